import Foundation

/// Where a scene is seen from: its place is in the middle of the view. What is in it stays where it is on the screen.
@MainActor @preconcurrency
open class SKCameraNode: SKNode {
  /// What of the scene is seen, in the camera's coordinates.
  private var viewport: CGRect { CGRect(around: scene?.size ?? .zero) }

  /// Returns whether a node of the same scene can be seen.
  open func contains(_ node: SKNode) -> Bool {
    guard let scene, node.scene === scene, scene.view != nil, let parent = node.parent else { return false }
    let frame = node.calculateAccumulatedFrame().applying(parent.toRoot).applying(toRoot.inverted())
    return viewport.intersects(frame)
  }

  /// Returns the nodes of the scene that can be seen.
  open func containedNodeSet() -> Set<SKNode> {
    var found: Set<SKNode> = []
    func look(_ node: SKNode) {
      for child in node.children {
        if child !== self, contains(child) { found.insert(child) }
        look(child)
      }
    }
    if let scene { look(scene) }
    return found
  }
}
