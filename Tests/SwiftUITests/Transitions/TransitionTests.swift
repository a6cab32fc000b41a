import Foundation
import SimulatorTesting
import Testing

@testable import SwiftUI

@MainActor @Suite("Transitions", .simulator(.iPhone15Pro))
struct TransitionTests {
  /// A text that a button inserts and removes, each in one second.
  struct ToggledText: View {
    var transition: AnyTransition?
    var animation: Animation? = .linear(duration: 1)
    var isShown = false
    var onDisappear: () -> Void = {}
    @State private var toggled = false

    var body: some View {
      VStack {
        Button("Toggle") { withAnimation(animation) { toggled.toggle() } }
        if toggled != isShown { content.frame(width: 100, height: 40) }
        Text("Below")
      }
    }

    @ViewBuilder private var content: some View {
      if let transition {
        Text("Guest").onDisappear(perform: onDisappear).transition(transition)
      } else {
        Text("Guest").onDisappear(perform: onDisappear)
      }
    }
  }

  private func toggle(_ screen: Screen) async throws { try await screen.tap(.label("Toggle")) }
  private func opacity(_ screen: Screen) -> Double? { screen.texts("Guest").first?.opacity }
  private func isRead(_ screen: Screen) -> Bool { screen.exists(.label("Guest")) }

  @Test("a view that comes in an animated change fades in unless it says something else")
  func fadesIn() async throws {
    let screen = await Screen { ToggledText() }
    try await toggle(screen)
    // The view receives touches and is in the accessibility tree from the first frame on.
    #expect(isRead(screen))
    #expect(try #require(opacity(screen)) < 0.1)
    try await screen.frames(30)
    #expect(abs(try #require(opacity(screen)) - 0.5) < 0.05)
    try await screen.settle()
    #expect(opacity(screen) == 1)
  }

  @Test("a view that goes stays drawn where it was, unseen by touches and assistive technology, until it has faded")
  func fadesOut() async throws {
    let screen = await Screen { ToggledText(isShown: true) }
    let place = try #require(screen.texts("Guest").first).bounds
    let nodes = screen.counters.liveNodes
    let below = try screen.find(.label("Below")).frame
    try await toggle(screen)
    #expect(!isRead(screen))
    #expect(try screen.find(.label("Below")).frame != below)
    try await screen.frames(30)
    let drawn = try #require(screen.texts("Guest").first)
    #expect(abs(drawn.opacity - 0.5) < 0.05)
    // The stack shrank and moved; the view moved with it.
    #expect(drawn.bounds.size == place.size)
    try await screen.settle()
    #expect(screen.texts("Guest").isEmpty)
    #expect(!screen.simulator.needsFrame)
    // Nothing is left behind.
    #expect(screen.counters.liveNodes < nodes)
    try await toggle(screen)
    try await screen.settle()
    #expect(screen.counters.liveNodes == nodes)
  }

  @Test("nothing fades in a change that is not animated, or with the identity")
  func atOnce() async throws {
    for page in [ToggledText(animation: nil), ToggledText(transition: .identity)] {
      let screen = await Screen { page }
      try await toggle(screen)
      #expect(opacity(screen) == 1)
      try await toggle(screen)
      #expect(screen.texts("Guest").isEmpty)
    }
  }

  @Test("moving from an edge starts one width away; the layout around does not move with it")
  func moves() async throws {
    let screen = await Screen { ToggledText(transition: .move(edge: .trailing)) }
    try await toggle(screen)
    let start = try #require(screen.texts("Guest").first).bounds
    let below = try screen.find(.label("Below")).frame
    try await screen.settle()
    let end = try #require(screen.texts("Guest").first).bounds
    let width = screen.texts("Guest").first?.bounds.width ?? 0
    #expect(width > 10)
    #expect(start.minX - end.minX > 30)
    #expect(abs(start.minY - end.minY) < 0.001)
    #expect(try screen.find(.label("Below")).frame == below)
    #expect(opacity(screen) == 1)
  }

  @Test("an asymmetric transition comes one way and goes another")
  func asymmetric() async throws {
    let transition = AnyTransition.asymmetric(
      insertion: .scale(scale: 0.5), removal: .opacity.combined(with: .offset(x: 0, y: 60)))
    let screen = await Screen { ToggledText(transition: transition) }
    try await toggle(screen)
    let coming = try #require(screen.texts("Guest").first)
    #expect(abs(coming.transform.m11 - 0.5) < 0.05)
    #expect(coming.opacity == 1)
    try await screen.settle()
    let there = try #require(screen.texts("Guest").first)
    #expect(there.transform.m11 == 1)
    try await toggle(screen)
    try await screen.frames(30)
    let going = try #require(screen.texts("Guest").first)
    #expect(going.transform.m11 == 1)
    #expect(abs(going.opacity - 0.5) < 0.05)
    #expect(going.bounds.minY > there.bounds.minY)
  }

