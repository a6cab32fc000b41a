/// A view that is evaluated again only when it is no longer equal, by its own `==`, to what it was.
nonisolated public struct EquatableView<Content: Equatable & View>: View, FrameworkView {
  /// The view.
  public var content: Content

  /// Wraps a view; `equatable()` does it for one.
  public init(content: Content) { self.content = content }

  /// The view.
  @MainActor public var body: some View { content }
}

extension EquatableView: InputComparable {
  func isEqualInput(to other: Self) -> Bool { content == other.content }
}

nonisolated extension View where Self: Equatable {
  /// Evaluates the view again only when it is no longer equal to what it was.
  public func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
