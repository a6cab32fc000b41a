import Foundation
@_spi(Scrollwork) import ScrollworkUIKit

extension SKNode {
  /// From the node's coordinates to those of the node around all others.
  final var toRoot: CGAffineTransform {
    var transform = CGAffineTransform.identity
    var node = self
    while let parent = node.parent {
      transform = transform.concatenating(node.toParent)
      node = parent
    }
    return transform
  }

  /// By how much the node and those around it are turned.
  final var rootRotation: CGFloat {
    var (sum, node) = (CGFloat(0), self)
    while let parent = node.parent {
      sum += node.zRotation
      node = parent
    }
    return sum
  }

  /// Returns a point of another node of the same tree in this node's coordinates.
  public func convert(_ point: CGPoint, from node: SKNode) -> CGPoint {
    point.applying(node.toRoot).applying(toRoot.inverted())
  }
  /// Returns a point of this node in the coordinates of another one of the same tree.
  public func convert(_ point: CGPoint, to node: SKNode) -> CGPoint { node.convert(point, from: self) }

  /// Returns whether a point, in the coordinates of the node around, is in the upright rectangle around the node and
  /// all that is in it.
  public func contains(_ p: CGPoint) -> Bool { calculateAccumulatedFrame().contains(p) }

  /// Returns whether the upright rectangles around two nodes of the same tree touch. What is in the nodes does not
  /// count.
  public func intersects(_ node: SKNode) -> Bool {
    func box(_ node: SKNode) -> CGRect { node.frame.applying(node.parent?.toRoot ?? .identity) }
    return box(self).intersects(box(node))
  }

  /// Returns the deepest node in this one that is at a point, in this node's coordinates, and of those on the same
  /// level the foremost; the node itself if there is none.
  public func atPoint(_ p: CGPoint) -> SKNode {
    hits(at: p).enumerated().max {
      ($0.element.level, $0.element.depth, $0.offset) < ($1.element.level, $1.element.depth, $1.offset)
    }?.element.node ?? self
  }

  /// Returns the nodes in this one that can be seen and are at a point, in this node's coordinates, the foremost first.
  /// Of each node the upright rectangle around it and all that is in it counts.
  public func nodes(at p: CGPoint) -> [SKNode] {
    hits(at: p).enumerated().sorted { ($0.element.depth, $0.offset) > ($1.element.depth, $1.offset) }
      .map(\.element.node)
  }

  /// A node at a point, with its level below another one and how far in front it is.
  private typealias Hit = (node: SKNode, level: Int, depth: CGFloat)

  /// In the order of the tree.
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
  /// Returns where the finger is, in a node's coordinates.
  public func location(in node: SKNode) -> CGPoint { node.point(of: location(in: node.scene?.view)) }
  /// Returns where the finger was before, in a node's coordinates.
  public func previousLocation(in node: SKNode) -> CGPoint { node.point(of: previousLocation(in: node.scene?.view)) }
}

extension SKNode {
  /// Returns a point of the view that shows the node's scene.
  fileprivate func point(of place: CGPoint) -> CGPoint {
    guard let scene else { return place }
    return convert(scene.convertPoint(fromView: place), from: scene)
  }
}
