import Foundation

/// Sets the label of a view's tab.
nonisolated public struct _TabItemModifier<Label: View>: LeafStatement {
  let label: Label
  public typealias Body = Never
  @MainActor func write(to facts: inout LeafFacts, in environment: EnvironmentValues) {
    facts.take(label: label, in: environment)
  }
}

/// Sets the value by which a view is selected.
nonisolated public struct _TabTagModifier: LeafStatement {
  let tag: AnyHashable?
  public typealias Body = Never
  @MainActor func write(to facts: inout LeafFacts, in environment: EnvironmentValues) { facts.tag = facts.tag ?? tag }
}

/// Sets whether a tab is the search tab.
nonisolated public struct _TabRoleModifier: LeafStatement {
  let isSearch: Bool
  public typealias Body = Never
  @MainActor func write(to facts: inout LeafFacts, in environment: EnvironmentValues) { facts.tab.isSearch = isSearch }
}

/// Sets the badge of a tab.
nonisolated public struct _BadgeModifier: LeafStatement {
  let label: Text?
  public typealias Body = Never
  @MainActor func write(to facts: inout LeafFacts, in environment: EnvironmentValues) {
    facts.tab.badge = facts.tab.badge ?? label?.string(in: environment)
  }
}

nonisolated extension View {
  /// Sets the label of the view's tab: an image above a text.
  public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    modifier(_TabItemModifier(label: label()))
  }

  /// Sets the value by which the view is selected in a `TabView`.
  public func tag<V: Hashable>(_ tag: V) -> some View { modifier(_TabTagModifier(tag: AnyHashable(tag))) }

  /// Sets the value by which the view is selected in a `TabView`.
  @_disfavoredOverload
  public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
    modifier(_TabTagModifier(tag: AnyHashable(tag)))
  }

  /// Sets a number shown next to the image of the view's tab, or at the trailing edge of its list row; 0 shows none.
  /// Caveat: not in menus and bars.
  public func badge(_ count: Int) -> some View {
    badge(count == 0 ? nil : Text(verbatim: String(count)))
  }
  /// Sets a text shown next to the image of the view's tab, or at the trailing edge of its list row. Caveat: not in
  /// menus and bars.
  public func badge(_ label: Text?) -> some View {
    modifier(_BadgeModifier(label: label)).modifier(RowBadgeModifier(text: label))
  }
  /// Sets a text shown next to the image of the view's tab, or at the trailing edge of its list row. Caveat: not in
  /// menus and bars.
  public func badge(_ key: LocalizedStringKey?) -> some View { badge(key.map { Text($0) }) }
  /// Sets a text shown next to the image of the view's tab, or at the trailing edge of its list row. Caveat: not in
  /// menus and bars.
  @_disfavoredOverload
  public func badge<S: StringProtocol>(_ label: S?) -> some View { badge(label.map { Text($0) }) }
}
