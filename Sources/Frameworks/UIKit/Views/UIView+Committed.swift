import Foundation

/// An animation that was begun and is not committed yet.
@MainActor
private struct BegunAnimation {
  var duration: TimeInterval = 0.2
  var delay: TimeInterval = 0
  var options: UIView.AnimationOptions = []
  var repetition: (count: CGFloat, autoreverses: Bool) = (1, false)
  let commit: @MainActor (@escaping @MainActor (TimeInterval) -> CGFloat?) -> Void

  static var all: [BegunAnimation] = []
  /// What functions change that say how the animation is; nothing outside of one.
  static var current: BegunAnimation? {
    get { all.last }
    set { if let newValue, !all.isEmpty { all[all.count - 1] = newValue } }
  }
}

extension UIView {
  /// Begins an animation: what is changed until `commitAnimations` is animated.
  public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
    BegunAnimation.all.append(BegunAnimation(commit: UIViewAnimation.begin()))
  }

  /// Animates what was changed since the last `beginAnimations`.
  public class func commitAnimations() {
    guard let begun = BegunAnimation.all.popLast() else { return }
    begun.commit { elapsed in
      if elapsed < begun.delay { return 0 }
      guard begun.duration > 0 else { return nil }
      return begun.options.time((elapsed - begun.delay) / begun.duration, begun.repetition).map {
        begun.options.curve.value(at: $0)
      }
    }
  }

  /// How long the animation takes that was begun, in seconds; 0.2 unless set.
  public class func setAnimationDuration(_ duration: TimeInterval) { BegunAnimation.current?.duration = duration }
  /// When it begins after it was committed, in seconds.
  public class func setAnimationDelay(_ delay: TimeInterval) { BegunAnimation.current?.delay = delay }
  /// How its speed changes.
  public class func setAnimationCurve(_ curve: UIView.AnimationCurve) {
    BegunAnimation.current?.options = AnimationOptions(rawValue: UInt(curve.rawValue) << 16)
  }
  /// How often it runs.
  public class func setAnimationRepeatCount(_ repeatCount: Float) {
    BegunAnimation.current?.repetition.count = CGFloat(repeatCount)
  }
  /// It goes back the same way.
  public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
    BegunAnimation.current?.repetition.autoreverses = repeatAutoreverses
  }
  /// Starts from what is shown, which every animation here does.
  public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {}
}
