import SimulatorTesting
import UIKit

@MainActor @Suite("Copies of an app's layers", .simulator(.iPhone15Pro))
struct LayerCopyTests {
  private class PlainLayer: CALayer {
    var progress = 0.25
    override init() { super.init() }
    override init(layer: Any) {
      super.init(layer: layer)
      if let other = layer as? PlainLayer { progress = other.progress }
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  @Test("given a layer of the app's own, when it is copied, then the copy has its properties")
  func copies() {
    // Given
    let layer = PlainLayer()
    (layer.progress, layer.opacity) = (0.5, 0.5)
    // When
    let copy = PlainLayer(layer: layer)
    // Then
    #expect(copy.progress == 0.5)
    #expect(copy.opacity == 0.5)
  }
}
