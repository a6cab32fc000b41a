import DisplayList
import Foundation
import SimulatorTesting
import Testing

@testable import SwiftUI
@_spi(Scrollwork) import UIKit

@MainActor @Suite("Texts from keys: tables, values that look like something, Markdown", .simulator(.iPhoneSE))
struct LocalizedTextTests {
  private static let table = """
    {"sourceLanguage":"en","version":"1.0","strings":{
    "greeting": {"localizations": {"en": {"stringUnit": {"state": "translated", "value": "Hello"}}}},
    "%@ of %@": {"localizations": {"en": {"stringUnit": {"state": "translated", "value": "%2$@, %1$@"}}}},
    "bold": {"localizations": {"en": {"stringUnit": {"state": "translated", "value": "**%@** stays"}}}}
    }}
    """

  /// A bundle with the catalogue.
  private func bundle() throws -> Bundle {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("text-\(UUID()).bundle")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(Self.table.utf8).write(to: folder.appendingPathComponent("Localizable.xcstrings"))
    return try #require(Bundle(path: folder.path))
  }

  private func runs(_ screen: Screen) -> [GlyphRun] {
    screen.drawn.compactMap { if case .glyphs(let run, _) = $0.command { run } else { nil } }
  }

  @Test("a literal is a key, a string is not")
  func literals() {
    let string = "greeting"
    #expect(Text("greeting") == Text("greeting" as LocalizedStringKey))
    #expect(Text("greeting") != Text(verbatim: "greeting"))
    #expect(Text(string) == Text(verbatim: string))
    #expect(Text("\(string) x") == Text("\(string) x" as LocalizedStringKey))
    #expect(Text(AttributedString("greeting")) == Text(verbatim: "greeting"))
  }

  @Test("texts in a key keep their look, in the order of the translation, and take the rest from outside")
  func styledValues() async throws {
    let bundle = try bundle()
    defer { try? FileManager.default.removeItem(at: bundle.bundleURL) }
    let screen = await Screen {
      Text("\(Text("one").bold()) of \(Text("two").foregroundColor(.red))", bundle: bundle)
        .foregroundColor(.green).accessibilityIdentifier("text")
    }
    #expect(try screen.find("text").label == "two, one")
    let runs = runs(screen)
    #expect(runs.map(\.text).joined() == "two, one")
    #expect(runs.first { $0.text == "one" }?.face.weight == 700)
    #expect(runs.first { $0.text == "two" }?.face.weight == 400)
    #expect(Set(runs.map { $0.origin.y }).count == 1)
    let paints = screen.drawn.compactMap { if case .glyphs(_, let paint) = $0.command { paint } else { nil } }
    #expect(Set(paints.map { "\($0)" }).count == 2)
  }

  @Test("a symbol in a text stands in the line, and the words after it are moved by its width")
  func symbols() async throws {
    let screen = await Screen {
      VStack(alignment: .leading) {
        Text("\(Image(systemName: "star.fill")) 5").accessibilityIdentifier("rating")
        Text(Image(systemName: "star.fill")).accessibilityIdentifier("star")
        Text("5").accessibilityIdentifier("five")
        Image(systemName: "star.fill")
      }
    }
    let runs = runs(screen)
    let number = try #require(runs.first { $0.text == " 5" })
    let star = try #require(runs.first)
    #expect(star.face.family == "Scrollwork Symbols")
    let widths = try (star: screen.find("star").frame.width, five: screen.find("five").frame.width)
    #expect(abs(number.origin.x - widths.star) < 0.5)
    #expect(try screen.find("rating").frame.width > widths.star + widths.five)
    #expect(try screen.find("rating").frame.height == screen.find("five").frame.height)
    #expect(try screen.find("rating").label == "Favorite 5")
  }

