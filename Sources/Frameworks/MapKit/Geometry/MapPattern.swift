import Foundation
import ScrollworkSwiftUI

/// The drawn map: fictional parks, water and streets. The world is divided into four repeatedly, each time at a point
/// derived from the part's position, so that a place always looks the same, and closer views show more streets.
struct MapPattern {
  /// The colours of the map.
  struct Palette: Equatable {
    var land: Color
    var water: Color
    var park: Color
    var block: Color
    /// Nil for no streets.
    var street: Color?
    var mainStreet: Color?
  }

  let palette: Palette
  let viewpoint: MapViewpoint
  let size: CGSize

  private struct Part {
    var rect: MKMapRect
    var seed: UInt64
    /// The ground around it, which it shares.
    var ground: Ground
  }

  private enum Ground { case land, water, park }

  /// The size in points of a block at which its streets appear.
  private static let block = 74.0

  private var fills: [(Color, Path)] = []
  private var streets = Path()
  private var mainStreets = Path()

  init(palette: Palette, viewpoint: MapViewpoint, size: CGSize) {
    self.palette = palette
    self.viewpoint = viewpoint
    self.size = size
    let seen = viewpoint.rect(in: size)
    let world = MKMapPoint.world
    var (water, park, block) = (Path(), Path(), Path())
    // The world wraps around from east to west.
    let (first, last) = (Int((seen.minX / world).rounded(.down)), Int((seen.maxX / world).rounded(.down)))
    for turn in first...max(first, last) {
      let origin = Double(turn) * world
      var parts = [Part(rect: MKMapRect(x: origin, y: 0, width: world, height: world), seed: 1, ground: .land)]
      while let part = parts.popLast() {
        let side = min(part.rect.width, part.rect.height) / viewpoint.scale
        guard part.rect.intersects(seen) else { continue }
        let ground = self.ground(of: part)
        // A lake or park that fills more than a screen is divided too, so that there is always something to see.
        let isWhole = side < Self.block * (ground == .land ? 2 : 4)
        if isWhole {
          let inset = min(side * 0.06, 9)
          let shape = outline(part.rect, inset: inset, corner: ground == .land ? 3 : min(side * 0.22, 60))
          switch ground {
          case .water: water.addPath(shape)
          case .park: park.addPath(shape)
          case .land: block.addPath(shape)
          }
        }
        if !isWhole { parts += cut(part, ground: ground, side: side) }
      }
    }
    fills = [(palette.block, block), (palette.park, park), (palette.water, water)]
  }

  private func outline(_ rect: MKMapRect, inset: Double, corner: Double) -> Path {
    let (x, y) = (
      (rect.minX - viewpoint.center.x) / viewpoint.scale, (rect.minY - viewpoint.center.y) / viewpoint.scale
    )
    let frame = CGRect(x: x, y: y, width: rect.width / viewpoint.scale, height: rect.height / viewpoint.scale)
    return Path(roundedRect: frame.insetBy(dx: inset, dy: inset), cornerRadius: corner)
  }

  /// Returns the ground of a part: large ones are land, so that no screen is all water.
  private func ground(of part: Part) -> Ground {
    guard part.rect.width < MKMapPoint.world / 4 else { return .land }
    if part.ground != .land { return Self.mixed(part.seed, 9) % 100 < 55 ? part.ground : .land }
    switch Self.mixed(part.seed, 7) % 100 {
    case 0..<6: return .water
    case 6..<15: return .park
    default: return .land
    }
  }

  private mutating func cut(_ part: Part, ground: Ground, side: Double) -> [Part] {
    func share(_ salt: UInt64) -> Double { 0.36 + 0.28 * Double(Self.mixed(part.seed, salt) % 1000) / 1000 }
    let rect = part.rect
    let (x, y) = (rect.minX + rect.width * share(1), rect.minY + rect.height * share(2))
    let isMain = side > Self.block * 7
    let (left, top) = (place(MKMapPoint(x: rect.minX, y: y)), place(MKMapPoint(x: x, y: rect.minY)))
    let (right, bottom) = (place(MKMapPoint(x: rect.maxX, y: y)), place(MKMapPoint(x: x, y: rect.maxY)))
    func add(to path: inout Path) {
      path.move(to: left)
      path.addLine(to: right)
      path.move(to: top)
      path.addLine(to: bottom)
    }
    // Water and parks have no streets.
    if ground == .land { if isMain { add(to: &mainStreets) } else { add(to: &streets) } }
    let corners = [
      (rect.minX, rect.minY, x - rect.minX, y - rect.minY), (x, rect.minY, rect.maxX - x, y - rect.minY),
      (rect.minX, y, x - rect.minX, rect.maxY - y), (x, y, rect.maxX - x, rect.maxY - y),
    ]
    return corners.enumerated().map { index, corner in
      Part(
        rect: MKMapRect(x: corner.0, y: corner.1, width: corner.2, height: corner.3),
        seed: Self.mixed(part.seed, UInt64(index) + 11), ground: ground)
    }
  }

  /// Returns the position relative to the screen's centre, with north up.
  private func place(_ place: MKMapPoint) -> CGPoint {
    // Streets extend far beyond the screen on a large part; what is drawn of them does not.
    let (x, y) = ((place.x - viewpoint.center.x) / viewpoint.scale, (place.y - viewpoint.center.y) / viewpoint.scale)
    return CGPoint(x: min(max(x, -4000), 4000), y: min(max(y, -4000), 4000))
  }

  /// Returns a pseudorandom number (splitmix64's mixing).
  private static func mixed(_ seed: UInt64, _ salt: UInt64) -> UInt64 {
    var z = seed &* 0x9E37_79B9_7F4A_7C15 &+ salt &* 0xD1B5_4A32_D192_ED03
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  /// Draws the map.
  func draw(in context: inout GraphicsContext) {
    context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(palette.land))
    context.translateBy(x: size.width / 2, y: size.height / 2)
    context.rotate(by: .degrees(-viewpoint.heading))
    for (color, path) in fills { context.fill(path, with: .color(color)) }
    if let street = palette.street { context.stroke(streets, with: .color(street), lineWidth: 5) }
    if let street = palette.mainStreet { context.stroke(mainStreets, with: .color(street), lineWidth: 10) }
  }
}
