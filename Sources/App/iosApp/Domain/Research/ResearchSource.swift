import Foundation

/// A source that an answer is based on.
struct ResearchSource: Identifiable, Hashable, Sendable {
  /// From 1; the answer's text cites it as `[1]`.
  let number: Int
  let title: String
  /// The passage that was used.
  let excerpt: String
  /// Its publisher, if known.
  let publisher: String?
  /// Where it can be read, if known: a web address.
  let url: URL?

  /// Within one answer, sources are identified by their numbers.
  var id: Int { number }

  init(number: Int, title: String, excerpt: String, publisher: String? = nil, url: URL? = nil) {
    self.number = number
    self.title = title
    self.excerpt = excerpt
    self.publisher = publisher
    self.url = url
  }
}
