import DisplayList
import Foundation
import Typesetting

/// The time, the signal and the battery at the upper edge of the screen, at 9:41 and full as on Apple's pictures.
@MainActor
struct StatusBar {
  let device: Device
  let width: CGFloat
  let scale: CGFloat
  let isLight: Bool

  private var color: DisplayColor { isLight ? .white : .black }

  var commands: [DrawCommand] {
    switch device.camera {
    case .island: besideCamera(middle: device.safeArea.top - 27.5, room: 125)
    case .notch: besideCamera(middle: 24, room: 162)
    case .bezel: device.isTablet ? onTablet : besideTime
    }
  }

  /// Returns time and signs left and right of the camera.
  private func besideCamera(middle: CGFloat, room: CGFloat) -> [DrawCommand] {
    let time = TextSpan(text: "9:41", font: FontDescription(size: 17, weight: 600))
    let signs = StatusSigns(size: 1, color: color)
    let right = CGPoint(x: width - 27 - StatusSigns.width, y: middle - StatusSigns.height / 2)
    return text(time, middle: CGPoint(x: (width - room) / 4 + 2, y: middle), share: 0.5) + signs.all(at: right)
  }

  /// The commands for a phone with a home button, which has the time in the middle.
  private var besideTime: [DrawCommand] {
    let time = TextSpan(text: "9:41", font: FontDescription(size: 12, weight: 600))
    let signs = StatusSigns(size: 0.84, color: color)
    let y = 10 - StatusSigns.height * 0.84 / 2
    return signs.reception(at: CGPoint(x: 7, y: y))
      + text(time, middle: CGPoint(x: width / 2, y: 10), share: 0.5)
      + signs.battery(at: CGPoint(x: width - 7 - StatusSigns.batteryWidth * 0.84, y: y))
  }

  private var onTablet: [DrawCommand] {
    let time = TextSpan(text: "9:41 AM", font: FontDescription(size: 12, weight: 600))
    let signs = StatusSigns(size: 0.84, color: color)
    let right = CGPoint(x: width - 20 - StatusSigns.width * 0.84, y: 12 - StatusSigns.height * 0.84 / 2)
    return text(time, middle: CGPoint(x: 20, y: 12), share: 0) + signs.all(at: right)
  }

  /// Returns a text.
  /// - Parameter share: the share of the text's width left of `middle`.
  private func text(_ span: TextSpan, middle: CGPoint, share: CGFloat) -> [DrawCommand] {
    let layout = Paragraph(spans: [span], style: ParagraphStyle(displayScale: scale)).layout(width: nil, height: nil)
    let x = middle.x - layout.size.width * share
    let origin = CGPoint(
      x: (x * scale).rounded() / scale, y: ((middle.y - layout.size.height / 2) * scale).rounded() / scale)
    return layout.lines.flatMap(\.runs).map { .glyphs($0.glyphs.offset(by: origin), .color(color)) }
  }
}
