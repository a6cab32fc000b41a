import Foundation

extension SKNode {
  /// Runs an action, in addition to others.
  public func run(_ action: SKAction) { start(RunningAction(key: nil, action) {}) }
  /// Runs an action, and calls a block at its end.
  public func run(_ action: SKAction, completion block: @escaping () -> Void) {
    start(RunningAction(key: nil, action, completion: block))
  }
  /// Runs an action, and returns at its end.
  public func run(_ action: SKAction) async {
    await withCheckedContinuation { continuation in
      start(RunningAction(key: nil, action) { continuation.resume() })
    }
  }
  /// Runs an action, replacing one with the same key.
  public func run(_ action: SKAction, withKey key: String) {
    runningActions.removeAll { $0.key == key }
    start(RunningAction(key: key, action) {})
  }

  private func start(_ running: RunningAction) {
    runningActions.append(running)
    activityDidChange()
  }

  /// Returns whether actions are running.
  public func hasActions() -> Bool { !runningActions.isEmpty }
  /// Returns the running action for a key; nil if there is none.
  public func action(forKey key: String) -> SKAction? { runningActions.last { $0.key == key }?.action }
  /// Stops the action for a key in its current state.
  public func removeAction(forKey key: String) {
    runningActions.removeAll { $0.key == key }
    activityDidChange()
  }
  /// Stops all actions in their current state.
  public func removeAllActions() {
    runningActions = []
    activityDidChange()
  }

  /// The speed of the node's actions; nil while paused.
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
