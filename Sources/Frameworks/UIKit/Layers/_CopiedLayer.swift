import Foundation

/// A stand-in for any layer class that is copied; see `_Instantiable`.
open class _CopiedLayer: CALayer {
  public required override init(layer: Any) { super.init(layer: layer) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  @inline(never)
  static func copy(of layer: CALayer) -> CALayer { self.init(layer: layer) }
}
