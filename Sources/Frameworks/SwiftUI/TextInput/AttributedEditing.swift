import Foundation

/// The bindings of an editor of attributed text.
struct AttributedBindings {
  var text: Binding<AttributedString>
  var selection: Binding<AttributedTextSelection>?
}

/// The values of the bindings when a view was made.
struct AttributedInput {
  let bindings: AttributedBindings
  let text: AttributedString
  let selected: AttributedTextSelection?

  init(_ bindings: AttributedBindings) {
    self.bindings = bindings
    text = bindings.text.wrappedValue
    selected = bindings.selection?.wrappedValue
  }
}

/// An attributed text being edited; its characters and its selection are in a `TextEditing`.
struct AttributedEditing {
  private(set) var text: AttributedString
  /// The app's original text, which may have had disallowed attributes; nil once it was edited.
  private var given: AttributedString?
  /// The selection last reported to the app.
  private(set) var told: AttributedTextSelection?
  /// The attributes of the next letter; nil to use those around it.
  private var typing: AttributeContainer?

  @MainActor
  init(_ input: AttributedInput, in environment: EnvironmentValues) {
    given = input.text
    text = environment.textFormatting?.applied(to: input.text) ?? input.text
    told = input.selected
    typing = Self.typing(of: input.selected, in: text)
  }

  private static func typing(of selection: AttributedTextSelection?, in text: AttributedString) -> AttributeContainer? {
    guard let selection, case .insertionPoint(let index) = selection.indices(in: text) else { return nil }
    let attributes = selection.typingAttributes(in: text)
    return attributes == text.attributes(before: index) ? nil : attributes
  }

  /// Returns whether the app's text is this one, or the original.
  func shows(_ other: AttributedString) -> Bool { other == text || other == given }

  /// The places that the app has selected.
  var places: Range<Int>? {
    told.map { selection in
      let range = selection.range(in: text)
      let start = text.characters.distance(from: text.startIndex, to: range.lowerBound)
      return start..<start + text.characters.distance(from: range.lowerBound, to: range.upperBound)
    }
  }

  /// Follows the app's text and selection.
  mutating func follow(_ input: AttributedInput, editing: inout TextEditing, isSelectionNew: Bool) {
    let string = String(text.characters)
    if string != editing.text { editing.replace(by: string) }
    guard isSelectionNew else { return }
    told = input.selected
    typing = Self.typing(of: told, in: text)
    if let places { editing.select(places) }
  }

  /// Applies the user's edits of the characters to the attributed text: inserted letters have the typing attributes.
  @MainActor
  mutating func follow(from old: TextEditing, to new: TextEditing, in environment: EnvironmentValues) {
    given = nil
    guard new.text != old.text else {
      if new.range != old.range { typing = nil }
      return
    }
    let before = Array(old.text)
    let after = Array(new.text)
    // The caret is after the typed text, so that one of several equal letters is not mistaken for another.
    let most = min(before.count, after.count)
    var suffix = 0
    let mostSuffix = min(most, after.count - new.range.upperBound)
    while suffix < mostSuffix, before[before.count - 1 - suffix] == after[after.count - 1 - suffix] { suffix += 1 }
    var prefix = 0
    while prefix < most - suffix, before[prefix] == after[prefix] { prefix += 1 }
    let start = index(prefix)
    let end = index(before.count - suffix)
    let attributes =
      typing ?? (start == end ? text.attributes(before: start) : text[start..<end].runs.first?.attributes)
    let typed = AttributedString(
      String(after[prefix..<after.count - suffix]), attributes: attributes ?? AttributeContainer())
    text.replaceSubrange(start..<end, with: typed)
    if let formatting = environment.textFormatting { text = formatting.applied(to: text) }
    typing = nil
  }

  private func index(_ place: Int) -> AttributedString.Index {
    text.characters.index(text.startIndex, offsetBy: place, limitedBy: text.endIndex) ?? text.endIndex
  }

  /// Reports the selection if the app has bound it.
  @MainActor
  mutating func tellSelection(
    of editing: TextEditing, to binding: Binding<AttributedTextSelection>?, in environment: EnvironmentValues
  ) {
    guard let binding else { return }
    let affinity = environment.textSelectionAffinity
    let (start, end) = (index(editing.range.lowerBound), index(editing.range.upperBound))
    let selection =
      start == end
      ? AttributedTextSelection(.insertionPoint(start), typing: typing, affinity: affinity)
      : AttributedTextSelection(.ranges(RangeSet(start..<end)), affinity: affinity)
    told = selection
    if binding.wrappedValue != selection { binding.wrappedValue = selection }
  }
}
