import DisplayList
import Foundation

/// The signs of a status bar: bars of reception, the fan of Wi-Fi, a battery.
struct StatusSigns {
  /// The size; 1 for a phone with a camera in its screen.
  var size: CGFloat
  var color: DisplayColor

  /// The width in points at size 1.
  static let width: CGFloat = 74.4
  static let height: CGFloat = 13.6
  static let batteryWidth: CGFloat = 26.9
  private static let batteryStart: CGFloat = 47.5

  func all(at origin: CGPoint) -> [DrawCommand] {
    let battery = CGPoint(x: origin.x + Self.batteryStart * size, y: origin.y)
    return reception(at: origin) + self.battery(at: battery)
  }

  /// Draws four bars, then three rings of a fan.
  func reception(at origin: CGPoint) -> [DrawCommand] {
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: origin.x + x * size, y: origin.y + y * size) }
    func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
      CGRect(origin: point(x, y), size: CGSize(width: width * size, height: height * size))
    }
    var commands: [DrawCommand] = [8.4, 6.2, 3.6, 1].enumerated().map { index, top in
      let bar = rect(CGFloat(index) * 4.8, top, 3.2, 12.5 - top)
      return .fill(.roundedRect(bar, radii: CornerRadii(size), style: .circular), .color(color))
    }
    let middle = point(32, 12.4)
    for radius in [9.4, 5.5] as [CGFloat] {
      let line = Stroke(width: 2.1 * size, cap: .butt)
      if let arc = fan(middle, radius * size, isFilled: false) { commands.append(.stroke(arc, .color(color), line)) }
    }
    if let wedge = fan(middle, 2.7 * size, isFilled: true) { commands.append(.fill(wedge, .color(color))) }
    return commands
  }

  /// Returns a quarter of a circle that points upwards.
  private func fan(_ middle: CGPoint, _ radius: CGFloat, isFilled: Bool) -> Outline? {
    guard let arc = Arc(center: middle, radius: radius, start: -.pi * 3 / 4, delta: .pi / 2) else { return nil }
    var elements = PathElements([.move(arc.start)])
    for curve in arc.curves {
      elements.append(.curve(curve.end, control1: curve.control1, control2: curve.control2))
    }
    if isFilled {
      elements.append(.line(middle))
      elements.append(.close)
    }
    return .path(elements, evenOdd: false)
  }

  func battery(at origin: CGPoint) -> [DrawCommand] {
    func rounded(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, _ radii: CornerRadii) -> Outline {
      .roundedRect(
        CGRect(x: origin.x + x * size, y: origin.y + y * size, width: width * size, height: height * size),
        radii: radii, style: .continuous)
    }
    let pole = CornerRadii(topLeft: 0, topRight: 1.4 * size, bottomRight: 1.4 * size, bottomLeft: 0)
    return [
      .stroke(rounded(0.5, 1.1, 24, 11.4, CornerRadii(3.6 * size)), .color(color.opacity(0.38)), Stroke(width: size)),
      .fill(rounded(25.5, 4.8, 1.4, 4, pole), .color(color.opacity(0.42))),
      .fill(rounded(2.1, 2.7, 20.8, 8.2, CornerRadii(2.2 * size)), .color(color)),
    ]
  }
}
