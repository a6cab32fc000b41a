import Foundation

extension CALayer {
  /// Returns whether the layer contains a point in its own coordinates.
  public func contains(_ p: CGPoint) -> Bool { view?.point(inside: p, with: nil) ?? bounds.contains(p) }

  /// Returns the frontmost layer, here or below, at a point in the superlayer's coordinates; nil for none.
  public func hitTest(_ p: CGPoint) -> CALayer? {
    guard !isHidden else { return nil }
    let local: CGPoint
    if let view, let around = view.heldBy {
      local = around.convert(p, to: view)
    } else {
      let turned = CGPoint(x: p.x - position.x, y: p.y - position.y).applying(affineTransform().inverted())
      local = CGPoint(
        x: bounds.minX + anchorPoint.x * bounds.width + turned.x,
        y: bounds.minY + anchorPoint.y * bounds.height + turned.y)
    }
    guard contains(local) else { return nil }
    let inner = (sublayers ?? []).sorted { $0.zPosition < $1.zPosition } + (view?.subviews.map(\.layer) ?? [])
    for layer in inner.reversed() { if let hit = layer.hitTest(local) { return hit } }
    return self
  }
}
