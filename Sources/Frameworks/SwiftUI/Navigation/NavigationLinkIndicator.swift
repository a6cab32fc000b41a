private struct NavigationLinkIndicatorKey: EnvironmentKey { static var defaultValue: Visibility { .automatic } }

@available(iOS 17.0, *)
extension EnvironmentValues {
  /// The visibility of the disclosure indicator of links in list rows.
  public var navigationLinkIndicatorVisibility: Visibility {
    get { self[NavigationLinkIndicatorKey.self] }
    set { self[NavigationLinkIndicatorKey.self] = newValue }
  }
}

@available(iOS 17.0, *)
nonisolated extension View {
  /// Sets the visibility of the disclosure indicator of links in list rows.
  public func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> some View {
    environment(\.navigationLinkIndicatorVisibility, visibility)
  }
}
