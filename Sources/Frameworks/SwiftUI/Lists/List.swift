import Foundation
import ScrollworkUIKit

/// Rows below each other that scroll, of which only the visible ones are built.
///
/// Caveat: several rows cannot be selected, since there is no edit mode.
public struct List<SelectionValue: Hashable, Content: View>: View, FrameworkView {
  private let selection: Binding<SelectionValue?>?
  private let content: Content
  @State private var model = ListModel()
  @Environment(\.listLook) private var look
  @Environment(\.scrollContentBackground) private var background

  /// Rows of any views; with a selection, a tap on a row selects its tag, or else the id that `ForEach` gives it.
  public init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
    self.selection = selection
    self.content = content()
  }

  /// The rows in a scroll view.
  public var body: some View {
    ScrollView {
      LazyList(
        look: look, model: model,
        content: content.modifier(_ListRowModifier(look: look, selection: access, model: model))
      )
      .environment(\.listContext, ListContext(look: look, model: model))
    }
    .modifier(_ListTouchModifier(model: model))
    .background { ListBackground(look: look, isShown: background != .hidden) }
  }

  private var access: ListSelection? {
    guard let selection else { return nil }
    let selected = selection.wrappedValue
    return ListSelection(
      isSelected: { $0.contains { $0.base as? SelectionValue == selected && selected != nil } },
      select: { ids in
        if let value = ids.lazy.compactMap({ $0.base as? SelectionValue }).first { selection.wrappedValue = value }
      })
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
    self.init(selection: nil, content: content)
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
struct LazyList<Content: View>: View, LazyContainerView {
  let look: ListLook
  let model: ListModel
  let content: Content

  static var axis: Axis { .vertical }
  var arrangement: LazyArrangement {
    LazyArrangement(
      alignment: HorizontalAlignment.leading.key, spacing: 0, items: nil,
      pinnedViews: look == .plain ? .sectionHeaders : [], list: model)
  }
}

/// What lies behind the rows, on all of the screen.
private struct ListBackground: View, FrameworkView {
  let look: ListLook
  let isShown: Bool

  var body: some View {
    if isShown {
      Rectangle().fill(Color(uiColor: look == .plain ? .systemBackground : .systemGroupedBackground)).ignoresSafeArea()
    }
  }
}

/// How taps choose a row, whatever the type of the selected value.
struct ListSelection {
  /// True if one of a row's ids is selected.
  let isSelected: ([AnyHashable]) -> Bool
  let select: ([AnyHashable]) -> Void
}

/// What the rows of a list have in common while it is on the screen.
@MainActor
final class ListModel {
  /// The row whose actions are in view.
  weak var openRow: ListRowRender?

  nonisolated init() {}

  /// The content moved: open actions go.
  func contentMoved() { openRow?.close() }
}
