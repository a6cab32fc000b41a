// What `navigationTitle` and `toolbar` replaced.

nonisolated extension View {
  /// The page's title, the older way.
  @available(*, deprecated, renamed: "navigationTitle(_:)")
  @MainActor public func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }

  /// The page's title, the older way.
  @available(*, deprecated, renamed: "navigationTitle(_:)")
  @MainActor public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View { navigationTitle(titleKey) }

  /// The page's title as it is, not localized, the older way.
  @available(*, deprecated, renamed: "navigationTitle(_:)")
  @_disfavoredOverload
  @MainActor public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View { navigationTitle(title) }

  /// The page's title and where it is shown, the older way.
  @available(*, deprecated, message: "Use navigationTitle(_:) with navigationBarTitleDisplayMode(_:).")
  @MainActor public func navigationBarTitle(_ title: Text, displayMode: NavigationBarItem.TitleDisplayMode) -> some View
  {
    navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
  }

  /// The page's title and where it is shown, the older way.
  @available(*, deprecated, message: "Use navigationTitle(_:) with navigationBarTitleDisplayMode(_:).")
  public func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(titleKey).navigationBarTitleDisplayMode(displayMode)
  }

  /// The page's title as it is, not localized, and where it is shown, the older way.
  @available(*, deprecated, message: "Use navigationTitle(_:) with navigationBarTitleDisplayMode(_:).")
  @_disfavoredOverload
  public func navigationBarTitle<S: StringProtocol>(
    _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
  }

  /// Views at both ends of the bar over the page, the older way.
  @available(*, deprecated, message: "Use toolbar(content:) with topBarLeading and topBarTrailing placements.")
  @MainActor public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
    toolbar {
      ToolbarItem(placement: .topBarLeading) { leading }
      ToolbarItem(placement: .topBarTrailing) { trailing }
    }
  }

  /// A view at the start of the bar over the page, the older way.
  @available(*, deprecated, message: "Use toolbar(content:) with a topBarLeading placement.")
  @MainActor public func navigationBarItems<L: View>(leading: L) -> some View {
    toolbar { ToolbarItem(placement: .topBarLeading) { leading } }
  }

  /// A view at the end of the bar over the page, the older way.
  @available(*, deprecated, message: "Use toolbar(content:) with a topBarTrailing placement.")
  @MainActor public func navigationBarItems<T: View>(trailing: T) -> some View {
    toolbar { ToolbarItem(placement: .topBarTrailing) { trailing } }
  }
}
