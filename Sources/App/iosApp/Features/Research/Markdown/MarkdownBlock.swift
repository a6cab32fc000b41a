/// A part of an answer that is laid out separately.
enum MarkdownBlock: Hashable, Sendable {
  case paragraph(String)
  case heading(level: Int, String)
  case list([Item])
  case code(String)
  case quote(String)
  case table(header: [String], rows: [[String]])
  case rule

  /// An item of a list.
  struct Item: Hashable, Sendable {
    /// A bullet, or a number with what follows it.
    let marker: String
    var text: String
    /// The depth of its indentation, from 0.
    let level: Int
  }
}
