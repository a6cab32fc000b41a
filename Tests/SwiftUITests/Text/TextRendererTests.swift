import DisplayList
import Foundation
import SimulatorTesting
import Testing

@testable import SwiftUI

private struct Lowering: TextRenderer {
  var distance: CGFloat
  var animatableData: CGFloat {
    get { distance }
    set { distance = newValue }
  }

  func draw(layout: Text.Layout, in context: inout GraphicsContext) {
    for line in layout {
      for run in line {
        for glyph in run {
          var copy = context
          copy.translateBy(x: 0, y: distance)
          copy.draw(glyph, options: .disablesSubpixelQuantization)
        }
      }
    }
  }
}

private struct Loud: TextAttribute { var volume: Double }

private struct OnlyLoud: TextRenderer {
  func draw(layout: Text.Layout, in context: inout GraphicsContext) {
    for run in layout.flatMap({ $0 }) {
      guard let loud = run[Loud.self] else { continue }
      context.opacity = loud.volume
      context.draw(run)
    }
  }
}

private struct Plain: TextRenderer {
  var padding: CGFloat = 0
  var lineShift: CGFloat = 0

  func draw(layout: Text.Layout, in context: inout GraphicsContext) {
    for var line in layout {
      line.origin.y += lineShift
      context.draw(line)
    }
  }

  func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
    let own = text.sizeThatFits(proposal)
    return CGSize(width: own.width + padding, height: own.height + padding)
  }
}

private struct Framing: TextRenderer {
  func draw(layout: Text.Layout, in context: inout GraphicsContext) {
    for line in layout {
      context.fill(Path(line.typographicBounds.rect), with: .color(.red))
    }
  }
}

@MainActor @Suite("Texts that a renderer draws", .simulator(.iPhoneSE))
struct TextRendererTests {
  private func runs(_ screen: Screen) -> [(run: GlyphRun, bounds: CGRect, opacity: Double)] {
    screen.drawn.compactMap { drawn in
      if case .glyphs(let run, _) = drawn.command { (run, drawn.bounds, drawn.opacity) } else { nil }
    }
  }

  @Test("given a renderer that draws line after line, then the text looks as without it")
  func plain() async throws {
    let usual = await Screen { Text(verbatim: "two words").font(.title) }
    let drawn = await Screen { Text(verbatim: "two words").font(.title).textRenderer(Plain()) }
    #expect(runs(drawn).map(\.bounds) == runs(usual).map(\.bounds))
    #expect(runs(drawn).map(\.run.text) == ["two words"])
  }

  @Test("given a renderer that moves each glyph, then they are drawn one by one, that much lower")
  func glyphs() async throws {
    let usual = await Screen { Text(verbatim: "ab cd") }
    let drawn = await Screen { Text(verbatim: "ab cd").textRenderer(Lowering(distance: 10)) }
    let glyphs = runs(drawn)
    #expect(glyphs.map(\.run.text).filter { $0 != " " } == ["a", "b", "c", "d"])
    let top = try #require(runs(usual).first).bounds.minY
    #expect(glyphs.allSatisfy { abs($0.bounds.minY - top - 10) < 0.5 })
    #expect(glyphs.map(\.bounds.minX) == glyphs.map(\.bounds.minX).sorted())
    // And assistive technology reads it as before.
    #expect(drawn.visibleText == ["ab cd"])
  }

  @Test("given a renderer, when what it interpolates changes in an animation, then the text is drawn in between")
  func animates() async throws {
    // Given
    let knob = Knob(CGFloat(0))
    let screen = await Screen {
      Turned(knob: knob) { distance in VStack { Text(verbatim: "x") }.textRenderer(Lowering(distance: distance)) }
    }
    let start = try #require(runs(screen).first).bounds.minY
    // When
    withAnimation(.linear(duration: 1)) { knob.value = 100 }
    try await screen.advance(by: .milliseconds(500))
    // Then
    let middle = try #require(runs(screen).first).bounds.minY - start
    #expect((40...60).contains(middle), "\(middle)")
    try await screen.settle()
    #expect(try #require(runs(screen).first).bounds.minY - start == 100)
    #expect(!screen.simulator.needsFrame)
  }

  @Test("given a part that is marked, then the renderer knows it, and only what it draws is seen")
  func attributes() async throws {
    let screen = await Screen {
      Text("one \(Text(verbatim: "two").customAttribute(Loud(volume: 0.5))) three").textRenderer(OnlyLoud())
    }
    #expect(runs(screen).map(\.run.text) == ["two"])
    #expect(runs(screen).map(\.opacity) == [0.5])
  }

  @Test("given a renderer that needs more room or moves lines, then the text has that room and its lines are there")
  func sizes() async throws {
    func screen(_ renderer: Plain) async -> Screen {
      await Screen { Text(verbatim: "size").accessibilityIdentifier("text").textRenderer(renderer) }
    }
    let usual = try await screen(Plain()).size("text")
    let padded = try await screen(Plain(padding: 20)).size("text")
    #expect(padded == CGSize(width: usual.width + 20, height: usual.height + 20))
    let place = try #require(await runs(screen(Plain())).first).bounds.minY
    let moved = try #require(await runs(screen(Plain(lineShift: 30))).first).bounds.minY
    #expect(moved - place == 30)
  }

  @Test("given text from the right, then the bounds of its lines cover it")
  func rightToLeft() async throws {
    let screen = await Screen(settings: DeviceSettings(isRightToLeft: true)) {
      Text(verbatim: "שלום עולם").accessibilityIdentifier("text").textRenderer(Framing())
    }
    let text = try screen.frame("text")
    #expect(screen.rgb(at: CGPoint(x: text.midX, y: text.midY))[0] > 200)
    #expect(screen.rgb(at: CGPoint(x: text.midX, y: text.midY))[1] < 120)
  }
}
