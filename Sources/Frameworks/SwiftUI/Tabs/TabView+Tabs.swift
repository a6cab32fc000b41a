@available(iOS 18.0, *)
extension TabView {
  /// Creates a tab view that selects the tab whose value equals the binding's.
  public init<C: TabContent>(
    selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C
  ) where C.TabValue == SelectionValue, Content == TabContentBuilder<SelectionValue>.Content<C> {
    self.init(selection: Optional(selection)) { TabContentBuilder<SelectionValue>.Content(content: content()) }
  }

  /// Creates a tab view of tabs without values, which selects the first initially.
  public init<C: TabContent>(@TabContentBuilder<Never> content: () -> C)
  where SelectionValue == Never, C.TabValue == Never, Content == TabContentBuilder<Never>.Content<C> {
    self.init(selection: nil) { TabContentBuilder<Never>.Content(content: content()) }
  }
}

@available(iOS 18.0, *)
extension TabContentBuilder {
  /// Tabs as a view.
  nonisolated public struct Content<C: TabContent>: View, FrameworkView {
    let content: C
    /// The tabs.
    @MainActor public var body: some View { content }
  }
}
