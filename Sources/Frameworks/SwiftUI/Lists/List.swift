import Foundation
import ScrollworkUIKit

/// A scrolling column of rows, of which only the visible ones are built.
nonisolated public struct List<SelectionValue: Hashable, Content: View>: View, FrameworkView {
  private let choice: Choice?
  private let content: Content
  @State private var model = ListModel()
  @Environment(\.listLook) private var look
  @Environment(\.scrollContentBackground) private var background
  @Environment(\.editMode) private var editMode
  @Environment(\.splitColumn) private var splitColumn

  /// Creates rows from any views. With a selection, a tap on a row selects its tag, or else its id in `ForEach`.
  public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
    self.init(choice: selection.map(Choice.one), content: content())
  }

  init(choice: Choice?, content: Content) {
    self.choice = choice
    self.content = content
  }

  /// The rows in a scroll view.
  @MainActor public var body: some View {
    let isEditing = editMode?.wrappedValue.isEditing == true
    ScrollView {
      LazyList(
        look: look, model: model,
        content: content.modifier(
          _ListRowModifier(
            look: look, selection: choice?.selection, model: model, isEditing: isEditing, progress: isEditing ? 1 : 0))
      )
      .environment(\.listContext, ListContext(look: look, model: model, hasSelection: choice != nil))
    }
    .modifier(_ListTouchModifier(model: model))
    .background { ListBackground(look: look, isShown: background != .hidden) }
    .onChange(of: isEditing) { if !isEditing { choice?.clear() } }
    .modifier(
      SplitChoiceModifier(
        column: isEditing || choice == nil ? nil : splitColumn, chosen: splitColumn == nil ? nil : choice?.chosen,
        clear: { choice?.clear(isForced: true) }))
  }
}

extension List {
  /// Creates a row for each element. A tap selects the element's id.
  // See `ForEach`.
  @_disfavoredOverload
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(selection: selection) { ForEach(data, content: rowContent) }
  }

  /// Creates a row for each element, identified by `id`. A tap selects the id.
  // See `ForEach`.
  @_disfavoredOverload
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(selection: selection) { ForEach(data, id: id, content: rowContent) }
  }

  /// Creates a row for each number. A tap selects the number.
  public init<RowContent: View>(
    _ data: Range<Int>, selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(selection: selection) { ForEach(data, content: rowContent) }
  }
}

extension List where SelectionValue == Never {
  /// Creates rows from any views.
  public init(@ViewBuilder content: () -> Content) {
    self.init(choice: nil, content: content())
  }

  /// Creates a row for each element.
  // See `ForEach`.
  @_disfavoredOverload
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init { ForEach(data, content: rowContent) }
  }

  /// Creates a row for each element, identified by `id`.
  // See `ForEach`.
  @_disfavoredOverload
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init { ForEach(data, id: id, content: rowContent) }
  }

  /// Creates a row for each number.
  public init<RowContent: View>(_ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent)
  where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init { ForEach(data, content: rowContent) }
  }
}

/// The rows of a list: a lazy stack, with pinned headers in a plain list.
nonisolated struct LazyList<Content: View>: View, LazyContainerView {
  let look: ListLook
  let model: ListModel
  let content: Content

  @MainActor static var axis: Axis { .vertical }
  @MainActor var arrangement: LazyArrangement {
    LazyArrangement(
      alignment: HorizontalAlignment.leading.key, spacing: 0, items: nil,
      pinnedViews: look == .plain ? .sectionHeaders : [], delegate: model)
  }
}

/// The background behind the rows, which fills the screen.
nonisolated private struct ListBackground: View, FrameworkView {
  let look: ListLook
  let isShown: Bool

  @MainActor var body: some View {
    if isShown {
      Rectangle().fill(Color(uiColor: look == .plain ? .systemBackground : .systemGroupedBackground)).ignoresSafeArea()
    }
  }
}

/// The shared state of a list's rows while it is on screen.
@MainActor
final class ListModel {
  /// The row whose swipe actions are revealed.
  weak var openRow: ListRowRender?
  /// The row that was selected last.
  weak var lastSelected: ListRowRender?
  /// The list's rows and their container.
  weak var stack: LazyStackRender?
  weak var surroundings: ListTouchRender?
  /// Whether the list begins below a large title, which collapses as the list is scrolled.
  var isBelowLargeTitle = false

  nonisolated init() {}

  /// The row that a finger is moving among the others.
  var reorder: ListReorder?
  /// The positions of rows when a finger released one, and the distances from their old to their new places; for the
  /// frame in which the data follows.
  private var landed: (frame: Int, rows: [(row: ListRowRender, way: CGFloat)])?

  /// A finger released a row: until the end of the frame the app may move the data.
  func land(_ rows: [(row: ListRowRender, way: CGFloat)], frame: Int) { landed = (frame, rows) }

  /// The rows or their order have changed. A row moved by a finger is where it was shown.
  func rowsDidChange(frame: Int) {
    reorder?.cancel()
    surroundings?.indexMayHaveChanged()
    guard let landed else { return }
    self.landed = nil
    guard landed.frame == frame else { return }
    for (row, way) in landed.rows { row.settle(from: row.shift - way) }
  }
}
