import SimulatorTesting
import SwiftUI
import Testing

@MainActor @Suite("The distance of lines in one text", .simulator(.iPhone15Pro))
struct TextLeadingTests {
  /// The height of a text, in pixels.
  private func pixels(_ text: some View) async throws -> CGFloat {
    let screen = await Screen { text.accessibilityIdentifier("text") }
    return (try screen.find("text").frame.height * 3).rounded()
  }

  @Test("given a text style, then two lines are as far apart as it says, and one is as high as its letters")
  func styles() async throws {
    // As in a footer of a form on iOS: 15.67 and 33.67.
    #expect(try await pixels(Text("a").font(.footnote)) == 47)
    #expect(try await pixels(Text("a\nb").font(.footnote)) == 101)
    #expect(try await pixels(Text("a\nb\nc").font(.footnote)) == 155)
    #expect(try await pixels(Text("a\nb")) == 127)
    #expect(try await pixels(Text("a\nb").font(.system(size: 13))) == 94)
  }

  @Test("given a tight or a loose leading, then lines are two points closer or farther apart")
  func leading() async throws {
    #expect(try await pixels(Text("a\nb").font(.footnote.leading(.tight))) == 95)
    #expect(try await pixels(Text("a\nb").font(.footnote.leading(.loose))) == 107)
  }

  @Test("given lines that are limited or reserved, then the leading is between them")
  func room() async throws {
    let text = Text("a\nb\nc").font(.footnote)
    #expect(try await pixels(Text("a").font(.footnote).lineLimit(2, reservesSpace: true)) == 101)
    #expect(
      try await pixels(TextField("x", text: .constant("a"), axis: .vertical).font(.footnote).lineLimit(2...)) == 101)
    #expect(try await pixels(text.lineSpacing(4).lineLimit(2)) == 101 + 12)
  }
}
