import SwiftUI
import Testing
import VirtualTime

@testable import AppiumServer

@MainActor
@Suite(.virtualTime) struct AccessibilityActionTests {
  private struct RowsAndSelectableText: View {
    @State private var rows = ["a", "b"]
    var body: some View {
      List {
        ForEach(rows, id: \.self) { Text($0) }.onDelete { rows.remove(atOffsets: $0) }
        Text("Words").textSelection(.enabled)
      }
    }
  }

  @Test func givenSwipeActions_whenOneIsPerformed_thenItActs() async throws {
    let client = try await Client.start { RowsAndSelectableText() }
    let cell = try await client.find("**/XCUIElementTypeCell[1]", using: "-ios class chain")
    #expect(try await client.ask("GET", "element/\(cell)/attribute/scrollwork:actions").text == #"["Delete"]"#)
    try await client.ask(
      "POST", "execute/sync",
      ["script": "scrollwork: performAction", "args": [["elementId": .text(cell), "action": "Delete"]]])
    #expect(try await client.error("GET", "element/\(cell)/text").code == .staleElement)
    client.end()
  }

  @Test func givenSelectableText_whenItIsCopied_thenThePasteboardHasIt() async throws {
    let client = try await Client.start { RowsAndSelectableText() }
    let text = try await client.find("Words")
    try await client.ask(
      "POST", "execute/sync",
      ["script": "scrollwork: performAction", "args": [["elementId": .text(text), "action": "Copy"]]])
    #expect(UIPasteboard.general.string == "Words")
    client.end()
  }

  @Test func givenAnActionThatIsNotThere_thenTheAnswerSaysWhatIs() async throws {
    let client = try await Client.start { RowsAndSelectableText() }
    let text = try await client.find("Words")
    let error = try await client.error(
      "POST", "execute/sync",
      ["script": "scrollwork: performAction", "args": [["elementId": .text(text), "action": "Paste"]]])
    #expect(error.code == .invalidArgument)
    #expect(error.message.contains("it has: Copy"))
    client.end()
  }
}
