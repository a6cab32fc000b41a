import Foundation
import ScrollworkUIKit

/// The dimensions of controls in a generation of iOS, in points (docs/facts.md says where they come from).
package struct ControlMetrics {
  let toggle: CGSize
  let toggleKnob: CGSize
  /// How far a switch extends beyond its place at the trailing edge of a line.
  let toggleOverhang: CGFloat
  /// The background of a switch that is off.
  let toggleOff: Color
  let sliderTrack: CGFloat
  package let sliderThumb: CGSize
  /// How far the middle of a slider's thumb and that of its line are below the middle of its frame.
  let sliderShifts: (thumb: CGFloat, line: CGFloat)
  /// The corners of segments, of the selected one, and of a stepper.
  let segments: CGFloat
  let segment: CGFloat
  let stepper: CGFloat
  /// The corners of a date button and of a search field.
  let dateButton: CGFloat
  let searchField: CGFloat

  /// Creates the dimensions of a generation; the phone's is `_SystemGeneration.current`.
  package init(_ system: _SystemGeneration) { self = system == .iOS26 ? Self.iOS26 : Self.iOS18 }

  private init(
    toggle: (size: CGSize, knob: CGSize, overhang: CGFloat, off: Color), slider: (track: CGFloat, thumb: CGSize),
    sliderShifts: (thumb: CGFloat, line: CGFloat),
    radii: (segments: CGFloat, segment: CGFloat, stepper: CGFloat, dateButton: CGFloat, searchField: CGFloat)
  ) {
    (self.toggle, toggleKnob, toggleOverhang, toggleOff) = toggle
    (sliderTrack, sliderThumb) = slider
    self.sliderShifts = sliderShifts
    (segments, segment, stepper, dateButton, searchField) = radii
  }

  private static let iOS18 = ControlMetrics(
    toggle: (
      CGSize(width: 51, height: 31), CGSize(width: 27, height: 27), 2, Color(uiColor: offGround)
    ),
    slider: (4, CGSize(width: 27, height: 27)), sliderShifts: (-0.5, 2 / 3), radii: (8.2, 6, 8, 8, 10))

  /// In dark mode it is fainter than the system's fill.
  private static let offGround = UIColor {
    UIColor(red: 120 / 255, green: 120 / 255, blue: 128 / 255, alpha: $0.userInterfaceStyle == .dark ? 0.285 : 0.16)
  }

  /// The thumb of a slider, the amount of grey in a switch that is off in dark mode, and that date buttons and search
  /// fields are capsules are guesses.
  private static let iOS26 = ControlMetrics(
    toggle: (
      CGSize(width: 62, height: 28), CGSize(width: 36, height: 24), 1.67,
      Color(.sRGB, red: 120 / 255, green: 120 / 255, blue: 128 / 255, opacity: 0.43)
    ),
    slider: (6, CGSize(width: 38, height: 24)), sliderShifts: (0, 0), radii: (16, 14, 16, 17.5, 18))
}

/// A circle in a square, otherwise a capsule.
struct KnobShape: Shape {
  func path(in rect: CGRect) -> Path {
    rect.width == rect.height ? Circle().path(in: rect) : Capsule().path(in: rect)
  }

  func _outline(in rect: CGRect) -> _ShapeOutline {
    rect.width == rect.height ? Circle()._outline(in: rect) : Capsule()._outline(in: rect)
  }
}
