/// How a change of state is carried out.
public struct Transaction: Sendable {
  /// How values get to what the change makes of them; nil for at once.
  public var animation: Animation?
  /// True if views below are not to animate the change, whatever they ask for.
  public var disablesAnimations = false

  /// Carried out at once.
  public init() {}

  /// Carried out with an animation.
  public init(animation: Animation?) {
    self.animation = animation
  }
}
