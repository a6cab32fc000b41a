/// A part of an answer that is laid out on its own.
enum MarkdownBlock: Hashable, Sendable {
  case paragraph(String)
  case heading(level: Int, String)
  case list([Item])
  case code(String)
  case quote(String)
  case table(header: [String], rows: [[String]])
  case rule

  /// One point of a list.
  struct Item: Hashable, Sendable {
    /// A bullet, or a number with what follows it.
    let marker: String
    var text: String
    /// How deep it is indented, from 0.
    let level: Int
  }
}
