import DisplayList
import Foundation
import SimulatorTesting
import SwiftUI
import Testing

@MainActor @Suite("Letters that are narrower, wider, closer, smaller or underlined", .simulator(.iPhoneSE))
struct TextFittingTests {
  private func runs(_ screen: Screen) -> [GlyphRun] {
    screen.drawn.compactMap { if case .glyphs(let run, _) = $0.command { run } else { nil } }
  }

  @Test("given texts in four widths, then each is wider than the one before, and all are as high")
  func widths() async throws {
    let widths: [Font.Width] = [.compressed, .condensed, .standard, .expanded]
    var sizes: [CGSize] = []
    for width in widths {
      let screen = await Screen {
        VStack { Text(verbatim: "Hamburg").accessibilityIdentifier("text") }.fontWidth(width)
      }
      sizes.append(try screen.size("text"))
      let own = await Screen {
        Text(verbatim: "Hamburg").font(.body.width(width)).accessibilityIdentifier("text")
      }
      #expect(try own.size("text") == sizes.last)
      let inner = await Screen {
        VStack { Text(verbatim: "Hamburg").fontWidth(width).accessibilityIdentifier("text") }.fontWidth(.expanded)
      }
      #expect(try inner.size("text") == sizes.last)
    }
    #expect(sizes.map(\.width) == sizes.map(\.width).sorted() && Set(sizes.map(\.width)).count == 4)
    #expect(Set(sizes.map(\.height)).count == 1)
    #expect(abs(sizes[1].width / sizes[2].width - 0.87) < 0.02)
    #expect(Font.Width(0.5).value == 0.5)
  }

  @Test("given a narrow text, then its ink ends where its frame does")
  func ink() async throws {
    let screen = await Screen {
      Text(verbatim: "HHHHHH").font(.system(size: 60).width(.compressed)).accessibilityIdentifier("text")
    }
    let frame = try screen.frame("text")
    func isDark(_ x: CGFloat) -> Bool { (screen.rgb(at: CGPoint(x: x, y: frame.midY)).first ?? 255) < 128 }
    #expect(stride(from: frame.maxX - 12, to: frame.maxX, by: 0.5).contains(where: isDark))
    #expect(!stride(from: frame.maxX + 1, to: frame.maxX + 60, by: 0.5).contains(where: isDark))
  }

  @Test("given a line that is hardly too long, when it may be tightened, then all of it is shown")
  func tightening() async throws {
    let text = "A line that is hardly too long"
    let whole = await Screen { Text(verbatim: text).fixedSize().accessibilityIdentifier("text") }
    let width = try whole.size("text").width
    func shown(_ width: CGFloat, _ isAllowed: Bool) async -> String {
      let screen = await Screen {
        Text(verbatim: text).lineLimit(1).allowsTightening(isAllowed).frame(width: width)
      }
      return runs(screen).map(\.text).joined()
    }
    #expect(await shown(width - 8, false).contains("\u{2026}"))
    #expect(await shown(width - 8, true) == text)
    // Tightening is limited to a twentieth of the font size for each letter.
    #expect(await shown(width - 60, true).contains("\u{2026}"))
  }

  @Test("given a text of less importance, then it is smaller than the one beside it, unless that is switched off")
  func scale() async throws {
    let screen = await Screen {
      VStack {
        Text(verbatim: "12").accessibilityIdentifier("usual")
        Text(verbatim: "12").textScale(.secondary).accessibilityIdentifier("small")
        VStack { Text(verbatim: "12").accessibilityIdentifier("inside") }.textScale(.secondary)
        Text(verbatim: "12").textScale(.secondary, isEnabled: false).accessibilityIdentifier("off")
      }
    }
    #expect(try screen.size("small").width < screen.size("usual").width)
    #expect(try screen.size("inside") == screen.size("small"))
    #expect(try screen.size("off") == screen.size("usual"))
  }

  @Test("given a view of texts, when it is underlined or struck through, then texts without lines of their own are")
  func lines() async throws {
    let screen = await Screen {
      VStack {
        Text(verbatim: "plain")
        Text(verbatim: "own").underline(color: .red)
      }
      .underline()
      .strikethrough(true, pattern: .dash)
    }
    let plain = try #require(runs(screen).first { $0.text == "plain" })
    let own = try #require(runs(screen).first { $0.text == "own" })
    #expect(plain.isUnderlined && !own.isUnderlined)
    let strokes = screen.drawn.filter { if case .stroke = $0.command { true } else { false } }
    #expect(strokes.count == 2)
    let none = await Screen { VStack { VStack { Text(verbatim: "plain") }.underline(false) }.underline() }
    #expect(runs(none).allSatisfy { !$0.isUnderlined })
  }
}
