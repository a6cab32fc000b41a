/// What there is of an answer. It only ever grows, so a place in it says all that a reader has had.
struct AnswerProgress: Hashable, Sendable {
  /// What is being done for an answer, in this order.
  enum Stage: String, CaseIterable, Codable, Sendable {
    case searching = "SEARCHING"
    case reading = "READING"
    case composing = "COMPOSING"
  }

  /// How an answer ended.
  enum End: Hashable, Sendable {
    case complete, failed, interrupted
  }

  /// How many stages have begun.
  var stages = 0
  var sources: [SourceRecord] = []
  var content = ""
  var followUps: [String] = []
  var error: String?
  /// nil while it is being made.
  var end: End?

  init() {}

  /// A stored, complete answer.
  init(_ record: AnswerRecord) {
    stages = Stage.allCases.count
    sources = record.sources
    content = record.content
    followUps = record.followUps
    end = .complete
  }
}

/// A place in an answer: the id of an event says where the answer was after it, and `Last-Event-ID` where to go on.
struct AnswerPlace: Hashable, Sendable, LosslessStringConvertible {
  /// The making of the answer that the rest counts in.
  var run: String
  var stages = 0
  var sources = 0
  /// Bytes of the content, in UTF-8.
  var bytes = 0

  init(run: String) {
    self.run = run
  }

  init?(_ description: String) {
    let parts = description.split(separator: "_", omittingEmptySubsequences: false)
    guard parts.count == 4, parts[0].count == 16, parts[0].allSatisfy({ $0.isHexDigit && !$0.isUppercase }) else {
      return nil
    }
    let numbers = parts.dropFirst().compactMap { part in
      part.count <= 9 && part.allSatisfy { ("0"..."9").contains($0) } ? Int(part) : nil
    }
    guard numbers.count == 3 else { return nil }
    run = String(parts[0])
    (stages, sources, bytes) = (numbers[0], numbers[1], numbers[2])
  }

  var description: String { "\(run)_\(stages)_\(sources)_\(bytes)" }
}
