import Foundation
import ScrollworkSwiftUI

/// How an action's speed changes.
public enum SKActionTimingMode: Int, Sendable {
  /// It does not.
  case linear = 0
  /// It begins slowly.
  case easeIn = 1
  /// It ends slowly.
  case easeOut = 2
  /// It begins and ends slowly.
  case easeInEaseOut = 3

  /// Returns how far an action is at a share of its time.
  func progress(at share: Double) -> Double {
    switch self {
    case .linear: share
    case .easeIn: UnitCurve.easeIn.value(at: share)
    case .easeOut: UnitCurve.easeOut.value(at: share)
    case .easeInEaseOut: UnitCurve.easeInOut.value(at: share)
    }
  }
}

/// How far an action is, from 0 to 1, at a share of its time.
public typealias SKActionTimingFunction = (Float) -> Float

/// Something that a node does, at once or over a time. The same action may run on many nodes, and more than once.
///
/// Caveat: there are no sounds, warps, fields and files of actions.
open class SKAction: NSObject, NSCopying {
  /// Shows how far the action is on a node, from 0 to 1.
  typealias Change = @MainActor (CGFloat) -> Void

  enum Kind {
    /// Begins on a node.
    case change(@MainActor (SKNode) -> Change)
    case instant(@MainActor (SKNode) -> Void)
    /// Is told the seconds since it began.
    case custom(@MainActor (SKNode, CGFloat) -> Void)
    /// Its time varies by a half of the range in both directions.
    case wait(range: TimeInterval)
    case sequence([SKAction])
    case group([SKAction])
    /// Nil for ever.
    case repetition(SKAction, Int?)
  }

  let kind: Kind
  /// Makes what undoes the action; nil for an action that cannot be undone, in whose place time passes.
  private let undoing: (() -> SKAction)?
  /// Seconds.
  open var duration: TimeInterval
  /// How the speed changes.
  open var timingMode = SKActionTimingMode.linear
  /// Changes the speed further.
  open var timingFunction: SKActionTimingFunction = { $0 }
  /// How fast the action runs: twice as fast with 2.
  open var speed: CGFloat = 1

  init(_ kind: Kind, duration: TimeInterval = 0, undoing: (() -> SKAction)? = nil) {
    self.kind = kind
    self.duration = max(0, duration)
    self.undoing = undoing
  }

  /// Nothing.
  public override convenience init() { self.init(.wait(range: 0)) }

  /// Returns what undoes the action. For actions that cannot be undone it does nothing for as long.
  open func reversed() -> SKAction {
    guard let undoing else { return like(SKAction(.wait(range: 0), duration: duration)) }
    let action = undoing()
    if action.duration != duration, case .change = kind { action.duration = duration }
    return like(action)
  }

  private func like(_ action: SKAction) -> SKAction {
    (action.timingMode, action.timingFunction, action.speed) = (timingMode, timingFunction, speed)
    return action
  }

  /// Returns another action that does the same.
  open func copy(with zone: NSZone? = nil) -> Any { like(SKAction(kind, duration: duration, undoing: undoing)) }

  /// Returns how far the action is at a share of its time.
  func progress(at share: Double) -> CGFloat {
    CGFloat(timingFunction(Float(timingMode.progress(at: min(max(share, 0), 1)))))
  }

  // MARK: Together

  /// Actions one after the other.
  open class func sequence(_ actions: [SKAction]) -> SKAction {
    SKAction(.sequence(actions), duration: actions.reduce(0) { $0 + $1.time }) {
      sequence(actions.reversed().map { $0.reversed() })
    }
  }
  /// Actions at the same time.
  open class func group(_ actions: [SKAction]) -> SKAction {
    SKAction(.group(actions), duration: actions.map(\.time).max() ?? 0) { group(actions.map { $0.reversed() }) }
  }
  /// Returns an action several times.
  open class func `repeat`(_ action: SKAction, count: Int) -> SKAction {
    SKAction(.repetition(action, max(0, count)), duration: action.time * Double(max(0, count))) {
      SKAction.repeat(action.reversed(), count: count)
    }
  }
  /// An action repeatedly.
  open class func repeatForever(_ action: SKAction) -> SKAction {
    SKAction(.repetition(action, nil), duration: .infinity) { repeatForever(action.reversed()) }
  }
  /// Seconds, with the action's own speed.
  private var time: TimeInterval { speed > 0 ? duration / Double(speed) : .infinity }

  // MARK: Code

  /// Nothing for a time.
  open class func wait(forDuration duration: TimeInterval) -> SKAction { wait(forDuration: duration, withRange: 0) }
  /// Nothing for a time that may be shorter or longer by a half of the range.
  open class func wait(forDuration duration: TimeInterval, withRange durationRange: TimeInterval) -> SKAction {
    SKAction(.wait(range: abs(durationRange)), duration: duration) {
      wait(forDuration: duration, withRange: durationRange)
    }
  }
  /// Calls a block.
  open class func run(_ block: @escaping () -> Void) -> SKAction {
    nonisolated(unsafe) let call = block
    return SKAction(.instant { _ in call() }) { run(block) }
  }
  /// Calls a block on a queue.
  open class func run(_ block: @escaping () -> Void, queue: DispatchQueue) -> SKAction {
    nonisolated(unsafe) let work = DispatchWorkItem(block: block)
    return SKAction(.instant { _ in queue.async(execute: work) }) { run(block, queue: queue) }
  }
  /// Runs an action on the first child that a name or a pattern means.
  open class func run(_ action: SKAction, onChildWithName name: String) -> SKAction {
    nonisolated(unsafe) let inner = action
    return SKAction(.instant { $0.childNode(withName: name)?.run(inner) }) {
      run(action.reversed(), onChildWithName: name)
    }
  }
  /// Calls a block in each frame for a time, with the seconds since the action began.
  open class func customAction(
    withDuration seconds: TimeInterval, actionBlock block: @escaping (SKNode, CGFloat) -> Void
  ) -> SKAction {
    nonisolated(unsafe) let call = block
    return SKAction(.custom { call($0, $1) }, duration: seconds) {
      customAction(withDuration: seconds, actionBlock: block)
    }
  }
  /// Calls a method of an object.
  open class func perform(_ selector: Selector, onTarget target: Any) -> SKAction {
    nonisolated(unsafe) let object = target as AnyObject
    return SKAction(.instant { _ in selector.send(to: object, []) }) {
      perform(selector, onTarget: target)
    }
  }
  /// Takes the node out of the one around.
  open class func removeFromParent() -> SKAction {
    SKAction(.instant { $0.removeFromParent() }) { removeFromParent() }
  }
  /// Hides the node.
  open class func hide() -> SKAction { SKAction(.instant { $0.isHidden = true }) { unhide() } }
  /// Shows the node.
  open class func unhide() -> SKAction { SKAction(.instant { $0.isHidden = false }) { hide() } }
}
