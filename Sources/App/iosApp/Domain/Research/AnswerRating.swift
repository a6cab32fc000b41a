/// A reader's rating of an answer. The raw values are the API's.
enum AnswerRating: String, CaseIterable, Hashable, Sendable {
  case helpful = "HELPFUL"
  case notHelpful = "NOT_HELPFUL"
}
