import DisplayList
import Foundation

/// The device around its screen.
@MainActor
final class DeviceBody {
  private let keys = (ground: FragmentKey.next(), screen: FragmentKey.next())

  /// Returns a display list of the device with the screen in it, on a transparent background.
  func around(_ list: DisplayList, _ device: Device, isLandscape: Bool) -> DisplayList {
    let edge = device.edge(isLandscape: isLandscape)
    let margin = Device.keyHeight
    let body = CGRect(
      x: margin, y: margin, width: list.size.width + 2 * edge.width, height: list.size.height + 2 * edge.height)
    let screen = CGRect(origin: .zero, size: list.size)
    let inside = Fragment(
      key: keys.screen, version: 0, offset: CGPoint(x: body.minX + edge.width, y: body.minY + edge.height),
      size: list.size,
      effects: Fragment.Effects(
        clip: .roundedRect(screen, radii: CornerRadii(device.cornerRadius), style: .continuous)),
      commands: [.fill(.rect(screen), .color(list.background))], children: [list.root])
    let size = CGSize(width: body.maxX + margin, height: body.maxY + margin)
    var whole = list
    whole.size = size
    whole.background = DisplayColor(red: 0, green: 0, blue: 0, alpha: 0)
    whole.root = Fragment(
      key: keys.ground, version: 0, offset: .zero, size: size,
      commands: metal(body, device, isLandscape: isLandscape), children: [inside])
    return whole
  }

  /// Buttons, rings of metal, glass.
  private func metal(_ body: CGRect, _ device: Device, isLandscape: Bool) -> [DrawCommand] {
    func gray(_ value: Float) -> Paint { .color(DisplayColor(red: value, green: value, blue: value)) }
    var commands: [DrawCommand] = []
    if !device.isTablet, !isLandscape {
      let height = Device.keyHeight
      for key in Device.keysOnTheLeft {
        let frame = CGRect(x: body.minX - height, y: body.minY + key.lowerBound, width: 2 * height, height: key.length)
        commands.append(.fill(.roundedRect(frame, radii: CornerRadii(2), style: .circular), gray(0.44)))
      }
      let power = Device.keyOnTheRight
      let frame = CGRect(
        x: body.maxX - height, y: body.minY + power.lowerBound, width: 2 * height, height: power.length)
      commands.append(.fill(.roundedRect(frame, radii: CornerRadii(2), style: .circular), gray(0.44)))
    }
    for (inset, shade) in [(0, 0), (1, 0.48), (3.5, 0.17), (4.5, 0.02)] as [(CGFloat, Float)] {
      let ring = body.insetBy(dx: inset, dy: inset)
      let radius = device.edgeRadius - inset
      commands.append(.fill(.roundedRect(ring, radii: CornerRadii(radius), style: .continuous), gray(shade)))
    }
    guard device.camera == .bezel, device.hasHomeButton else { return commands }
    return commands + homeButton(body, isLandscape: isLandscape)
  }

  private func homeButton(_ body: CGRect, isLandscape: Bool) -> [DrawCommand] {
    let middle =
      isLandscape ? CGPoint(x: body.maxX - 46, y: body.midY) : CGPoint(x: body.midX, y: body.maxY - 46)
    let button = CGRect(x: middle.x - 30, y: middle.y - 30, width: 60, height: 60)
    let speaker =
      isLandscape
      ? CGRect(x: body.minX + 44, y: body.midY - 28, width: 6, height: 56)
      : CGRect(x: body.midX - 28, y: body.minY + 44, width: 56, height: 6)
    func gray(_ value: Float) -> Paint { .color(DisplayColor(red: value, green: value, blue: value)) }
    return [
      .fill(.ellipse(button), gray(0.23)), .fill(.ellipse(button.insetBy(dx: 2, dy: 2)), gray(0.05)),
      .fill(.roundedRect(speaker, radii: CornerRadii(3), style: .circular), gray(0.18)),
    ]
  }
}

extension Device {
  /// Returns the distance from the screen to the edge of the device in points, horizontally and vertically.
  package func edge(isLandscape: Bool) -> CGSize {
    let upright =
      isTablet
      ? CGSize(width: 30, height: 30) : hasHomeButton ? CGSize(width: 17, height: 92) : CGSize(width: 12, height: 12)
    return isLandscape ? CGSize(width: upright.height, height: upright.width) : upright
  }
  /// The radius of the device's own corners in points.
  package var edgeRadius: CGFloat { hasHomeButton ? 54 : cornerRadius + edge(isLandscape: false).width }

  /// How far buttons stand out, and where they are, in points from the upper end.
  static let keyHeight: CGFloat = 3
  static let keysOnTheLeft: [Range<CGFloat>] = [122..<154, 182..<242, 256..<316]
  static let keyOnTheRight: Range<CGFloat> = 210..<308
}

extension Range<CGFloat> {
  fileprivate var length: CGFloat { upperBound - lowerBound }
}
