import Foundation

/// What an answer is founded on.
struct ResearchSource: Identifiable, Hashable, Sendable {
  /// From 1; the answer's text cites it as `[1]`.
  let number: Int
  let title: String
  /// The passage that was used.
  let excerpt: String
  /// Who published it, where that is known.
  let publisher: String?
  /// Where it can be read, where that is known: an address of the web.
  let url: URL?

  /// Sources are told apart by their numbers, within one answer.
  var id: Int { number }

  init(number: Int, title: String, excerpt: String, publisher: String? = nil, url: URL? = nil) {
    self.number = number
    self.title = title
    self.excerpt = excerpt
    self.publisher = publisher
    self.url = url
  }
}
