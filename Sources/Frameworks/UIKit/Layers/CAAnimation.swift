import Foundation

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
open class CAAnimation: NSObject, CAMediaTiming, CAAction {
  /// How long one round takes, in seconds; 0 for as long as the transaction says, or for all of the group.
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
  /// When it begins, in the layer's time or in the group's, in seconds; 0 for at once.
  open var beginTime: TimeInterval = 0
  /// How the speed changes; nil for evenly.
  open var timingFunction: CAMediaTimingFunction?
  /// What is shown before it begins, and when it is over and stays.
  open var fillMode = CAMediaTimingFillMode.removed
  /// It goes when it is over.
  open var isRemovedOnCompletion = true
  /// How many frames a second are wanted. Caveat: it has no effect.
  open var preferredFrameRateRange = CAFrameRateRange.default
  /// Hears of it.
  open var delegate: (any CAAnimationDelegate)?
  /// How long a round takes where that is not said.
  var usualDuration: TimeInterval = 0.25

  public override init() {}

  /// What a property is until it is set.
  open class func defaultValue(forKey key: String) -> Any? { nil }

  final var round: TimeInterval { duration > 0 ? duration : usualDuration }
  /// Tests do not wait for its end.
  final var isEndless: Bool { total > 100_000 }
  private var total: TimeInterval {
    let length = round * (autoreverses ? 2 : 1)
    return repeatDuration > 0 ? repeatDuration : length * TimeInterval(repeatCount > 0 ? repeatCount : 1)
  }

  /// Where it is after some seconds: the share of a round, which round it is, and whether that is before its time, or all of it is over.
  final func moment(at time: TimeInterval) -> (share: CGFloat, round: Int, isBefore: Bool, isOver: Bool) {
    let total = total
    let own = time * TimeInterval(speed) + timeOffset
    let isOver = speed < 0 ? own <= 0 : own >= total
    let place = min(max(own, 0), total)
    let length = round * (autoreverses ? 2 : 1)
    var (number, rest) = ((place / length).rounded(.down), place.truncatingRemainder(dividingBy: length))
    // The end of a round is not the beginning of the next where there is none.
    if place >= total, rest == 0, number > 0 { (number, rest) = (number - 1, length) }
    let part = CGFloat(rest / round)
    let share = part <= 1 ? part : 2 - part
    return (
      timingFunction?.curve.value(at: share) ?? share, number.isFinite && number < 1e9 ? Int(number) : 0, time < 0,
      isOver
    )
  }

  /// It is about to be added to a layer.
  func prepare(for layer: CALayer) { usualDuration = CATransaction.animationDuration() }
  /// Writes what is shown at a share of the way of a round.
  func show(_ share: CGFloat, _ round: Int, on layer: CALayer) {}
  /// It goes.
  func end(on layer: CALayer) {}

  /// Adds the animation to the layer whose property is set.
  open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    (anObject as? CALayer)?.add(self, forKey: event)
  }
}

/// Shows one property of a layer otherwise.
@MainActor @preconcurrency
open class CAPropertyAnimation: CAAnimation {
  /// The property: `opacity`, `position.x`, `transform.rotation.z`, `bounds.size`, `strokeEnd`, ...
  open var keyPath: String?
  /// Values are added to what is shown otherwise.
  open var isAdditive = false
  /// Each round begins where the one before ended.
  open var isCumulative = false
  /// Makes transforms of numbers, for an animation of `transform`.
  open var valueFunction: CAValueFunction?

  /// An animation of a property.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  /// Shows a value of the property.
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

/// Leads a property from one value to another.
@MainActor @preconcurrency
open class CABasicAnimation: CAPropertyAnimation {
  /// Where it begins; nil for what was set.
  open var fromValue: Any?
  /// Where it ends; nil for what was set.
  open var toValue: Any?
  /// How far it leads, where one of the others is nil.
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
      // What lies between pictures is neither.
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

/// Several animations at once.
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
      // A group that is at its end shows the ends of what ends with it.
      if moment.isOver, share < 1, fill != .forwards, fill != .both { continue }
      animation.show(moment.share, moment.round, on: layer)
    }
  }
  override func end(on layer: CALayer) { for animation in animations ?? [] { animation.end(on: layer) } }
}
