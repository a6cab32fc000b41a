import Foundation
import ScrollworkUIKit

// The items of a page's bars: those of its views, and the system's default items.
extension PageBar {
  /// All items with their environments.
  var entries: [(entry: _ToolbarEntry, environment: EnvironmentValues)] {
    let removed = ordered.compactMap { render -> ToolbarDefaultItemKind? in
      if case .removes(let kind) = render.statement { kind } else { nil }
    }
    let said = ordered.flatMap { render -> [(entry: _ToolbarEntry, environment: EnvironmentValues)] in
      guard case .items(let said) = render.statement else { return [] }
      return said.filter { !$0.content.isNothing && !($0.kind.map(removed.contains) ?? false) }.map {
        ($0, render.environment)
      }
    }
    return withMoved(said) + searchButton
  }

  /// Moves the system's default items to where the app places them.
  private func withMoved(
    _ said: [(entry: _ToolbarEntry, environment: EnvironmentValues)]
  ) -> [(entry: _ToolbarEntry, environment: EnvironmentValues)] {
    let moved = Set(said.filter(\.entry.isMoved).compactMap(\.entry.kind))
    return said.compactMap { item in
      guard item.entry.isMoved, let kind = item.entry.kind else {
        return item.entry.kind.map(moved.contains) == true ? nil : item
      }
      var item = item
      switch kind {
      case .search:
        guard let (search, environment) = search else { return nil }
        item.entry.content = AnyView(BarSearchField(statement: search))
        item.environment = environment
      case .title:
        guard let text = title else { return nil }
        item.entry.content = AnyView(text.font(.headline).accessibilityAddTraits(.isHeader))
      default:
        guard let own = said.first(where: { $0.entry.kind == kind && !$0.entry.isMoved }) else { return nil }
        item.entry.content = own.entry.content
      }
      return item
    }
  }

  /// Whether the search field is among the items.
  var movesSearch: Bool {
    ordered.contains { render in
      guard case .items(let said) = render.statement else { return false }
      return said.contains { $0.isMoved && $0.kind == .search }
    }
  }

  /// The page's title.
  private var title: Text? {
    first { (said) -> Text? in if case .title(let text) = said { text } else { nil } }
  }

  var search: (SearchStatement, EnvironmentValues)? {
    ordered.lazy.compactMap { render -> (SearchStatement, EnvironmentValues)? in
      if case .search(let search) = render.statement { (search, render.environment) } else { nil }
    }.first
  }

  /// The items that represent a search field that is a button until tapped.
  private var searchButton: [(entry: _ToolbarEntry, environment: EnvironmentValues)] {
    guard let (search, environment) = search, environment.minimizesSearch, !search.isShownActive, !movesSearch else {
      return []
    }
    let button = Button {
      search.isActive.wrappedValue = true
    } label: {
      Label("Search", systemImage: "magnifyingglass")
    }
    return [(_ToolbarEntry(placement: .topBarTrailing, content: AnyView(button)), environment)]
  }

  /// Joins the subtitle with the title in its place.
  func joinSubtitle(_ entries: inout [(entry: _ToolbarEntry, environment: EnvironmentValues)]) {
    guard let index = entries.firstIndex(where: \.entry.placement.isSubtitle) else { return }
    let subtitle = entries.remove(at: index)
    let place = entries.firstIndex { $0.entry.placement.side == .center }
    let above = place.map { entries.remove(at: $0).entry.content } ?? AnyView(title.map(BarTitle.init))
    let both = TitledBarItem(title: above, subtitle: subtitle.entry.content)
    entries.append((_ToolbarEntry(placement: .principal, content: AnyView(both)), subtitle.environment))
  }

  /// Shows the items in place of the large title and of the line below it.
  func showLarge(on item: UINavigationItem) {
    let (title, line) = (itemViews.first { $0.side == .largeTitle }, itemViews.first { $0.side == .largeSubtitle })
    if title != nil || item.largeTitleView is ToolbarItemView { item.largeTitleView = title }
    if line != nil || item.largeSubtitleView is ToolbarItemView { item.largeSubtitleView = line }
  }
}

extension ToolbarItemView {
  var isLarge: Bool { side == .largeTitle || side == .largeSubtitle }
}

/// A view in place of a large title or of the line below it, in fonts that are guesses.
nonisolated struct LargeBarItem: View, FrameworkView {
  let content: AnyView
  let isTitle: Bool
  @MainActor var body: some View {
    HStack(spacing: 8) { content }
      .font(isTitle ? .largeTitle.bold() : .subheadline)
      .foregroundStyle(isTitle ? AnyShapeStyle(.primary) : AnyShapeStyle(.secondary))
      .lineLimit(1)
      .accessibilityAddTraits(isTitle ? .isHeader : [])
  }
}

/// The title of a page among the items of its bar.
nonisolated private struct BarTitle: View, FrameworkView {
  let text: Text
  @MainActor var body: some View { text.font(.headline).accessibilityAddTraits(.isHeader) }
}

/// A title above a subtitle in a smaller font.
nonisolated private struct TitledBarItem: View, FrameworkView {
  let title: AnyView
  let subtitle: AnyView
  @MainActor var body: some View {
    VStack(spacing: 0) {
      title
      subtitle.font(.caption).foregroundStyle(.secondary)
    }
    .lineLimit(1)
  }
}
