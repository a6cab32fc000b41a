import Foundation

extension Transaction {
  /// The transaction of the current `withAnimation` or `withTransaction`. Only touched on the main thread.
  nonisolated(unsafe) private static var running: Transaction?

  /// The key under which other threads store theirs.
  private static let threadKey = "Transaction.running"

  /// The transaction of this thread.
  private static var scope: Transaction? {
    get { MainThread.isCurrent ? running : Thread.current.threadDictionary[threadKey] as? Transaction }
    set {
      if MainThread.isCurrent {
        running = newValue
      } else {
        Thread.current.threadDictionary[threadKey] = newValue
      }
    }
  }

  static var current: Transaction { scope ?? Transaction() }

  static func with<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
    let outer = scope
    scope = outer?.merging(transaction) ?? transaction
    defer {
      scope = outer
      let completions = transaction.completions
      if !completions.isEmpty {
        MainThread.run { for completion in completions where !completion.isAwaited { completion.run() } }
      }
    }
    return try body()
  }

  /// Runs `body` on the main thread soon, with this thread's transaction, for the consequences of a change elsewhere.
  static func carry(_ body: @escaping @MainActor @Sendable () -> Void) {
    guard let scope else { return DispatchQueue.main.async(execute: body) }
    DispatchQueue.main.async { MainActor.assumeIsolated { with(scope) { body() } } }
  }
}

/// Runs `body`, whose changes use `transaction`, with values it does not set taken from the enclosing one.
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
  try Transaction.with(transaction, body)
}

/// Runs `body`, whose changes use one value of the transaction.
public func withTransaction<R, V>(
  _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R
) rethrows -> R {
  var transaction = Transaction()
  transaction[keyPath: keyPath] = value
  return try withTransaction(transaction, body)
}

/// Runs `body`, animating its changes.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try Transaction.with(Transaction(animation: animation), body)
}
