import Foundation

/// When an animation counts as complete.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  private enum Kind: Hashable { case logicallyComplete, removed }

  private let kind: Kind

  /// When the animation is visually complete, although a spring may still be settling. Later changes do not delay it.
  public static let logicallyComplete = AnimationCompletionCriteria(kind: .logicallyComplete)
  /// When nothing moves any more, also because of later changes of the same values.
  public static let removed = AnimationCompletionCriteria(kind: .removed)
}

/// A completion of the animations of a transaction: it runs exactly once, whatever happens to them.
final class AnimationCompletion: @unchecked Sendable {
  let criteria: AnimationCompletionCriteria
  /// Nil once it has run. Only touched on the main thread.
  private var action: (() -> Void)?
  /// Whether a change was made with its transaction, so that the end of an update determines whether anything is
  /// animated.
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
  /// Runs `completion` once when this transaction's animations are complete, or after the update if there are none.
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
  ) {
    completions.append(AnimationCompletion(criteria, completion))
  }
}

/// Runs `body`, animating its changes, and runs `completion` once when all animations are complete: immediately if
/// nothing changes.
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
    /// Whether its changes are in the current update, or done.
    var isUnderWay = false
    var animations: [(animation: any RunningAnimation, logicalEnd: TimeInterval)] = []
  }

  private var awaited: [Awaited] = []

  var isEmpty: Bool { awaited.isEmpty }

  /// Called when a change is made with a transaction.
  mutating func add(_ completions: [AnimationCompletion]) {
    for completion in completions where !completion.isAwaited {
      completion.isAwaited = true
      awaited.append(Awaited(completion: completion))
    }
  }

  /// Called when an update carries out the changes.
  mutating func begin() {
    for index in awaited.indices { awaited[index].isUnderWay = true }
  }

  /// Called when a transaction starts an animation.
  mutating func add(_ animation: any RunningAnimation, of transaction: Transaction, at now: TimeInterval) {
    let end = now + (transaction.animation?.logicalDuration ?? 0)
    for index in awaited.indices where transaction.completions.contains(where: { $0 === awaited[index].completion }) {
      awaited[index].animations.append((animation, end))
    }
  }

  /// Removes and returns the finished ones.
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
        // Its replacement moves the same view in the same way.
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
