import DisplayList
import Foundation
import SimulatorTesting
import SwiftUI

@MainActor @Suite("Symbols that move or have variants", .simulator(.iPhone15Pro))
struct SymbolEffectTests {
  struct Star: View {
    @ObservedObject var knob: Knob<Int>
    var options = SymbolEffectOptions.default
    var body: some View {
      Image(systemName: "star")
        .symbolEffect(.bounce, options: options, value: knob.value)
        .named("star")
    }
  }

  @Test("given a bounce, when its value changes, then the symbol grows for a moment, and once only")
  func bounce() async throws {
    let knob = Knob(0)
    let screen = await Screen { Star(knob: knob) }
    try await screen.settle()
    let rest = try screen.frame("star").width
    #expect(!screen.simulator.needsFrame)
    knob.value = 1
    try await screen.advance(by: .milliseconds(150))
    #expect(screen.shownScale > 1.1)
    try await screen.advance(by: .seconds(1))
    #expect(abs(screen.shownScale - 1) < 0.001)
    try await screen.settle()
    #expect(try screen.frame("star").width == rest)
    #expect(!screen.simulator.needsFrame)
  }

  struct Busy: View {
    @ObservedObject var knob: Knob<Bool>
    var body: some View {
      Image(systemName: "star").symbolEffect(.rotate, isActive: knob.value)
      Image(systemName: "heart").symbolEffect(.disappear, isActive: knob.value).named("heart")
    }
  }

  @Test("given lasting effects, then they run while they are active, and what disappears keeps its place")
  func lasting() async throws {
    let knob = Knob(true)
    let screen = await Screen { Busy(knob: knob) }
    try await screen.advance(by: .milliseconds(2300))
    #expect(screen.simulator.needsFrame)
    let place = try screen.frame("heart")
    knob.value = false
    try await screen.settle()
    #expect(!screen.simulator.needsFrame)
    #expect(try screen.frame("heart") == place)
  }

  @Test("given reduced motion or removed effects, then symbols rest")
  func still() async throws {
    let knob = Knob(true)
    let calm = await Screen(settings: DeviceSettings(reducesMotion: true)) {
      Image(systemName: "star").symbolEffect(.rotate, isActive: true)
    }
    try await calm.settle()
    #expect(!calm.simulator.needsFrame)
    let removed = await Screen { Busy(knob: knob).symbolEffectsRemoved() }
    try await removed.settle()
    #expect(!removed.simulator.needsFrame)
  }

  @Test("given variants, then symbols are shown in them as far as they have them")
  func variants() async throws {
    func picture(@ViewBuilder _ content: () -> some View) async throws -> Data {
      let view = content()
      return await Screen { view }.image(scale: 1).pixels
    }
    let filled = try await picture { Image(systemName: "star").symbolVariant(.fill) }
    #expect(try await filled == picture { Image(systemName: "star.fill") })
    #expect(try await filled != picture { Image(systemName: "star") })
    let round = try await picture { Image(systemName: "person").symbolVariant(.fill).symbolVariant(.circle) }
    #expect(try await round == picture { Image(systemName: "person.circle.fill") })
    // A symbol without such a variant is shown as it is.
    let chevron = try await picture { Image(systemName: "chevron.right").symbolVariant(.fill) }
    #expect(try await chevron == picture { Image(systemName: "chevron.right") })
    #expect(SymbolVariants.circle.fill.contains(.fill) && !SymbolVariants.fill.contains(.slash))
  }
}

extension Screen {
  /// The scale of the symbol on the screen.
  fileprivate var shownScale: CGFloat {
    var scale: CGFloat = 1
    func visit(_ fragment: Fragment) {
      if let transform = fragment.effects.transform { scale *= transform.m22 }
      fragment.children.forEach(visit)
    }
    visit(simulator.displayList.root)
    return scale
  }
}
