import SimulatorTesting
import SwiftUI
import Testing

@MainActor @Suite("Layers of UIKit's views", .simulator(.iPhoneSE))
struct CALayerTests {
  private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
  private let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)

  private func shown(_ view: UIView) async throws -> (screen: Screen, corner: CGPoint) {
    let screen = await Screen { UIKitView(view: view).frame(width: 100, height: 100).named("view") }
    return (screen, try screen.frame("view").origin)
  }

  private func isColor(_ screen: Screen, _ corner: CGPoint, _ x: CGFloat, _ y: CGFloat, _ rgb: [Int]) -> Bool {
    screen.rgb(at: CGPoint(x: corner.x + x, y: corner.y + y)) == rgb
  }

  @Test func `Given a border and some rounded corners, then the line is inside the edges and the others stay square`()
    async throws
  {
    let view = UIView()
    view.backgroundColor = .blue
    view.layer.borderWidth = 4
    view.layer.borderColor = red
    view.layer.cornerRadius = 30
    view.layer.maskedCorners = [.layerMinXMinYCorner]
    let (screen, corner) = try await shown(view)
    #expect(isColor(screen, corner, 50, 50, [0, 0, 255]))
    #expect(isColor(screen, corner, 50, 2, [255, 0, 0]))
    #expect(isColor(screen, corner, 98, 98, [255, 0, 0]))
    #expect(isColor(screen, corner, 2, 2, [255, 255, 255]))
  }

  @Test func `Given a shape and a gradient in a layer, then both are drawn`() async throws {
    let view = UIView()
    let gradient = CAGradientLayer()
    gradient.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    gradient.colors = [red, red]
    let shape = CAShapeLayer()
    shape.path = UIBezierPath(rect: CGRect(x: 0, y: 50, width: 50, height: 50)).cgPath
    shape.fillColor = blue
    view.layer.addSublayer(gradient)
    view.layer.addSublayer(shape)
    let (screen, corner) = try await shown(view)
    #expect(isColor(screen, corner, 80, 20, [255, 0, 0]))
    #expect(isColor(screen, corner, 20, 80, [0, 0, 255]))
    #expect(isColor(screen, corner, 80, 80, [255, 255, 255]))
    shape.removeFromSuperlayer()
    try await screen.settle()
    #expect(isColor(screen, corner, 20, 80, [255, 255, 255]))
  }

  @Test func `Given a view whose layer is a shape layer, when its stroke end is animated, then the line grows`()
    async throws
  {
    final class Line: UIView {
      override class var layerClass: AnyClass { CAShapeLayer.self }
    }
    let view = Line()
    let shape = try #require(view.layer as? CAShapeLayer)
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 0, y: 50))
    path.addLine(to: CGPoint(x: 100, y: 50))
    shape.path = path.cgPath
    shape.strokeColor = red
    shape.lineWidth = 20
    shape.fillColor = nil
    let (screen, corner) = try await shown(view)
    #expect(isColor(screen, corner, 90, 50, [255, 0, 0]))
    let animation = CABasicAnimation(keyPath: "strokeEnd")
    animation.fromValue = 0
    animation.toValue = 1
    animation.duration = 1
    shape.add(animation, forKey: "grow")
    try await screen.advance(by: .milliseconds(500))
    #expect(isColor(screen, corner, 20, 50, [255, 0, 0]))
    #expect(isColor(screen, corner, 90, 50, [255, 255, 255]))
    try await screen.settle()
    #expect(isColor(screen, corner, 90, 50, [255, 0, 0]))
    #expect(shape.animationKeys() == nil)
  }

  @Test func `Given an animation of a view's place, then the view moves and comes back`() async throws {
    let (around, box) = (UIView(), UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20)))
    around.addSubview(box)
    box.accessibilityIdentifier = "box"
    let screen = await Screen { UIKitView(view: around).frame(width: 100, height: 100) }
    let start = try screen.frame("box").minX
    let shake = CAKeyframeAnimation(keyPath: "position.x")
    shake.values = [10, 60, 10]
    shake.duration = 1
    box.layer.add(shake, forKey: nil)
    try await screen.advance(by: .milliseconds(500))
    #expect(abs(try screen.frame("box").minX - start - 50) < 4)
    try await screen.settle()
    #expect(try screen.frame("box").minX == start)
  }

  @Test func `Given a mask, then only what is inside of it is drawn`() async throws {
    let view = UIView()
    view.backgroundColor = .red
    let mask = CAShapeLayer()
    mask.path = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 100, height: 100)).cgPath
    view.layer.mask = mask
    let (screen, corner) = try await shown(view)
    #expect(isColor(screen, corner, 50, 50, [255, 0, 0]))
    #expect(isColor(screen, corner, 5, 5, [255, 255, 255]))
  }
}
