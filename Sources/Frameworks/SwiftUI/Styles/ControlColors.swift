import Foundation
import ScrollworkUIKit

/// The colours of a control's parts besides its tint; nil for the system's.
struct ControlColors: Equatable {
  var thumb: Color?
  var track: Color?
}

/// The images that a UIKit slider sets for its parts, and the height of its track in points; nil for the system's.
struct SliderLooks: Equatable {
  var thumb: UIImage?
  var minimumTrack: UIImage?
  var maximumTrack: UIImage?
  var trackHeight: CGFloat?
  /// Whether it is a UIKit slider, whose value in words is the share of its track.
  var isUIKit = false

  init() {}

  @MainActor init(_ slider: UISlider) {
    thumb = slider.currentThumbImage
    minimumTrack = slider.currentMinimumTrackImage
    maximumTrack = slider.currentMaximumTrackImage
    // A slider that has no size yet is asked with its natural height.
    let bounds = slider.bounds.isEmpty ? CGRect(x: 0, y: 0, width: 100, height: 34) : slider.bounds
    trackHeight = slider.trackRect(forBounds: bounds).height
    isUIKit = true
  }
}

private struct SliderLooksKey: EnvironmentKey { static var defaultValue: SliderLooks { SliderLooks() } }

private struct ControlColorsKey: EnvironmentKey { static var defaultValue: ControlColors { ControlColors() } }

/// The appearance of the segments of a segmented control; nil for the system's.
struct SegmentLooks: Equatable {
  var selectedGround: UIColor?
  var font: UIFont?
  var selectedFont: UIFont?
  var color: UIColor?
  var selectedColor: UIColor?
  /// The widths of segments in points, where they are not equal: 0 for a share of what is left.
  var widths: [CGFloat] = []
  /// Whether segments that have no width of their own are as wide as their content requires.
  var areSizedByContent = false
  var images: SegmentPictures?

  @MainActor init?(_ control: UISegmentedControl?) {
    guard let control else { return nil }
    selectedGround = control.selectedSegmentTintColor
    let (normal, selected) = (control.titleTextAttributes(for: .normal), control.titleTextAttributes(for: .selected))
    font = normal?[.font] as? UIFont
    selectedFont = selected?[.font] as? UIFont ?? font
    color = normal?[.foregroundColor] as? UIColor
    selectedColor = selected?[.foregroundColor] as? UIColor ?? color
    if control.segments.contains(where: { $0.width > 0 }) { widths = control.segments.map(\.width) }
    areSizedByContent = control.apportionsSegmentWidthsByContent
    images = SegmentPictures(control)
  }
}

private struct SegmentLooksKey: EnvironmentKey { static var defaultValue: SegmentLooks? { nil } }

extension EnvironmentValues {
  /// The colours that a UIKit control sets for its parts.
  var controlColors: ControlColors {
    get { self[ControlColorsKey.self] }
    set { self[ControlColorsKey.self] = newValue }
  }

  /// The images that a UIKit slider sets for its parts.
  var sliderLooks: SliderLooks {
    get { self[SliderLooksKey.self] }
    set { self[SliderLooksKey.self] = newValue }
  }

  /// The looks that a UIKit segmented control sets for its segments; nil for pickers, which use
  /// `UISegmentedControl.appearance()`.
  var segmentLooks: SegmentLooks? {
    get { self[SegmentLooksKey.self] }
    set { self[SegmentLooksKey.self] = newValue }
  }
}
