/// A modifier that changes nothing.
nonisolated public struct EmptyModifier: ViewModifier {
  /// The only instance.
  public static var identity: EmptyModifier { EmptyModifier() }
  /// Creates the modifier.
  public init() {}
  /// The unchanged view.
  @MainActor public func body(content: Content) -> some View { content }
}

extension ViewModifier {
  /// Returns the modifier with an animation for its own changes, but not for those of the view that it modifies.
  public func animation(_ animation: Animation?) -> some ViewModifier {
    TransactedModifier(base: self) { if !$0.disablesAnimations { $0.animation = animation } }
  }

  /// Returns the modifier with a transaction for its own changes, but not for those of the view that it modifies.
  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some ViewModifier {
    TransactedModifier(base: self, transform: transform)
  }
}

private struct TransactedModifier<Base: ViewModifier>: ViewModifier {
  let base: Base
  let transform: (inout Transaction) -> Void

  func body(content: Content) -> some View { content.transaction(transform) { $0.modifier(base) } }
}
