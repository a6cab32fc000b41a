import Foundation

/// A delegate that is notified of an animation.
@MainActor @preconcurrency
public protocol CAAnimationDelegate: NSObjectProtocol {
  /// Called when the animation starts.
  func animationDidStart(_ anim: CAAnimation)
  /// Called when the animation stops; `flag` is false if it was removed early.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  public func animationDidStart(_ anim: CAAnimation) {}
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// The base class of animations, which temporarily change how a layer is displayed.
@MainActor @preconcurrency
open class CAAnimation: NSObject, CAMediaTiming, CAAction {
  /// The duration of one round, in seconds; 0 for that of the transaction or of the group.
  open var duration: TimeInterval = 0
  /// The number of rounds; 0 for one.
  open var repeatCount: Float = 0
  /// The total duration of all rounds, in seconds; 0 for `repeatCount`.
  open var repeatDuration: TimeInterval = 0
  /// Whether each round also runs backwards.
  open var autoreverses = false
  /// The speed factor.
  open var speed: Float = 1
  /// The offset into the animation at its start, in seconds.
  open var timeOffset: TimeInterval = 0
  /// The start time in the layer's or the group's time, in seconds; 0 for immediately.
  open var beginTime: TimeInterval = 0
  /// The timing function; nil for linear.
  open var timingFunction: CAMediaTimingFunction?
  /// What is displayed before the start, and after the end if the animation is not removed.
  open var fillMode = CAMediaTimingFillMode.removed
  /// Whether the animation is removed at its end.
  open var isRemovedOnCompletion = true
  /// The preferred frame rate. Caveat: it has no effect.
  open var preferredFrameRateRange = CAFrameRateRange.default
  /// The delegate, which is notified of the animation.
  open var delegate: (any CAAnimationDelegate)?
  /// The duration of a round where none is set.
  var usualDuration: TimeInterval = 0.25

  public override init() {}

  /// Returns a property's default value.
  open class func defaultValue(forKey key: String) -> Any? { nil }

  final var round: TimeInterval { duration > 0 ? duration : usualDuration }
  /// Whether the animation is endless, so that tests do not wait for it.
  final var isEndless: Bool { total > 100_000 }
  private var total: TimeInterval {
    let length = round * (autoreverses ? 2 : 1)
    return repeatDuration > 0 ? repeatDuration : length * TimeInterval(repeatCount > 0 ? repeatCount : 1)
  }

  /// Returns the state after some seconds: the fraction of a round, the round's number, and whether it is before the
  /// start or after the end.
  final func moment(at time: TimeInterval) -> (share: CGFloat, round: Int, isBefore: Bool, isOver: Bool) {
    let total = total
    let own = time * TimeInterval(speed) + timeOffset
    let isOver = speed < 0 ? own <= 0 : own >= total
    let place = min(max(own, 0), total)
    let length = round * (autoreverses ? 2 : 1)
    var (number, rest) = ((place / length).rounded(.down), place.truncatingRemainder(dividingBy: length))
    // At the end of the last round there is no next round to begin.
    if place >= total, rest == 0, number > 0 { (number, rest) = (number - 1, length) }
    let part = CGFloat(rest / round)
    let share = part <= 1 ? part : 2 - part
    return (
      timingFunction?.curve.value(at: share) ?? share, number.isFinite && number < 1e9 ? Int(number) : 0, time < 0,
      isOver
    )
  }

  /// Called before the animation is added to a layer.
  func prepare(for layer: CALayer) { usualDuration = CATransaction.animationDuration() }
  /// Displays the state at a fraction of a round.
  func show(_ share: CGFloat, _ round: Int, on layer: CALayer) {}
  /// Called when the animation is removed.
  func end(on layer: CALayer) {}

  /// Adds the animation to the layer whose property changes.
  open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    (anObject as? CALayer)?.add(self, forKey: event)
  }
}

