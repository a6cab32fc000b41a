/// A view that updates only when it is no longer equal, by its own `==`, to its previous value.
nonisolated public struct EquatableView<Content: Equatable & View>: View, FrameworkView {
  /// The view.
  public var content: Content

  /// Wraps a view. Same as `equatable()`.
  public init(content: Content) { self.content = content }

  /// The view.
  @MainActor public var body: some View { content }
}

extension EquatableView: InputComparable {
  func isEqualInput(to other: Self) -> Bool { content == other.content }
}

nonisolated extension View where Self: Equatable {
  /// Updates the view only when it is no longer equal to its previous value.
  public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
