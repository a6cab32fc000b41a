import Foundation

// The layers around a layer and in it.
extension CALayer {
  /// Called when the layer's appearance changes.
  final func changed() {
    if let view {
      view.setNeedsDisplay()
      view.renderer?.appearanceDidChange()
    } else {
      (holder ?? masked)?.changed()
    }
  }

  /// The layer that this one is drawn in.
  final var around: CALayer? { holder ?? masked ?? view?.heldBy?.layerIfMade }
  /// The view whose layer contains this one.
  final var viewAround: UIView? { view ?? (holder ?? masked)?.viewAround }

  final func replaceSublayers(with layers: [CALayer]) {
    for layer in inner where !layers.contains(where: { $0 === layer }) { layer.holder = nil }
    inner = []
    for (index, layer) in layers.enumerated() { insertSublayer(layer, at: UInt32(index)) }
    changed()
  }

  /// Inserts a layer at an index, counted from the back, or in front of all others if there are not that many.
  final func hold(_ layer: CALayer, at index: Int) {
    layer.removeFromSuperlayer()
    inner.insert(layer, at: min(index, inner.count))
    layer.holder = self
    changed()
  }

  /// Ends what makes the layer a mask or a sublayer.
  final func leaveHolder() {
    if masked?.mask === self { masked?.mask = nil }
    guard let around = holder else { return }
    around.inner.removeAll { $0 === self }
    holder = nil
    around.changed()
  }
}
