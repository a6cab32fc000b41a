import Foundation

/// Leads a property from one value to another as a spring does.
@MainActor @preconcurrency
open class CASpringAnimation: CABasicAnimation {
  /// What hangs on the spring.
  open var mass: CGFloat = 1
  /// How hard the spring is.
  open var stiffness: CGFloat = 100
  /// What holds the movement up.
  open var damping: CGFloat = 10
  /// How fast it begins, in ways a second.
  open var initialVelocity: CGFloat = 0
  /// The spring swings as far as its damping lets it. Caveat: it has no effect.
  open var allowsOverdamping = false

  private var frequency: Double { Double(stiffness / max(mass, 0.0001)).squareRoot() }
  private var ratio: Double { Double(damping) / (2 * (Double(stiffness) * Double(mass)).squareRoot()) }

  /// Seconds until what is left is a thousandth of the way.
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
