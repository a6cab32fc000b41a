import Foundation

extension DynamicViewContent {
  /// Sets the action for moving rows of a list: it moves the elements at the offsets to before the element at the
  /// destination. With nil, rows cannot be moved.
  public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
    MovableContent(base: self, action: action)
  }
}

/// Rows that can be reordered.
nonisolated private struct MovableContent<Base: DynamicViewContent>: DynamicViewContent, FrameworkView {
  let base: Base
  let action: ((IndexSet, Int) -> Void)?

  @MainActor var data: Base.Data { base.data }
  @MainActor var body: some View { base.modifier(_ListMoveModifier(action: action)) }
}

nonisolated struct _ListMoveModifier: RenderModifier {
  let action: ((IndexSet, Int) -> Void)?
  typealias Body = Never
  @MainActor func makeRender(owner: _Node, child: RenderNode) -> ListMoveRender {
    ListMoveRender(action, owner: owner, child: child)
  }
  @MainActor func update(_ render: ListMoveRender) { render.action = action }
}

/// Marks a row as movable.
@MainActor
final class ListMoveRender: UnaryRender, ListRowStatement {
  var action: ((IndexSet, Int) -> Void)? {
    didSet { if (action == nil) != (oldValue == nil) { enclosing(ListRowRender.self)?.traitsDidChange() } }
  }

  init(_ action: ((IndexSet, Int) -> Void)?, owner: _Node, child: RenderNode) {
    self.action = action
    super.init(owner: owner, child: child)
  }

  var rowContent: RenderNode { child }
  func write(to traits: inout ListRowTraits) { traits.move = action == nil ? nil : self }
}

extension ListRowRender {
  /// Returns the offset of the data element below `owner` that this row shows.
  func dataOffset(below owner: _Node) -> Int? {
    var innermost: RenderNode = child
    while let next = innermost.onlyContent { innermost = next }
    var offset: Int?
    var node: _Node? = innermost.owner
    while let current = node, current !== owner {
      if let row = current as? any DataRow { offset = row.offset }
      node = current.parent
    }
    return offset
  }

  /// Returns the row at an index if it shows an element of the same data, so that one can take the other's place.
  func movablePeer(at index: Int) -> ListRowRender? {
    guard let move = traits.move, let peer = (parent as? LazyStackRender)?.liveRow(index) as? ListRowRender,
      peer.traits.move?.owner === move.owner
    else { return nil }
    return peer
  }

  var canMove: Bool { traits.move != nil && !traits.isMoveDisabled && place.part == .content }

  /// Runs the app's move action to put the row in the place of another one.
  func move(toPlaceOf other: ListRowRender) {
    guard let move = traits.move, let from = dataOffset(below: move.owner),
      let to = other.dataOffset(below: move.owner),
      from != to
    else { return }
    move.action?(IndexSet(integer: from), from < to ? to + 1 : to)
  }

  /// The accessibility actions that replace dragging.
  var moveActions: [AccessibilityElement.Action] {
    guard canMove else { return [] }
    return [("Move Up", -1), ("Move Down", 1)].compactMap { name, step in
      guard movablePeer(at: place.index + step) != nil else { return nil }
      return AccessibilityElement.Action(name: name) { [weak self] in
        guard let self, let peer = movablePeer(at: place.index + step) else { return }
        move(toPlaceOf: peer)
      }
    }
  }
}

nonisolated extension View {
  /// Sets whether the row cannot be moved in a list whose rows can.
  public func moveDisabled(_ isDisabled: Bool) -> some View {
    modifier(_ListRowTraitModifier(trait: .moveDisabled(isDisabled)))
  }

  /// Sets whether the row cannot be deleted in a list whose rows can.
  public func deleteDisabled(_ isDisabled: Bool) -> some View {
    modifier(_ListRowTraitModifier(trait: .deleteDisabled(isDisabled)))
  }
}

extension MutableCollection {
  /// Moves the elements at the given offsets from the start to before the element at another offset, as passed by
  /// `onMove`. They keep their order.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let elements = Array(self)
    let moved = source.map { elements[$0] }
    let before = elements.indices.prefix(destination).filter { !source.contains($0) }.map { elements[$0] }
    let after = elements.indices.dropFirst(destination).filter { !source.contains($0) }.map { elements[$0] }
    for (index, element) in zip(Array(indices), before + moved + after) { self[index] = element }
  }
}
