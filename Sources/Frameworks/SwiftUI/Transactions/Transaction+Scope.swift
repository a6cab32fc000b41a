extension Transaction {
  /// The transaction of the `withAnimation` or `withTransaction` that is running. Only ever touched on the main thread.
  nonisolated(unsafe) private static var running: Transaction?

  static var current: Transaction {
    MainThread.isCurrent ? running ?? Transaction() : Transaction()
  }

  static func with<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
    // Elsewhere nothing is animated: what a change there leads to comes later, on the main thread.
    guard MainThread.isCurrent else { return try body() }
    let outer = running
    running = outer?.merging(transaction) ?? transaction
    defer {
      running = outer
      for completion in transaction.completions where !completion.isAwaited { completion.run() }
    }
    return try body()
  }
}

/// Runs `body`; the changes it makes are carried out with `transaction`, and as those around say what it leaves open.
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
  try Transaction.with(transaction, body)
}

/// Runs `body`; the changes it makes are carried out with one value of the transaction set.
public func withTransaction<R, V>(
  _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R
) rethrows -> R {
  var transaction = Transaction()
  transaction[keyPath: keyPath] = value
  return try withTransaction(transaction, body)
}

/// Runs `body`; the changes it makes are animated.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try Transaction.with(Transaction(animation: animation), body)
}
