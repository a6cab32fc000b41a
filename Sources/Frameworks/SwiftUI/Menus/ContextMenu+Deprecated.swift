/// A context menu as a value (deprecated style).
@available(*, deprecated, message: "Use contextMenu(menuItems:).")
public struct ContextMenu<MenuItems: View> {
  fileprivate let items: MenuItems

  /// Creates a menu from the given items.
  public init(@ViewBuilder menuItems: () -> MenuItems) { items = menuItems() }
}

@available(*, deprecated, message: "Use contextMenu(menuItems:).")
nonisolated extension View {
  /// Adds a menu that a long press on the view opens, lifting the view; nil adds none.
  public func contextMenu<MenuItems: View>(_ contextMenu: ContextMenu<MenuItems>?) -> some View {
    self.contextMenu { contextMenu?.items }
  }
}
