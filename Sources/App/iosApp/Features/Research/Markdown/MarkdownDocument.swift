/// An answer in Markdown that grows at its end. Only its last block is parsed again when something is added: the blocks
/// before it are finished and stay equal, so they are not laid out again.
struct MarkdownDocument: Equatable {
  private(set) var blocks: [MarkdownBlock] = []
  /// The text of the last block.
  private var tail = ""
  /// The number of finished blocks.
  private var finished = 0

  init(_ text: String = "") { append(text) }

  mutating func append(_ text: String) {
    tail += text
    var parser = MarkdownParser()
    let (parsed, lastStart) = parser.parse(tail)
    blocks.replaceSubrange(finished..., with: parsed)
    guard parsed.count > 1 else { return }
    finished = blocks.count - 1
    tail = String(tail[lastStart...])
  }
}
