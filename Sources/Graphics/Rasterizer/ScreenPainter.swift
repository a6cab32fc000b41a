import DisplayList
import Foundation

/// Keeps the picture of a screen and updates it from one display list to the next.
///
/// Only the differences from the previous list are painted (`FragmentComparison`), and a scroll moves the pixels that
/// stay on the screen (`Shift`). The bytes are always those of `Rasterizer.render`. A frame takes no memory of its own,
/// and a list with the same root takes no work.
@MainActor
public final class ScreenPainter {
  private let rasterizer: Rasterizer
  /// The only pixels that are kept, if not all.
  private let region: PixelRect?
  /// The content below materials, by the material's pixels.
  private var grounds: [PixelRect: ScreenPainter] = [:]
  /// The materials in the previous list: a moving material keeps no ground.
  private var materials: Set<PixelRect> = []
  /// What the last frame painted below materials: for tests.
  private(set) var groundFrames: [PaintedFrame] = []
  private var memory = UnsafeMutableRawBufferPointer(start: nil, count: 0)
  private var shown: DisplayList?
  private var shiftCount = 0
  /// The width of the picture in device pixels; 0 before the first list.
  public private(set) var width = 0
  public private(set) var height = 0

  public convenience init() { self.init(Rasterizer(), region: nil) }

  private init(_ rasterizer: Rasterizer, region: PixelRect?) {
    self.rasterizer = rasterizer
    self.region = region
  }

  isolated deinit { memory.deallocate() }

  /// Updates the picture to the list.
  @discardableResult
  public func paint(_ list: DisplayList) -> PaintedFrame {
    let screen = list.pixels
    let isResized = screen.width != width || screen.height != height
    if isResized {
      memory.deallocate()
      memory = .allocate(byteCount: screen.area * 4, alignment: 64)
      (width, height) = (screen.width, screen.height)
    }
    let region = self.region ?? screen
    defer { shown = list }
    guard let shown, !isResized, shown.scale == list.scale, shown.size == list.size,
      shown.background == list.background
    else { return repaint(list, [region], shift: nil) }
    if shown.root === list.root { return PaintedFrame(damage: [], shifted: nil) }

    if let shift = Shift.find(from: shown, to: list, in: region) {
      let damage = FragmentComparison(shown, list, in: region, shift: shift).damage
      // With more to paint than that, moving pixels saves nothing.
      if damage.pixelCount < shift.area.area / 2 { return repaint(list, damage.areas, shift: shift) }
    }
    let damage = FragmentComparison(shown, list, in: region, shift: nil).damage
    return repaint(list, damage.pixelCount < region.area ? damage.areas : [region], shift: nil)
  }

  private func repaint(_ list: DisplayList, _ areas: [PixelRect], shift: Shift?) -> PaintedFrame {
    if let start = memory.baseAddress {
      if let shift { move(shift, in: start) }
      rasterizer.paint(list, region == nil ? paintMaterials(of: list, in: areas, start) : areas, into: start)
    }
    #if DEBUG
      if shift != nil, region == nil {
        shiftCount += 1
        if shiftCount % 16 == 0, let wrong = difference(from: list) {
          assertionFailure(
            "A shifted frame differs from a full repaint in the pixels \(wrong) (areas painted: \(areas))")
        }
      }
    #endif
    return PaintedFrame(damage: areas, shifted: shift?.area)
  }

  /// Paints the materials that keep the content below them, and returns the rest of the areas.
  private func paintMaterials(
    of list: DisplayList, in areas: [PixelRect], _ start: UnsafeMutableRawPointer
  ) -> [PixelRect] {
    groundFrames = []
    let found = MaterialLayers(list)
    let kept = found.layers.filter { materials.contains($0.area) }
    materials = Set(found.layers.map(\.area))
    grounds = grounds.filter { materials.contains($0.key) }
    let layers = kept.filter { layer in areas.contains { !$0.intersection(layer.area).isEmpty } }
    var rest = areas
    for layer in layers { rest = rest.flatMap { $0.subtracting(layer.area) } }
    let isWhole = (found.others + found.layers.map(\.area)).allSatisfy { whole in
      rest.allSatisfy { $0.intersection(whole).isEmpty || $0.contains(whole) }
    }
    guard isWhole else { return areas }
    for layer in layers {
      let ground = grounds[layer.area] ?? ScreenPainter(rasterizer, region: layer.area)
      grounds[layer.area] = ground
      groundFrames.append(ground.paint(layer.below))
      ground.copy(layer.area, to: start)
      rasterizer.paint(list, [layer.area], into: start, from: layer.start)
    }
    return rest
  }

  /// Copies pixels to the same place in another picture of the same size.
  private func copy(_ area: PixelRect, to other: UnsafeMutableRawPointer) {
    guard let mine = memory.baseAddress else { return }
    for y in area.y..<area.maxY {
      let offset = (y * width + area.x) * 4
      memcpy(other + offset, mine + offset, area.width * 4)
    }
  }

  private func move(_ shift: Shift, in start: UnsafeMutableRawPointer) {
    let target = shift.area.intersection(shift.area.offsetBy(x: shift.dx, y: shift.dy))
    for step in 0..<target.height {
      // Rows are copied in an order in which none is overwritten before it is read.
      let y = shift.dy > 0 ? target.maxY - 1 - step : target.y + step
      let row = start + (y * width + target.x) * 4
      memmove(row, start + ((y - shift.dy) * width + target.x - shift.dx) * 4, target.width * 4)
    }
  }

  /// Returns the bounding rectangle of all pixels that differ from a full repaint of the list; nil if none does.
  func difference(from list: DisplayList) -> PixelRect? {
    let bitmap = rasterizer.render(list)
    guard bitmap.width == width, bitmap.height == height else { return list.pixels }
    return bitmap.pixels.withUnsafeBytes { expected in
      guard let right = expected.baseAddress, let mine = memory.baseAddress else { return nil }
      var wrong: PixelRect?
      for y in 0..<height where memcmp(right + y * width * 4, mine + y * width * 4, width * 4) != 0 {
        for x in 0..<width where memcmp(right + (y * width + x) * 4, mine + (y * width + x) * 4, 4) != 0 {
          let pixel = PixelRect(x: x, y: y, width: 1, height: 1)
          wrong = wrong?.union(pixel) ?? pixel
        }
      }
      return wrong
    }
  }

  /// Calls `body` with the pixels: premultiplied, 4 bytes each in the order blue, green, red, alpha, rows of `width *
  /// 4` bytes from the top. Valid during the call only.
  public func withPixels<Result>(_ body: (UnsafeRawBufferPointer) throws -> Result) rethrows -> Result {
    try body(UnsafeRawBufferPointer(memory))
  }

  /// Returns a copy of the picture; empty before the first list.
  public func bitmap() -> Bitmap { Bitmap(width: width, height: height, pixels: Data(memory)) }
}
