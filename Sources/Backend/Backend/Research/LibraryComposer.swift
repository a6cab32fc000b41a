import Foundation

/// Puts passages of the library together to an answer: their own sentences, with citations.
enum LibraryComposer {
  /// Sentences that the best passage and the others may have in an answer.
  private static let leadSentences = 6
  private static let otherSentences = 3
  /// The best passage and this many more are told; what comes after gets one line each.
  private static let toldPassages = 3

  /// The answer to a question, in Markdown.
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

  /// The passages as sources, in their order.
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

  /// What an answer takes of a passage: the sentences that fit the question best, and of the best passage its lists and
  /// tables, too.
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

  /// The first sentence, since others lean on it, those that lead to a list, and those with most words of the question.
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
  /// What it is about.
  fileprivate var name: String { heading.isEmpty ? title : heading }
}
