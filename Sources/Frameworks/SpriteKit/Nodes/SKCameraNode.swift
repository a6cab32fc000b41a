import Foundation

/// The camera of a scene: its position is at the centre of the view. Its children remain fixed on the screen.
@MainActor @preconcurrency
open class SKCameraNode: SKNode {
  /// The visible part of the scene, in the camera's coordinates.
  private var viewport: CGRect { CGRect(around: scene?.size ?? .zero) }

  /// Returns whether a node of the same scene is visible.
  open func contains(_ node: SKNode) -> Bool {
    guard let scene, node.scene === scene, scene.view != nil, let parent = node.parent else { return false }
    let frame = node.calculateAccumulatedFrame().applying(parent.toRoot).applying(toRoot.inverted())
    return viewport.intersects(frame)
  }

  /// Returns the visible nodes of the scene.
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
