private struct SectionActionsKey: EnvironmentKey { static var defaultValue: AnyView? { nil } }
private struct SidebarListKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// The views after the content of a section.
  var sectionActions: AnyView? {
    get { self[SectionActionsKey.self] }
    set { self[SectionActionsKey.self] = newValue }
  }

  /// Whether lists have the sidebar style.
  var isSidebarList: Bool {
    get { self[SidebarListKey.self] }
    set { self[SidebarListKey.self] = newValue }
  }
}

@available(iOS 18.0, *)
nonisolated extension View {
  /// Adds controls to a section: on a phone as rows after its content.
  public func sectionActions<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    let actions = AnyView(content())
    return modifier(_SectionActionsModifier(actions: actions)).environment(\.sectionActions, actions)
  }
}

/// Passes the controls that are added to a section to its container.
nonisolated public struct _SectionActionsModifier: LeafStatement {
  let actions: AnyView
  public typealias Body = Never
  @MainActor func write(to facts: inout LeafFacts, in environment: EnvironmentValues) {
    if facts.section == nil { facts.sectionFacts.actions = actions }
  }
}
