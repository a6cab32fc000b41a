/// A modifier that changes nothing.
nonisolated public struct EmptyModifier: ViewModifier {
  /// The only value.
  public static var identity: EmptyModifier { EmptyModifier() }
  /// The only value.
  public init() {}
  /// The view as it is.
  @MainActor public func body(content: Content) -> some View { content }
}

extension ViewModifier {
  /// The same modifier, whose own changes are carried out with an animation; what it is applied to has its own.
  public func animation(_ animation: Animation?) -> some ViewModifier {
    TransactedModifier(base: self) { if !$0.disablesAnimations { $0.animation = animation } }
  }

  /// The same modifier, whose own changes are carried out as `transform` says; what it is applied to has its own way.
  public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some ViewModifier {
    TransactedModifier(base: self, transform: transform)
  }
}

private struct TransactedModifier<Base: ViewModifier>: ViewModifier {
  let base: Base
  let transform: (inout Transaction) -> Void

  func body(content: Content) -> some View { content.transaction(transform) { $0.modifier(base) } }
}
