/// A part of the screen that has its own toolbar.
@available(iOS 18.4, *)
public struct ContentToolbarPlacement: Sendable {
  private init() {}
  /// The sidebar of a tab view with the style `sidebarAdaptable`.
  public static let tabViewSidebar = ContentToolbarPlacement()
}

@available(iOS 18.4, *)
nonisolated extension View {
  /// Adds views to the bar above the sidebar of a `TabView` in this view, at its trailing end. Without a sidebar, as on
  /// a phone, they are not shown.
  public func contentToolbar<Content: View>(
    for placement: ContentToolbarPlacement, @ViewBuilder content: () -> Content
  ) -> some View {
    let view = AnyView(HStack { content() })
    return transformEnvironment(\.tabSidebarParts) { $0.toolbar = view }
  }

  /// Adds items to the bar above the sidebar of a `TabView` in this view, at its trailing end whatever their placement.
  /// Without a sidebar, as on a phone, they are not shown.
  @MainActor public func contentToolbar<Content: ToolbarContent>(
    for placement: ContentToolbarPlacement, @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    let entries = Content._entries(of: content())
    let view = AnyView(EntryRow(entries: entries))
    return transformEnvironment(\.tabSidebarParts) { $0.toolbar = view }
  }
}

/// The toolbar items side by side.
nonisolated private struct EntryRow: View, FrameworkView {
  let entries: [_ToolbarEntry]
  @MainActor var body: some View {
    HStack { ForEach(entries.indices, id: \.self) { entries[$0].content } }
  }
}