/// An animation of one property of a layer.
@MainActor @preconcurrency
open class CAPropertyAnimation: CAAnimation {
  /// The property: `opacity`, `position.x`, `transform.rotation.z`, `bounds.size`, `strokeEnd`, ...
  open var keyPath: String?
  /// Whether values are added to the current ones.
  open var isAdditive = false
  /// Whether each round starts from the end value of the previous one.
  open var isCumulative = false
  /// Creates transforms from numbers, for an animation of `transform`.
  open var valueFunction: CAValueFunction?

  /// Creates an animation of a property.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  /// Displays a value of the property.
  final func show(_ value: AnimatedValue, ending end: AnimatedValue?, _ round: Int, on layer: CALayer) {
    guard let keyPath else { return }
    var value = value
    if isCumulative, round > 0, let end { value = value.adding(end.multiplied(by: CGFloat(round))) }
    if let valueFunction {
      let map = valueFunction.map(value.parts)
      let own = isAdditive ? layer.showing(keyPath)?.any as? CATransform3D : nil
      layer.shown[keyPath] = own.map { CATransform3DConcat(map, $0) } ?? map
    } else {
      layer.shown[keyPath] = (isAdditive ? layer.showing(keyPath)?.adding(value) ?? value : value).any
    }
  }

  open override func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    if keyPath == nil { keyPath = event }
    super.run(forKey: event, object: anObject, arguments: dict)
  }
}

/// An animation between two values.
@MainActor @preconcurrency
open class CABasicAnimation: CAPropertyAnimation {
  /// The start value; nil for the current one.
  open var fromValue: Any?
  /// The end value; nil for the current one.
  open var toValue: Any?
  /// The difference of the values, where one of the others is nil.
  open var byValue: Any?

  override func show(_ share: CGFloat, _ round: Int, on layer: CALayer) {
    guard let keyPath else { return }
    let own = isAdditive ? nil : layer.set(keyPath)
    var (from, to) = (fromValue.flatMap { AnimatedValue($0) }, toValue.flatMap { AnimatedValue($0) })
    if let by = byValue.flatMap({ AnimatedValue($0) }) {
      if from == nil, let end = to { from = end.subtracting(by) }
      if to == nil { to = (from ?? own)?.adding(by) ?? by }
    }
    guard let first = from ?? own ?? to?.multiplied(by: 0), let last = to ?? own ?? from?.multiplied(by: 0) else {
      // Images cannot be interpolated.
      layer.shown[keyPath] = share < 0.5 ? fromValue : toValue ?? layer.value(forKeyPath: keyPath)
      return
    }
    show(first.mixed(with: last, share), ending: last, round, on: layer)
  }

  open override func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    if let layer = anObject as? CALayer, fromValue == nil, toValue == nil, byValue == nil {
      fromValue = layer.showing(keyPath ?? event)?.any
    }
    super.run(forKey: event, object: anObject, arguments: dict)
  }
}

/// A group of concurrent animations.
@MainActor @preconcurrency
open class CAAnimationGroup: CAAnimation {
  /// The animations.
  open var animations: [CAAnimation]?

  override func prepare(for layer: CALayer) {
    super.prepare(for: layer)
    for animation in animations ?? [] {
      animation.prepare(for: layer)
      animation.usualDuration = round
    }
  }

  override func show(_ share: CGFloat, _ round: Int, on layer: CALayer) {
    for animation in animations ?? [] {
      let moment = animation.moment(at: TimeInterval(share) * self.round - animation.beginTime)
      let fill = animation.fillMode
      if moment.isBefore, fill != .backwards, fill != .both { continue }
      // A finished group shows the end values of the animations that end with it.
      if moment.isOver, share < 1, fill != .forwards, fill != .both { continue }
      animation.show(moment.share, moment.round, on: layer)
    }
  }
  override func end(on layer: CALayer) { for animation in animations ?? [] { animation.end(on: layer) } }
}
