import Foundation
import SimulatorTesting
import SwiftUI

@MainActor @Suite("Symbols that take each other's place", .simulator(.iPhoneSE))
struct SymbolReplacementTests {
  private struct ReplacedSymbol: View {
    var transition: ContentTransition
    @State private var isOn = false
    var body: some View {
      VStack {
        Button("Toggle") { withAnimation(.linear(duration: 1)) { isOn.toggle() } }
        Image(systemName: isOn ? "heart.fill" : "star.fill").font(.system(size: 60)).contentTransition(transition)
        if isOn {
          Image(systemName: "bolt.fill").transition(SymbolEffectTransition(effect: .appear, options: .default))
        }
      }
    }
  }

  private func height(_ screen: Screen) -> CGFloat? { sizes(screen).max() }
  private func sizes(_ screen: Screen) -> [CGFloat] {
    screen.drawn.compactMap { command in
      guard case .glyphs(let run, _) = command.command, run.text.isEmpty || run.face.size > 30 else { return nil }
      return command.bounds.height
    }
  }

  @Test("given a replacement, then the old symbol shrinks in the first half of the time, and the new one grows")
  func replacement() async throws {
    let screen = await Screen { ReplacedSymbol(transition: .symbolEffect(.replace)) }
    try await screen.settle()
    let whole = try #require(height(screen))
    try await screen.tap(.label("Toggle"))
    try await screen.frames(25)
    let shrunk = try #require(height(screen))
    #expect(shrunk < whole * 0.6)
    try await screen.frames(10)
    let grown = try #require(height(screen))
    #expect(grown < whole * 0.7)
    try await screen.frames(15)
    #expect(try #require(height(screen)) > grown + 5)
    try await screen.settle()
    #expect(abs(try #require(height(screen)) - whole) < whole * 0.2)
    #expect(!screen.simulator.needsFrame)
  }

  @Test("given options, then the replacement is as fast as they say; without a transition the symbol changes at once")
  func speed() async throws {
    let fast = await Screen { ReplacedSymbol(transition: .symbolEffect(.replace, options: .speed(4))) }
    let plain = await Screen { ReplacedSymbol(transition: .identity) }
    for screen in [fast, plain] {
      try await screen.settle()
      let whole = try #require(height(screen))
      try await screen.tap(.label("Toggle"))
      try await screen.frames(screen === fast ? 20 : 1)
      #expect(try #require(height(screen)) > whole * 0.8)
    }
  }

  @Test("given roles without a label, then buttons say what they do")
  func roles() async throws {
    var told: [String] = []
    let screen = await Screen {
      HStack {
        Button(role: .close) { told.append("close") }
        Button(role: .confirm) { told.append("confirm") }
        Button(role: .cancel) { told.append("cancel") }
      }
    }
    for label in ["Close", "Done", "Cancel"] { try await screen.tap(.label(label)) }
    #expect(told == ["close", "confirm", "cancel"])
  }
}
