import SimulatorTesting
import SpriteKit
import SwiftUI
import UIKit

/// A scene that records what happens to it.
private final class DiaryScene: SKScene {
  var heard: [String] = []
  var times: [TimeInterval] = []

  override func didMove(to view: SKView) { heard.append("moved to \(Int(view.bounds.width))") }
  override func willMove(from view: SKView) { heard.append("moves away") }
  override func didChangeSize(_ oldSize: CGSize) { heard.append("size \(Int(size.width)) x \(Int(size.height))") }
  override func update(_ currentTime: TimeInterval) {
    times.append(currentTime)
    if times.count == 1 { heard.append("update") }
  }
  override func didEvaluateActions() { if times.count == 1 { heard.append("actions") } }
  override func didSimulatePhysics() { if times.count == 1 { heard.append("physics") } }
  override func didApplyConstraints() { if times.count == 1 { heard.append("constraints") } }
  override func didFinishUpdate() { if times.count == 1 { heard.append("finished") } }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches {
      let place = touch.location(in: self)
      heard.append("touched \(Int(place.x.rounded())), \(Int(place.y.rounded()))")
    }
  }
}

/// A sprite that handles touches itself.
private final class SpriteButton: SKSpriteNode {
  var taps = 0
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { taps += 1 }
}

@Suite("Scenes of sprites", .simulator(.iPhoneSE)) @MainActor
struct SpriteSceneTests {
  private func isColor(_ screen: Screen, _ x: CGFloat, _ y: CGFloat, _ red: Float, _ green: Float, _ blue: Float)
    -> Bool
  {
    guard let color = screen.color(at: CGPoint(x: x, y: y + SpriteController.top)) else { return false }
    return abs(color.red - red) < 0.02 && abs(color.green - green) < 0.02 && abs(color.blue - blue) < 0.02
  }

  private func square(_ color: UIColor, _ side: CGFloat, x: CGFloat, y: CGFloat) -> SKSpriteNode {
    let sprite = SKSpriteNode(color: color, size: CGSize(width: side, height: side))
    sprite.position = CGPoint(x: x, y: y)
    return sprite
  }

