import SimulatorTesting
import SwiftUI
import Testing

@Suite("What a failed query says", .simulator(.iPhoneSE))
@MainActor
struct QueryErrorTests {
  private func screen() async -> Screen {
    await Screen {
      VStack {
        Text("Nothing found").accessibilityIdentifier("page.message")
        Button("Retry") {}.accessibilityIdentifier("page.retryButton")
        VStack {
          Button("Send") {}
          Button("Send") {}
        }
        .accessibilityElement(children: .contain)
        .accessibilityIdentifier("page.footer")
        Button("Send") {}.disabled(true)
        CardView(number: 7)
      }
    }
  }

  @Test(
    "given a query that is nearly right, when it finds nothing, then the message has the query that would have been right",
    arguments: [
      (Query("page.retyButton"), "\"page.retryButton\""), ("page.RetryButton", "\"page.retryButton\""),
      (.identifier("Retry"), "\"page.retryButton\""), (.label("retry"), "\"page.retryButton\""),
      (.label("Rerty"), "\"page.retryButton\""), (.text("Nothing"), "\"page.message\""),
      (.label("Card"), ".label(\"Card 7\")"),
      (.label("Retry").and(.role(.link)), "\"page.retryButton\""),
      (.label("Retry").inside("page.footer"), "\"page.retryButton\""),
      (.type("CardVew"), ".type(\"CardView\")"),
    ])
  func nearest(_ query: Query, suggestion: String) async throws {
    let screen = await screen()
    let message = errorMessage { _ = try screen.find(query) }
    let lines = message.split(separator: "\n").map(String.init)
    #expect(lines[0] == "Not found: \(query).")
    #expect(lines[1] == "Nearest:")
    #expect(lines[2].hasSuffix(": \(suggestion)"), "\(message)")
    #expect(message.contains("On the screen:\nscreen"))
    #expect(message.contains("\n  button \"Retry\" id \"page.retryButton\" at "))
  }

  @Test("given a container that is not there, when something inside is looked for, then the message says so")
  func missingContainer() async throws {
    let screen = await screen()
    let message = errorMessage { _ = try screen.find(.label("Send").inside("page.foter")) }
    #expect(message.hasPrefix("Not found: label \"Send\" inside identifier \"page.foter\"."))
    #expect(message.contains("It must be inside identifier \"page.foter\", which was not found.\nNearest:\n"))
    #expect(message.contains(": \"page.footer\"\n"))
  }

  @Test("given three elements, when the fifth is looked for, then the message has their number")
  func numberOutOfRange() async throws {
    let screen = await screen()
    let message = errorMessage { _ = try screen.find(.label("Send").nth(4)) }
    #expect(message.contains("Not found: number 4 (from 0) of label \"Send\".\nThere are only 3 of these"))
  }

  @Test("given several matches, when one is looked for, then the message has a query for each that finds only that one")
  func ambiguous() async throws {
    let screen = await screen()
    let message = errorMessage { _ = try screen.find(.label("Send").and(.role(.button))) }
    let lines = message.split(separator: "\n").map(String.init)
    #expect(lines[0].hasPrefix("Found 3 times: button labelled \"Send\"."))
    #expect(
      lines.dropFirst().map { $0.split(separator: ": ").last.map(String.init) } == [
        ".label(\"Send\").nth(0)", ".label(\"Send\").nth(1)", ".label(\"Send\").nth(2)",
      ])
    #expect(lines[3].contains("[disabled]"))
    let frames = screen.findAll(.label("Send")).map(\.frame)
    #expect(try (0..<3).map { try screen.find(.label("Send").nth($0)).frame } == frames)
    // If a container distinguishes them, it is used.
    let open = await Screen {
      VStack {
        ForEach(["first", "second"], id: \.self) { name in
          VStack { Button("Open") {} }.accessibilityElement(children: .contain).accessibilityIdentifier(name)
        }
      }
    }
    let words = self.message(open, .label("Open"))
    #expect(words.contains(": .label(\"Open\").inside(\"first\")\n") && words.hasSuffix(".inside(\"second\")"))
  }

  private func message(_ screen: Screen, _ query: Query) -> String {
    errorMessage { _ = try screen.find(query) }
  }

  @Test("given a long screen, when nothing is found, then the tree in the message is cut and says how to see the rest")
  func longTree() async throws {
    let screen = await Screen { VStack { ForEach(0..<100) { Text("Line \($0)") } } }
    let message = self.message(screen, "nowhere")
    #expect(message.hasSuffix("\n... 41 more: screen.describeTree() has all"))
    #expect(screen.describeTree().split(separator: "\n").count == 101)
  }

  @Test(
    "given queries, when they are shown, then they read as sentences",
    arguments: [
      (Query("a"), "identifier \"a\""), (.label("Retry"), "label \"Retry\""),
      (.label("Retry").and(.role(.button)).inside("error"), "button labelled \"Retry\" inside identifier \"error\""),
      (.role(.staticText).and(.text(contains: "x")), "text with text containing \"x\""),
      (.type(CardView.self).nth(1), "number 1 (from 0) of view type CardView"),
      (.role(.button).and(.disabled), "disabled button"),
    ])
  func words(_ query: Query, words: String) { #expect("\(query)" == words) }
}
