import Foundation
@_spi(Scrollwork) import ScrollworkUIKit

extension SKNode {
  /// The transform from the node's coordinates to the root's.
  final var toRoot: CGAffineTransform {
    var transform = CGAffineTransform.identity
    var node = self
    while let parent = node.parent {
      transform = transform.concatenating(node.toParent)
      node = parent
    }
    return transform
  }

  /// The rotation relative to the root.
  final var rootRotation: CGFloat {
    var (sum, node) = (CGFloat(0), self)
    while let parent = node.parent {
      sum += node.zRotation
      node = parent
    }
    return sum
  }

  /// Converts a point from another node of the same tree.
  public func convert(_ point: CGPoint, from node: SKNode) -> CGPoint {
    point.applying(node.toRoot).applying(toRoot.inverted())
  }
  /// Converts a point to another node of the same tree.
  public func convert(_ point: CGPoint, to node: SKNode) -> CGPoint { node.convert(point, from: self) }

  /// Returns whether a point, in the parent's coordinates, is in the accumulated bounding box of the node.
  public func contains(_ p: CGPoint) -> Bool { calculateAccumulatedFrame().contains(p) }

  /// Returns whether the bounding boxes of two nodes of the same tree intersect, without their children.
  public func intersects(_ node: SKNode) -> Bool {
    func box(_ node: SKNode) -> CGRect { node.frame.applying(node.parent?.toRoot ?? .identity) }
    return box(self).intersects(box(node))
  }

  /// Returns the deepest descendant at a point, in this node's coordinates, and among those of the same level the
  /// foremost; the node itself if there is none.
  public func atPoint(_ p: CGPoint) -> SKNode {
    hits(at: p).enumerated().max {
      ($0.element.level, $0.element.depth, $0.offset) < ($1.element.level, $1.element.depth, $1.offset)
    }?.element.node ?? self
  }

  /// Returns the visible descendants at a point, in this node's coordinates, the foremost first. The accumulated
  /// bounding box of each node counts.
  public func nodes(at p: CGPoint) -> [SKNode] {
    hits(at: p).enumerated().sorted { ($0.element.depth, $0.offset) > ($1.element.depth, $1.offset) }
      .map(\.element.node)
  }

  /// A node at a point, with its level and its depth.
  private typealias Hit = (node: SKNode, level: Int, depth: CGFloat)

  /// Returns hits in the order of the tree.
  private func hits(at p: CGPoint) -> [Hit] {
    var found: [Hit] = []
    func look(in node: SKNode, _ point: CGPoint, _ level: Int, _ depth: CGFloat) {
      for child in node.children where !child.isHidden && child.alpha > 0 {
        guard child.calculateAccumulatedFrame().contains(point) else { continue }
        found.append((child, level, depth + child.zPosition))
        look(in: child, point.applying(child.toParent.inverted()), level + 1, depth + child.zPosition)
      }
    }
    look(in: self, p, 1, 0)
    return found
  }
}

extension UITouch {
  /// Returns the location of the touch in a node's coordinates.
  public func location(in node: SKNode) -> CGPoint { node.point(of: location(in: node.scene?.view)) }
  /// Returns the previous location of the touch in a node's coordinates.
  public func previousLocation(in node: SKNode) -> CGPoint { node.point(of: previousLocation(in: node.scene?.view)) }
}

extension SKNode {
  /// Converts a point of the view that shows the node's scene.
  fileprivate func point(of place: CGPoint) -> CGPoint {
    guard let scene else { return place }
    return convert(scene.convertPoint(fromView: place), from: scene)
  }
}
