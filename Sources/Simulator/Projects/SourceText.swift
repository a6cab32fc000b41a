/// A file's text while rules change it, with its code, which is parsed once and then changed along.
struct SourceText {
  private(set) var text: String
  private var found: String?

  init(_ text: String) { self.text = text }

  /// The text as `CodeText` has it: as long as the text, so that a position in one is a position in the other.
  var code: String {
    mutating get {
      if let found { return found }
      let code = CodeText(text).text
      found = code
      return code
    }
  }

  /// Returns the text at a position of the code.
  mutating func text(at place: Range<String.Index>) -> String {
    let code = code
    let start = code.distance(from: code.startIndex, to: place.lowerBound)
    return String(text.dropFirst(start).prefix(code.distance(from: place.lowerBound, to: place.upperBound)))
  }

  /// Applies edits. Inserted code has to be complete, so that the rest stays valid.
  mutating func apply(_ edits: SourceEdits) {
    if edits.isEmpty { return }
    let code = self.code
    (text, found) = (edits.applied(to: text) { $0 }, edits.applied(to: code) { CodeText($0).text })
  }
}
