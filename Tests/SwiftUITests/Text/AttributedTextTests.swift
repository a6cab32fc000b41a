import DisplayList
import Foundation
import SimulatorTesting
import Testing
import Typesetting

@testable import SwiftUI

@MainActor @Suite("Attributed strings in texts", .simulator(.iPhoneSE))
struct AttributedTextTests {
  private func glyphs(_ screen: Screen) -> [(run: GlyphRun, paint: Paint)] {
    screen.drawn.compactMap { if case .glyphs(let run, let paint) = $0.command { (run, paint) } else { nil } }
  }

  @Test("given a string with attributes, when it is shown, then each part looks as they say")
  func looks() async throws {
    // Given
    var string = AttributedString("red big plain")
    let red = try #require(string.range(of: "red"))
    string[red].foregroundColor = .red
    string[red].swiftUI.backgroundColor = .yellow
    string[red].kern = 4
    let big = try #require(string.range(of: "big"))
    string[big].font = .system(size: 40)
    string[big].underlineStyle = .single
    string[big].baselineOffset = 6
    string[big].strikethroughStyle = Text.LineStyle(pattern: .solid)
    // When
    let screen = await Screen { Text(string) }
    // Then
    let drawn = glyphs(screen)
    let first = try #require(drawn.first { $0.run.text == "red" })
    let second = try #require(drawn.first { $0.run.text == "big" })
    let third = try #require(drawn.first { $0.run.text.contains("plain") })
    let context = ColorContext(colorScheme: .light, accent: nil)
    #expect(first.paint == .color(Color.red.resolve(in: context)))
    #expect(third.paint != first.paint)
    #expect(abs(first.run.tracking - third.run.tracking - 4) < 0.001)
    #expect(second.run.face.size == 40 && second.run.isUnderlined && second.run.isStruckThrough)
    #expect(third.run.origin.y - second.run.origin.y == 6)
    let behind = screen.drawn.first {
      if case .fill(_, .color(let color)) = $0.command { color == Color.yellow.resolve(in: context) } else { false }
    }
    let area = try #require(behind).bounds
    #expect(abs(area.width - first.run.width) < 1 && area.height >= 20)
  }

  @Test("given a text with a look of its own, then that of the string goes before it")
  func precedence() async throws {
    var string = AttributedString("a")
    string.font = .system(size: 30)
    let screen = await Screen { VStack { Text(string).font(.system(size: 10)) + Text(verbatim: "b") }.font(.caption) }
    #expect(glyphs(screen).first { $0.run.text.contains("a") }?.run.face.size == 30)
  }

  @Test("given a container of attributes, when it is merged into a string, then it counts")
  func container() async throws {
    var container = AttributeContainer()
    container.font = .system(size: 31)
    container.tracking = 3
    var string = AttributedString("merged")
    string.mergeAttributes(container)
    let screen = await Screen { Text(string) }
    let run = try #require(glyphs(screen).first).run
    #expect(run.face.size == 31 && abs(run.tracking - FontDescription(size: 31).ownTracking - 3) < 0.001)
    #expect(string.runs[\.font].contains { $0.0 == .system(size: 31) })
  }

  @Test("given a part with a link, when it is tapped, then its address is opened")
  func link() async throws {
    var string = AttributedString("see this")
    let url = try #require(URL(string: "https://example.com/this"))
    if let range = string.range(of: "this") {
      string[range].link = url
      string[range].foregroundColor = .green
    }
    let screen = await Screen { Text(string) }
    try await screen.tap(.label("this"))
    try await screen.settle()
    #expect(screen.openedURLs.last == url)
    let paint = glyphs(screen).first { $0.run.text.contains("this") }?.paint
    #expect(paint == .color(Color.green.resolve(in: ColorContext(colorScheme: .light, accent: nil))))
  }
}
