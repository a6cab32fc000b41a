import SimulatorTesting
import SwiftUI
import Testing

/// Search fields, as measured in a picture of iOS 17 (lunij/netbob).
@MainActor @Suite("Looks of fields to search", .simulator(.iPhone15Pro))
struct SearchFieldLooksTests {
  @Test(
    "A search field is 36 points high, its picture 15.3 wide from 7.7 on, its text begins at 30, and the content 15 below"
  )
  func searchField() async throws {
    // Given a searchable list
    let screen = await Screen {
      NavigationStack { List { Text("Row") }.navigationTitle("Title").searchable(text: .constant("")) }
    }
    try await screen.settle()
    let (text, ink) = (try screen.find(.role(.textField)).frame, Ink(screen))
    let field = ink.box(in: CGRect(x: 2, y: text.minY - 18, width: 389, height: 56), difference: 8)
    // Then it has the size of Apple's, in the third fill
    #expect(isNear(field.minX, 16) && isNear(field.width, 361) && isNear(field.height, 36))
    #expect(isNear(ink.rgb(field.midX, field.midY), [227, 227, 232], 2))
    let picture = ink.box(in: CGRect(x: field.minX + 3, y: field.minY + 5, width: 24, height: 26))
    #expect(isNear(picture.width, 15.3, pixels: 2) && isNear(picture.minX - field.minX, 7.7, pixels: 2))
    #expect(isNear(text.minX - field.minX, 30, pixels: 3))
    #expect(try isNear(screen.find(.text("Row")).frame.midY - 22 - field.maxY, 15, pixels: 2))
  }

  @Test("The button that clears a search is grey and not in the tint")
  func clearButton() async throws {
    // Given a search with text
    let screen = await Screen {
      NavigationStack { Text("Page").navigationTitle("Title").searchable(text: .constant("Yeti")) }
    }
    try await screen.settle()
    let frame = try screen.find(.label("Clear text")).frame
    // Then the button is grey
    let color = Ink(screen).strongest(in: frame.insetBy(dx: -2, dy: -2))
    #expect(color.count == 3 && (color.max() ?? 255) - (color.min() ?? 0) < 12 && (color.max() ?? 255) < 190)
  }

  private struct Searched: View {
    var behavior = TextInputDictationBehavior.automatic
    @State var text = ""

    var body: some View {
      NavigationStack {
        Text("Page").navigationTitle("Title").searchable(text: $text).searchDictationBehavior(behavior)
      }
    }
  }

  @Test("An empty field ends with a microphone of 11.3 by 16.7 points, 10.3 from its edge; all in it is in one grey")
  func microphone() async throws {
    // Given an empty field
    let screen = await Screen { Searched() }
    try await screen.settle()
    let (text, ink) = (try screen.find(.role(.textField)).frame, Ink(screen))
    // Then the microphone is placed like Apple's
    let sign = ink.box(in: CGRect(x: 377 - 34, y: text.midY - 14, width: 32, height: 28))
    #expect(isNear(sign.maxX, 377 - 10.3, pixels: 3), "\(sign)")
    #expect(isNear(sign.width, 11.33, pixels: 4) && isNear(sign.height, 16.67, pixels: 3), "\(sign)")
    // The icon, the prompt and the microphone have the secondary label colour over the field's fill, on a white page
    for area in [
      CGRect(x: 19, y: text.midY - 13, width: 24, height: 26), CGRect(x: 45, y: text.midY - 12, width: 60, height: 24),
      sign.insetBy(dx: -2, dy: -2),
    ] { #expect(isNear(ink.strongest(in: area), [131, 131, 136], 3), "\(ink.strongest(in: area))") }
  }

  @Test("The microphone leads to the keyboard; a field with a text, and one without dictation, have none")
  func dictation() async throws {
    // Given an empty field
    let screen = await Screen { Searched() }
    try await screen.settle()
    // When the microphone is tapped
    try await screen.tap(.label("Dictate"))
    try await screen.settle()
    // Then the field is focused
    #expect(try screen.find(.role(.textField)).isFocused)
    // When text is typed, then the microphone disappears
    try await screen.type("a")
    try await screen.settle()
    #expect(screen.exists(.label("Clear text")))
    #expect(!screen.elements.contains { $0.label == "Dictate" && $0.frame.minY < 400 })
    // Given a field that disables dictation, then it has no microphone
    let silent = await Screen { Searched(behavior: .preventDictation) }
    try await silent.settle()
    #expect(!silent.exists(.label("Dictate")))
  }
}
