import Foundation

extension UIView {
  /// Options of a keyframe animation.
  public struct KeyframeAnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Lays out subviews in each keyframe. Caveat: they are laid out at their final positions.
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1)
    /// Allows touches on views during the animation, which are always allowed here.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    /// Starts from the displayed state, as every animation here does.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    /// Repeats indefinitely.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    /// Runs backwards after each round.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    /// Linear between keyframes.
    public static let calculationModeLinear = KeyframeAnimationOptions([])
    /// Jumps at the start of each keyframe.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    /// Linear at a constant pace. Caveat: the same as `calculationModeLinear`.
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    /// Smooth through the keyframes. Caveat: each keyframe eases in and out by itself.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    /// Smooth at a constant pace. Caveat: the same as `calculationModeCubic`.
    public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)
  }

  /// Animates the keyframes that `animations` adds with `addKeyframe`. Times are in seconds.
  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.KeyframeAnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let steps = Keyframes(animations)
    let times = UIView.AnimationOptions(rawValue: options.rawValue & 0b11000)
    guard let animator = steps.animator, duration > 0 else {
      steps.show(nil, options)
      if let completion { UIViewAnimation.end("UIView keyframes", { $0 < duration ? 0 : nil }, completion) }
      return
    }
    animator.run("UIView keyframes", isEndless: times.contains(.repeat)) { elapsed in
      let share = times.time(CGFloat(max(0, elapsed - delay) / duration))
      let isOver = share.map { $0 >= 1 && times.isEmpty } ?? true
      steps.show(isOver ? nil : share, options)
      if isOver { completion?(steps.areUndisturbed) }
      return !isOver
    }
  }

  /// Adds a keyframe to the current animation; times are fractions of its duration.
  public class func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    guard Keyframes.collected != nil else { return animations() }
    Keyframes.collected?.append((frameStartTime, frameDuration, animations))
  }
}

/// The keyframes of an animation: what each changes of which view.
@MainActor
private final class Keyframes {
  static var collected: [(start: Double, duration: Double, changes: () -> Void)]?

  private struct Step {
    var start: CGFloat
    var end: CGFloat
    var from: UIView.Appearance
    var to: UIView.Appearance
  }
  private var ways: [(move: UIView.Move, steps: [Step])] = []

  init(_ animations: () -> Void) {
    let outer = Self.collected
    Self.collected = []
    // Changes outside a keyframe animate over the whole duration.
    take(UIViewAnimation.Moves(animations), from: 0, to: 1)
    let steps = Self.collected ?? []
    Self.collected = outer
    for step in steps.sorted(by: { $0.start < $1.start }) {
      take(UIViewAnimation.Moves(step.changes), from: step.start, to: step.start + step.duration)
    }
  }

  private func take(_ moves: UIViewAnimation.Moves, from start: Double, to end: Double) {
    for move in moves.changed {
      let index = ways.firstIndex { $0.move.view === move.view } ?? ways.count
      if index == ways.count { ways.append((move, [])) }
      let from = ways[index].steps.last?.to ?? move.from
      ways[index].steps.append(Step(start: CGFloat(start), end: CGFloat(end), from: from, to: move.view.model))
      ways[index].move.add(move.parts)
    }
  }

  var animator: (any UIViewAnimator)? { ways.lazy.compactMap { $0.move.view.animator }.first }
  var areUndisturbed: Bool { ways.allSatisfy(\.move.isUndisturbed) }

  /// Shows a fraction of the time; nil for the final state.
  func show(_ share: CGFloat?, _ options: UIView.KeyframeAnimationOptions) {
    for way in ways {
      guard let share, let first = way.steps.first else {
        way.move.show(way.move.view.model)
        continue
      }
      let step = way.steps.last { $0.start <= share } ?? first
      let length = step.end - step.start
      var part = length > 0 ? min(max((share - step.start) / length, 0), 1) : share >= step.start ? 1 : 0
      if options.contains(.calculationModeDiscrete), !options.contains(.calculationModePaced) {
        part = share >= step.start ? 1 : 0
      } else if options.contains(.calculationModeCubic) || options.contains(.calculationModeCubicPaced) {
        part = UIView.AnimationCurve.easeInOut.value(at: part)
      }
      way.move.show(step.from.moved(part, towards: step.to))
    }
  }
}
