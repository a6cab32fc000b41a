import Foundation
import ScrollworkSwiftUI

/// The timing of an action.
public enum SKActionTimingMode: Int, Sendable {
  /// Linear.
  case linear = 0
  /// Starts slowly.
  case easeIn = 1
  /// Ends slowly.
  case easeOut = 2
  /// Starts and ends slowly.
  case easeInEaseOut = 3

  /// Returns the progress at a fraction of the time.
  func progress(at share: Double) -> Double {
    switch self {
    case .linear: share
    case .easeIn: UnitCurve.easeIn.value(at: share)
    case .easeOut: UnitCurve.easeOut.value(at: share)
    case .easeInEaseOut: UnitCurve.easeInOut.value(at: share)
    }
  }
}

/// Maps a fraction of the time to the progress, both from 0 to 1.
public typealias SKActionTimingFunction = (Float) -> Float

/// An action of a node, instant or over time. The same action may run on several nodes, and repeatedly.
///
/// Caveat: there are no sounds, warps, fields and action files.
open class SKAction: NSObject, NSCopying {
  /// Applies the progress of the action to a node, from 0 to 1.
  typealias Change = @MainActor (CGFloat) -> Void

  enum Kind {
    /// Starts on a node.
    case change(@MainActor (SKNode) -> Change)
    case instant(@MainActor (SKNode) -> Void)
    /// Receives the elapsed seconds.
    case custom(@MainActor (SKNode, CGFloat) -> Void)
    /// The duration varies by up to half of the range.
    case wait(range: TimeInterval)
    case sequence([SKAction])
    case group([SKAction])
    /// Nil for endless.
    case repetition(SKAction, Int?)
  }

  let kind: Kind
  /// Creates the reversed action; nil if it cannot be reversed, in which case it waits.
  private let undoing: (() -> SKAction)?
  /// The duration in seconds.
  open var duration: TimeInterval
  /// The timing mode.
  open var timingMode = SKActionTimingMode.linear
  /// The custom timing function.
  open var timingFunction: SKActionTimingFunction = { $0 }
  /// The speed: 2 is twice as fast.
  open var speed: CGFloat = 1

  init(_ kind: Kind, duration: TimeInterval = 0, undoing: (() -> SKAction)? = nil) {
    self.kind = kind
    self.duration = max(0, duration)
    self.undoing = undoing
  }

  /// Creates an action that does nothing.
  public override convenience init() { self.init(.wait(range: 0)) }

  /// Returns the reversed action. For actions that cannot be reversed it waits for the same time.
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

  /// Returns a copy.
  open func copy(with zone: NSZone? = nil) -> Any { like(SKAction(kind, duration: duration, undoing: undoing)) }

  /// Returns the progress at a fraction of the time.
  func progress(at share: Double) -> CGFloat {
    CGFloat(timingFunction(Float(timingMode.progress(at: min(max(share, 0), 1)))))
  }

  // MARK: Together

  /// Returns a sequence of actions.
  open class func sequence(_ actions: [SKAction]) -> SKAction {
    SKAction(.sequence(actions), duration: actions.reduce(0) { $0 + $1.time }) {
      sequence(actions.reversed().map { $0.reversed() })
    }
  }
  /// Returns a group of concurrent actions.
  open class func group(_ actions: [SKAction]) -> SKAction {
    SKAction(.group(actions), duration: actions.map(\.time).max() ?? 0) { group(actions.map { $0.reversed() }) }
  }
  /// Returns an action that repeats a number of times.
  open class func `repeat`(_ action: SKAction, count: Int) -> SKAction {
    SKAction(.repetition(action, max(0, count)), duration: action.time * Double(max(0, count))) {
      SKAction.repeat(action.reversed(), count: count)
    }
  }
  /// Returns an action that repeats forever.
  open class func repeatForever(_ action: SKAction) -> SKAction {
    SKAction(.repetition(action, nil), duration: .infinity) { repeatForever(action.reversed()) }
  }
  /// The duration in seconds, at the action's own speed.
  private var time: TimeInterval { speed > 0 ? duration / Double(speed) : .infinity }

  // MARK: Code

  /// Waits for a time.
  open class func wait(forDuration duration: TimeInterval) -> SKAction { wait(forDuration: duration, withRange: 0) }
  /// Waits for a time that varies by up to half of the range.
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
  /// Runs an action on the first child that matches a name or pattern.
  open class func run(_ action: SKAction, onChildWithName name: String) -> SKAction {
    nonisolated(unsafe) let inner = action
    return SKAction(.instant { $0.childNode(withName: name)?.run(inner) }) {
      run(action.reversed(), onChildWithName: name)
    }
  }
  /// Calls a block in each frame for a time, with the elapsed seconds.
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
  /// Removes the node from its parent.
  open class func removeFromParent() -> SKAction {
    SKAction(.instant { $0.removeFromParent() }) { removeFromParent() }
  }
  /// Hides the node.
  open class func hide() -> SKAction { SKAction(.instant { $0.isHidden = true }) { unhide() } }
  /// Shows the node.
  open class func unhide() -> SKAction { SKAction(.instant { $0.isHidden = false }) { hide() } }
}