  @Test("a transition with an animation of its own runs in any change")
  func ownAnimation() async throws {
    let screen = await Screen { ToggledText(transition: .opacity.animation(.linear(duration: 0.5)), animation: nil) }
    try await toggle(screen)
    try await screen.frames(15)
    #expect(abs(try #require(opacity(screen)) - 0.5) < 0.08)
  }

  @Test("onDisappear runs when the view has gone, not when it begins to go")
  func disappearing() async throws {
    final class Log { var count = 0 }
    let log = Log()
    let screen = await Screen { ToggledText(isShown: true, onDisappear: { log.count += 1 }) }
    try await toggle(screen)
    try await screen.frames(10)
    #expect(log.count == 0)
    try await screen.settle()
    #expect(log.count == 1)
  }

  @Test("a view that is taken while it comes goes from where it is")
  func interrupted() async throws {
    let screen = await Screen { ToggledText() }
    try await toggle(screen)
    try await screen.frames(20)
    let before = try #require(opacity(screen))
    try await toggle(screen)
    let after = try #require(opacity(screen))
    #expect(abs(after - before) < 0.1)
    try await screen.settle()
    #expect(screen.texts("Guest").isEmpty)
  }

  @Test("what a container holds when it appears itself does not fade on its own")
  func subtree() async throws {
    struct Nested: View {
      @State private var isOn = false
      var body: some View {
        VStack {
          Button("Toggle") { withAnimation(.linear(duration: 1)) { isOn.toggle() } }
          if isOn { VStack { Text("Guest") } }
        }
      }
    }
    let screen = await Screen { Nested() }
    try await toggle(screen)
    try await screen.frames(30)
    // Applied twice, half the opacity would be a quarter.
    #expect(abs(try #require(opacity(screen)) - 0.5) < 0.05)
  }

  @Test("rows of a lazy stack come and go with transitions; rows that are scrolled to do not")
  func lazyRows() async throws {
    struct LazyRows: View {
      @State private var rows = Array(0..<100)
      var body: some View {
        VStack(spacing: 0) {
          Button("Remove") { withAnimation(.linear(duration: 1)) { _ = rows.remove(at: 1) } }
          Button("Add") { withAnimation(.linear(duration: 1)) { rows.insert(1000, at: 1) } }
          ScrollView {
            LazyVStack(spacing: 0) {
              ForEach(rows, id: \.self) { Text(verbatim: "Row \($0)").frame(height: 60) }
            }
          }
        }
      }
    }
    let screen = await Screen { LazyRows() }
    func opacity(_ row: Int) -> Double? { screen.texts("Row \(row)").first?.opacity }
    // When a row is removed
    try await screen.tap(.label("Remove"))
    try await screen.frames(30)
    // Then it is still drawn, halfway out, and no longer in the accessibility tree
    #expect(abs(try #require(opacity(1)) - 0.5) < 0.05)
    #expect(!screen.exists(.label("Row 1")))
    try await screen.settle()
    #expect(opacity(1) == nil)
    // When a row is added
    try await screen.tap(.label("Add"))
    try await screen.frames(30)
    // Then it is halfway in, and nothing else is
    #expect(abs(try #require(opacity(1000)) - 0.5) < 0.05)
    #expect(opacity(0) == 1 && opacity(2) == 1)
    // When other rows are scrolled into view during this
    try await screen.wheel(1200)
    let visible = screen.drawn.filter {
      if case .glyphs(let run, _) = $0.command { run.text.hasPrefix("Row 2") } else { false }
    }
    // Then they appear without a transition
    #expect(!visible.isEmpty && visible.allSatisfy { $0.opacity == 1 })
    try await screen.settle()
    #expect(!screen.simulator.needsFrame)
  }

  @Test("removed rows can be brought back while they go, any number of times")
  func hammering() async throws {
    struct ToggledItems: View {
      @State private var isOn = true
      var body: some View {
        VStack {
          Button("Toggle") { withAnimation(.easeInOut) { isOn.toggle() } }
          ForEach(isOn ? [1, 2, 3] : [3, 1], id: \.self) { Text(verbatim: "Item \($0)") }
        }
      }
    }
    let screen = await Screen { ToggledItems() }
    for _ in 0..<7 { try await screen.tap(.label("Toggle")) }
    try await screen.settle()
    #expect(screen.findAll(.label(startsWith: "Item")).map(\.label) == ["Item 3", "Item 1"])
    #expect(screen.texts("Item 2").isEmpty)
    #expect(screen.texts("Item 1").allSatisfy { $0.opacity == 1 } && screen.texts("Item 1").count == 1)
  }
}
