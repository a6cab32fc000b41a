import SimulatorTesting
import SwiftUI

@MainActor @Suite("Compositing", .simulator(.iPhoneSE))
struct CompositingTests {
  private static let red = Color(red: 1, green: 0, blue: 0)
  private static let orange = Color(red: 1, green: 0.4, blue: 0.2)

  // MARK: Masks

  @Test("given a mask, then the view is seen where the mask is opaque, as much as it is, and touched everywhere")
  func mask() async throws {
    var taps = 0
    let screen = await Screen.inCorner {
      Self.red.frame(width: 100, height: 100).onTapGesture { taps += 1 }
        .mask {
          HStack(spacing: 0) {
            Color.black.frame(width: 40)
            Color.white.opacity(0.5).frame(width: 30)
            Color.clear
          }
        }
    }
    #expect(screen.rgb(at: CGPoint(x: 20, y: 50)) == [255, 0, 0])
    #expect(screen.rgb(at: CGPoint(x: 55, y: 50)).dropFirst().allSatisfy { abs($0 - 127) <= 1 })
    #expect(screen.rgb(at: CGPoint(x: 85, y: 50)) == [255, 255, 255])
    try await screen.tap(at: CGPoint(x: 85, y: 50))
    #expect(taps == 1)
  }

  struct Curtain: View {
    @State private var isOpen = false
    var body: some View {
      CompositingTests.red.frame(width: 100, height: 100)
        .mask(alignment: .leading) { Color.black.frame(width: isOpen ? 100 : 20) }
        .onTapGesture { withAnimation(.linear(duration: 1)) { isOpen.toggle() } }
    }
  }

  @Test("given a mask that is animated, then more is seen with each frame")
  func animatedMask() async throws {
    let screen = await Screen.inCorner { Curtain() }
    #expect(screen.rgb(at: CGPoint(x: 10, y: 50)) == [255, 0, 0])
    #expect(screen.rgb(at: CGPoint(x: 50, y: 50)) == [255, 255, 255])
    try await screen.tap(at: CGPoint(x: 10, y: 50))
    try await screen.advance(by: .milliseconds(600))
    #expect(screen.rgb(at: CGPoint(x: 50, y: 50)) == [255, 0, 0])
    #expect(screen.rgb(at: CGPoint(x: 90, y: 50)) == [255, 255, 255])
    try await screen.advance(by: .milliseconds(600))
    #expect(screen.rgb(at: CGPoint(x: 90, y: 50)) == [255, 0, 0])
  }

  // MARK: Blur

  @Test("given a blur, then an edge is at one half where it was, and at 16 % one radius outside")
  func blur() async {
    let screen = await Screen.inCorner {
      Color.black.frame(width: 100, height: 100).blur(radius: 10).padding(50)
    }
    func value(_ x: CGFloat) -> Int { screen.rgb(at: CGPoint(x: x, y: 100))[0] }
    #expect(value(100) < 3 && value(5) > 252)
    #expect(abs(value(49) + value(50) - 255) < 8)
    #expect(abs(Double(value(40)) - 255 * 0.841) < 6)
    #expect(screen.rgb(at: CGPoint(x: 160, y: 100)) == screen.rgb(at: CGPoint(x: 39.5, y: 100)))
  }

  @Test("given an opaque blur, then the edges of the view do not fade")
  func opaqueBlur() async {
    let screen = await Screen.inCorner {
      HStack(spacing: 0) {
        Color.black
        Self.red
      }.frame(width: 100, height: 100).blur(radius: 10, opaque: true).padding(50)
    }
    #expect(screen.rgb(at: CGPoint(x: 51, y: 51)) == [0, 0, 0])
    #expect(screen.rgb(at: CGPoint(x: 48, y: 51)) == [255, 255, 255])
    #expect(abs(screen.rgb(at: CGPoint(x: 100, y: 100))[0] - 127) < 12)
  }

  // MARK: Groups and blending

  @Test(
    "given a blend mode, then the colours are mixed as Core Graphics does it",
    arguments: [
      (BlendMode.multiply, [102, 51, 20]), (.screen, [255, 179, 133]), (.darken, [102, 102, 51]),
      (.lighten, [255, 128, 102]), (.difference, [153, 26, 51]), (.plusLighter, [255, 230, 153]),
      (.plusDarker, [102, 0, 0]), (.destinationOver, [102, 128, 102]), (.sourceAtop, [255, 102, 51]),
      (.exclusion, [153, 128, 112]), (.normal, [255, 102, 51]),
    ])
  func blending(_ mode: BlendMode, _ expected: [Int]) async {
    let screen = await Screen.inCorner(on: Color(red: 0.4, green: 0.5, blue: 0.4)) {
      Self.orange.frame(width: 50, height: 50).blendMode(mode)
    }
    let found = screen.rgb(at: CGPoint(x: 25, y: 25))
    #expect(zip(found, expected).allSatisfy { abs($0 - $1) <= 2 }, "\(mode): \(found)")
    #expect(screen.rgb(at: CGPoint(x: 75, y: 25)) == [102, 128, 102])
  }

  @Test("given a view that takes away what is behind it, then a group around both is what it takes away from")
  func group() async {
    let screen = await Screen.inCorner(on: .blue) {
      ZStack {
        Self.red
        Circle().frame(width: 40, height: 40).blendMode(.destinationOut)
      }.frame(width: 100, height: 100).compositingGroup()
    }
    let blue = screen.rgb(at: CGPoint(x: 150, y: 50))
    #expect(screen.rgb(at: CGPoint(x: 50, y: 50)) == blue)
    #expect(screen.rgb(at: CGPoint(x: 10, y: 50)) == [255, 0, 0])
  }

