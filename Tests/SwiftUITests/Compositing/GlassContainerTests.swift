import SimulatorTesting
import SwiftUI
import Testing

/// Two views with glass, which form a single shape if they have an id.
private struct GlassPair: View {
  let id: String?
  @Namespace private var namespace

  var body: some View {
    GlassEffectContainer(spacing: 10) {
      HStack(spacing: 40) {
        ForEach(0..<2, id: \.self) { _ in
          Color.clear.frame(width: 80, height: 60).glassEffect().glassEffectUnion(id: id, namespace: namespace)
        }
      }
    }
  }
}

/// A view with glass of a fixed id, at one side or the other.
private struct GlassFlight: View {
  @ObservedObject var isRight: Knob<Bool>
  var transition = GlassEffectTransition.matchedGeometry
  @Namespace private var namespace

  private var piece: some View {
    Color.clear.frame(width: 60, height: 60).glassEffect().glassEffectID("piece", in: namespace)
      .glassEffectTransition(transition)
  }

  var body: some View {
    GlassEffectContainer {
      HStack {
        if !isRight.value { piece }
        Spacer()
        if isRight.value { piece }
      }
      .frame(width: 300, height: 60)
    }
  }
}

/// Two views with glass 10 points apart.
private struct GlassNeighbours: View {
  let spacing: CGFloat?

  var body: some View {
    GlassEffectContainer(spacing: spacing) {
      HStack(spacing: 10) {
        ForEach(0..<2, id: \.self) { _ in Color.clear.frame(width: 60, height: 60).glassEffect(in: .circle) }
      }
    }
  }
}

@MainActor @Suite("Glass in containers", .simulator(.iPhoneSE))
struct GlassContainerTests {
  @Test("Given pieces of glass nearer to each other than the container's spacing, then they flow together")
  func neighbours() async {
    for (spacing, joined) in [(40.0, true), (5, false), (nil, false)] as [(CGFloat?, Bool)] {
      let screen = await screen(GlassNeighbours(spacing: spacing))
      #expect(value(screen, 130) > 30 && value(screen, 190) > 30)
      #expect((value(screen, 160) > 30) == joined, "\(spacing ?? 0)")
    }
  }

  private func screen(_ content: some View) async -> Screen {
    await Screen {
      ZStack {
        Color.black; content
      }.ignoresSafeArea()
    }
  }

  private func value(_ screen: Screen, _ x: CGFloat) -> Int { screen.rgb(at: CGPoint(x: x, y: 284))[0] }

  @Test("Given glass of one union, then it is one piece, and without a union two")
  func union() async {
    // Given two views 40 points apart in the middle of the screen
    let one = await screen(GlassPair(id: "union"))
    #expect(value(one, 160) > 30 && value(one, 100) > 30 && value(one, 220) > 30 && value(one, 40) == 0)
    // Then the gap is empty between those without an id
    let two = await screen(GlassPair(id: nil))
    #expect(value(two, 160) == 0 && value(two, 100) > 30 && value(two, 220) > 30)
  }

  @Test(
    "Given glass of one id, when its view is replaced in an animation, then the glass is on its way between the places")
  func flight() async throws {
    let isRight = Knob(false)
    let screen = await screen(GlassFlight(isRight: isRight))
    #expect(value(screen, 40) > 30 && value(screen, 160) == 0)
    // When the other view takes over
    withAnimation(.linear(duration: 1)) { isRight.value = true }
    try await screen.advance(by: .milliseconds(500))
    // Then the glass is halfway
    #expect(value(screen, 160) > 0)
    try await screen.advance(by: .seconds(2))
    #expect(value(screen, 280) > 30 && value(screen, 160) == 0 && value(screen, 40) == 0)
  }

  @Test("Given glass that materializes, when its view is replaced in an animation, then it stays in its place")
  func materialize() async throws {
    let isRight = Knob(false)
    let screen = await screen(GlassFlight(isRight: isRight, transition: .materialize))
    withAnimation(.linear(duration: 1)) { isRight.value = true }
    try await screen.advance(by: .milliseconds(500))
    #expect(value(screen, 160) == 0)
    try await screen.advance(by: .seconds(2))
    #expect(value(screen, 280) > 30)
  }
}
