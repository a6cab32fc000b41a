import Foundation
import SimulatorTesting
import SwiftUI
import Testing

@MainActor @Suite("The selection of a field that an app knows", .simulator(.iPhoneSE))
struct TextFieldSelectionTests {
  @MainActor final class Model: ObservableObject {
    @Published var text = "Hello world"
    @Published var selection: TextSelection?

    /// The selection as character offsets, and its text.
    var selected: (range: Range<Int>, text: String)? {
      guard let selection, case .selection(let range) = selection.indices else { return nil }
      let first = text.distance(from: text.startIndex, to: range.lowerBound)
      return (first..<first + text[range].count, String(text[range]))
    }
  }

  struct FieldWithMarkButton: View {
    @ObservedObject var model: Model
    var isEditor = false
    var body: some View {
      VStack {
        if isEditor {
          TextEditor(text: $model.text, selection: $model.selection).accessibilityIdentifier("field")
        } else {
          TextField("Name", text: $model.text, selection: $model.selection).accessibilityIdentifier("field")
        }
        Button("Mark") {
          if let range = model.text.range(of: "world") { model.selection = TextSelection(range: range) }
        }
      }
    }
  }

  @Test("given a field, when a person types, then the app knows where the caret is", arguments: [false, true])
  func typing(isEditor: Bool) async throws {
    let model = Model()
    let screen = await Screen { FieldWithMarkButton(model: model, isEditor: isEditor) }
    try await screen.type("!", into: .identifier("field"))
    #expect(model.text == "Hello world!")
    #expect(model.selected?.range == 12..<12)
    #expect(model.selection?.isInsertion == true)
    try await screen.press(.a, command: true)
    try await screen.settle()
    #expect(model.selected?.text == "Hello world!")
    #expect(model.selection?.isInsertion == false)
  }

  @Test("given a field with the focus, when the app selects a word, then what is typed takes its place")
  func selecting() async throws {
    let model = Model()
    let screen = await Screen { FieldWithMarkButton(model: model) }
    try await screen.type(" ", into: .identifier("field"))
    try await screen.tap(.label("Mark"))
    try await screen.settle()
    #expect(model.selected?.text == "world")
    try await screen.type("moon")
    #expect(model.text == "Hello moon ")
    #expect(model.selected?.range == 10..<10)
  }

  @Test("given a selection of another text, when it is set, then the field selects what there is")
  func foreign() async throws {
    let model = Model()
    let screen = await Screen { FieldWithMarkButton(model: model) }
    try await screen.tap(.identifier("field"))
    let long = String(repeating: "long ", count: 40)
    model.selection = TextSelection(range: long.index(long.startIndex, offsetBy: 3)..<long.endIndex)
    try await screen.settle()
    try await screen.type("p")
    #expect(model.text == "Help")
  }
}