  @Test("given an opaque drawing group, then it is black where nothing is drawn")
  func drawingGroup() async {
    let screen = await Screen.inCorner {
      Circle().fill(Self.red).frame(width: 100, height: 100).drawingGroup(opaque: true)
    }
    #expect(screen.rgb(at: CGPoint(x: 2, y: 2)) == [0, 0, 0])
    #expect(screen.rgb(at: CGPoint(x: 50, y: 50)) == [255, 0, 0])
  }

  // MARK: Colours

  private func filtered<V: View>(_ modify: (Color) -> V) async -> [Int] {
    let view = modify(Self.orange)
    return await Screen.inCorner { view.frame(width: 50, height: 50) }.rgb(at: CGPoint(x: 25, y: 25))
  }

  @Test("given colour filters, then each changes the colours as it says")
  func colors() async {
    func isClose(_ a: [Int], _ b: [Int]) -> Bool { zip(a, b).allSatisfy { abs($0 - $1) <= 1 } && a.count == 3 }
    #expect(isClose(await filtered { $0.colorMultiply(Color(red: 0.5, green: 1, blue: 0)) }, [128, 102, 0]))
    #expect(isClose(await filtered { $0.colorInvert() }, [0, 153, 204]))
    #expect(isClose(await filtered { $0.brightness(0.2) }, [255, 153, 102]))
    #expect(isClose(await filtered { $0.contrast(0.5) }, [191, 115, 89]))
    // Rec. 709: 0.2126 + 0.7152 * 0.4 + 0.0722 * 0.2 = 0.513
    #expect(isClose(await filtered { $0.saturation(0) }, [131, 131, 131]))
    #expect(isClose(await filtered { $0.grayscale(1) }, [131, 131, 131]))
    #expect(isClose(await filtered { $0.grayscale(0.5) }, [193, 116, 91]))
    #expect(isClose(await filtered { $0.hueRotation(.degrees(360)) }, [255, 102, 51]))
    #expect(isClose(await filtered { $0.hueRotation(.degrees(90)) }, [51, 167, 7]))
    #expect(isClose(await filtered { $0.luminanceToAlpha() }, [124, 124, 124]))
    #expect(isClose(await filtered { $0.brightness(0).contrast(1).saturation(1) }, [255, 102, 51]))
  }

  struct Fading: View {
    @State private var isGray = false
    var body: some View {
      CompositingTests.red.frame(width: 100, height: 100).grayscale(isGray ? 1 : 0)
        .onTapGesture { withAnimation(.linear(duration: 1)) { isGray.toggle() } }
    }
  }

  @Test("given a colour filter that is animated, then it is half way after half of the time")
  func animatedColors() async throws {
    let screen = await Screen.inCorner { Fading() }
    try await screen.tap(at: CGPoint(x: 50, y: 50))
    try await screen.advance(by: .milliseconds(500))
    let half = screen.rgb(at: CGPoint(x: 50, y: 50))
    #expect(half[0] > 140 && half[0] < 180 && half[1] > 15 && half[1] < 40, "\(half)")
    try await screen.advance(by: .seconds(1))
    #expect(screen.rgb(at: CGPoint(x: 50, y: 50)) == [54, 54, 54])
  }

  // MARK: Materials

  @Test("given the bar material on a colour, then it is what Core Animation makes of it")
  func bar() async {
    for (ground, expected) in [
      (Color(red: 0, green: 1, blue: 0), [204, 255, 204]), (.white, [247, 247, 247]),
    ] {
      let screen = await Screen.inCorner(on: ground) { Color.clear.frame(width: 200, height: 60).background(.bar) }
      let found = screen.rgb(at: CGPoint(x: 100, y: 30))
      #expect(zip(found, expected).allSatisfy { abs($0 - $1) <= 1 }, "\(found)")
    }
  }

  @Test("given a material in a shape over an edge, then the edge is blurred inside the shape and sharp outside")
  func shape() async {
    let screen = await Screen.inCorner {
      HStack(spacing: 0) {
        Color.black.frame(width: 100)
        Color.white
      }
      .overlay(alignment: .topLeading) {
        Color.clear.frame(width: 200, height: 100).background(.ultraThinMaterial, in: .rect(cornerRadius: 30))
      }
    }
    func value(_ x: CGFloat, _ y: CGFloat) -> Int { screen.rgb(at: CGPoint(x: x, y: y))[0] }
    #expect(value(98, 150) == 0 && value(102, 150) == 255)
    #expect(abs(value(98, 50) - value(102, 50)) < 20 && value(60, 50) < value(100, 50))
    #expect(value(1, 1) == 0, "the corner is not covered")
  }

  struct Under: View {
    var body: some View {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<40, id: \.self) { index in (index.isMultiple(of: 2) ? Color.black : .white).frame(height: 60) }
        }
      }
      .overlay(alignment: .top) { Color.clear.frame(height: 100).background(.thinMaterial) }
    }
  }

  @Test("given content that scrolls beneath a material, then what is seen through it follows")
  func scrolling() async throws {
    let screen = await Screen { Under() }
    var seen: Set<[Int]> = []
    for _ in 0..<10 {
      try await screen.wheel(7)
      seen.insert(screen.rgb(at: CGPoint(x: 100, y: 30)))
    }
    #expect(seen.count > 3)
  }
}
