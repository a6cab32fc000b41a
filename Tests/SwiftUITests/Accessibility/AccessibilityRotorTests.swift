import SimulatorTesting
import SwiftUI

@MainActor @Suite("Accessibility rotors and custom content", .simulator(.iPhoneSE))
struct AccessibilityRotorTests {
  struct Letter: Identifiable, Hashable {
    let id: Int
    var isImportant: Bool { id % 20 == 3 }
    var title: String { "Letter \(id)" }
  }

  struct Mail: View {
    let diary: Diary
    let letters = (0..<100).map(Letter.init)
    @AccessibilityFocusState private var focused: Int?

    var body: some View {
      VStack {
        Text(verbatim: "At \(focused ?? -1)")
        List(letters) { letter in
          Text(verbatim: letter.title).accessibilityFocused($focused, equals: letter.id)
        }
        .accessibilityRotor("Important") {
          ForEach(letters) { letter in
            if letter.isImportant {
              AccessibilityRotorEntry(letter.title, id: letter.id) { diary.lines.append("prepared \(letter.id)") }
            }
          }
        }
        .accessibilityRotor(.headings, entries: letters.filter { $0.id > 97 }, entryLabel: \.title)
      }
    }
  }

  @Test("given a rotor over a list, then its entries can be read, and going to one scrolls there and moves VoiceOver")
  func list() async throws {
    // Given
    let diary = Diary()
    let screen = await Screen { Mail(diary: diary) }
    try await screen.setAccessibility(.voiceOver)
    let list = try screen.find(.role(.scrollView))
    #expect(try list.rotors == ["Important", "Headings"])
    #expect(try list.entries(ofRotor: "Important") == ["Letter 3", "Letter 23", "Letter 43", "Letter 63", "Letter 83"])
    #expect(try list.entries(ofRotor: "Headings") == ["Letter 98", "Letter 99"])
    #expect(!screen.exists(.text("Letter 63")))
    // When
    try await list.go(to: "Letter 63", ofRotor: "Important")
    try await screen.settle()
    // Then
    #expect(diary.lines == ["prepared 63"])
    #expect(try screen.find(.text("Letter 63")).isVisible)
    #expect(screen.visibleText.contains("At 63"))
  }

  @Test("given entries in a name space, then they lead to the views that are named so")
  func named() async throws {
    struct StartAndEnd: View {
      @Namespace private var space
      @AccessibilityFocusState private var isAtEnd: Bool
      var body: some View {
        VStack {
          Text("Start")
          Text("End").accessibilityRotorEntry(id: "end", in: space).accessibilityFocused($isAtEnd)
          Text(verbatim: isAtEnd ? "there" : "not there")
        }
        .accessibilityElement(children: .contain)
        .accessibilityIdentifier("page")
        .accessibilityRotor("Places") { AccessibilityRotorEntry("The end", "end", in: space) }
      }
    }
    let screen = await Screen { StartAndEnd() }
    try await screen.setAccessibility(.voiceOver)
    try await screen.find("page").go(to: "The end", ofRotor: "Places")
    try await screen.settle()
    #expect(screen.visibleText.contains("there"))
  }

  @Test("given ranges of a text, then the rotor's entries are the words there")
  func ranges() async throws {
    let words = "red green blue"
    let ranges = try ["green", "blue"].map { try #require(words.range(of: $0)) }
    let screen = await Screen { Text(verbatim: words).accessibilityRotor("Colours", textRanges: ranges) }
    #expect(try screen.find(.label(words)).entries(ofRotor: "Colours") == ["green", "blue"])
  }

  @Test("custom content is told in its order; what has the same key replaces what was said further inside")
  func customContent() async throws {
    let age = AccessibilityCustomContentKey("Age")
    let screen = await Screen {
      Text("Dog")
        .accessibilityCustomContent(age, "3 years")
        .accessibilityCustomContent("Breed", "Poodle", importance: .high)
        .accessibilityCustomContent(age, "4 years")
      Text("Cat").accessibilityCustomContent(age, "3 years").accessibilityCustomContent(age, nil as Text?)
    }
    let content = try screen.find(.label("Dog")).customContent
    #expect(content.map(\.label) == ["Breed", "Age"])
    #expect(content.map(\.value) == ["Poodle", "4 years"])
    #expect(content.map(\.isImportant) == [true, false])
    #expect(try screen.find(.label("Cat")).customContent.isEmpty)
  }

  @Test("zooming, scrolling and actions of a category are offered as actions")
  func actions() async throws {
    let diary = Diary()
    let screen = await Screen {
      Text("Map")
        .accessibilityZoomAction { diary.lines.append($0.direction == .zoomIn ? "in" : "out") }
        .accessibilityScrollAction { diary.lines.append("\($0)") }
        .accessibilityActions(category: .edit) { Button("Rename") { diary.lines.append("rename") } }
        .help("Shows where you are")
    }
    let map = try screen.find(.label("Map"))
    for action in ["Zoom In", "Zoom Out", "Scroll Down", "Rename"] { try await map.perform(action) }
    #expect(diary.lines == ["in", "out", "bottom", "rename"])
    #expect(try map.node.hint == "Shows where you are")
  }
}
