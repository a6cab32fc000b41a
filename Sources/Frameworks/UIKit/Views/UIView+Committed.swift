import Foundation

/// An animation that has begun and is not committed yet.
@MainActor
private struct BegunAnimation {
  var duration: TimeInterval = 0.2
  var delay: TimeInterval = 0
  var options: UIView.AnimationOptions = []
  var repetition: (count: CGFloat, autoreverses: Bool) = (1, false)
  let commit: @MainActor (@escaping @MainActor (TimeInterval) -> CGFloat?) -> Void

  static var all: [BegunAnimation] = []
  /// The animation that the setters below configure; nil outside of one.
  static var current: BegunAnimation? {
    get { all.last }
    set { if let newValue, !all.isEmpty { all[all.count - 1] = newValue } }
  }
}

extension UIView {
  /// Begins an animation: changes until `commitAnimations` are animated.
  public class func beginAnimations(_ animationID: String?, context: UnsafeMutableRawPointer?) {
    BegunAnimation.all.append(BegunAnimation(commit: UIViewAnimation.begin()))
  }

  /// Animates the changes made since the last `beginAnimations`.
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

  /// Sets the animation's duration, in seconds; 0.2 by default.
  public class func setAnimationDuration(_ duration: TimeInterval) { BegunAnimation.current?.duration = duration }
  /// Sets the delay after the commit, in seconds.
  public class func setAnimationDelay(_ delay: TimeInterval) { BegunAnimation.current?.delay = delay }
  /// Sets the timing curve.
  public class func setAnimationCurve(_ curve: UIView.AnimationCurve) {
    BegunAnimation.current?.options = AnimationOptions(rawValue: UInt(curve.rawValue) << 16)
  }
  /// Sets the number of repetitions.
  public class func setAnimationRepeatCount(_ repeatCount: Float) {
    BegunAnimation.current?.repetition.count = CGFloat(repeatCount)
  }
  /// Sets whether the animation reverses.
  public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
    BegunAnimation.current?.repetition.autoreverses = repeatAutoreverses
  }
  /// Starts from what is shown, as every animation here does.
  public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {}
}
