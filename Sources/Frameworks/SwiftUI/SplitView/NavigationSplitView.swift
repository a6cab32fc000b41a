import Foundation
import ScrollworkUIKit

/// Two or three columns, where what is chosen in one decides what the next shows.
///
/// Where there is room they are beside each other. Where the surroundings are compact, as on a phone, they are pages on one stack:
/// choosing a row of a list in one column leads to the next, and the way back takes the choice away.
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
  /// Three columns.
  public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(nil, nil, sidebar: sidebar(), content: content(), detail: detail())
  }

  /// Three columns; `columnVisibility` says and is told which are to be seen.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(columnVisibility, nil, sidebar: sidebar(), content: content(), detail: detail())
  }

  /// Three columns; `preferredCompactColumn` says and is told which is in front where they are pages on a stack.
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(nil, preferredCompactColumn, sidebar: sidebar(), content: content(), detail: detail())
  }

  /// Three columns; the bindings say and are told which are to be seen, and which is in front where they are pages on a stack.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>,
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(columnVisibility, preferredCompactColumn, sidebar: sidebar(), content: content(), detail: detail())
  }
}

extension NavigationSplitView where Content == EmptyView {
  /// Two columns.
  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
    self.init(nil, nil, sidebar: sidebar(), content: nil, detail: detail())
  }

  /// Two columns; `columnVisibility` says and is told which are to be seen.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(columnVisibility, nil, sidebar: sidebar(), content: nil, detail: detail())
  }

  /// Two columns; `preferredCompactColumn` says and is told which is in front where they are pages on a stack.
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(nil, preferredCompactColumn, sidebar: sidebar(), content: nil, detail: detail())
  }

  /// Two columns; the bindings say and are told which are to be seen, and which is in front where they are pages on a stack.
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
  /// The column that the app prefers. It is told which is in front.
  @Binding var preferred: NavigationSplitViewColumn
  /// Where the person has gone since, which a constant binding does not keep.
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

  /// Leaving a page takes away what was chosen in the one before.
  @MainActor private func isShown(
    _ place: NavigationSplitViewColumn.Place, after previous: NavigationSplitViewColumn.Place
  ) -> Binding<Bool> {
    let model = columns.model
    let isShown = column.place >= place
    return Binding(get: { isShown }, set: { [weak model] in if !$0 { model?.leave(to: previous) } })
  }
}

/// Tells the model's changes to the view.
nonisolated private struct SplitModelConnection: ViewModifier {
  let model: SplitModel
  let show: (NavigationSplitViewColumn.Place) -> Void

  @MainActor func body(content: Content) -> some View {
    model.onShow = show
    return content
  }
}
