import DisplayList
import Foundation
import Testing

@testable import Rasterizer

@MainActor
@Suite struct EffectTests {
  private let overlapping: [DrawCommand] = [
    .fill(.rect(rect(0, 0, 20, 20)), .black), .fill(.rect(rect(10, 10, 20, 20)), .black),
  ]

  @Test func aGroupFadesAsOne() {
    let group = render(fragment(effects: .init(opacity: 0.5), overlapping))
    #expect(group[5, 5].isClose(to: group[15, 15], within: 1), "where two shapes overlap nothing shows through")
    #expect(abs(group[5, 5].red - 127) <= 1)
    let separate = render(
      fragment([], children: overlapping.map { fragment(effects: .init(opacity: 0.5), [$0]) }))
    #expect(abs(separate[15, 15].red - 64) <= 1)
    #expect(separate[5, 5].isClose(to: group[5, 5], within: 1))
  }

  @Test func opacitiesMultiply() {
    let inner = fragment(effects: .init(opacity: 0.5), [.fill(.rect(rect(0, 0, 20, 20)), .black)])
    let bitmap = render(fragment(effects: .init(opacity: 0.5), [], children: [inner]))
    #expect(abs(bitmap[5, 5].red - 191) <= 1)
    #expect(render(fragment(effects: .init(opacity: 0), overlapping)).ink == 0)
  }

