/// Changes to a text, at positions of its code.
struct SourceEdits {
  private let code: String
  private var edits: [(place: Range<String.Index>, new: String)] = []

  /// Creates an empty list.
  ///
  /// - Parameter code: the text as `CodeText` has it, or of the same length.
  init(of code: String) { self.code = code }

  var isEmpty: Bool { edits.isEmpty }

  mutating func insert(_ new: String, at index: String.Index) { edits.append((index..<index, new)) }

  mutating func replace(_ range: Range<String.Index>, with new: String) { edits.append((range, new)) }

  /// Removes a part; the text after it stays in place.
  mutating func blank(_ range: Range<String.Index>) {
    replace(range, with: String(code[range].map { $0.isNewline ? $0 : " " }))
  }

  /// Returns a text as long as the code with the changes applied. Insertions at one position stay in order.
  /// - Parameter form: how new text is inserted.
  func applied(to text: String, _ form: (String) -> String) -> String {
    let text = Array(text)
    var result = ""
    var (position, index) = (0, code.startIndex)
    for (_, edit) in edits.enumerated().sorted(by: {
      ($0.element.place.lowerBound, $0.element.place.upperBound, $0.offset)
        < ($1.element.place.lowerBound, $1.element.place.upperBound, $1.offset)
    }) where edit.place.lowerBound >= index {
      let start = position + code.distance(from: index, to: edit.place.lowerBound)
      result += String(text[position..<start]) + form(edit.new)
      position = start + code.distance(from: edit.place.lowerBound, to: edit.place.upperBound)
      index = edit.place.upperBound
    }
    return result + String(text[position...])
  }
}
