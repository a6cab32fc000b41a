/// Counts how long something does not answer.
struct Patience {
  /// Seconds; nil for ever.
  let limit: Double?
  private(set) var waited = 0.0
  /// The limit was reached, and no answer has come since.
  private(set) var isOver = false
  private var isHurried = false

  /// Longest wait in seconds once somebody waits for the answer.
  static let hurriedLimit = 1.0

  enum Change { case stalled, recovered }

  init(limit: Double?) { self.limit = limit }

  /// - Parameters:
  ///   - elapsed: seconds since the last look.
  ///   - isAnswered: everything that was asked has been answered.
  mutating func look(elapsed: Double, isAnswered: Bool) -> Change? {
    if isAnswered {
      defer { self = Patience(limit: limit) }
      return isOver ? .recovered : nil
    }
    waited += elapsed
    let limit = isHurried ? Self.hurriedLimit : limit
    guard !isOver, let limit, waited >= limit else { return nil }
    isOver = true
    return .stalled
  }

  /// Somebody waits for the answer that is due.
  mutating func hurry() { isHurried = true }
}
