/// The current content of an answer. It only grows, so a position in it describes everything that a reader has
/// received.
struct AnswerProgress: Hashable, Sendable {
  /// The stages of making an answer, in order.
  enum Stage: String, CaseIterable, Codable, Sendable {
    case searching = "SEARCHING"
    case reading = "READING"
    case composing = "COMPOSING"
  }

  /// How an answer ended.
  enum End: Hashable, Sendable {
    case complete, failed, interrupted
  }

  /// The number of stages that have begun.
  var stages = 0
  var sources: [SourceRecord] = []
  var content = ""
  var followUps: [String] = []
  var error: String?
  /// Nil while it is being made.
  var end: End?

  init() {}

  /// Creates the progress of a stored, complete answer.
  init(_ record: AnswerRecord) {
    stages = Stage.allCases.count
    sources = record.sources
    content = record.content
    followUps = record.followUps
    end = .complete
  }
}

/// A position in an answer: the id of an event is the position after it, and `Last-Event-ID` the one to continue from.
struct AnswerPlace: Hashable, Sendable, LosslessStringConvertible {
  /// The run of the answer that the rest counts in.
  var run: String
  var stages = 0
  var sources = 0
  /// The bytes of the content, in UTF-8.
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
