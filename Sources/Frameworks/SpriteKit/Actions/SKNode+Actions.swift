import Foundation

extension SKNode {
  /// Does something, beside what the node does already.
  public func run(_ action: SKAction) { start(RunningAction(key: nil, action) {}) }
  /// Does something, and calls a block in the end.
  public func run(_ action: SKAction, completion block: @escaping () -> Void) {
    start(RunningAction(key: nil, action, completion: block))
  }
  /// Does something, and returns when it is over.
  public func run(_ action: SKAction) async {
    await withCheckedContinuation { continuation in
      start(RunningAction(key: nil, action) { continuation.resume() })
    }
  }
  /// Does something in place of what the node does under the same key.
  public func run(_ action: SKAction, withKey key: String) {
    runningActions.removeAll { $0.key == key }
    start(RunningAction(key: key, action) {})
  }

  private func start(_ running: RunningAction) {
    runningActions.append(running)
    activityDidChange()
  }

  /// True while the node does something.
  public func hasActions() -> Bool { !runningActions.isEmpty }
  /// Returns what the node does under a key; nil if there is none.
  public func action(forKey key: String) -> SKAction? { runningActions.last { $0.key == key }?.action }
  /// Ends what the node does under a key, where it is now.
  public func removeAction(forKey key: String) {
    runningActions.removeAll { $0.key == key }
    activityDidChange()
  }
  /// Ends all that the node does, where it is now.
  public func removeAllActions() {
    runningActions = []
    activityDidChange()
  }

  /// How fast actions of the node run; nil if they stand still.
  final var activeSpeed: CGFloat? {
    var (speed, node) = (CGFloat(1), self as SKNode?)
    while let around = node {
      if around.isPaused { return nil }
      speed *= around.speed
      node = around.parent
    }
    return speed
  }

  final func advanceActions(by seconds: TimeInterval) {
    guard !runningActions.isEmpty, let speed = activeSpeed else { return }
    var ended: [RunningAction] = []
    for running in runningActions where runningActions.contains(where: { $0 === running }) {
      if running.advance(self, by: seconds * Double(speed)) { ended.append(running) }
    }
    guard !ended.isEmpty else { return }
    runningActions.removeAll { running in ended.contains { $0 === running } }
    activityDidChange()
    for running in ended { running.completion() }
  }
}
