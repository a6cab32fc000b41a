import SimulatorTesting
import SwiftUI
import Testing

@MainActor @Suite("Looks of layers", .simulator(.iPhoneSE))
struct LayerLookTests {
  private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
  private let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)

  private func shown(_ layer: CALayer) async throws -> @MainActor (CGFloat, CGFloat) -> [Int] {
    let view = UIView()
    view.layer.addSublayer(layer)
    let screen = await Screen { UIKitView(view: view).frame(width: 100, height: 100).named("view") }
    let corner = try screen.frame("view").origin
    return { x, y in screen.rgb(at: CGPoint(x: corner.x + x, y: corner.y + y)) }
  }

  /// A picture of 20 by 10 pixels, red on the left and blue on the right.
  private var halves: CGImage? {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10), format: format).image { context in
      context.cgContext.setFillColor(red)
      context.fill(CGRect(x: 0, y: 0, width: 10, height: 10))
      context.cgContext.setFillColor(blue)
      context.fill(CGRect(x: 10, y: 0, width: 10, height: 10))
    }.cgImage
  }

  @Test func `Given a picture that keeps its shape, then it stands in the middle of its layer`() async throws {
    // Given
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    layer.contents = halves
    layer.contentsGravity = .resizeAspect
    // When
    let color = try await shown(layer)
    // Then
    #expect(color(25, 50) == [255, 0, 0] && color(75, 50) == [0, 0, 255] && color(25, 10) == [255, 255, 255])
  }

  @Test func `Given a part of a picture, then it alone fills the layer`() async throws {
    // Given
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    layer.contents = halves
    layer.contentsRect = CGRect(x: 0.5, y: 0, width: 0.5, height: 1)
    // When
    let color = try await shown(layer)
    // Then
    #expect(color(5, 5) == [0, 0, 255] && color(95, 95) == [0, 0, 255])
  }

  @Test func `Given a replicator, then its copies are beside each other, and each is fainter`() async throws {
    // Given
    let (replicator, bar) = (CAReplicatorLayer(), CALayer())
    replicator.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    bar.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    bar.backgroundColor = red
    replicator.addSublayer(bar)
    replicator.instanceCount = 3
    replicator.instanceTransform = CATransform3DMakeTranslation(30, 0, 0)
    replicator.instanceAlphaOffset = -0.5
    // When
    let color = try await shown(replicator)
    // Then
    #expect(color(10, 10) == [255, 0, 0] && color(70, 10) == [255, 255, 255] && color(25, 10) == [255, 255, 255])
    #expect(color(40, 10)[1] > 100 && color(40, 10)[1] < 160)
  }

  @Test func `Given a gradient as a mask, then the layer fades`() async throws {
    // Given
    let (layer, mask) = (CALayer(), CAGradientLayer())
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    layer.backgroundColor = red
    mask.frame = layer.bounds
    mask.colors = [red, CGColor(red: 1, green: 0, blue: 0, alpha: 0)]
    layer.mask = mask
    // When
    let color = try await shown(layer)
    // Then
    #expect(color(50, 1)[1] < 20 && color(50, 98)[1] > 235)
    #expect(color(50, 50)[1] > 100 && color(50, 50)[1] < 155)
  }

  @Test func `Given the far side of a layer that has only a front, then it is not seen`() async throws {
    // Given
    let layer = CALayer()
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    layer.backgroundColor = red
    layer.isDoubleSided = false
    layer.transform = CATransform3DMakeRotation(.pi, 0, 1, 0)
    // When
    let color = try await shown(layer)
    // Then
    #expect(color(50, 50) == [255, 255, 255])
  }

  private final class Dial: CALayer {
    var places = 0
    override func layoutSublayers() { places += 1 }
    override func draw(in ctx: CGContext) {
      ctx.setFillColor(CGColor(red: 0, green: 0, blue: 1, alpha: 1))
      ctx.fill(CGRect(x: 0, y: 0, width: 50, height: 100))
    }
  }

  @Test func `Given a layer of the app's own, then it lays out once for a size, and draws`() async throws {
    // Given
    let layer = Dial()
    layer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    // When
    let color = try await shown(layer)
    // Then
    #expect(color(25, 50) == [0, 0, 255] && color(75, 50) == [255, 255, 255] && layer.places == 1)
    // When
    layer.setNeedsLayout()
    layer.layoutIfNeeded()
    // Then
    #expect(layer.places == 2 && !layer.needsLayout())
  }

  private final class Filled: CALayer {
    override func layoutSublayers() { for layer in sublayers ?? [] { layer.bounds = bounds } }
  }
  private final class Measured: CALayer {
    var sizes: [CGSize] = []
    override func layoutSublayers() { for layer in sublayers ?? [] { layer.bounds = bounds } }
    override func display() { sizes.append(sublayers?.first?.sublayers?.first?.bounds.size ?? .zero) }
  }
  @Test func `Given layers in layers, when the outer one displays, then those inside are laid out`() async throws {
    let layer = Measured()
    layer.frame = CGRect(x: 0, y: 0, width: 60, height: 40)
    let filled = Filled()
    filled.addSublayer(CALayer())
    layer.addSublayer(filled)
    // When
    layer.setNeedsDisplay()
    _ = try await shown(layer)
    // Then
    #expect(layer.sizes.first == CGSize(width: 60, height: 40))
    #expect(!layer.contentsAreFlipped())
    layer.isGeometryFlipped = true
    #expect(layer.contentsAreFlipped() && filled.contentsAreFlipped())
  }

  @Test func `Given key paths, then parts of a layer's properties are read and set`() throws {
    // Given
    let layer = CALayer()
    layer.bounds = CGRect(x: 0, y: 0, width: 10, height: 20)
    // When
    layer.setValue(2, forKeyPath: "transform.scale")
    layer.setValue(30, forKeyPath: "bounds.size.width")
    layer.setValue("mine", forKey: "own")
    // Then
    #expect(layer.transform.m11 == 2 && layer.transform.m22 == 2)
    #expect(layer.bounds.width == 30 && layer.value(forKeyPath: "bounds.size.height") as? CGFloat == 20)
    #expect(layer.value(forKey: "own") as? String == "mine")
  }

  @Test func `Given layers in layers, then points go from one to the other`() {
    // Given
    let (outer, inner) = (CALayer(), CALayer())
    outer.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    inner.frame = CGRect(x: 20, y: 30, width: 10, height: 10)
    outer.addSublayer(inner)
    // When
    inner.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
    // Then
    #expect(inner.frame == CGRect(x: 15, y: 25, width: 20, height: 20))
    #expect(inner.convert(CGPoint(x: 0, y: 0), to: outer) == CGPoint(x: 15, y: 25))
    #expect(inner.convert(CGPoint(x: 25, y: 35), from: outer) == CGPoint(x: 5, y: 5))
  }

  @Test func `Given a view with a mask that has a hole, then what is behind the view is seen there`() async throws {
    // Given
    let (view, mask) = (UIView(), CAShapeLayer())
    view.backgroundColor = .red
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 100, height: 100))
    path.append(UIBezierPath(rect: CGRect(x: 40, y: 40, width: 20, height: 20)))
    mask.path = path.cgPath
    mask.fillRule = .evenOdd
    view.layer.mask = mask
    // When
    let screen = await Screen { UIKitView(view: view).frame(width: 100, height: 100).named("view") }
    let corner = try screen.frame("view").origin
    // Then
    #expect(screen.rgb(at: CGPoint(x: corner.x + 50, y: corner.y + 50)) == [255, 255, 255])
    #expect(screen.rgb(at: CGPoint(x: corner.x + 20, y: corner.y + 50)) != [255, 255, 255])
  }
}
