import Foundation

/// An action that runs on a node.
@MainActor
final class RunningAction {
  let key: String?
  let action: SKAction
  let completion: () -> Void
  private let course: ActionCourse
  private var hasBegun = false

  init(key: String?, _ action: SKAction, completion: @escaping () -> Void) {
    self.key = key
    self.action = action
    self.completion = completion
    course = ActionCourse(action)
  }

  /// Advances the action; returns whether it is finished. Its time starts with the first frame.
  func advance(_ node: SKNode, by seconds: TimeInterval) -> Bool {
    defer { hasBegun = true }
    return course.advance(node, by: hasBegun ? seconds : 0) != nil
  }
}

/// The progress of an action on a node.
@MainActor
private final class ActionCourse {
  private let action: SKAction
  private let duration: TimeInterval
  private var elapsed: TimeInterval = 0
  private var change: SKAction.Change?
  private var parts: [ActionCourse?] = []
  private var count = 0

  init(_ action: SKAction) {
    self.action = action
    switch action.kind {
    case .wait(let range) where range > 0:
      duration = max(0, action.duration + .random(in: -range / 2...range / 2))
    case .sequence(let actions), .group(let actions):
      duration = 0
      parts = actions.map { ActionCourse($0) }
    case .repetition(let action, _):
      duration = 0
      parts = [ActionCourse(action)]
    default: duration = action.duration
    }
  }

  /// Advances by a number of seconds: returns the remaining ones when finished; nil otherwise.
  func advance(_ node: SKNode, by seconds: TimeInterval) -> TimeInterval? {
    let speed = Double(action.speed)
    guard speed > 0 else { return nil }
    return step(node, seconds * speed).map { $0 / speed }
  }

  private func step(_ node: SKNode, _ seconds: TimeInterval) -> TimeInterval? {
    switch action.kind {
    case .instant(let act):
      act(node)
      return seconds
    case .sequence: return stepSequence(node, seconds)
    case .group: return stepGroup(node, seconds)
    case .repetition(let inner, let limit): return stepRepetition(node, seconds, inner, limit)
    case .wait, .custom, .change: break
    }
    elapsed += seconds
    // A frame's timestamp can be a rounding error short of the end.
    let isOver = elapsed >= duration - 1e-9
    switch action.kind {
    case .custom(let act): act(node, CGFloat(min(elapsed, duration)))
    case .change(let begin):
      let change = self.change ?? begin(node)
      self.change = change
      change(isOver ? action.progress(at: 1) : action.progress(at: elapsed / duration))
    default: break
    }
    return isOver ? max(0, elapsed - duration) : nil
  }

  private func stepSequence(_ node: SKNode, _ seconds: TimeInterval) -> TimeInterval? {
    var rest = seconds
    while count < parts.count {
      guard let left = parts[count]?.advance(node, by: rest) else { return nil }
      rest = left
      count += 1
      // A released node stops.
      if node.root == nil { return nil }
    }
    return rest
  }

  private func stepGroup(_ node: SKNode, _ seconds: TimeInterval) -> TimeInterval? {
    var rest = seconds
    for index in parts.indices {
      guard let part = parts[index] else { continue }
      guard let left = part.advance(node, by: seconds) else { continue }
      rest = min(rest, left)
      parts[index] = nil
    }
    return parts.allSatisfy { $0 == nil } ? rest : nil
  }

  private func stepRepetition(
    _ node: SKNode, _ seconds: TimeInterval, _ inner: SKAction, _ limit: Int?
  ) -> TimeInterval? {
    var rest = seconds
    while limit.map({ count < $0 }) ?? true {
      guard let left = parts.first??.advance(node, by: rest) else { return nil }
      count += 1
      parts = [ActionCourse(inner)]
      if node.root == nil { return nil }
      // In an endless repetition, instant actions happen once per frame.
      if limit == nil, left >= rest { return nil }
      rest = left
    }
    return rest
  }
}
