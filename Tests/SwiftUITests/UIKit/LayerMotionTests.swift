import SimulatorTesting
import SwiftUI
import Testing

@MainActor @Suite("Motion of layers", .simulator(.iPhoneSE))
struct LayerMotionTests {
  private let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)

  /// A view on a screen, with a square of 20 points in its upper left corner.
  private func page() async throws -> (screen: Screen, view: UIView, square: CALayer) {
    let view = UIView()
    let square = CALayer()
    square.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
    square.backgroundColor = red
    view.layer.addSublayer(square)
    let screen = await Screen { UIKitView(view: view).frame(width: 100, height: 100).named("view") }
    try await screen.settle()
    return (screen, view, square)
  }

  @Test func `Given a layer of no view on a screen, when it is moved, then it goes there in a quarter of a second`()
    async throws
  {
    // Given
    let (screen, _, square) = try await page()
    // When
    square.position.x = 90
    try await screen.advance(by: .milliseconds(120))
    // Then
    let between = try #require(square.presentation()?.position.x)
    #expect(between > 20 && between < 85 && square.position.x == 90)
    try await screen.settle()
    #expect(square.presentation()?.position.x == 90 && square.animationKeys() == nil)
  }

  @Test func `Given a transaction without actions, then a layer is there at once`() async throws {
    // Given
    let (_, _, square) = try await page()
    // When
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    square.position.x = 90
    CATransaction.commit()
    // Then
    #expect(square.animationKeys() == nil && square.presentation()?.position.x == 90)
  }

  @Test func `Given a transaction of a second, then its end is heard after its animations`() async throws {
    // Given
    let (screen, _, square) = try await page()
    var isOver = false
    // When
    CATransaction.begin()
    CATransaction.setAnimationDuration(1)
    CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
    CATransaction.setCompletionBlock { isOver = true }
    square.opacity = 0
    CATransaction.commit()
    try await screen.advance(by: .milliseconds(500))
    // Then
    let shown = try #require(square.presentation()?.opacity)
    #expect(abs(shown - 0.5) < 0.1 && !isOver)
    try await screen.settle()
    #expect(isOver)
  }

  @Test func `Given a layer whose time is stopped, then its animation stands, and goes where its time is set`()
    async throws
  {
    // Given
    let (screen, _, square) = try await page()
    let move = CABasicAnimation(keyPath: "position.x")
    move.fromValue = 10
    move.toValue = 110
    move.duration = 1
    square.speed = 0
    square.timeOffset = square.convertTime(CACurrentMediaTime(), from: nil)
    let begun = square.timeOffset
    square.add(move, forKey: "move")
    // When
    try await screen.advance(by: .seconds(3))
    // Then
    #expect(square.presentation()?.position.x == 10)
    // When
    square.timeOffset = begun + 0.5
    // Then
    #expect(abs(try #require(square.presentation()?.position.x) - 60) < 1)
  }

  @Test func `Given an animation that begins later, then it waits, or shows its beginning`() async throws {
    // Given
    let (screen, _, square) = try await page()
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.fromValue = 0
    fade.toValue = 1
    fade.duration = 1
    fade.beginTime = CACurrentMediaTime() + 1
    let turn = CABasicAnimation(keyPath: "transform.rotation.z")
    turn.fromValue = 1
    turn.toValue = 2
    turn.duration = 1
    (turn.beginTime, turn.fillMode) = (CACurrentMediaTime() + 1, .backwards)
    // When
    square.add(fade, forKey: nil)
    square.add(turn, forKey: nil)
    try await screen.advance(by: .milliseconds(500))
    // Then
    #expect(square.presentation()?.opacity == 1)
    let angle = try #require(square.presentation()?.value(forKeyPath: "transform.rotation.z") as? CGFloat)
    #expect(abs(angle - 1) < 0.01)
    // When
    try await screen.advance(by: .seconds(1))
    // Then
    #expect(abs(try #require(square.presentation()?.opacity) - 0.5) < 0.1)
  }

  @Test func `Given a path, then a layer follows it evenly`() async throws {
    // Given
    let (screen, _, square) = try await page()
    let path = CGMutablePath()
    path.addLines(between: [.zero, CGPoint(x: 90, y: 0), CGPoint(x: 90, y: 10)])
    let follow = CAKeyframeAnimation(keyPath: "position")
    follow.path = path
    follow.calculationMode = .paced
    follow.duration = 1
    // When
    square.add(follow, forKey: nil)
    try await screen.advance(by: .milliseconds(500))
    // Then
    let place = try #require(square.presentation()?.position)
    #expect(abs(place.x - 50) < 5 && place.y == 0)
  }

  @Test func `Given actions of a layer, then a property that has none of them does not move`() async throws {
    // Given
    let (screen, _, square) = try await page()
    square.actions = ["position": NSNull()]
    // When
    square.position.x = 90
    square.opacity = 0.5
    // Then
    #expect(square.animationKeys() == ["opacity"])
    try await screen.settle()
  }

  @Test func `Given pictures of an image view, then they are shown one after the other, as often as asked`()
    async throws
  {
    // Given
    func picture(_ color: UIColor) -> UIImage {
      UIGraphicsImageRenderer(size: CGSize(width: 100, height: 100)).image { context in
        color.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 100, height: 100))
      }
    }
    let view = UIImageView()
    view.animationImages = [
      picture(UIColor(red: 1, green: 0, blue: 0, alpha: 1)), picture(UIColor(red: 0, green: 0, blue: 1, alpha: 1)),
    ]
    view.animationDuration = 1
    view.animationRepeatCount = 1
    let screen = await Screen { UIKitView(view: view).frame(width: 100, height: 100).named("view") }
    let frame = try screen.frame("view")
    let middle = CGPoint(x: frame.midX, y: frame.midY)
    // When
    view.startAnimating()
    try await screen.advance(by: .milliseconds(250))
    // Then
    #expect(view.isAnimating && screen.rgb(at: middle) == [255, 0, 0])
    // When
    try await screen.advance(by: .milliseconds(500))
    // Then
    #expect(screen.rgb(at: middle) == [0, 0, 255])
    try await screen.settle()
    #expect(!view.isAnimating && screen.rgb(at: middle) == [255, 255, 255])
  }
}
