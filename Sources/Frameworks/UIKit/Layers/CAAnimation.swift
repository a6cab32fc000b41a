import Foundation

/// How the speed of an animation changes.
public final class CAMediaTimingFunction: NSObject, Sendable {
  let curve: CubicCurve

  /// By name.
  public convenience init(name: CAMediaTimingFunctionName) {
    switch name {
    case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
    case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
    case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
    case .default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
    default: self.init(controlPoints: 0, 0, 1, 1)
    }
  }
  /// By the two points that bend the curve.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    curve = CubicCurve(CGFloat(c1x), CGFloat(c1y), CGFloat(c2x), CGFloat(c2y))
  }
}

/// Names a timing function.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// What is shown outside of the time of an animation.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  public static let both = CAMediaTimingFillMode(rawValue: "both")
}

/// Hears of an animation.
@MainActor @preconcurrency
public protocol CAAnimationDelegate: NSObjectProtocol {
  /// It begins.
  func animationDidStart(_ anim: CAAnimation)
  /// It is over; `flag` if it was not removed before.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  public func animationDidStart(_ anim: CAAnimation) {}
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// Shows a layer otherwise than it was set, for a time.
@MainActor @preconcurrency
open class CAAnimation: NSObject {
  /// How long one round takes, in seconds; 0 for a quarter of a second.
  open var duration: TimeInterval = 0
  /// How often it is repeated; 0 for once.
  open var repeatCount: Float = 0
  /// For how long it is repeated, in seconds; 0 for `repeatCount`.
  open var repeatDuration: TimeInterval = 0
  /// Each round goes back the same way.
  open var autoreverses = false
  /// How many times as fast it runs.
  open var speed: Float = 1
  /// Where in the animation it begins, in seconds.
  open var timeOffset: TimeInterval = 0
  /// When it begins in a group, in seconds. Caveat: outside of a group it means nothing.
  open var beginTime: TimeInterval = 0
  /// How the speed changes; nil for evenly.
  open var timingFunction: CAMediaTimingFunction?
  /// What is shown when it is over and stays.
  open var fillMode = CAMediaTimingFillMode.removed
  /// It goes when it is over.
  open var isRemovedOnCompletion = true
  /// Hears of it.
  open var delegate: (any CAAnimationDelegate)?
  var hasStarted = false
  var run = 0

  public override init() {}

  var round: TimeInterval { duration > 0 ? duration : 0.25 }

  /// The share of a round after some seconds, and whether all of it is over.
  func share(at time: TimeInterval) -> (share: CGFloat, isOver: Bool) {
    let time = time * TimeInterval(speed) + timeOffset
    let length = round * (autoreverses ? 2 : 1)
    let total = repeatDuration > 0 ? repeatDuration : length * TimeInterval(repeatCount > 0 ? repeatCount : 1)
    let isOver = time >= total
    let place = isOver ? (autoreverses ? 0 : 1) : (time.truncatingRemainder(dividingBy: length)) / round
    let share = CGFloat(place <= 1 ? place : 2 - place)
    return (timingFunction?.curve.value(at: share) ?? share, isOver)
  }

  /// Writes what is shown at a share of the way.
  func show(_ share: CGFloat, on layer: CALayer) {}
  /// Forgets what was shown.
  func hide(on layer: CALayer) {}
}

/// Shows one property of a layer otherwise.
@MainActor @preconcurrency
open class CAPropertyAnimation: CAAnimation {
  /// The property: `opacity`, `position.x`, `transform.rotation.z`, `transform.scale`, `strokeEnd`, ...
  open var keyPath: String?
  /// Values are added to what was set. Caveat: of numbers and points.
  open var isAdditive = false

  /// An animation of a property.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  override func hide(on layer: CALayer) { if let keyPath { layer.shown[keyPath] = nil } }
}

/// Leads a property from one value to another.
@MainActor @preconcurrency
open class CABasicAnimation: CAPropertyAnimation {
  /// Where it begins; nil for what was set.
  open var fromValue: Any?
  /// Where it ends; nil for what was set.
  open var toValue: Any?
  /// How far it leads, where one of the others is nil.
  open var byValue: Any?

  override func show(_ share: CGFloat, on layer: CALayer) {
    guard let keyPath else { return }
    let own = layer.set(keyPath)
    let from = fromValue.flatMap(AnimatedValue.init) ?? own
    var to = toValue.flatMap(AnimatedValue.init) ?? own
    if let by = byValue.flatMap(AnimatedValue.init), toValue == nil, let from { to = from.adding(by) }
    guard let from, let to else { return }
    let value = from.mixed(with: to, share)
    layer.shown[keyPath] = (isAdditive ? own?.adding(value) ?? value : value).any
  }
}

/// Leads a property through several values.
@MainActor @preconcurrency
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values.
  open var values: [Any]?
  /// When each value is reached, from 0 to 1; nil for even times.
  open var keyTimes: [NSNumber]?

  override func show(_ share: CGFloat, on layer: CALayer) {
    guard let keyPath, let values = values?.compactMap(AnimatedValue.init), let last = values.last else { return }
    let even = { (index: Int) in CGFloat(index) / CGFloat(max(values.count - 1, 1)) }
    let times = values.indices.map { index in
      keyTimes.flatMap { $0.indices.contains(index) ? CGFloat($0[index].doubleValue) : nil } ?? even(index)
    }
    var value = last
    if let next = times.firstIndex(where: { $0 > share }) {
      let before = max(next - 1, 0)
      let length = times[next] - times[before]
      value = values[before].mixed(with: values[next], length > 0 ? (share - times[before]) / length : 0)
    }
    layer.shown[keyPath] = (isAdditive ? layer.set(keyPath)?.adding(value) ?? value : value).any
  }
}

/// Several animations at once.
@MainActor @preconcurrency
open class CAAnimationGroup: CAAnimation {
  /// The animations.
  open var animations: [CAAnimation]?

  override func show(_ share: CGFloat, on layer: CALayer) {
    for animation in animations ?? [] {
      let time = TimeInterval(share) * round - animation.beginTime
      if time >= 0 { animation.show(animation.share(at: time).share, on: layer) }
    }
  }
  override func hide(on layer: CALayer) { for animation in animations ?? [] { animation.hide(on: layer) } }
}

/// Changes of layers that belong together. Caveat: what is set on a layer is shown at once, without an animation of its own.
@MainActor @preconcurrency
public final class CATransaction: NSObject {
  private static var completions: [(() -> Void)?] = []
  /// Begins a transaction.
  public class func begin() { completions.append(nil) }
  /// Ends the transaction.
  public class func commit() { if let last = completions.popLast() { last?() } }
  /// Runs when the transaction ends. Caveat: without waiting for animations.
  public class func setCompletionBlock(_ block: (() -> Void)?) {
    if completions.isEmpty { block?() } else { completions[completions.count - 1] = block }
  }
  /// Nothing moves by itself, which it never does here.
  public class func setDisableActions(_ flag: Bool) {}
}
