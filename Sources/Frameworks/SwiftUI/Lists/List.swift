import Foundation
import ScrollworkUIKit

/// Rows below each other that scroll, of which only the visible ones are built.
nonisolated public struct List<SelectionValue: Hashable, Content: View>: View, FrameworkView {
  private let choice: Choice?
  private let content: Content
  @State private var model = ListModel()
  @Environment(\.listLook) private var look
  @Environment(\.scrollContentBackground) private var background
  @Environment(\.editMode) private var editMode
  @Environment(\.splitColumn) private var splitColumn

  /// Rows of any views; with a selection, a tap on a row selects its tag, or else the id that `ForEach` gives it.
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
  /// A row for each element; a tap selects the element's id.
  // See `ForEach`.
  @_disfavoredOverload
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(selection: selection) { ForEach(data, content: rowContent) }
  }

  /// A row for each element, told apart by `id`; a tap selects that.
  // See `ForEach`.
  @_disfavoredOverload
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(selection: selection) { ForEach(data, id: id, content: rowContent) }
  }

  /// A row for each number; a tap selects the number.
  public init<RowContent: View>(
    _ data: Range<Int>, selection: Binding<SelectionValue?>?, @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(selection: selection) { ForEach(data, content: rowContent) }
  }
}

extension List where SelectionValue == Never {
  /// Rows of any views.
  public init(@ViewBuilder content: () -> Content) {
    self.init(choice: nil, content: content())
  }

  /// A row for each element.
  // See `ForEach`.
  @_disfavoredOverload
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init { ForEach(data, content: rowContent) }
  }

  /// A row for each element, told apart by `id`.
  // See `ForEach`.
  @_disfavoredOverload
  public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init { ForEach(data, id: id, content: rowContent) }
  }

  /// A row for each number.
  public init<RowContent: View>(_ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> RowContent)
  where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init { ForEach(data, content: rowContent) }
  }
}

/// The rows of a list: a lazy stack whose headers are pinned in a plain list.
nonisolated struct LazyList<Content: View>: View, LazyContainerView {
  let look: ListLook
  let model: ListModel
  let content: Content

  @MainActor static var axis: Axis { .vertical }
  @MainActor var arrangement: LazyArrangement {
    LazyArrangement(
      alignment: HorizontalAlignment.leading.key, spacing: 0, items: nil,
      pinnedViews: look == .plain ? .sectionHeaders : [], list: model)
  }
}

/// What lies behind the rows, on all of the screen.
nonisolated private struct ListBackground: View, FrameworkView {
  let look: ListLook
  let isShown: Bool

  @MainActor var body: some View {
    if isShown {
      Rectangle().fill(Color(uiColor: look == .plain ? .systemBackground : .systemGroupedBackground)).ignoresSafeArea()
    }
  }
}

/// What the rows of a list have in common while it is on the screen.
@MainActor
final class ListModel {
  /// The row whose actions are in view.
  weak var openRow: ListRowRender?
  /// The row that a person selected last.
  weak var lastSelected: ListRowRender?
  /// Its rows, and what lies around them.
  weak var stack: LazyStackRender?
  weak var surroundings: ListTouchRender?
  /// The list begins below a large title, which goes as the list is scrolled.
  var isBelowLargeTitle = false

  nonisolated init() {}

  /// The row that a finger moves among the others.
  var reorder: ListReorder?
  /// Where rows were when a finger let go of one, and how far their new places are from the old ones; for the frame in which
  /// the data follows.
  private var landed: (frame: Int, rows: [(row: ListRowRender, way: CGFloat)])?

  /// A finger let go: until the end of the frame the app may move the data.
  func land(_ rows: [(row: ListRowRender, way: CGFloat)], frame: Int) { landed = (frame, rows) }

  /// The list has other rows than before, or in another order. What was moved by a finger is where it was shown.
  func rowsDidChange(frame: Int) {
    reorder?.cancel()
    surroundings?.indexMayHaveChanged()
    guard let landed else { return }
    self.landed = nil
    guard landed.frame == frame else { return }
    for (row, way) in landed.rows { row.settle(from: row.shift - way) }
  }

  /// The content moved: open actions go.
  func contentMoved() { openRow?.close() }
}
