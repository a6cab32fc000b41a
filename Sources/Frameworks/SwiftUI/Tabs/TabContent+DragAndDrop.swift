import ScrollworkCoreTransferable

@available(iOS 18.0, *)
nonisolated extension TabContent {
  /// Lets a long press on the tab in the sidebar drag a value.
  public func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T) -> some TabContent<TabValue> {
    stating { $0.rowModifiers.append { row in AnyView(row.draggable(payload())) } }
  }

  /// Accepts values dropped on the tab, in the bar or in the sidebar.
  public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void
  ) -> some TabContent<TabValue> {
    everywhere(true) {
      AnyView(
        $0.dropDestination(for: T.self) { values, _ in
          action(values)
          return true
        })
    }
  }

  /// Sets whether dragging an item over the tab, in the bar or in the sidebar, selects it after a while.
  public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some TabContent<TabValue> {
    everywhere(true) { AnyView($0.springLoadingBehavior(behavior)) }
  }
}
