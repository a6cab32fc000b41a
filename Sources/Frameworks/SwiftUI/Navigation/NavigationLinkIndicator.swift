private struct NavigationLinkIndicatorKey: EnvironmentKey { static var defaultValue: Visibility { .automatic } }

@available(iOS 17.0, *)
extension EnvironmentValues {
  /// Whether links that are rows of a list have a mark at their end.
  public var navigationLinkIndicatorVisibility: Visibility {
    get { self[NavigationLinkIndicatorKey.self] }
    set { self[NavigationLinkIndicatorKey.self] = newValue }
  }
}

@available(iOS 17.0, *)
nonisolated extension View {
  /// Whether links that are rows of a list have a mark at their end.
  public func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> some View {
    environment(\.navigationLinkIndicatorVisibility, visibility)
  }
}
