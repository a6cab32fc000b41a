/// A menu as a value, the older way.
@available(*, deprecated, message: "Use contextMenu(menuItems:).")
public struct ContextMenu<MenuItems: View> {
  fileprivate let items: MenuItems

  /// A menu of some lines.
  public init(@ViewBuilder menuItems: () -> MenuItems) { items = menuItems() }
}

@available(*, deprecated, message: "Use contextMenu(menuItems:).")
nonisolated extension View {
  /// Lifts the view and opens a menu beside it when a finger rests on it; nil for none.
  public func contextMenu<MenuItems: View>(_ contextMenu: ContextMenu<MenuItems>?) -> some View {
    self.contextMenu { contextMenu?.items }
  }
}
