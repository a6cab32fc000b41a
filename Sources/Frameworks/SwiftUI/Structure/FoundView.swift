/// The location of a view with an id: the result of a search in the structure tree.
@MainActor
enum FoundView {
  /// A leaf in the list of the node that was asked, not yet resolved by an ancestor.
  case leaf(Int)
  /// A view that a container holds.
  case node(RenderNode)
  /// A row, built or not.
  case row(any RowContainer, Int)
}

/// A container that builds its rows when they are needed: a lazy stack.
@MainActor
protocol RowContainer: RenderNode {
  /// Returns the row at an index if it is built and shown.
  func liveRow(_ index: Int) -> RenderNode?
}
