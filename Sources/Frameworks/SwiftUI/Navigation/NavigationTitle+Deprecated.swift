// Replaced by `navigationTitle` and `toolbar`.

nonisolated extension View {
  /// Sets the page's title (deprecated).
  @available(*, deprecated, renamed: "navigationTitle(_:)")
  @MainActor public func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }

  /// Sets the page's title (deprecated).
  @available(*, deprecated, renamed: "navigationTitle(_:)")
  @MainActor public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View { navigationTitle(titleKey) }

  /// Sets the page's nonlocalized title (deprecated).
  @available(*, deprecated, renamed: "navigationTitle(_:)")
  @_disfavoredOverload
  @MainActor public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View { navigationTitle(title) }

  /// Sets the page's title and display mode (deprecated).
  @available(*, deprecated, message: "Use navigationTitle(_:) with navigationBarTitleDisplayMode(_:).")
  @MainActor public func navigationBarTitle(_ title: Text, displayMode: NavigationBarItem.TitleDisplayMode) -> some View
  {
    navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
  }

  /// Sets the page's title and display mode (deprecated).
  @available(*, deprecated, message: "Use navigationTitle(_:) with navigationBarTitleDisplayMode(_:).")
  public func navigationBarTitle(
    _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(titleKey).navigationBarTitleDisplayMode(displayMode)
  }

  /// Sets the page's nonlocalized title and display mode (deprecated).
  @available(*, deprecated, message: "Use navigationTitle(_:) with navigationBarTitleDisplayMode(_:).")
  @_disfavoredOverload
  public func navigationBarTitle<S: StringProtocol>(
    _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
  }

  /// Adds views at both ends of the navigation bar (deprecated).
  @available(*, deprecated, message: "Use toolbar(content:) with topBarLeading and topBarTrailing placements.")
  @MainActor public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
    OneInList(content: self).toolbar {
      ToolbarItem(placement: .topBarLeading) { leading }
      ToolbarItem(placement: .topBarTrailing) { trailing }
    }
  }

  /// Adds a view at the leading end of the navigation bar (deprecated).
  @available(*, deprecated, message: "Use toolbar(content:) with a topBarLeading placement.")
  @MainActor public func navigationBarItems<L: View>(leading: L) -> some View {
    OneInList(content: self).toolbar { ToolbarItem(placement: .topBarLeading) { leading } }
  }

  /// Adds a view at the trailing end of the navigation bar (deprecated).
  @available(*, deprecated, message: "Use toolbar(content:) with a topBarTrailing placement.")
  @MainActor public func navigationBarItems<T: View>(trailing: T) -> some View {
    OneInList(content: self).toolbar { ToolbarItem(placement: .topBarTrailing) { trailing } }
  }
}

/// Makes the rows of a list one, as `navigationBarItems` does on a phone: their views are stacked in it.
nonisolated private struct OneInList<Content: View>: View, FrameworkView {
  let content: Content
  @Environment(\.listContext) private var list

  @MainActor var body: some View { if list != nil { VStack { content } } else { content } }
}
