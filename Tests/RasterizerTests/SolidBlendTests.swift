import CPango
import DisplayList
import Foundation
import Testing

@testable import Rasterizer

/// Our own painting paths give the same bytes as Cairo.
@MainActor @Suite("Solid colours through coverage")
struct SolidBlendTests {
  private let width = 61
  private let height = 40

  /// Pixels, a byte of coverage for each, and a colour.
  private struct Case {
    var pixels: [UInt32]
    var coverage: [UInt8]
    var color: DisplayColor

    @MainActor
    init(seed: UInt64, count: Int) {
      var state = seed
      func next(_ count: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int(state >> 33) % count
      }
      // Few colours, so that most are looked up and some are not; the first is fully transparent.
      let colors = [0] + (0..<4).map { _ in UInt32(255) << 24 | UInt32(next(1 << 24)) } + [0x8040_2010]
      let kind = next(3)
      pixels = (0..<count).map { index in
        // At random, in bands, or in columns, which makes rows equal
        colors[kind == 0 ? next(colors.count) : kind == 1 ? index / 90 % colors.count : index % 61 / 20]
      }
      // Rows repeat, as those of a shadow do.
      let period = [count, 64, 256][next(3)]
      let varied = (0..<period).map { [0, 0, 255, 255, next(256)][($0 / 11 + next(2)) % 5] }.map { UInt8($0) }
      coverage = (0..<count).map { varied[$0 % period] }
      color = DisplayColor(
        red: Float(next(256)) / 255, green: Float(next(1000)) / 999, blue: Float(next(2)),
        alpha: [1, 0.15, Float(next(1000)) / 999][next(3)])
    }
  }

  /// Returns a copy of the pixels painted with `draw`.
  private func painted(
    _ pixels: [UInt32], in color: DisplayColor, with blend: SolidBlend? = nil, _ draw: (Canvas) -> Void
  ) -> [UInt32] {
    var copy = pixels
    copy.withUnsafeMutableBytes { bytes in
      guard
        let surface = cairo_image_surface_create_for_data(
          bytes.bindMemory(to: UInt8.self).baseAddress, CAIRO_FORMAT_ARGB32, Int32(width), Int32(height),
          Int32(width * 4))
      else { return }
      let canvas = Canvas(surface, blend: blend)
      canvas.clip(to: PixelRect(x: 2, y: 3, width: width - 5, height: height - 4))
      canvas.setSource(color)
      draw(canvas)
      cairo_surface_finish(surface)
      cairo_surface_destroy(surface)
    }
    return copy
  }

  @Test(
    "given random colours, coverage and pixels, then every byte is Cairo's", arguments: 1...60 as ClosedRange<UInt64>)
  func bytes(seed: UInt64) {
    let stride = (width + 3) & ~3
    let sample = Case(seed: seed, count: stride * height)
    let pixels = Array(sample.pixels.prefix(width * height))
    var coverage = sample.coverage
    coverage.withUnsafeMutableBufferPointer { bytes in
      guard let bytes = bytes.baseAddress else { return }
      let expected = painted(pixels, in: sample.color) { canvas in
        let mask = cairo_image_surface_create_for_data(
          bytes, CAIRO_FORMAT_A8, Int32(width), Int32(height), Int32(stride))
        cairo_mask_surface(canvas.context, mask, 1, -1)
        cairo_surface_destroy(mask)
      }
      // Repeatedly, since tables are made for colours that recur
      let blend = SolidBlend()
      for _ in 0..<3 {
        let own = painted(pixels, in: sample.color, with: blend) {
          #expect(SolidTarget($0) != nil)
          $0.paint(through: bytes, width: width, height: height, stride: stride, x: 1, y: -1)
        }
        #expect(own == expected, "seed \(seed), \(sample.color)")
        #expect(own != pixels || sample.color.alpha < 0.01, "nothing was painted")
      }
    }
  }

  @Test("given a gradient, then Cairo paints it") func gradient() {
    _ = painted([UInt32](repeating: 0, count: width * height), in: .red, with: SolidBlend()) { canvas in
      let gradient = cairo_pattern_create_linear(0, 0, 10, 0)
      cairo_set_source(canvas.context, gradient)
      #expect(SolidTarget(canvas) == nil)
      cairo_pattern_destroy(gradient)
    }
  }
}

/// Areas that are covered later are not filled, with no visible difference.
@MainActor @Suite("Hidden fills")
struct OccluderTests {
  private func card(_ key: UInt64, y: CGFloat, alpha: Float = 1, opacity: Double = 1) -> Fragment {
    let box = CGRect(x: 0, y: 0, width: 340, height: 150)
    let white = DisplayColor(red: 1, green: 1, blue: 1, alpha: alpha)
    return fragment(
      at: CGPoint(x: 25, y: y), key: key, effects: .init(opacity: opacity),
      [
        .shadow(
          .roundedRect(box, radii: CornerRadii(12), style: .continuous), Shadow(color: .black, radius: 8, offset: .zero)
        ),
        .fill(.roundedRect(box, radii: CornerRadii(12), style: .continuous), .color(white)),
        .fill(.rect(CGRect(x: 20, y: 20, width: 60, height: 60)), .red),
      ])
  }

  private func list(_ cards: [Fragment]) -> DisplayList {
    let screen = CGRect(x: 0, y: 0, width: 390, height: 600)
    let clip = fragment(key: 2, effects: .init(clip: .rect(screen.insetBy(dx: 0, dy: 20))), [], children: cards)
    return DisplayList(
      size: screen.size, scale: 2, background: .blue,
      root: fragment(
        key: 1, [.fill(.rect(screen), .color(.green)), .fill(.rect(screen), .color(.red.opacity(0.3)))],
        children: [clip]))
  }

  /// Returns a picture painted in pieces too small for anything to be left out.
  private func inPieces(_ list: DisplayList) -> Data {
    let whole = list.pixels
    var data = Data(count: whole.area * 4)
    let rasterizer = Rasterizer()
    data.withUnsafeMutableBytes { bytes in
      guard let start = bytes.baseAddress else { return }
      for y in stride(from: 0, to: whole.height, by: 60) {
        rasterizer.paint(list, [PixelRect(x: 0, y: y, width: whole.width, height: 60)], into: start)
      }
    }
    return data
  }

  @Test(
    "given cards over a ground, one of them translucent, then the picture is the one that is painted in small pieces")
  func cards() {
    let list = list([
      card(10, y: -40), card(11, y: 120), card(12, y: 290, alpha: 0.5), card(13, y: 460, opacity: 0.5),
      card(14, y: 500),
    ])
    #expect(Rasterizer().render(list).pixels == inPieces(list))
  }

  @Test("given cards over a ground, then of the ground only what is around them is filled")
  func parts() {
    let list = list([card(10, y: 30), card(11, y: 200)])
    let occluders = Occluders(list, in: list.pixels)
    let ground = occluders.visible(of: list.pixels)
    // The fill of the ground covers the whole background.
    #expect(ground.isEmpty)
    var afterwards = occluders
    afterwards.pass(0, of: list.root)
    let left = afterwards.visible(of: list.pixels).reduce(0) { $0 + $1.area }
    // Two cards of 680 x 300 pixels, without the rows of their corners.
    let corner = Int((12 * 1.528665 * 2).rounded(.up))
    #expect(left == 780 * 1200 - 2 * 680 * (300 - 2 * corner), "\(left)")
  }
}
