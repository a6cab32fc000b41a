import Foundation
import ScrollworkUIKit

/// A view with two or three columns, where the selection in one determines the content of the next.
///
/// In a regular width the columns are side by side. In a compact width, as on a phone, they are pages on one stack:
/// selecting a row of a list in one column pushes the next, and going back clears the selection.
nonisolated public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View, KeptFrameworkView {
  private let sidebar: Sidebar
  /// Nil for two columns.
  private let content: Content?
  private let detail: Detail
  private let visibility: Binding<NavigationSplitViewVisibility>?
  private let compactColumn: Binding<NavigationSplitViewColumn>?
  @State private var model = SplitModel()
  @State private var ownVisibility = NavigationSplitViewVisibility.automatic
  @State private var ownColumn = NavigationSplitViewColumn.sidebar
  @Environment(\.horizontalSizeClass) private var sizeClass
  @Environment(\.splitStyle) private var style

  private init(
    _ visibility: Binding<NavigationSplitViewVisibility>?, _ compactColumn: Binding<NavigationSplitViewColumn>?,
    sidebar: Sidebar, content: Content?, detail: Detail
  ) {
    self.visibility = visibility
    self.compactColumn = compactColumn
    self.sidebar = sidebar
    self.content = content
    self.detail = detail
  }

  @MainActor public var body: some View {
    let columns = SplitColumns(
      model: model, sidebar: AnyView(sidebar), content: content.map { AnyView($0) }, detail: AnyView(detail),
      visibility: visibility ?? $ownVisibility)
    if sizeClass == .compact {
      CompactSplitView(columns: columns, preferred: compactColumn ?? $ownColumn).settlingAccent()
    } else {
      (style ?? AnySplitStyle(AutomaticNavigationSplitViewStyle())).makeBody(
        NavigationSplitViewStyleConfiguration(columns: columns)
      ).settlingAccent()
    }
  }
}

extension NavigationSplitView {
  /// Creates a split view with three columns.
  public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(nil, nil, sidebar: sidebar(), content: content(), detail: detail())
  }

  /// Creates a split view with three columns; `columnVisibility` binds which are visible.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(columnVisibility, nil, sidebar: sidebar(), content: content(), detail: detail())
  }

  /// Creates a split view with three columns; `preferredCompactColumn` binds which is on top when they are pages on a
  /// stack.
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(nil, preferredCompactColumn, sidebar: sidebar(), content: content(), detail: detail())
  }

  /// Creates a split view with three columns; the bindings are for the visible columns and for the one on top when they
  /// are pages on a stack.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(columnVisibility, preferredCompactColumn, sidebar: sidebar(), content: content(), detail: detail())
  }
}

extension NavigationSplitView where Content == EmptyView {
  /// Creates a split view with two columns.
  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
    self.init(nil, nil, sidebar: sidebar(), content: nil, detail: detail())
  }

  /// Creates a split view with two columns; `columnVisibility` binds which are visible.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(columnVisibility, nil, sidebar: sidebar(), content: nil, detail: detail())
  }

  /// Creates a split view with two columns; `preferredCompactColumn` binds which is on top when they are pages on a
  /// stack.
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(nil, preferredCompactColumn, sidebar: sidebar(), content: nil, detail: detail())
  }

  /// Creates a split view with two columns; the bindings are for the visible columns and for the one on top when they
  /// are pages on a stack.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail
  ) {
    self.init(columnVisibility, preferredCompactColumn, sidebar: sidebar(), content: nil, detail: detail())
  }
}

/// The columns of a split view.
struct SplitColumns {
  let model: SplitModel
  let sidebar: AnyView
  /// Nil for two columns.
  let content: AnyView?
  let detail: AnyView
  let visibility: Binding<NavigationSplitViewVisibility>

  func view(_ place: NavigationSplitViewColumn.Place) -> AnyView? {
    switch place {
    case .sidebar: sidebar
    case .content: content
    case .detail: detail
    }
  }
}

/// The columns as pages on one stack.
nonisolated struct CompactSplitView: View, FrameworkView {
  let columns: SplitColumns
  /// The app's preferred column, updated to the one on top.
  @Binding var preferred: NavigationSplitViewColumn
  /// The column that the user has navigated to since, which a constant binding does not store.
  @State fileprivate var chosen: NavigationSplitViewColumn?

  @MainActor private var column: NavigationSplitViewColumn { chosen ?? preferred }

  @MainActor var body: some View {
    let model = columns.model
    let top = min(column.place, .detail)
    SplitPages(model: model.stack(.sidebar), root: AnyView(first(top)))
      .ignoresSafeArea()
      .environment(\.navigationLink, model.stack(.sidebar).link)
      .environment(\.mergesIntoStack, true)
      .environment(\.splitColumn, nil)
      .onChange(of: preferred) { chosen = nil }
      .onChange(of: column, initial: true) { model.setFront($1.place) }
      .modifier(
        SplitModelConnection(model: model) { [preferred = $preferred, chosen = $chosen] in
          chosen.wrappedValue = NavigationSplitViewColumn(place: $0)
          preferred.wrappedValue = NavigationSplitViewColumn(place: $0)
        })
  }

  @MainActor private func first(_ top: NavigationSplitViewColumn.Place) -> some View {
    let next = columns.content == nil ? NavigationSplitViewColumn.Place.detail : .content
    return columns.sidebar
      .environment(\.splitColumn, SplitColumn(model: columns.model, place: .sidebar, next: next, isCompact: true))
      .navigationDestination(isPresented: isShown(next, after: .sidebar)) {
        if let content = columns.content {
          content
            .environment(
              \.splitColumn, SplitColumn(model: columns.model, place: .content, next: .detail, isCompact: true)
            )
            .navigationDestination(isPresented: isShown(.detail, after: .content)) { columns.detail }
        } else {
          columns.detail
        }
      }
  }

  /// Leaving a page clears the selection of the previous one.
  @MainActor private func isShown(
    _ place: NavigationSplitViewColumn.Place, after previous: NavigationSplitViewColumn.Place
  ) -> Binding<Bool> {
    let model = columns.model
    let isShown = column.place >= place
    return Binding(get: { isShown }, set: { [weak model] in if !$0 { model?.leave(to: previous) } })
  }
}

/// Forwards the model's changes to the view.
nonisolated private struct SplitModelConnection: ViewModifier {
  let model: SplitModel
  let show: (NavigationSplitViewColumn.Place) -> Void

  @MainActor func body(content: Content) -> some View {
    model.onShow = show
    return content
  }
}
