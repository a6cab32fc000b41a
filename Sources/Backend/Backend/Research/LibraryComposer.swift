import Foundation

/// Composes an answer from passages of the library: their own sentences, with citations.
enum LibraryComposer {
  /// The sentences that the best passage and the others may contribute.
  private static let leadSentences = 6
  private static let otherSentences = 3
  /// The best passage and this many more are quoted; later ones get one line each.
  private static let toldPassages = 3

  /// Returns the answer to a question, in Markdown.
  static func answer(to question: String, from findings: LibraryFindings) -> String {
    guard let lead = findings.passages.first else { return nothingFound(topics: findings.topics) }
    let terms = QuestionTerms(question)
    var parts = told(lead, as: 1, terms, sentences: leadSentences, isLead: true)
    for (index, passage) in findings.passages.enumerated().dropFirst().prefix(toldPassages - 1) {
      parts += told(passage, as: index + 1, terms, sentences: otherSentences, isLead: false)
    }
    let rest = findings.passages.enumerated().dropFirst(toldPassages).map { index, passage in
      "- \(sentences(of: passage).first ?? passage.name) [\(index + 1)]"
    }
    if !rest.isEmpty { parts += ["See also:", rest.joined(separator: "\n")] }
    parts.append("*\(disclaimer)*")
    return parts.joined(separator: "\n\n")
  }

  /// Returns the passages as sources, in order.
  static func sources(_ passages: [LibraryFindings.Passage]) -> [SourceRecord] {
    passages.enumerated().map { index, passage in
      SourceRecord(
        number: index + 1, title: passage.heading.isEmpty ? passage.title : "\(passage.title): \(passage.heading)",
        excerpt: MarkdownBlock.plain(passage.text), publisher: passage.publisher, url: passage.url)
    }
  }

  static let disclaimer =
    "This is general information. It does not replace the advice of your doctor or diabetes team."

  private static func nothingFound(topics: [String]) -> String {
    var text =
      "The library has nothing that answers this, and I would rather not guess. Try other words, or ask about one "
    text += "thing at a time. What concerns your own treatment, ask your doctor or diabetes team."
    guard !topics.isEmpty else { return text }
    return text + "\n\nThe library has articles about:\n\n" + topics.map { "- \($0)" }.joined(separator: "\n")
  }

  /// Returns what an answer quotes from a passage: the sentences that fit the question best, and of the best passage
  /// its lists and tables, too.
  private static func told(
    _ passage: LibraryFindings.Passage, as number: Int, _ terms: QuestionTerms, sentences limit: Int, isLead: Bool
  ) -> [String] {
    let blocks = MarkdownBlock.blocks(of: passage.text)
    let chosen = chosenSentences(of: passage, terms, limit: limit)
    var parts: [String] = []
    for block in blocks {
      switch block {
      case .paragraph(let text):
        let kept = MarkdownBlock.sentences(text).filter(chosen.contains)
        if !kept.isEmpty { parts.append("\(kept.joined(separator: " ")) [\(number)]") }
      case .list(let text), .table(let text), .other(let text):
        if isLead { parts.append(text) }
      }
    }
    if chosen.isEmpty {
      // A passage without a sentence: a list or a table under its heading.
      return ["*\(passage.name)* [\(number)]"] + blocks.map(\.text)
    }
    return parts
  }

  private static func sentences(of passage: LibraryFindings.Passage) -> [String] {
    MarkdownBlock.blocks(of: passage.text).flatMap { block -> [String] in
      if case .paragraph(let text) = block { MarkdownBlock.sentences(text) } else { [] }
    }
  }

  /// Returns the first sentence, since others depend on it, those that lead to a list, and those with most words of the
  /// question.
  private static func chosenSentences(
    of passage: LibraryFindings.Passage, _ terms: QuestionTerms, limit: Int
  ) -> Set<String> {
    let all = sentences(of: passage)
    let ranked = all.enumerated().sorted { first, second in
      func worth(_ index: Int, _ text: String) -> Int {
        (index == 0 || text.hasSuffix(":") ? 1000 : 0) + terms.count(in: text)
      }
      let (a, b) = (worth(first.offset, first.element), worth(second.offset, second.element))
      return a == b ? first.offset < second.offset : a > b
    }
    return Set(ranked.prefix(limit).map(\.element))
  }
}

extension LibraryFindings.Passage {
  /// Its topic.
  fileprivate var name: String { heading.isEmpty ? title : heading }
}
