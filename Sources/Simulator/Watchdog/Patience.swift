/// Counts how long something does not answer, and says when it is to be asked.
struct Patience {
  /// Seconds; nil for ever.
  let limit: Double?
  private(set) var waited = 0.0
  /// The limit was reached, and no answer has come since.
  private(set) var isOver = false
  /// It is to be asked now.
  private(set) var isDue = false
  private var isHurried = false
  /// Seconds since the last answer in which it did nothing.
  private var rest = 0.0

  /// Longest wait in seconds once somebody waits for the answer.
  static let hurriedLimit = 1.0

  /// What does nothing may sleep, but also wait for a lock that nobody opens: it is asked before that is too long.
  private var longestRest: Double { min(10, max(1, (limit ?? .infinity) - 1)) }

  enum Change { case stalled, recovered }

  init(limit: Double?) { self.limit = limit }

  /// - Parameters:
  ///   - elapsed: seconds since the last look.
  ///   - isAnswered: everything that was asked has been answered.
  ///   - hasWorked: it has done something since its last answer.
  mutating func look(elapsed: Double, isAnswered: Bool, hasWorked: Bool) -> Change? {
    guard isAnswered else {
      // What has not even begun to answer did not sleep before either. Asked while it works, it is given all the time.
      if isDue { waited = hasWorked ? 0 : rest }
      isDue = false
      waited += elapsed
      let limit = isHurried ? Self.hurriedLimit : limit
      guard !isOver, let limit, waited >= limit else { return nil }
      isOver = true
      return .stalled
    }
    let wasOver = isOver
    // Something was asked.
    if waited > 0 || isDue { (isHurried, rest) = (false, 0) }
    rest = hasWorked ? 0 : rest + elapsed
    (waited, isOver) = (0, false)
    isDue = hasWorked || isHurried || rest >= longestRest
    return wasOver ? .recovered : nil
  }

  /// Somebody waits for the answer that is due, or for the next one.
  mutating func hurry(isAnswered: Bool) {
    isHurried = true
    if isAnswered { (waited, isDue) = (0, false) }
  }
}
