import Foundation

/// When an animation counts as finished.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  private enum Kind: Hashable { case logicallyComplete, removed }

  private let kind: Kind

  /// The animation is over as an eye sees it, though a spring may still settle. Changes that come later do not defer it.
  public static let logicallyComplete = AnimationCompletionCriteria(kind: .logicallyComplete)
  /// Nothing moves any more, also because of later changes of the same values.
  public static let removed = AnimationCompletionCriteria(kind: .removed)
}

/// What is to run when the animations of a transaction are over: once, whatever becomes of them.
final class AnimationCompletion: @unchecked Sendable {
  let criteria: AnimationCompletionCriteria
  /// Nil once it has run. Only touched on the main thread.
  private var action: (() -> Void)?
  /// A change was made with its transaction, so that the end of an update tells whether anything moves.
  fileprivate(set) var isAwaited = false

  init(_ criteria: AnimationCompletionCriteria, _ action: @escaping () -> Void) {
    self.criteria = criteria
    self.action = action
  }

  func run() {
    let action = action
    self.action = nil
    action?()
  }
}

extension Transaction {
  /// Runs `completion` once when the animations that this transaction leads to are over; if there are none, after the update.
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
  ) {
    completions.append(AnimationCompletion(criteria, completion))
  }
}

/// Runs `body`; the changes it makes are animated, and `completion` runs once when all of it is over: at once if nothing changes.
public func withAnimation<Result>(
  _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  var transaction = Transaction(animation: animation)
  transaction.addAnimationCompletion(criteria: completionCriteria, completion)
  return try withTransaction(transaction, body)
}

/// The completions that a runtime waits for.
@MainActor
struct AwaitedCompletions {
  private struct Awaited {
    let completion: AnimationCompletion
    /// The changes it belongs to are in the update that is under way, or done.
    var isUnderWay = false
    var animations: [(animation: any RunningAnimation, logicalEnd: TimeInterval)] = []
  }

  private var awaited: [Awaited] = []

  var isEmpty: Bool { awaited.isEmpty }

  /// A change is made with a transaction.
  mutating func add(_ completions: [AnimationCompletion]) {
    for completion in completions where !completion.isAwaited {
      completion.isAwaited = true
      awaited.append(Awaited(completion: completion))
    }
  }

  /// An update carries out what was changed.
  mutating func begin() {
    for index in awaited.indices { awaited[index].isUnderWay = true }
  }

  /// Something moves because of a transaction.
  mutating func add(_ animation: any RunningAnimation, of transaction: Transaction, at now: TimeInterval) {
    let end = now + (transaction.animation?.logicalDuration ?? 0)
    for index in awaited.indices where transaction.completions.contains(where: { $0 === awaited[index].completion }) {
      awaited[index].animations.append((animation, end))
    }
  }

  /// Takes out what is over.
  mutating func takeFinished(_ running: [any RunningAnimation], at now: TimeInterval) -> [AnimationCompletion] {
    var finished: [AnimationCompletion] = []
    for index in awaited.indices where awaited[index].isUnderWay {
      awaited[index].animations = awaited[index].animations.compactMap { moving in
        if awaited[index].completion.criteria == .logicallyComplete,
          now >= moving.logicalEnd || moving.animation.isLogicallyComplete
        {
          return nil
        }
        if running.contains(where: { $0 === moving.animation }), !moving.animation.isOver { return moving }
        // What takes its place moves the same view in the same way.
        guard awaited[index].completion.criteria == .removed, let node = moving.animation.movedNode,
          let next = running.last(where: {
            !$0.isOver && $0.movedNode === node && type(of: $0) == type(of: moving.animation)
          })
        else { return nil }
        return (next, moving.logicalEnd)
      }
      if awaited[index].animations.isEmpty { finished.append(awaited[index].completion) }
    }
    if !finished.isEmpty { awaited.removeAll { entry in finished.contains { $0 === entry.completion } } }
    return finished
  }
}
