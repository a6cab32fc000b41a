import Foundation

/// Stands for any class of layers where one is copied; see `_Instantiable`.
open class _CopiedLayer: CALayer {
  public required override init(layer: Any) { super.init(layer: layer) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  @inline(never)
  static func copy(of layer: CALayer) -> CALayer { self.init(layer: layer) }
}
