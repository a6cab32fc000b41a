import Foundation
import ScrollworkCoreTransferable

extension DynamicViewContent {
  /// Accepts items of some types that are dropped between the rows of a list. `action` receives their offset in the
  /// data. Caveat: no gap shows the position, and nothing can be dropped on data without rows.
  public func onInsert(
    of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> some DynamicViewContent {
    InsertableContent(
      base: self,
      insertion: _ListInsertionModifier(accepts: { $0.hasItemsConforming(to: supportedContentTypes) }) { info, offset in
        action(offset, info.itemProviders(for: supportedContentTypes))
        return true
      })
  }

  /// An older spelling that takes type identifiers.
  public func onInsert(
    of acceptedTypeIdentifiers: [String], perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> some DynamicViewContent {
    onInsert(of: acceptedTypeIdentifiers.map { UTType(importedAs: $0) }, perform: action)
  }

  /// Accepts values that are dropped between the rows of a list. `action` receives their offset in the data. Caveat: no
  /// gap shows the position, and nothing can be dropped on data without rows.
  public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T], Int) -> Void
  ) -> some DynamicViewContent {
    InsertableContent(
      base: self,
      insertion: _ListInsertionModifier(accepts: { info in info.providers.contains { $0.canLoad(T.self) } }) {
        info, offset in
        info.load(T.self) {
          action($0, offset)
          return true
        }
      })
  }
}

/// Rows with drop positions between them.
nonisolated private struct InsertableContent<Base: DynamicViewContent>: DynamicViewContent, FrameworkView {
  let base: Base
  let insertion: _ListInsertionModifier

  @MainActor var data: Base.Data { base.data }
  @MainActor var body: some View { base.modifier(insertion) }
}

nonisolated struct _ListInsertionModifier: RenderModifier {
  let accepts: @MainActor (DropInfo) -> Bool
  let insert: @MainActor (DropInfo, Int) -> Bool
  typealias Body = Never
  @MainActor func makeRender(owner: _Node, child: RenderNode) -> ListInsertionRender {
    ListInsertionRender(self, owner: owner, child: child)
  }
  @MainActor func update(_ render: ListInsertionRender) { render.modifier = self }
}

/// Accepts drops before and after a row.
@MainActor
final class ListInsertionRender: UnaryRender, ListRowStatement, DropTarget {
  var modifier: _ListInsertionModifier

  init(_ modifier: _ListInsertionModifier, owner: _Node, child: RenderNode) {
    self.modifier = modifier
    super.init(owner: owner, child: child)
  }

  var rowContent: RenderNode { child }
  func write(to traits: inout ListRowTraits) { traits.insertion = self }

  func accepts(_ drag: RunningDrag) -> Bool { environment.isEnabled && modifier.accepts(info(drag)) }

  func perform(_ drag: RunningDrag) -> Bool {
    guard let row = enclosing(ListRowRender.self), let offset = row.dataOffset(below: owner) else { return false }
    let isBelow = drag.finger.y > row.screenFrame.midY
    return modifier.insert(info(drag), isBelow ? offset + 1 : offset)
  }
}
