import Foundation

/// Moves a view with the phone in the person's hand.
@MainActor @preconcurrency
open class UIMotionEffect: NSObject {
  public override init() {}
}

/// Moves a property of a view as the phone tilts. Caveat: a simulated phone lies still, so the view stays where it is.
@MainActor @preconcurrency
open class UIInterpolatingMotionEffect: UIMotionEffect {
  /// The way the phone tilts.
  public enum EffectType: Int, Sendable { case tiltAlongHorizontalAxis = 0, tiltAlongVerticalAxis }
  /// The property.
  open private(set) var keyPath: String
  /// The way the phone tilts.
  open private(set) var type: EffectType
  /// What is added to the property at one end.
  open var minimumRelativeValue: Any?
  /// What is added to the property at the other end.
  open var maximumRelativeValue: Any?

  /// An effect on a property.
  public init(keyPath: String, type: EffectType) { (self.keyPath, self.type) = (keyPath, type) }
}

/// Several effects at once.
@MainActor @preconcurrency
open class UIMotionEffectGroup: UIMotionEffect {
  /// The effects.
  open var motionEffects: [UIMotionEffect]?
}

extension UIView {
  /// Adds an effect. Caveat: a simulated phone lies still.
  public func addMotionEffect(_ effect: UIMotionEffect) { motionEffects.append(effect) }
  /// Takes an effect away.
  public func removeMotionEffect(_ effect: UIMotionEffect) { motionEffects.removeAll { $0 === effect } }
}
