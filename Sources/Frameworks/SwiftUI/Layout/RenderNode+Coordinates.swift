import Foundation

// The node's position in the tree and on the screen.
extension RenderNode {
  /// Returns the node's origin in the coordinates of `ancestor` (the screen if nil).
  func position(in ancestor: RenderNode? = nil) -> CGPoint {
    var point = CGPoint.zero
    var node = self
    while node !== ancestor {
      point.x += node.origin.x
      point.y += node.origin.y
      guard let parent = node.parent else { break }
      let translation = parent.contentTranslation(of: node)
      point.x += translation.x
      point.y += translation.y
      node = parent
    }
    return point
  }

  /// The node's frame on the screen, in points.
  var screenFrame: CGRect { CGRect(origin: position(), size: size) }

  /// Returns the nearest ancestor of a type.
  func enclosing<Node: RenderNode>(_: Node.Type) -> Node? {
    var node = parent
    while let candidate = node {
      if let found = candidate as? Node { return found }
      node = candidate.parent
    }
    return nil
  }
}
