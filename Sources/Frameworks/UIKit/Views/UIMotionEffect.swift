import Foundation

/// An effect that moves a view as the person moves the phone.
@MainActor @preconcurrency
open class UIMotionEffect: NSObject {
  public override init() {}
}

/// An effect that changes a property of a view as the phone tilts. Caveat: a simulated phone lies still, so nothing
/// moves.
@MainActor @preconcurrency
open class UIInterpolatingMotionEffect: UIMotionEffect {
  /// The axis of the tilt.
  public enum EffectType: Int, Sendable { case tiltAlongHorizontalAxis = 0, tiltAlongVerticalAxis }
  /// The key path of the property.
  open private(set) var keyPath: String
  /// The axis of the tilt.
  open private(set) var type: EffectType
  /// The value added to the property at one end.
  open var minimumRelativeValue: Any?
  /// The value added to the property at the other end.
  open var maximumRelativeValue: Any?

  /// Creates an effect on a property.
  public init(keyPath: String, type: EffectType) { (self.keyPath, self.type) = (keyPath, type) }
}

/// A group of effects that apply together.
@MainActor @preconcurrency
open class UIMotionEffectGroup: UIMotionEffect {
  /// The effects.
  open var motionEffects: [UIMotionEffect]?
}

extension UIView {
  /// Adds an effect. Caveat: a simulated phone lies still.
  public func addMotionEffect(_ effect: UIMotionEffect) { motionEffects.append(effect) }
  /// Removes an effect.
  public func removeMotionEffect(_ effect: UIMotionEffect) { motionEffects.removeAll { $0 === effect } }
}
