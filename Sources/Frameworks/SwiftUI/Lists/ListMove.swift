import Foundation

extension DynamicViewContent {
  /// What is to happen when a person moves a row of a list: the action moves the elements at the offsets to before the element
  /// that was at the destination. Nil for rows that stay where they are.
  public func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some DynamicViewContent {
    MovableContent(base: self, action: action)
  }
}

/// Rows that can be moved among each other.
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

/// Says that a row can be moved.
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
  /// Which element of the data below `owner` this row shows.
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

  /// The row at an index, if it shows an element of the same data, so that one can take the other's place.
  func movablePeer(at index: Int) -> ListRowRender? {
    guard let move = traits.move, let peer = (parent as? LazyStackRender)?.liveRow(index) as? ListRowRender,
      peer.traits.move?.owner === move.owner
    else { return nil }
    return peer
  }

  var canMove: Bool { traits.move != nil && !traits.isMoveDisabled && place.part == .content }

  /// Tells the app that the row is to take the place of another one.
  func move(toPlaceOf other: ListRowRender) {
    guard let move = traits.move, let from = dataOffset(below: move.owner),
      let to = other.dataOffset(below: move.owner),
      from != to
    else { return }
    move.action?(IndexSet(integer: from), from < to ? to + 1 : to)
  }

  /// What assistive technology offers instead of dragging.
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
  /// Whether the row stays where it is in a list whose rows can be moved.
  public func moveDisabled(_ isDisabled: Bool) -> some View {
    modifier(_ListRowTraitModifier(trait: .moveDisabled(isDisabled)))
  }

  /// Whether the row cannot be deleted in a list whose rows can be.
  public func deleteDisabled(_ isDisabled: Bool) -> some View {
    modifier(_ListRowTraitModifier(trait: .deleteDisabled(isDisabled)))
  }
}

extension MutableCollection {
  /// Moves the elements at some offsets from the start to before the element at another offset, as `onMove` tells them; they
  /// stay in their order.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let elements = Array(self)
    let moved = source.map { elements[$0] }
    let before = elements.indices.prefix(destination).filter { !source.contains($0) }.map { elements[$0] }
    let after = elements.indices.dropFirst(destination).filter { !source.contains($0) }.map { elements[$0] }
    for (index, element) in zip(Array(indices), before + moved + after) { self[index] = element }
  }
}
