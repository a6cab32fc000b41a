/// A part of the screen with a bar of its own.
@available(iOS 18.4, *)
public struct ContentToolbarPlacement: Sendable {
  private init() {}
  /// The sidebar of a tab view in the style `sidebarAdaptable`.
  public static let tabViewSidebar = ContentToolbarPlacement()
}

@available(iOS 18.4, *)
nonisolated extension View {
  /// Puts views on the bar above the sidebar of a `TabView` inside, beside each other at its trailing end. Where
  /// there is no sidebar, as on a phone, they are not shown.
  public func contentToolbar<Content: View>(
    for placement: ContentToolbarPlacement, @ViewBuilder content: () -> Content
  ) -> some View {
    let view = AnyView(HStack { content() })
    return transformEnvironment(\.tabSidebarParts) { $0.toolbar = view }
  }

  /// Puts items on the bar above the sidebar of a `TabView` inside, beside each other at its trailing end wherever
  /// they say they belong. Where there is no sidebar, as on a phone, they are not shown.
  @MainActor public func contentToolbar<Content: ToolbarContent>(
    for placement: ContentToolbarPlacement, @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    let entries = Content._entries(of: content())
    let view = AnyView(EntryRow(entries: entries))
    return transformEnvironment(\.tabSidebarParts) { $0.toolbar = view }
  }
}

/// The items of a bar beside each other.
nonisolated private struct EntryRow: View, FrameworkView {
  let entries: [_ToolbarEntry]
  @MainActor var body: some View {
    HStack { ForEach(entries.indices, id: \.self) { entries[$0].content } }
  }
}
