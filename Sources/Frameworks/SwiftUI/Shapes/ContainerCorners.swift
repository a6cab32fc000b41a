import DisplayList
import Foundation

/// The corners of the container's shape, relative to a place in the container.
@available(iOS 26.0, *)
enum ContainerCorners {
  /// Returns the radius of a corner concentric with the container's; nil without a container with round corners. That
  /// the larger of the two distances counts, if they differ, is a guess.
  static func concentricRadius(of corner: Edge.Corner, in rect: CGRect) -> CGFloat? {
    guard MainThread.isCurrent else { return nil }
    return MainActor.assumeIsolated {
      guard let node = RenderNode.painted, let container = node.enclosing(ContainerShapeRender.self) else { return nil }
      container.followers.add(node)
      // A shape is mirrored after it was made, so its leading corner appears on the right.
      let isLeft = corner == .topLeading || corner == .bottomLeading
      let isSeenLeft = isLeft == (node.environment.layoutDirection == .leftToRight)
      let isTop = corner == .topLeading || corner == .topTrailing
      guard let radius = container.cornerRadius(isLeft: isSeenLeft, isTop: isTop) else { return nil }
      let distance = node.distance(from: container, rect, isLeft: isSeenLeft, isTop: isTop)
      return radius - max(distance.width, distance.height)
    }
  }

  /// Returns the insets of a view by the corners of the container's shape: zero where its own corner is far enough from
  /// theirs. A guess.
  @MainActor
  static func insets(of node: RenderNode) -> RectangleCornerInsets {
    guard let container = node.enclosing(ContainerShapeRender.self) else { return RectangleCornerInsets() }
    let bounds = CGRect(origin: .zero, size: node.size)
    let isMirrored = node.environment.layoutDirection == .rightToLeft
    func inset(isLeading: Bool, isTop: Bool) -> CGSize {
      let isLeft = isLeading != isMirrored
      let radius = container.cornerRadius(isLeft: isLeft, isTop: isTop) ?? 0
      let distance = node.distance(from: container, bounds, isLeft: isLeft, isTop: isTop)
      guard distance.width < radius, distance.height < radius else { return .zero }
      return CGSize(width: radius - max(distance.width, 0), height: radius - max(distance.height, 0))
    }
    return RectangleCornerInsets(
      topLeading: inset(isLeading: true, isTop: true), topTrailing: inset(isLeading: false, isTop: true),
      bottomLeading: inset(isLeading: true, isTop: false), bottomTrailing: inset(isLeading: false, isTop: false))
  }
}

extension RenderNode {
  /// Returns the distance of a rectangle's corner in the node from the container's, in points.
  @available(iOS 26.0, *)
  fileprivate func distance(
    from container: ContainerShapeRender, _ rect: CGRect, isLeft: Bool, isTop: Bool
  ) -> CGSize {
    let origin = position(in: container)
    let place = rect.offsetBy(dx: origin.x, dy: origin.y)
    return CGSize(
      width: isLeft ? place.minX : container.size.width - place.maxX,
      height: isTop ? place.minY : container.size.height - place.maxY)
  }
}

extension ContainerShapeRender {
  /// Returns the radius of a corner in points; nil for a shape without radii.
  @available(iOS 26.0, *)
  fileprivate func cornerRadius(isLeft: Bool, isTop: Bool) -> CGFloat? {
    switch shape._outline(in: CGRect(origin: .zero, size: size)).outline {
    case .roundedRect(_, let radii, _):
      return isTop ? isLeft ? radii.topLeft : radii.topRight : isLeft ? radii.bottomLeft : radii.bottomRight
    case .ellipse(let rect): return min(rect.width, rect.height) / 2
    case .rect, .path:
      let isLeading = isLeft == (environment.layoutDirection == .leftToRight)
      let corner: Edge.Corner =
        isTop ? isLeading ? .topLeading : .topTrailing : isLeading ? .bottomLeading : .bottomTrailing
      return (shape as? any RoundedRectangularShape)?.corners(in: size)?[corner].radius
    }
  }
}
