import DisplayList
import SimulatorTesting
import SwiftUI
import Testing

@MainActor @Suite("What is set for all texts of a view beside their font", .simulator(.iPhoneSE))
struct TextVariationTests {
  private func runs(_ screen: Screen) -> [GlyphRun] {
    screen.drawn.compactMap { if case .glyphs(let run, _) = $0.command { run } else { nil } }
  }

  private func run(@ViewBuilder _ content: () -> some View) async throws -> GlyphRun {
    let view = content()
    let screen = await Screen { view }
    return try #require(runs(screen).first)
  }

  @Test(
    "given a design around a text, when it is drawn, then in that design, unless the text or a closer view has its own")
  func design() async throws {
    let serif = try await run { Text(verbatim: "a").font(.body).fontDesign(.serif) }.face
    let plain = try await run { Text(verbatim: "a") }.face
    #expect(serif != plain)
    #expect(try await run { VStack { Text(verbatim: "a") }.fontDesign(.serif) }.face == serif)
    #expect(try await run { VStack { Text(verbatim: "a").fontDesign(.serif) }.fontDesign(.monospaced) }.face == serif)
    #expect(
      try await run { VStack { VStack { Text(verbatim: "a") }.fontDesign(nil) }.fontDesign(.serif) }.face == plain)
    // The weight stays.
    let bold = try await run { VStack { Text(verbatim: "a") }.fontDesign(.serif).fontWeight(.bold) }.face
    #expect(bold.weight == 700)
  }

  @Test("given a view of texts, when it is monospaced, then narrow and wide letters take the same room")
  func monospaced() async throws {
    func widths(_ isActive: Bool) async throws -> [CGFloat] {
      let screen = await Screen {
        VStack {
          Text(verbatim: "iiii").accessibilityIdentifier("narrow")
          Text(verbatim: "mmmm").accessibilityIdentifier("wide")
        }
        .monospaced(isActive)
      }
      return [try screen.size("narrow").width, try screen.size("wide").width]
    }
    let monospaced = try await widths(true)
    #expect(monospaced[0] == monospaced[1])
    let usual = try await widths(false)
    #expect(usual[0] < usual[1])
  }

  @Test(
    "given a view of numbers, when its digits are of one width, then numbers of as many digits are as wide, letters are not"
  )
  func monospacedDigit() async throws {
    let screen = await Screen {
      VStack {
        Text(verbatim: "1111").accessibilityIdentifier("ones")
        Text(verbatim: "8888").accessibilityIdentifier("eights")
        Text(verbatim: "iiii").accessibilityIdentifier("narrow")
        Text(verbatim: "mmmm").accessibilityIdentifier("wide")
      }
      .monospacedDigit()
    }
    #expect(try screen.size("ones").width == screen.size("eights").width)
    #expect(try screen.size("narrow").width < screen.size("wide").width)
  }

  @Test(
    "given texts, when their view is tracked, then each letter takes that much more, and a text's own tracking goes before"
  )
  func tracking() async throws {
    let screen = await Screen {
      VStack {
        Text(verbatim: "abcd").accessibilityIdentifier("plain")
        VStack {
          Text(verbatim: "abcd").accessibilityIdentifier("inside")
          Text(verbatim: "abcd").tracking(1).accessibilityIdentifier("own")
        }
        .tracking(5)
        VStack { Text(verbatim: "abcd").accessibilityIdentifier("kerned") }.kerning(5)
      }
    }
    let plain = try screen.size("plain").width
    #expect(try screen.size("inside").width >= plain + 15)
    #expect(try screen.size("kerned").width == screen.size("inside").width)
    #expect(try screen.size("own").width < screen.size("inside").width)
  }

  @Test("given two texts in a row, when one view is raised, then its letters stand that much higher")
  func baselineOffset() async throws {
    let screen = await Screen {
      HStack(alignment: .firstTextBaseline) {
        Text(verbatim: "a")
        HStack { Text(verbatim: "b") }.baselineOffset(6)
      }
    }
    let origins = screen.drawn.compactMap { drawn -> CGFloat? in
      guard case .glyphs(let run, _) = drawn.command else { return nil }
      return drawn.transform.transform(run.origin).y
    }
    try #require(origins.count == 2)
    #expect(abs(origins[0] - origins[1] - 6) < 0.51)
  }
}
