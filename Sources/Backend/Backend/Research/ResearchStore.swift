import Foundation

/// A question as a client asks it.
struct AnswerQuestion: Hashable, Sendable {
  var id: UUID
  var conversation: UUID
  var client: UUID
  var query: String
}

/// The store's state of a question that is being asked.
enum QuestionOutcome: Sendable {
  /// It is new, or its answer was never completed: one has to be made. With the questions and answers before it, oldest
  /// first.
  case toAnswer(before: [AnswerRecord])
  /// It has been answered, in this run.
  case answered(AnswerRecord, run: String)
  /// The id belongs to another question, or the conversation to another client.
  case conflict(String)
}

/// A page of conversations or answers.
struct ResearchPage<Element: Sendable>: Sendable {
  var elements: [Element]
  /// Where the next page begins; nil after the last one.
  var next: ResearchCursor?
}

/// A position in a list of conversations or answers, newest first: right after the one with this number.
struct ResearchCursor: Hashable, Sendable, LosslessStringConvertible {
  var number: Int64

  init(number: Int64) {
    self.number = number
  }

  init?(_ description: String) {
    guard description.hasPrefix("n_"), let number = Int64(description.dropFirst(2)), number >= 0 else { return nil }
    self.number = number
  }

  var description: String { "n_\(number)" }
}