  @Test("a picture in a text is as wide as it is and makes the line as high")
  func pictures() async throws {
    let picture = UIImage(bitmap: Bitmap(width: 30, height: 40, pixels: Data(repeating: 255, count: 4800)), scale: 1)
    let screen = await Screen { Text("a\(Image(uiImage: picture))b").accessibilityIdentifier("text") }
    let bounds = try #require(
      screen.drawn.first { if case .image = $0.command { true } else { false } }?.bounds)
    #expect(bounds.size == CGSize(width: 30, height: 40))
    let letters = runs(screen)
    #expect(letters.map(\.text) == ["a", "b"])
    let gap = letters[1].origin.x - letters[0].origin.x - letters[0].width
    #expect(abs(gap - 30) < 0.1)
    #expect(try screen.find("text").frame.height > 40)
  }

  @Test("dates are written for the environment, wherever they stand")
  func dates() async throws {
    let date = Date(timeIntervalSince1970: 0)
    let screen = await Screen {
      VStack {
        Text("On \(date, style: .date)").accessibilityIdentifier("date")
        Text("\(date...date.addingTimeInterval(3600))").accessibilityIdentifier("range")
        Text("\(DateInterval(start: date, duration: 3600))").accessibilityIdentifier("interval")
      }
      .environment(\.timeZone, .gmt).environment(\.locale, Locale(identifier: "en_US"))
    }
    #expect(try screen.find("date").label == "On January 1, 1970")
    let range = try screen.find("range").label
    #expect(range.contains("12:00") && range.contains("1:00"))
    #expect(try screen.find("interval").label == range)
  }

  @Test(
    "Markdown in a key looks like what it says",
    arguments: [
      ("plain", "plain", []), ("a **b** c", "a b c", ["b:bold"]), ("*b*", "b", ["b:italic"]),
      ("_b_ snake_case_name", "b snake_case_name", ["b:italic"]), ("***b***", "b", ["b:bold,italic"]),
      ("**a *b* c**", "a b c", ["a :bold", "b:bold,italic", " c:bold"]), ("`*x*`", "*x*", ["*x*:code"]),
      ("~~b~~", "b", ["b:struck"]), ("2 * 3 * 4", "2 * 3 * 4", []), ("\\*b\\*", "*b*", []), ("**open", "**open", []),
      ("[a](https://b.c)!", "a!", ["a:link"]), ("[a] (b)", "[a] (b)", []),
      ("[**a**](https://b.c)", "a", ["a:bold,link"]),
    ])
  func markdown(source: String, shown: String, marked: [String]) {
    let segments = Text(LocalizedStringKey(source)).segments(in: EnvironmentValues())
    #expect(Text(LocalizedStringKey(source)).string(in: EnvironmentValues()) == shown)
    let looks = segments.compactMap { segment -> String? in
      guard case .verbatim(let text) = segment.content, !text.isEmpty else { return nil }
      let look = [
        segment.weight == .bold ? "bold" : nil, segment.isItalic == true ? "italic" : nil,
        segment.isMonospaced ? "code" : nil, segment.strikethrough != nil ? "struck" : nil,
        segment.link == nil ? nil : "link",
      ].compactMap { $0 }
      return look.isEmpty ? nil : "\(text):\(look.joined(separator: ","))"
    }
    #expect(looks == marked)
  }

  @Test("long texts with marks that nothing closes show as they are", arguments: ["*a ", "a* ", "[", "[a]("])
  func long(part: String) {
    let source = String(repeating: part, count: 5_000)
    #expect(Text(LocalizedStringKey(source)).string(in: EnvironmentValues()).count == source.count)
  }

  @Test("marks in a value are no Markdown, marks around it are")
  func values() async throws {
    let bundle = try bundle()
    defer { try? FileManager.default.removeItem(at: bundle.bundleURL) }
    let name = "*x*"
    let screen = await Screen {
      VStack {
        Text("bold", bundle: bundle)
        Text("**\(name)** _y_").accessibilityIdentifier("text")
      }
    }
    #expect(try screen.find("text").label == "*x* y")
    #expect(runs(screen).first { $0.text == "*x*" }?.face.weight == 700)
  }

  @Test("a link in a key is opened by a tap")
  func links() async throws {
    var opened: [String] = []
    let screen = await Screen {
      Text("See [the site](https://example.org).")
        .environment(
          \.openURL,
          OpenURLAction { url in
            opened.append(url.absoluteString)
            return .handled
          })
    }
    try await screen.tap(.label("the site"))
    #expect(opened == ["https://example.org"])
  }
}
