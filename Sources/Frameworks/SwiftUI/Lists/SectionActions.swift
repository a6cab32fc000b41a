private struct SectionActionsKey: EnvironmentKey { static var defaultValue: AnyView? { nil } }
private struct SidebarListKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// What stands after the content of a section.
  var sectionActions: AnyView? {
    get { self[SectionActionsKey.self] }
    set { self[SectionActionsKey.self] = newValue }
  }

  /// Lists are of the style of sidebars.
  var isSidebarList: Bool {
    get { self[SidebarListKey.self] }
    set { self[SidebarListKey.self] = newValue }
  }
}

@available(iOS 18.0, *)
nonisolated extension View {
  /// Adds controls to a section: on a phone as rows after its content.
  public func sectionActions<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    environment(\.sectionActions, AnyView(content()))
  }
}
