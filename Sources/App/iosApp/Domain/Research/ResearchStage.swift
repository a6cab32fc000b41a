/// What the backend is doing for an answer, in order. The raw values are the API's.
enum ResearchStage: String, CaseIterable, Comparable, Sendable {
  /// Looks for documents.
  case searching = "SEARCHING"
  /// Chooses passages of what it found.
  case reading = "READING"
  /// Writes the answer.
  case composing = "COMPOSING"

  /// The position among the stages, from 0.
  var order: Int {
    switch self {
    case .searching: 0
    case .reading: 1
    case .composing: 2
    }
  }

  static func < (first: ResearchStage, second: ResearchStage) -> Bool { first.order < second.order }
}