  @Test func aRectangularClipIsExact() {
    let clip = Outline.rect(rect(10, 10, 15, 5))
    let child = fragment(at: CGPoint(x: -5, y: 12), [.fill(.rect(rect(0, 0, 100, 100)), .red)])
    let bitmap = render(
      fragment(effects: .init(clip: clip), [.fill(.rect(rect(0, 0, 40, 40)), .blue)], children: [child]))
    #expect(bitmap[10, 10] == .blue && bitmap[24, 12] == .red && bitmap[10, 14] == .red)
    for (x, y) in [(9, 12), (25, 12), (12, 9), (12, 15)] { #expect(bitmap[x, y] == .white) }
  }

  @Test(arguments: [
    Fragment.Effects(clip: .ellipse(rect(0, 0, 40, 40))), Fragment.Effects(opacity: 0.999),
  ])
  func aMaterialInAGroupShowsWhatLiesBehindTheGroup(effects: Fragment.Effects) {
    let material = Paint.backdrop(
      Backdrop(sigma: 4, curve: SIMD4(0.8, 0.85, 0.9, 0.95), amount: 0.5, saturation: 1.5, brightness: 0))
    let commands: [DrawCommand] = [
      .fill(.rect(rect(0, 0, 40, 40)), material), .fill(.rect(rect(18, 18, 4, 4)), .black),
    ]
    let behind: [DrawCommand] = [
      .fill(.rect(rect(0, 0, 20, 40)), .red), .fill(.rect(rect(20, 0, 20, 40)), .blue),
    ]
    let plain = render(fragment(behind, children: [fragment(commands)]))
    let grouped = render(fragment(behind, children: [fragment(effects: effects, commands)]))
    for (x, y) in [(10, 20), (18, 12), (20, 28), (30, 20)] {
      #expect(grouped[x, y].isClose(to: plain[x, y], within: 2), "\(x), \(y)")
    }
  }

  @Test func clipsNestAndHaveRoundCorners() {
    let inner = fragment(
      effects: .init(clip: .ellipse(rect(0, 0, 40, 40))), [.fill(.rect(rect(0, 0, 40, 40)), .red)])
    let bitmap = render(fragment(effects: .init(clip: .rect(rect(0, 0, 20, 40))), [], children: [inner]))
    #expect(bitmap[10, 20] == .red && bitmap[30, 20] == .white && bitmap[1, 1] == .white)
  }

  @Test func aClipBelongsToItsFragmentOnly() {
    let clipped = fragment(effects: .init(clip: .rect(rect(0, 0, 5, 5))), [.fill(.rect(rect(0, 0, 40, 40)), .red)])
    let bitmap = render(fragment([], children: [clipped, fragment([.fill(.rect(rect(20, 20, 5, 5)), .blue)])]))
    #expect(bitmap[2, 2] == .red && bitmap[10, 10] == .white && bitmap[22, 22] == .blue)
  }

  @Test func childrenAreDrawnInOrderOverTheCommands() {
    let bitmap = render(
      fragment(
        [.fill(.rect(rect(0, 0, 30, 30)), .red)],
        children: [
          fragment([.fill(.rect(rect(0, 0, 20, 20)), .blue)]), fragment([.fill(.rect(rect(0, 0, 10, 10)), .black)]),
        ]))
    #expect(bitmap[5, 5] == .black && bitmap[15, 15] == .blue && bitmap[25, 25] == .red)
  }

  // MARK: Shadows

  private let shadow = Shadow(color: .black, radius: 4, offset: CGPoint(x: 0, y: 0))

  @Test func aShadowFadesSteadilyOutwards() {
    let outline = Outline.roundedRect(rect(30, 30, 40, 40), radii: CornerRadii(8), style: .continuous)
    let bitmap = render(fragment([.shadow(outline, shadow)]), size: 100)
    let row = (0..<50).map { bitmap[$0, 50].red }
    for (outer, inner) in zip(row, row.dropFirst()) { #expect(outer >= inner) }
    #expect(row[17] == 255, "three standard deviations out nothing is left")
    #expect(row[25] < 255 && row[49] < 3)
    // A Gaussian blur is one half on the edge, and 16 % one standard deviation outside.
    #expect(abs(Double(row[29] + row[30]) / 2 - 127.5) < 4)
    #expect(abs(Double(row[25] + row[26]) / 2 - 255 * 0.841) < 5)
  }

  @Test func shadowsAreSymmetricAndDisplaced() {
    let centered = render(fragment([.shadow(.rect(rect(30, 30, 40, 40)), shadow)]), size: 100)
    for distance in 20..<40 {
      #expect(abs(centered[distance, 50].red - centered[99 - distance, 50].red) <= 1)
      #expect(abs(centered[distance, 50].red - centered[50, distance].red) <= 1)
    }
    var moved = shadow
    moved.offset = CGPoint(x: 5, y: 10)
    let bitmap = render(fragment([.shadow(.rect(rect(30, 30, 40, 40)), moved)]), size: 100)
    #expect(bitmap[30, 45] == centered[25, 35])
  }

  @Test func aStretchedPatchEqualsADirectBlur() {
    // given the same rounded rectangle as a shape (nine-patch) and as a path (blurred as a whole)
    let outline = Outline.roundedRect(rect(20, 20, 120, 70), radii: CornerRadii(12), style: .continuous)
    let patch = render(fragment([.shadow(outline, shadow)]), size: 160)
    let whole = render(fragment([.shadow(.path(outline.path, evenOdd: false), shadow)]), size: 160)
    var difference = 0
    for y in 0..<160 { for x in 0..<160 { difference = max(difference, abs(patch[x, y].red - whole[x, y].red)) } }
    #expect(difference <= 2)
  }

  @Test func sharpAndHugeShadowsDoNotCrash() {
    for radius in [0, 0.1, 500] {
      let bitmap = render(
        fragment([.shadow(.rect(rect(10, 10, 20, 20)), Shadow(color: .black, radius: radius, offset: .zero))]))
      if radius == 0 { #expect(bitmap[10, 10] == .black && bitmap[9, 9] == .white) }
    }
  }

  @Test(
    "given a shadow of any radius, then what is blurred does not grow with it")
  func costOfLargeRadii() {
    func pixels(_ radius: CGFloat, _ outline: Outline) -> Int {
      let rasterizer = Rasterizer()
      let shadow = Shadow(color: .black, radius: radius, offset: .zero)
      _ = render(fragment([.shadow(outline, shadow)]), size: 300, with: rasterizer)
      return rasterizer.blurredShadowPixels
    }
    for outline in [Outline.rect(rect(10, 10, 280, 280)), .ellipse(rect(10, 10, 280, 140))] {
      for radius in [100, 200, 250, 300, 1000, 5000, 10_000] as [CGFloat] {
        #expect(pixels(radius, outline) < 2_500_000, "\(radius)")
      }
      #expect(pixels(1000, outline) < 1_000_000)
    }
  }

  @Test func shadowsOfOneKindAreBlurredOnce() {
    let rasterizer = Rasterizer()
    let card = Outline.roundedRect(rect(0, 0, 80, 60), radii: CornerRadii(12), style: .continuous)
    let taller = Outline.roundedRect(rect(0, 0, 80, 75), radii: CornerRadii(12), style: .continuous)
    let rows = (0..<5).map {
      fragment(at: CGPoint(x: 20, y: CGFloat($0) * 70), [.shadow($0 == 3 ? taller : card, shadow)])
    }
    _ = render(fragment([], children: rows), size: 300, with: rasterizer)
    #expect(rasterizer.blurCount == 1)
    _ = render(fragment(at: CGPoint(x: 0, y: -33), [], children: rows), size: 300, with: rasterizer)
    #expect(rasterizer.blurCount == 1, "a scrolled frame blurs nothing")
  }

  @Test func aGroupCastsTheShadowOfItsWhole() {
    let effects = Fragment.Effects(shadow: Shadow(color: .red, radius: 2, offset: CGPoint(x: 10, y: 0)))
    let group = fragment(
      at: CGPoint(x: 5, y: 5), effects: effects, [.fill(.rect(rect(0, 0, 10, 10)), .blue)],
      children: [fragment(at: CGPoint(x: 0, y: 20), [.fill(.ellipse(rect(0, 0, 10, 10)), .blue)])])
    let bitmap = render(group)
    #expect(bitmap[10, 10] == .blue && bitmap[10, 30] == .blue)
    #expect(bitmap[20, 10].isClose(to: .red, within: 12), "the first shape's shadow")
    #expect(bitmap[20, 30].green < 140, "the second shape's shadow")
    #expect(bitmap[20, 20].green > 230, "nothing between them")
  }

  @Test func aGroupShadowIsKeptUntilTheGroupChanges() {
    let rasterizer = Rasterizer()
    let effects = Fragment.Effects(shadow: shadow)
    let child = fragment(key: 2, [.fill(.rect(rect(0, 0, 10, 10)), .blue)])
    func draw(at x: CGFloat, version: UInt64 = 1, children: [Fragment]) -> Bitmap {
      render(
        fragment(at: CGPoint(x: x, y: 15), key: 1, version: version, effects: effects, [], children: children),
        with: rasterizer)
    }
    let first = draw(at: 10, children: [child])
    let moved = draw(at: 13, children: [child])
    #expect(rasterizer.blurCount == 1)
    #expect(moved[13 + 5, 28] == first[10 + 5, 28])
    _ = draw(at: 10, children: [child.moved(to: CGPoint(x: 3, y: 0))])
    #expect(rasterizer.blurCount == 2)
    _ = draw(at: 10, version: 2, children: [child.moved(to: CGPoint(x: 3, y: 0))])
    #expect(rasterizer.blurCount == 3)
  }

  @Test func aGroupHalfOutsideTheScreenCastsTheSameShadow() {
    let effects = Fragment.Effects(shadow: Shadow(color: .black, radius: 3, offset: .zero))
    func draw(at y: CGFloat) -> Bitmap {
      render(fragment(at: CGPoint(x: 10, y: y), effects: effects, [.fill(.rect(rect(0, 0, 20, 20)), .red)]))
    }
    let inside = draw(at: 10)
    let outside = draw(at: -10)
    for y in 0..<20 { #expect(outside[8, y] == inside[8, y + 20]) }
  }
}
