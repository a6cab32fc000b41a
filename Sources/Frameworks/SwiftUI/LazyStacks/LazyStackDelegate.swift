import Foundation

/// What a container whose rows are more than leaves, such as a list, adds to its lazy stack. The stack itself knows
/// nothing of lists.
@MainActor
protocol LazyStackDelegate: AnyObject {
  /// The row that a finger moves among the others. It is in front of them, and stays on the screen wherever it is.
  var liftedRow: RenderNode? { get }

  /// The stack was added to the screen.
  func stackDidAttach(_ stack: LazyStackRender)

  /// The rows or their order have changed, in the frame with this number.
  func rowsDidChange(frame: Int)

  /// A built row has an index, perhaps another one than before. A new row is told before it is measured.
  func row(_ row: RenderNode, isAt index: Int, in stack: LazyStackRender)

  /// A row was placed on the screen and is not laid out yet.
  func rowDidEnter(_ row: RenderNode, at index: Int)

  /// Returns how far a row is shown from its place among the others, in points.
  func shift(of row: RenderNode) -> CGPoint

  /// A header or footer is shown at its place, or pinned elsewhere.
  func row(_ row: RenderNode, isPinned: Bool)

  /// The content of the scroll view around the stack moved.
  func contentMoved()

  /// The bar above the scroll view has a large title, or none.
  func titleAboveDidChange(isLarge: Bool, in stack: LazyStackRender)

  /// A view passes another value to its container, such as a label.
  func containerValuesDidChange()
}
