import Foundation

/// An animation between two values that moves like a spring.
@MainActor @preconcurrency
open class CASpringAnimation: CABasicAnimation {
  /// The mass on the spring.
  open var mass: CGFloat = 1
  /// The stiffness of the spring.
  open var stiffness: CGFloat = 100
  /// The damping of the movement.
  open var damping: CGFloat = 10
  /// The initial velocity, in total distances per second.
  open var initialVelocity: CGFloat = 0
  /// Whether the spring may be overdamped. Caveat: it has no effect.
  open var allowsOverdamping = false

  private var frequency: Double { Double(stiffness / max(mass, 0.0001)).squareRoot() }
  private var ratio: Double { Double(damping) / (2 * (Double(stiffness) * Double(mass)).squareRoot()) }

  /// The time until a thousandth of the distance is left, in seconds.
  open var settlingDuration: CFTimeInterval {
    let decay = min(ratio, 1) * frequency
    return decay > 0 ? 6.9 / decay : 0
  }

  override func show(_ share: CGFloat, _ round: Int, on layer: CALayer) {
    let time = Double(share) * self.round
    let spring = AnimationSpring(
      duration: 2 * .pi / max(frequency, 0.001), bounce: CGFloat(1 - min(ratio, 1)), velocity: initialVelocity)
    super.show(spring.value(at: time) ?? 1, round, on: layer)
  }
}
