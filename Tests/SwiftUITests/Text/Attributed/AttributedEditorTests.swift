import Foundation
import SimulatorTesting
import SwiftUI
import Testing

@MainActor @Suite("Editing a text with attributes", .simulator(.iPhoneSE))
struct AttributedEditorTests {
  @MainActor final class Model: ObservableObject {
    @Published var text: AttributedString
    @Published var selection = AttributedTextSelection()

    init(_ text: AttributedString = "Hello world") { self.text = text }

    func select(_ word: String) {
      if let range = text.range(of: word) { selection = AttributedTextSelection(range: range) }
    }

    /// The runs that have a colour.
    var colored: [String] {
      text.runs.filter { $0.foregroundColor != nil }.map { String(text[$0.range].characters) }
    }
    var string: String { String(text.characters) }
  }

  struct EditorAboveButtons<D: AttributedTextFormattingDefinition>: View {
    @ObservedObject var model: Model
    let definition: D

    var body: some View {
      VStack {
        TextEditor(text: $model.text, selection: $model.selection).accessibilityIdentifier("editor").frame(height: 120)
          .attributedTextFormattingDefinition(definition)
        Button("Red") { model.text.transformAttributes(in: &model.selection) { $0.foregroundColor = .red } }
        Button("Replace") { model.text.replaceSelection(&model.selection, withCharacters: "moon") }
        Button("Mark") { model.select("world") }
      }
    }
  }

  private func page(
    _ model: Model,
    _ definition: some AttributedTextFormattingDefinition =
      AttributedTextFormatting.EmptyDefinition<AttributeScopes.SwiftUIAttributes>()
  ) async -> Screen {
    await Screen { EditorAboveButtons(model: model, definition: definition) }
  }

  @Test func `Given an editor, when somebody types behind coloured letters, then what is typed has their colour`()
    async throws
  {
    // Given
    var text = AttributedString("One ")
    var red = AttributedString("two")
    red.foregroundColor = .red
    text += red
    let model = Model(text)
    let screen = await page(model)
    // When
    try await screen.type("!?", into: .identifier("editor"))
    // Then
    #expect(model.string == "One two!?")
    #expect(model.colored == ["two!?"])
    try await screen.press(.delete)
    try await screen.settle()
    #expect(model.string == "One two!")
    guard case .insertionPoint(let place) = model.selection.indices(in: model.text) else {
      Issue.record("Something is selected.")
      return
    }
    #expect(place == model.text.endIndex)
  }

  @Test
  func `Given a word that the app selects, when its attributes are changed, then only it is drawn in another colour`()
    async throws
  {
    // Given
    let model = Model()
    let screen = await page(model)
    try await screen.tap(.identifier("editor"))
    try await screen.tap(.label("Mark"))
    try await screen.settle()
    // When
    try await screen.tap(.label("Red"))
    try await screen.settle()
    // Then
    #expect(model.colored == ["world"])
    #expect(model.selection.attributes(in: model.text)[\.foregroundColor].contains(.red))
    let frame = try screen.find("editor").frame
    let picture = ScreenPicture(screen)
    let reds = stride(from: frame.minX, to: frame.maxX, by: 1).filter { x in
      stride(from: frame.minY, to: frame.minY + 40, by: 0.5).contains { y in
        let color = picture.rgb(x, y)
        return color.count == 3 && color[0] > 180 && color[1] < 120 && color[2] < 120
      }
    }
    #expect(try #require(reds.first) > frame.minX + 40)
    // The typed text replaces it, in the same colour.
    try await screen.type("sun")
    #expect(model.string == "Hello sun")
    #expect(model.colored == ["sun"])
  }

  @Test func `Given a place without a selection, when its attributes are changed, then what is typed next has them`()
    async throws
  {
    let model = Model()
    let screen = await page(model)
    try await screen.type(" ", into: .identifier("editor"))
    try await screen.tap(.label("Red"))
    try await screen.settle()
    #expect(model.colored == [])
    try await screen.type("now")
    #expect(model.string == "Hello world now")
    #expect(model.colored == ["now"])
  }

  @Test func `Given a selection, when the app replaces it, then the caret stands behind what is new`() async throws {
    let model = Model()
    let screen = await page(model)
    try await screen.tap(.identifier("editor"))
    try await screen.tap(.label("Mark"))
    try await screen.tap(.label("Replace"))
    try await screen.settle()
    try await screen.type("s")
    #expect(model.string == "Hello moons")
  }

  struct OnlyBlack: AttributedTextFormattingDefinition {
    struct Scope: AttributeScope {
      let foregroundColor: AttributeScopes.SwiftUIAttributes.ForegroundColorAttribute
      let underlineStyle: AttributeScopes.SwiftUIAttributes.UnderlineStyleAttribute
    }

    var body: some AttributedTextFormattingDefinition<Scope> {
      ValueConstraint(for: \.foregroundColor, values: [nil, .black], default: .black)
      Underlined()
    }
  }

  struct Underlined: AttributedTextValueConstraint {
    typealias Scope = OnlyBlack.Scope
    typealias AttributeKey = AttributeScopes.SwiftUIAttributes.UnderlineStyleAttribute

    func constrain(_ container: inout Attributes) {
      container.underlineStyle = container.foregroundColor == nil ? nil : .single
    }
  }

  @Test func `Given a definition, then attributes that it does not allow are changed or gone, whoever set them`()
    async throws
  {
    // Given
    var text = AttributedString("Hello world")
    text.font = .title
    let model = Model(text)
    let screen = await page(model, OnlyBlack())
    try await screen.settle()
    #expect(model.text.runs.allSatisfy { $0.font == nil })
    try await screen.tap(.identifier("editor"))
    try await screen.tap(.label("Mark"))
    // When
    try await screen.tap(.label("Red"))
    try await screen.settle()
    try await screen.type("sun")
    // Then
    #expect(model.string == "Hello sun")
    #expect(model.text.runs.allSatisfy { $0.font == nil })
    #expect(model.colored == ["sun"])
    let last = try #require(model.text.runs.reversed().first)
    #expect(last.foregroundColor == .black)
    #expect(last.underlineStyle == .single)
    var attributes = AttributeContainer()
    attributes.foregroundColor = .green
    attributes.kern = 3
    OnlyBlack().constrain(&attributes)
    #expect(attributes.foregroundColor == .black)
    #expect(attributes.kern == nil)
  }
}
