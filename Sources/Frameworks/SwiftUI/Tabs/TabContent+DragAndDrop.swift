import ScrollworkCoreTransferable

@available(iOS 18.0, *)
nonisolated extension TabContent {
  /// Lets a finger that has rested on the tab in the sidebar drag a value.
  public func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T) -> some TabContent<TabValue> {
    stating { $0.rowModifiers.append { row in AnyView(row.draggable(payload())) } }
  }

  /// Takes values that are dropped on the tab, in the bar or in the sidebar.
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

  /// Whether something that is dragged and rests on the tab, in the bar or in the sidebar, chooses it.
  public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some TabContent<TabValue> {
    everywhere(true) { AnyView($0.springLoadingBehavior(behavior)) }
  }
}
