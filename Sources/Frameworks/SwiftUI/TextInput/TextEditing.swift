/// A text with a selection. Places count characters (grapheme clusters), so no edit can split a character.
struct TextEditing: Equatable {
  private(set) var text: String
  /// The start of the selection and its moving end; equal for a caret.
  private(set) var anchor: Int
  private(set) var head: Int

  /// Creates an editing state with the caret after the last character.
  init(_ text: String) {
    self.text = text
    anchor = text.count
    head = anchor
  }

  var count: Int { text.count }
  var range: Range<Int> { min(anchor, head)..<max(anchor, head) }
  var selected: Substring { text[index(range.lowerBound)..<index(range.upperBound)] }
  /// The text before the selection.
  var textBefore: Substring { text[..<index(range.lowerBound)] }

  /// The selection as apps know it.
  var selection: TextSelection { TextSelection(range: index(range.lowerBound)..<index(range.upperBound)) }

  /// Selects the app's range, limited to the text.
  mutating func select(_ range: Range<String.Index>) {
    anchor = place(of: range.lowerBound)
    head = place(of: range.upperBound)
  }

  /// Selects places.
  mutating func select(_ places: Range<Int>) {
    anchor = min(max(places.lowerBound, 0), count)
    head = min(max(places.upperBound, 0), count)
  }

  private func place(of index: String.Index) -> Int { text[..<min(max(index, text.startIndex), text.endIndex)].count }

  private func index(_ place: Int) -> String.Index {
    text.index(text.startIndex, offsetBy: place, limitedBy: text.endIndex) ?? text.endIndex
  }

  // MARK: Selecting

  /// Moves the caret, or the moving end of the selection.
  mutating func move(to place: Int, extending: Bool = false) {
    head = min(max(place, 0), count)
    if !extending { anchor = head }
  }

  /// Moves the caret by a character, or collapses a selection to its end in that direction.
  mutating func step(forwards: Bool, extending: Bool) {
    if !extending, !range.isEmpty { return move(to: forwards ? range.upperBound : range.lowerBound) }
    move(to: head + (forwards ? 1 : -1), extending: extending)
  }

  mutating func selectAll() {
    anchor = 0
    head = count
  }

  /// Selects the word around a place, preferring the one after it. Characters that are not part of words are selected
  /// individually.
  mutating func selectWord(at place: Int) {
    let characters = Array(text)
    guard !characters.isEmpty else { return }
    let hit = min(max(place, 0), characters.count - 1)
    var range = hit..<hit + 1
    if characters[hit].isPartOfWord {
      while range.lowerBound > 0, characters[range.lowerBound - 1].isPartOfWord {
        range = range.lowerBound - 1..<range.upperBound
      }
      while range.upperBound < characters.count, characters[range.upperBound].isPartOfWord {
        range = range.lowerBound..<range.upperBound + 1
      }
    }
    anchor = range.lowerBound
    head = range.upperBound
  }

  // MARK: Changing

  /// Replaces the selection with a text and puts the caret after it.
  mutating func insert(_ new: String) {
    let before = textBefore + new
    let after = text[index(range.upperBound)...]
    // The characters at the boundary may have merged.
    let rest = after.count
    text = String(before + after)
    move(to: text.count - rest)
  }

  mutating func deleteBackward() {
    if range.isEmpty { anchor = max(0, head - 1) }
    insert("")
  }

  mutating func deleteForward() {
    if range.isEmpty { anchor = min(count, head + 1) }
    insert("")
  }

  /// Replaces the text on behalf of another source: a caret at the end stays at the end, any other stays in place.
  mutating func replace(by new: String) {
    let wasAtEnd = range == count..<count
    text = new
    anchor = wasAtEnd ? count : min(anchor, count)
    head = wasAtEnd ? count : min(head, count)
  }
}

extension Character {
  fileprivate var isPartOfWord: Bool { isLetter || isNumber || self == "_" || self == "'" || self == "\u{2019}" }
}
