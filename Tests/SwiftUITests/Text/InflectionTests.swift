import Foundation
import SimulatorTesting
import SwiftUI
import Testing

@MainActor @Suite("Nouns that agree with numbers", .simulator(.iPhoneSE))
struct InflectionTests {
  @Test func `Given counts in texts that ask for it, then the noun is one or many, whether written or a value`()
    async throws
  {
    // Given
    let noun = "box"
    let screen = await Screen {
      VStack {
        ForEach(0..<3) { Text("^[\($0) task](inflect: true)") }
        Text("There are **^[\(2) unread message](inflect: true)** in ^[\(12) \(noun)](inflect: true).")
        Text("^[\(3) piece of cake](inflect: true)")
        Text("^[\(2) ^[city](morphology: { partOfSpeech: \"noun\" })](inflect: true)")
        Button("Delete ^[\(5) Child](inflect: true)") {}
      }
    }
    // Then
    let text = screen.visibleText
    for wanted in ["0 tasks", "1 task", "2 tasks", "There are 2 unread messages in 12 boxes.", "3 pieces of cake"] {
      #expect(text.contains(wanted))
    }
    #expect(text.contains("2 cities"))
    #expect(screen.exists(.label("Delete 5 Children")))
  }

  @Test func `Given text without inflect, then signs go with other attributes, and plain carets stay`() async throws {
    let screen = await Screen {
      VStack {
        Text("^[2 dog](colour: 'red')")
        Text("2^[3")
        Text(verbatim: "^[4 cat](inflect: true)")
      }
    }
    #expect(screen.visibleText.contains("2 dog"))
    #expect(screen.visibleText.contains("2^[3"))
    #expect(screen.visibleText.contains("^[4 cat](inflect: true)"))
  }

  @Test func `Given an attributed text, then it agrees where Markdown's attributes are read, and a string never does`()
    throws
  {
    #expect(
      String(AttributedString(localized: "^[\(4) person](inflect: true)").characters) == "4 people")
    #expect(String(localized: "^[\(4) person](inflect: true)") == "^[4 person](inflect: true)")
    let markdown = "^[4 leaf](inflect: true)"
    #expect(
      try String(AttributedString(markdown: markdown, options: .init(allowsExtendedAttributes: true)).characters)
        == "4 leaves")
    #expect(try String(AttributedString(markdown: markdown).characters) == markdown)
  }

  @Test(arguments: [
    ("day", "days"), ("story", "stories"), ("bus", "buses"), ("match", "matches"), ("analysis", "analyses"),
    ("sheep", "sheep"), ("Woman", "Women"), ("human", "humans"), ("TASK", "TASKS"), ("tasks", "tasks"),
    ("photo", "photos"), ("tomato", "tomatoes"), ("half", "halves"),
  ])
  func `Given a noun, then many of it are called as in English`(one: String, many: String) {
    let text = AttributedString(localized: "^[\(2) \(one)](inflect: true)")
    #expect(String(text.characters) == "2 \(many)")
  }
}
