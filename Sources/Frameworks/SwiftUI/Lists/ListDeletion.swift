import Foundation

extension DynamicViewContent {
  /// Sets the action for deleting a row of a list: it removes the elements at the offsets from the data. With nil, rows
  /// cannot be deleted. Rows with their own trailing swipe actions show those instead.
  public func onDelete(perform action: ((IndexSet) -> Void)?) -> some DynamicViewContent {
    DeletableContent(base: self, action: action)
  }
}

/// Rows that reveal a delete action when swiped.
nonisolated private struct DeletableContent<Base: DynamicViewContent>: DynamicViewContent, FrameworkView {
  let base: Base
  let action: ((IndexSet) -> Void)?

  @MainActor var data: Base.Data { base.data }

  @MainActor var body: some View {
    base.modifier(
      _SwipeActionsModifier(
        layer: SwipeStrip(edge: .trailing, actions: DeleteButton(action: action)), edge: .trailing,
        allowsFullSwipe: true, isDeletion: action != nil))
  }
}

nonisolated private struct DeleteButton: View, FrameworkView {
  let action: ((IndexSet) -> Void)?
  @Environment(\.deletingList) private var list

  @MainActor var body: some View {
    if let action {
      Button("Delete", role: .destructive) { [list] in
        if let offset = list?.openRow?.dataOffset { action(IndexSet(integer: offset)) }
      }
    }
  }
}

/// A row that was created from data.
@MainActor
protocol DataRow: _Node {
  var offset: Int { get }
}

extension ForEachRow: DataRow {}

extension ListRowRender {
  /// The offset of the data element that this deletable row shows.
  fileprivate var dataOffset: Int? {
    traits.swipes.first(where: \.isDeletion).flatMap { dataOffset(below: $0.owner) }
  }
}

private struct DeletingListKey: EnvironmentKey { static var defaultValue: ListModel? { nil } }

extension EnvironmentValues {
  /// The list around the actions of a row.
  var deletingList: ListModel? {
    get { self[DeletingListKey.self] }
    set { self[DeletingListKey.self] = newValue }
  }
}

extension RangeReplaceableCollection where Self: MutableCollection {
  /// Removes the elements at the given offsets from the start, as passed by `onDelete`.
  public mutating func remove(atOffsets offsets: IndexSet) {
    for offset in offsets.reversed() { remove(at: index(startIndex, offsetBy: offset)) }
  }
}
