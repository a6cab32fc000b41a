import Foundation
import ScrollworkUIKit

/// The columns of a split view side by side, where there is room.
nonisolated struct SplitLayoutView: View, FrameworkView {
  typealias Place = NavigationSplitViewColumn.Place

  let columns: SplitColumns
  /// Whether leading columns cover the detail; nil if they do in portrait.
  let overlays: Bool?
  @State private var widths: [Place: SplitWidth] = [:]

  /// In points: the minimum width of UIKit's primary and supplementary columns on an iPad; that it is the same on all
  /// is a guess.
  private static let width: CGFloat = 320

  @MainActor var body: some View {
    GeometryReader { proxy in
      let insets = proxy.safeAreaInsets
      let size = CGSize(
        width: proxy.size.width + insets.leading + insets.trailing,
        height: proxy.size.height + insets.top + insets.bottom)
      content(size).ignoresSafeArea()
    }
  }

  @MainActor @ViewBuilder private func content(_ size: CGSize) -> some View {
    let overlays = self.overlays ?? (size.width < size.height)
    let shown = shown(overlays: overlays)
    let before = overlays ? 0 : shown.map(width).reduce(0, +)
    ZStack(alignment: .topLeading) {
      column(.detail, shown: shown)
        .frame(width: max(0, size.width - before), height: size.height)
        .padding(.leading, before)
      if overlays, !shown.isEmpty {
        // The opacity is a guess.
        Color.black.opacity(0.1).contentShape(Rectangle()).onTapGesture { show(.detailOnly) }
          .accessibilityHidden(true)
      }
      ForEach(leading, id: \.self) { place in
        let isShown = shown.contains(place)
        let start = shown.prefix { $0 < place }.map(width).reduce(0, +)
        column(place, shown: shown)
          .frame(width: width(of: place), height: size.height)
          .overlay(alignment: .trailing) {
            Rectangle().fill(Color(uiColor: .separator)).frame(width: 0.5).allowsHitTesting(false)
          }
          .padding(.leading, isShown ? start : -width(of: place))
          .accessibilityHidden(!isShown)
      }
    }
    .frame(width: size.width, height: size.height, alignment: .topLeading)
  }

  @MainActor private var leading: [Place] { columns.content == nil ? [.sidebar] : [.sidebar, .content] }

  /// Returns the visible leading columns. The automatic choice is a guess: none in portrait, otherwise the one before
  /// the detail.
  @MainActor private func shown(overlays: Bool) -> [Place] {
    switch columns.visibility.wrappedValue {
    case .all: leading
    case .doubleColumn: [leading[leading.count - 1]]
    case .detailOnly: []
    default: overlays ? [] : [leading[leading.count - 1]]
    }
  }

  private func width(of place: Place) -> CGFloat { widths[place]?.width ?? Self.width }

  @MainActor private func show(_ visibility: NavigationSplitViewVisibility) {
    withAnimation(.easeInOut(duration: 0.3)) { columns.visibility.wrappedValue = visibility }
  }

  /// Returns a column on its own stack; the first visible one has the sidebar button.
  @MainActor private func column(_ place: Place, shown: [Place]) -> some View {
    let stack = columns.model.stack(place)
    let next: Place = place == .sidebar && columns.content != nil ? .content : .detail
    let hasButton = place == (shown.first ?? .detail)
    let root = columns.model.replacement(of: place) ?? columns.view(place) ?? AnyView(EmptyView())
    return SplitPages(
      model: stack,
      root: AnyView(
        root
          .environment(
            \.splitColumn,
            place == .detail ? nil : SplitColumn(model: columns.model, place: place, next: next, isCompact: false)
          )
          .modifier(
            SidebarButtonModifier(isThere: hasButton, hides: shown == leading) {
              [leading, visibility = columns.visibility] in
              // Shows one more column, or from all columns only the detail.
              let next: NavigationSplitViewVisibility =
                shown == leading ? .detailOnly : leading.count == 1 || shown.isEmpty ? .doubleColumn : .all
              withAnimation(.easeInOut(duration: 0.3)) { visibility.wrappedValue = next }
            })
      )
    )
    .environment(\.navigationLink, stack.link)
    .environment(\.mergesIntoStack, true)
    // UIKit's leading columns are compact.
    .transformEnvironment(\.horizontalSizeClass) { if place != .detail { $0 = .compact } }
    .modifier(SplitWidthReader { widths[place] = $0 })
  }
}

/// Reads the preferred width of a column.
nonisolated private struct SplitWidthReader: ViewModifier {
  let setWidth: (SplitWidth?) -> Void

  @MainActor func body(content: Content) -> some View {
    content.onPreferenceChange(SplitWidthKey.self) { setWidth($0) }
  }
}

/// The button that toggles the sidebar.
nonisolated private struct SidebarButtonModifier: ViewModifier {
  let isThere: Bool
  let hides: Bool
  let action: @MainActor () -> Void

  @MainActor func body(content: Content) -> some View {
    content
      .modifier(ColumnToggleModifier(toggles: .sidebar, action: action))
      .modifier(
        _BarStatementModifier(
          statement: .items(
            isThere
              ? [
                _ToolbarEntry(
                  placement: .topBarLeading, content: AnyView(SidebarButton(hides: hides, action: action)),
                  kind: .sidebarToggle)
              ] : [])))
  }
}

nonisolated private struct SidebarButton: View, FrameworkView {
  let hides: Bool
  let action: @MainActor () -> Void

  @MainActor var body: some View {
    Button {
      action()
    } label: {
      Image(systemName: "sidebar.leading")
    }
    .accessibilityLabel(hides ? "Hide Sidebar" : "Show Sidebar")
    .accessibilityIdentifier("ToggleSidebar")
  }
}