  private let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  private let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)

  @Test(
    "given a scene, when a view shows it, then it hears of each frame in order, and time passes as the phone's does")
  func frames() async throws {
    // Given
    let scene = DiaryScene(size: CGSize(width: 100, height: 100))
    // When
    let screen = await Screen(rootViewController: SpriteController(scene: scene))
    try await screen.advance(by: .seconds(1))
    // Then
    #expect(
      scene.heard.prefix(6) == ["moved to 200", "update", "actions", "physics", "constraints", "finished"])
    #expect((59...70).contains(scene.times.count))
    #expect(zip(scene.times, scene.times.dropFirst()).allSatisfy { abs($1 - $0 - 1.0 / 60) < 1e-6 })
  }

  @Test(
    "given nodes of a scene half as large as its view, then they are drawn with y upwards, in the order of their depth")
  func drawing() async throws {
    // Given
    let scene = SKScene(size: CGSize(width: 100, height: 100))
    scene.backgroundColor = .white
    let back = square(red, 40, x: 50, y: 75)
    back.zPosition = 1
    scene.addChild(back)
    let front = square(blue, 40, x: 60, y: 75)
    scene.addChild(front)
    let group = SKNode()
    group.position = CGPoint(x: 20, y: 20)
    group.setScale(2)
    group.addChild(square(blue, 10, x: 0, y: 0))
    scene.addChild(group)
    // When
    let screen = await Screen(rootViewController: SpriteController(scene: scene))
    try await screen.frames(2)
    // Then the later one is behind, since the other one is nearer
    #expect(isColor(screen, 110, 50, 1, 0, 0) && isColor(screen, 150, 50, 0, 0, 1))
    #expect(isColor(screen, 40, 160, 0, 0, 1) && isColor(screen, 55, 160, 0, 0, 1) && isColor(screen, 65, 160, 1, 1, 1))
    // When
    back.isHidden = true
    group.alpha = 0.5
    group.zRotation = .pi / 4
    try await screen.frames(2)
    // Then
    #expect(isColor(screen, 70, 50, 1, 1, 1) && isColor(screen, 110, 50, 0, 0, 1))
    #expect(isColor(screen, 40, 160, 0.5, 0.5, 1) && isColor(screen, 56, 176, 1, 1, 1))
    #expect(isColor(screen, 65, 160, 0.5, 0.5, 1))
  }

  @Test("given a camera, when it moves and zooms, then the scene is seen from there, and what is in it stays")
  func camera() async throws {
    // Given
    let scene = SKScene(size: CGSize(width: 200, height: 200))
    scene.backgroundColor = .white
    scene.addChild(square(red, 20, x: 300, y: 300))
    let camera = SKCameraNode()
    let sign = square(blue, 10, x: -90, y: 90)
    camera.addChild(sign)
    scene.addChild(camera)
    scene.camera = camera
    let screen = await Screen(rootViewController: SpriteController(scene: scene))
    // When
    camera.position = CGPoint(x: 300, y: 300)
    camera.setScale(0.5)
    try await screen.frames(2)
    // Then 20 points are 40 on the screen
    #expect(
      isColor(screen, 100, 100, 1, 0, 0) && isColor(screen, 118, 100, 1, 0, 0) && isColor(screen, 123, 100, 1, 1, 1))
    #expect(isColor(screen, 10, 10, 0, 0, 1))
    #expect(camera.contains(sign) && camera.containedNodeSet().count == 2)
    #expect(scene.convertPoint(toView: CGPoint(x: 310, y: 300)) == CGPoint(x: 120, y: 100))
  }

  @Test("given the ways to fit a scene, then it is stretched, cut off, framed in black or resized")
  func scaleModes() async throws {
    // Given
    let scene = DiaryScene(size: CGSize(width: 100, height: 50))
    scene.backgroundColor = red
    let screen = await Screen(rootViewController: SpriteController(scene: scene))
    try await screen.frames(2)
    // Then
    #expect(isColor(screen, 100, 10, 1, 0, 0))
    #expect(scene.convertPoint(fromView: CGPoint(x: 200, y: 200)) == CGPoint(x: 100, y: 0))
    // When
    scene.scaleMode = .aspectFit
    try await screen.frames(2)
    // Then
    #expect(isColor(screen, 100, 10, 0, 0, 0) && isColor(screen, 100, 60, 1, 0, 0))
    // When
    scene.scaleMode = .aspectFill
    // Then
    #expect(scene.convertPoint(fromView: CGPoint(x: 100, y: 0)) == CGPoint(x: 50, y: 50))
    #expect(scene.convertPoint(fromView: CGPoint(x: 0, y: 0)) == CGPoint(x: 25, y: 50))
    // When
    scene.scaleMode = .resizeFill
    // Then
    #expect(scene.size == CGSize(width: 200, height: 200) && scene.heard.contains("size 200 x 200"))
  }

  @Test("given a button among sprites, when fingers land, then it takes those on it, and the scene the others")
  func touches() async throws {
    // Given
    let scene = DiaryScene(size: CGSize(width: 200, height: 200))
    let button = SpriteButton(color: red, size: CGSize(width: 50, height: 50))
    button.position = CGPoint(x: 100, y: 100)
    button.isUserInteractionEnabled = true
    button.addChild(SKLabelNode(text: "Go"))
    scene.addChild(button)
    let screen = await Screen(rootViewController: SpriteController(scene: scene))
    try await screen.frames(2)
    // When
    try await screen.tap(at: CGPoint(x: 100, y: 110 + SpriteController.top))
    try await screen.tap(at: CGPoint(x: 20, y: 30 + SpriteController.top))
    // Then
    #expect(button.taps == 1)
    #expect(scene.heard.filter { $0.hasPrefix("touched") } == ["touched 20, 170"])
  }

  @Test("given a scene, when another one fades in, then both are seen, and the old one goes in the end")
  func transition() async throws {
    // Given
    let (old, new) = (DiaryScene(size: CGSize(width: 200, height: 200)), SKScene(size: CGSize(width: 200, height: 200)))
    (old.backgroundColor, new.backgroundColor) = (red, blue)
    let controller = SpriteController(scene: old)
    let screen = await Screen(rootViewController: controller)
    try await screen.frames(2)
    // When
    controller.sprites.presentScene(new, transition: .crossFade(withDuration: 1))
    try await screen.advance(by: .seconds(0.5))
    // Then
    let color = try #require(screen.color(at: CGPoint(x: 100, y: 100 + SpriteController.top)))
    #expect(abs(color.red - 0.5) < 0.1 && abs(color.blue - 0.5) < 0.1)
    #expect(controller.sprites.scene === new && !old.heard.contains("moves away"))
    try await screen.advance(by: .seconds(0.7))
    #expect(isColor(screen, 100, 100, 0, 0, 1) && old.heard.contains("moves away") && old.view == nil)
  }

  @Test(
    "given a sprite view among SwiftUI's views, then its scene finds the size that it is shown in, and can be paused")
  func swiftUI() async throws {
    // Given
    let scene = DiaryScene()
    scene.scaleMode = .resizeFill
    scene.backgroundColor = red
    let isPaused = Flag()
    let screen = await Screen { PausedView(scene: scene, flag: isPaused) }
    try await screen.advance(by: .seconds(0.5))
    // Then
    #expect(scene.size == CGSize(width: 120, height: 80))
    #expect(scene.heard.first(where: { $0.hasPrefix("moved") }) == "moved to 120")
    // When
    isPaused.isOn = true
    try await screen.frames(2)
    let count = scene.times.count
    try await screen.advance(by: .seconds(0.5))
    // Then
    #expect(count > 20 && scene.times.count == count)
    try await screen.settle()
  }
}

@Observable @MainActor
private final class Flag {
  var isOn = false
}

private struct PausedView: View {
  let scene: SKScene
  let flag: Flag

  var body: some View {
    SpriteView(scene: scene, isPaused: flag.isOn, debugOptions: [.showsFPS, .showsNodeCount])
      .frame(width: 120, height: 80)
  }
}
