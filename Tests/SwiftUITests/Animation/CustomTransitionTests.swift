import DisplayList
import Foundation
import SimulatorTesting
import SwiftUI

@MainActor @Suite("Transitions that an app makes", .simulator(.iPhone15Pro))
struct CustomTransitionTests {
  /// A view that a button inserts and removes, each in one second.
  private struct ToggledGuest<Guest: View>: View {
    var isShown = false
    var animation: Animation? = .linear(duration: 1)
    @ViewBuilder let guest: Guest
    @State private var toggled = false

    var body: some View {
      VStack {
        Button("Toggle") { withAnimation(animation) { toggled.toggle() } }
        if toggled != isShown { guest }
        Text("Below")
      }
    }
  }

  private struct Shift: ViewModifier {
    let x: CGFloat
    let opacity: Double
    func body(content: Content) -> some View { content.offset(x: x).opacity(opacity) }
  }

  private func toggle(_ screen: Screen) async throws { try await screen.tap(.label("Toggle")) }
  private func drawn(_ screen: Screen) -> DrawnCommand? { screen.texts("Guest").first }
  private func left(_ screen: Screen) throws -> CGFloat { try #require(drawn(screen)).bounds.minX }

  @Test("given a transition of two modifiers, then both ways lead from one to the other")
  func modifiers() async throws {
    // Given a view that is 100 points to the right and faint before it appears and after it disappears
    let screen = await Screen {
      ToggledGuest {
        Text("Guest").transition(
          .modifier(active: Shift(x: 100, opacity: 0.2), identity: Shift(x: 0, opacity: 1)))
      }
    }
    try await screen.settle()
    let nodes = screen.counters.liveNodes
    // When it is halfway in
    try await toggle(screen)
    let start = try left(screen)
    try await screen.frames(30)
    let half = try left(screen)
    // Then it is half as far away and half as faint
    #expect(abs(try #require(drawn(screen)).opacity - 0.6) < 0.03)
    try await screen.settle()
    let end = try left(screen)
    #expect(abs(start - end - 100) < 3)
    #expect(abs(half - end - 50) < 3)
    #expect(drawn(screen)?.opacity == 1)
    // When it is halfway out
    try await toggle(screen)
    try await screen.frames(30)
    // Then it is halfway back, but no longer in the accessibility tree
    #expect(!screen.exists(.label("Guest")))
    #expect(abs(try left(screen) - end - 50) < 3)
    try await screen.settle()
    #expect(drawn(screen) == nil)
    #expect(!screen.simulator.needsFrame)
    #expect(screen.counters.liveNodes == nodes)
  }

  @Test("given a view that goes before it has come, then it turns round where it is")
  func interrupted() async throws {
    let screen = await Screen {
      ToggledGuest {
        Text("Guest").transition(.modifier(active: Shift(x: 100, opacity: 1), identity: Shift(x: 0, opacity: 1)))
      }
    }
    try await toggle(screen)
    let start = try left(screen)
    try await screen.frames(30)
    let half = try left(screen)
    try await toggle(screen)
    // The animation continued while the finger was down.
    let turned = try left(screen)
    #expect(turned <= half && turned > half - 30)
    // Insertion and removal add up: the view stays until the insertion would have ended, and then leaves.
    try await screen.frames(20)
    #expect(abs(try left(screen) - turned) < 5)
    try await screen.frames(34)
    #expect(try left(screen) > turned + 20)
    try await screen.settle()
    #expect(drawn(screen) == nil && start > turned)
  }

  private struct Fall: Transition {
    func body(content: Content, phase: TransitionPhase) -> some View {
      content.offset(y: phase.value * 80).opacity(phase.isIdentity ? 1 : 0)
    }
  }

  @Test("given a transition with phases, then the view comes from above and goes on below")
  func phases() async throws {
    let screen = await Screen { ToggledGuest { Text("Guest").transition(Fall()) } }
    try await toggle(screen)
    try await screen.frames(30)
    let coming = try #require(drawn(screen))
    try await screen.settle()
    let there = try #require(drawn(screen))
    #expect(abs(there.bounds.minY - coming.bounds.minY - 40) < 3)
    #expect(abs(coming.opacity - 0.5) < 0.03)
    try await toggle(screen)
    let leaving = try #require(drawn(screen))
    try await screen.frames(30)
    #expect(abs(try #require(drawn(screen)).bounds.minY - leaving.bounds.minY - 40) < 3)
  }

  @Test("given a change that is not animated, then the view is there and gone at once")
  func atOnce() async throws {
    let screen = await Screen { ToggledGuest(animation: nil) { Text("Guest").transition(Fall()) } }
    try await toggle(screen)
    #expect(drawn(screen)?.opacity == 1)
    try await toggle(screen)
    #expect(drawn(screen) == nil)
  }

  @Test("given a person who wants less motion, then a transition that moves is a fade")
  func lessMotion() async throws {
    let settings = DeviceSettings(reducesMotion: true)
    let screen = await Screen(settings: settings) { ToggledGuest { Text("Guest").transition(Fall()) } }
    try await toggle(screen)
    try await screen.frames(30)
    let coming = try #require(drawn(screen))
    try await screen.settle()
    #expect(coming.bounds.minY == drawn(screen)?.bounds.minY)
    #expect(abs(coming.opacity - 0.5) < 0.03)
  }

  private struct Plain: Transition {
    static let properties = TransitionProperties(hasMotion: false)
    func body(content: Content, phase: TransitionPhase) -> some View {
      content.padding(.leading, phase.isIdentity ? 0 : 60)
    }
  }

  @Test("given a person who wants less motion, then a transition that says that it does not move stays as it is")
  func noMotion() async throws {
    let settings = DeviceSettings(reducesMotion: true)
    let screen = await Screen(settings: settings) { ToggledGuest { Text("Guest").transition(Plain()) } }
    try await toggle(screen)
    #expect(drawn(screen)?.opacity == 1)
    let start = try left(screen)
    try await screen.settle()
    #expect(start > (try left(screen)) + 20)
  }

  @Test("given transitions that are combined, of which one is the app's, then both are seen")
  func combined() async throws {
    let shift = AnyTransition.modifier(active: Shift(x: 100, opacity: 1), identity: Shift(x: 0, opacity: 1))
    let screen = await Screen {
      ToggledGuest {
        Text("Guest").transition(.asymmetric(insertion: shift.combined(with: .opacity), removal: .opacity))
      }
    }
    try await toggle(screen)
    try await screen.frames(30)
    let half = try left(screen)
    #expect(abs(try #require(drawn(screen)).opacity - 0.5) < 0.03)
    try await screen.settle()
    let end = try left(screen)
    #expect(abs(half - end - 50) < 3)
    try await toggle(screen)
    try await screen.frames(30)
    #expect(abs(try left(screen) - end) < 0.5)
    #expect(abs(try #require(drawn(screen)).opacity - 0.5) < 0.03)
  }

  @Test("given transitions as types, then they do the same as those whose type is hidden")
  func types() async throws {
    let insertion = MoveTransition(edge: .leading).combined(with: OpacityTransition())
    let typed = await Screen {
      ToggledGuest {
        Text("Guest").transition(AsymmetricTransition(insertion: insertion, removal: ScaleTransition(0.5)))
      }
    }
    let hidden = await Screen {
      ToggledGuest {
        Text("Guest").transition(
          .asymmetric(insertion: .move(edge: .leading).combined(with: .opacity), removal: .scale(scale: 0.5)))
      }
    }
    for _ in 0..<2 {
      for screen in [typed, hidden] {
        try await toggle(screen)
        try await screen.frames(20)
      }
      #expect(drawn(typed)?.bounds == drawn(hidden)?.bounds)
      #expect(drawn(typed)?.opacity == drawn(hidden)?.opacity)
      #expect(drawn(typed)?.transform.m11 == drawn(hidden)?.transform.m11)
      for screen in [typed, hidden] { try await screen.settle() }
    }
  }

  @Test("given a built-in transition inside of the app's own, then it applies to a part of the view")
  func apply() async throws {
    struct Half: Transition {
      func body(content: Content, phase: TransitionPhase) -> some View {
        ScaleTransition(0.5).apply(content: content, phase: phase)
      }
    }
    let screen = await Screen { ToggledGuest { Text("Guest").transition(Half()) } }
    try await toggle(screen)
    try await screen.frames(30)
    #expect(abs(try #require(drawn(screen)).transform.m11 - 0.75) < 0.02)
    try await screen.settle()
    #expect(drawn(screen)?.transform.m11 == 1)
  }

  @Test("given a transition with an animation of its own, then it runs in a change without one")
  func ownAnimation() async throws {
    let screen = await Screen {
      ToggledGuest(animation: nil) { Text("Guest").transition(Fall().animation(.linear(duration: 0.5))) }
    }
    try await toggle(screen)
    try await screen.frames(15)
    #expect(abs(try #require(drawn(screen)).opacity - 0.5) < 0.08)
  }

  @Test("given a replacement by blur, then the view is blurred and small half way, and goes larger if it is to")
  func blurReplace() async throws {
    let screen = await Screen { ToggledGuest { Text("Guest").transition(.blurReplace(.upUp)) } }
    try await toggle(screen)
    try await screen.frames(30)
    #expect(abs(try #require(drawn(screen)).transform.m11 - 0.95) < 0.01)
    func blurs(_ fragment: Fragment) -> Bool {
      fragment.effects.compositing?.isSpread == true || fragment.children.contains(where: blurs)
    }
    #expect(blurs(screen.simulator.displayList.root))
    try await screen.settle()
    #expect(!blurs(screen.simulator.displayList.root))
    try await toggle(screen)
    try await screen.frames(30)
    #expect(abs(try #require(drawn(screen)).transform.m11 - 1.05) < 0.01)
  }

  @Test(
    "given rows of which each has the app's transition, then one that goes goes alone, and the others stay what they are"
  )
  func rows() async throws {
    struct Rows: View {
      @State private var rows = [1, 2, 3]
      var body: some View {
        VStack {
          Button("Remove") { withAnimation(.linear(duration: 1)) { rows.removeAll { $0 == 2 } } }
          ForEach(rows, id: \.self) { TapCounter(id: "row \($0)") }
            .transition(.modifier(active: Shift(x: 100, opacity: 0), identity: Shift(x: 0, opacity: 1)))
        }
      }
    }
    let screen = await Screen { Rows() }
    try await screen.tap("row 3")
    try await screen.tap(.label("Remove"))
    try await screen.frames(30)
    #expect(!screen.exists("row 2"))
    #expect(abs(try #require(screen.texts("row 2:0").first).opacity - 0.5) < 0.03)
    try await screen.settle()
    #expect(screen.texts("row 2:0").isEmpty)
    #expect(screen.exists(.label("row 3:1")))
    #expect(screen.texts("row 1:0").first?.opacity == 1)
  }

  @Test("given a layout from right to left, then a transition as a type comes from the other side")
  func rightToLeft() async throws {
    let settings = DeviceSettings(isRightToLeft: true)
    let screen = await Screen(settings: settings) {
      ToggledGuest { Text("Guest").transition(MoveTransition(edge: .leading)) }
    }
    try await toggle(screen)
    let start = try left(screen)
    try await screen.settle()
    #expect(start > (try left(screen)) + 20)
  }
}
