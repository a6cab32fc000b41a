/// Measures how long something does not answer, and decides when to ask it.
struct Patience {
  /// In seconds; nil for no limit.
  let limit: Double?
  private(set) var waited = 0.0
  /// Whether the limit was reached, and no answer has come since.
  private(set) var isOver = false
  /// Whether it should be asked now.
  private(set) var isDue = false
  private var isHurried = false
  /// The seconds since the last answer in which it did nothing.
  private var rest = 0.0

  /// The longest wait in seconds once somebody waits for the answer.
  static let hurriedLimit = 1.0

  /// An idle thread may sleep, but also wait for a lock that is never released: it is asked before that takes too long.
  private var longestRest: Double { min(10, max(1, (limit ?? .infinity) - 1)) }

  enum Change { case stalled, recovered }

  init(limit: Double?) { self.limit = limit }

  /// Updates the state.
  /// - Parameters:
  ///   - elapsed: seconds since the last look.
  ///   - isAnswered: whether everything that was asked has been answered.
  ///   - hasWorked: whether it has done something since its last answer.
  mutating func look(elapsed: Double, isAnswered: Bool, hasWorked: Bool) -> Change? {
    guard isAnswered else {
      // If it has not even begun to answer, it was not sleeping before either. If it is asked while it works, it has
      // the whole time.
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

  /// Notes that somebody waits for the answer that is due, or for the next one.
  mutating func hurry(isAnswered: Bool) {
    isHurried = true
    if isAnswered { (waited, isDue) = (0, false) }
  }
}
