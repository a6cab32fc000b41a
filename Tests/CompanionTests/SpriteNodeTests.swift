import SimulatorTesting
import SpriteKit
import SwiftUI
import UIKit

/// A scene on the screen whose frames a test runs.
@MainActor
private final class Stage {
  let scene = SKScene(size: CGSize(width: 200, height: 200))
  let screen: Screen

  init() async throws {
    scene.backgroundColor = .white
    screen = await Screen(rootViewController: SpriteController(scene: scene))
    try await screen.frames(3)
  }

  /// Returns the colour at a point of the view.
  func color(_ x: CGFloat, _ y: CGFloat) throws -> (red: Float, green: Float, blue: Float) {
    let color = try #require(screen.color(at: CGPoint(x: x, y: y + SpriteController.top)))
    return (color.red, color.green, color.blue)
  }

  func add(_ node: SKNode, x: CGFloat = 0, y: CGFloat = 0) {
    node.position = CGPoint(x: x, y: y)
    scene.addChild(node)
  }
}

@Suite("Nodes, actions and particles", .simulator(.iPhoneSE)) @MainActor
struct SpriteNodeTests {
  @Test("given a tree of nodes, when it is searched, then names, levels and patterns lead to what they mean")
  func search() {
    // Given
    let root = SKNode()
    let (hero, enemy, sword) = (SKNode(), SKNode(), SKNode())
    (hero.name, enemy.name, sword.name) = ("hero", "enemy1", "sword")
    root.addChild(hero)
    root.addChild(enemy)
    hero.addChild(sword)
    // Then
    #expect(root.childNode(withName: "hero") === hero && root.childNode(withName: "sword") == nil)
    #expect(root.childNode(withName: "hero/sword") === sword && root.childNode(withName: "//sword") === sword)
    #expect(sword.childNode(withName: "/hero") === hero && sword.childNode(withName: "../..") === root)
    #expect(root["enemy[0-9]"].count == 1 && root["*e*"].count == 2 && root["//*"].count == 3 && root["*/*"].count == 1)
    var visited: [String] = []
    root.enumerateChildNodes(withName: "*") { node, stop in
      visited.append(node.name ?? "")
      stop.pointee = true
    }
    #expect(visited == ["hero"])
  }

  @Test("given nodes in nodes, then points are converted, frames accumulate and the foremost one is found")
  func geometry() {
    // Given
    let scene = SKScene(size: CGSize(width: 100, height: 100))
    let group = SKNode()
    group.position = CGPoint(x: 50, y: 50)
    group.zRotation = .pi / 2
    group.setScale(2)
    scene.addChild(group)
    let sprite = SKSpriteNode(color: .red, size: CGSize(width: 10, height: 4))
    sprite.position = CGPoint(x: 10, y: 0)
    sprite.anchorPoint = CGPoint(x: 0, y: 0.5)
    group.addChild(sprite)
    // Then
    let place = scene.convert(CGPoint.zero, from: sprite)
    #expect(abs(place.x - 50) < 1e-9 && abs(place.y - 70) < 1e-9)
    #expect(sprite.frame == CGRect(x: 10, y: -2, width: 10, height: 4))
    let around = group.calculateAccumulatedFrame()
    #expect(abs(around.minX - 46) < 1e-9 && abs(around.minY - 70) < 1e-9 && abs(around.height - 20) < 1e-9)
    #expect(scene.atPoint(CGPoint(x: 52, y: 80)) === sprite && scene.atPoint(CGPoint(x: 60, y: 80)) === scene)
    #expect(scene.nodes(at: CGPoint(x: 52, y: 80)) == [sprite, group])
    // When
    let other = SKSpriteNode(color: .blue, size: CGSize(width: 4, height: 4))
    other.position = CGPoint(x: 50, y: 80)
    scene.insertChild(other, at: 0)
    // Then a group's children do not count towards its own frame, and deeper nodes are found first
    #expect(sprite.intersects(other) && !group.intersects(other))
    #expect(scene.atPoint(other.position) === sprite)
    sprite.alpha = 0
    #expect(scene.nodes(at: other.position) == [group, other])
    sprite.alpha = 1
    // When
    sprite.move(toParent: scene)
    // Then it is visible where it was
    #expect(
      abs(sprite.position.y - 70) < 1e-9 && abs(sprite.zRotation - .pi / 2) < 1e-9 && abs(sprite.xScale - 2) < 1e-9)
  }

  @Test("given a copy of a node, then it is like the node, with copies of what is in it, and is on its own")
  func copies() throws {
    // Given
    let sprite = SKSpriteNode(color: .red, size: CGSize(width: 10, height: 20))
    sprite.name = "original"
    sprite.addChild(SKLabelNode(text: "inside"))
    // When
    let copy = try #require(sprite.copy() as? SKSpriteNode)
    copy.position.x = 5
    // Then
    #expect(copy.name == "original" && copy.size == sprite.size && sprite.position == .zero && copy.parent == nil)
    #expect((copy.children.first as? SKLabelNode)?.text == "inside" && copy.children.first !== sprite.children.first)
  }

  @Test(
    "given actions one after the other and at the same time, then each takes its time, and the last one removes the node"
  )
  func actions() async throws {
    // Given
    let stage = try await Stage()
    let node = SKNode()
    stage.add(node)
    var events: [String] = []
    // When
    let away = SKAction.group([
      .moveBy(x: 60, y: 0, duration: 1), .moveBy(x: 0, y: 30, duration: 0.5), .rotate(byAngle: .pi, duration: 1),
    ])
    node.run(
      .sequence([away, .run { events.append("there") }, .wait(forDuration: 0.5), away.reversed(), .removeFromParent()]),
      completion: { events.append("never") })
    try await stage.screen.advance(by: .seconds(0.5))
    // Then
    #expect(abs(node.position.x - 29) < 1.1 && abs(node.position.y - 29) < 1.1 && node.hasActions())
    try await stage.screen.advance(by: .seconds(0.6))
    #expect(
      abs(node.position.x - 60) < 1e-6 && abs(node.position.y - 30) < 1e-6 && events == ["there"]
        && abs(node.zRotation - .pi) < 1e-9)
    try await stage.screen.advance(by: .seconds(1.6))
    #expect(abs(node.position.x) < 1e-6 && node.parent == nil && events == ["there"])
  }

  @Test("given actions that repeat, ease, fade and are named, then they do so")
  func moreActions() async throws {
    // Given
    let stage = try await Stage()
    let (blinking, easing) = (SKSpriteNode(color: .red, size: CGSize(width: 10, height: 10)), SKNode())
    stage.add(blinking)
    stage.add(easing)
    var ticks = 0
    // When
    blinking.run(.repeatForever(.sequence([.wait(forDuration: 0.1), .run { ticks += 1 }])), withKey: "ticks")
    begin(.fadeOut(withDuration: 0.5), on: blinking)
    let move = SKAction.moveTo(x: 100, duration: 1)
    move.timingMode = .easeIn
    begin(move, on: easing)
    begin(.repeat(.scale(by: 2, duration: 0.2), count: 3), on: easing)
    try await stage.screen.advance(by: .seconds(0.5))
    // Then
    #expect((4...5).contains(ticks) && easing.position.x > 10 && easing.position.x < 40)
    try await stage.screen.advance(by: .seconds(0.6))
    #expect(blinking.alpha == 0 && easing.position.x == 100 && abs(easing.xScale - 8) < 1e-6)
    // When
    #expect(blinking.action(forKey: "ticks") != nil)
    blinking.removeAction(forKey: "ticks")
    let count = ticks
    try await stage.screen.advance(by: .seconds(0.5))
    // Then
    #expect(ticks == count && !blinking.hasActions())
  }

  @Test("given a paused node, then its actions stand still until it goes on, and its speed counts for those in it")
  func pausing() async throws {
    // Given
    let stage = try await Stage()
    let (outer, inner) = (SKNode(), SKNode())
    outer.addChild(inner)
    outer.isPaused = true
    stage.add(outer)
    // When
    begin(.moveTo(x: 100, duration: 1), on: inner)
    try await stage.screen.advance(by: .seconds(0.5))
    // Then
    #expect(inner.position.x == 0)
    // When
    outer.isPaused = false
    outer.speed = 2
    try await stage.screen.advance(by: .seconds(0.6))
    // Then
    #expect(inner.position.x == 100)
  }

  @Test("given a texture and a part of it, then sprites show them, tinted by their colour")
  func textures() async throws {
    // Given a picture whose upper half is white and whose lower one is blue
    let stage = try await Stage()
    let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { context in
      UIColor(red: 0, green: 0, blue: 1, alpha: 1).setFill()
      context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
      UIColor(red: 1, green: 1, blue: 1, alpha: 1).setFill()
      context.fill(CGRect(x: 0, y: 0, width: 20, height: 10))
    }
    let texture = SKTexture(image: image)
    let lower = SKTexture(rect: CGRect(x: 0, y: 0, width: 1, height: 0.5), in: texture)
    #expect(texture.size() == CGSize(width: 20, height: 20) && lower.size() == CGSize(width: 20, height: 10))
    // When
    let tinted = SKSpriteNode(texture: texture)
    (tinted.color, tinted.colorBlendFactor) = (UIColor(red: 1, green: 0, blue: 0, alpha: 1), 1)
    stage.add(tinted, x: 50, y: 100)
    stage.add(SKSpriteNode(texture: lower, size: CGSize(width: 40, height: 40)), x: 150, y: 100)
    try await stage.screen.frames(2)
    // Then
    let upper = try stage.color(50, 95)
    let below = try stage.color(50, 105)
    let part = try stage.color(150, 85)
    #expect(upper.red > 0.98 && upper.green < 0.02 && below.red < 0.02 && below.blue < 0.02)
    #expect(part.blue > 0.98 && part.red < 0.02)
  }

  @Test("given an emitter, then as many particles are under way as are let go in their time, and none after the last")
  func particles() async throws {
    // Given
    let stage = try await Stage()
    let emitter = SKEmitterNode()
    (emitter.particleBirthRate, emitter.particleLifetime, emitter.numParticlesToEmit) = (60, 0.5, 60)
    (emitter.particleSpeed, emitter.emissionAngle) = (100, .pi / 2)
    (emitter.particleColor, emitter.particleSize) = (.red, CGSize(width: 10, height: 10))
    stage.add(emitter, x: 100, y: 100)
    // When
    try await stage.screen.advance(by: .seconds(0.4))
    // Then they are above the emitter
    let above = try stage.color(100, 80)
    let beside = try stage.color(130, 80)
    #expect(above.green < 0.6 && beside.green > 0.98)
    try await stage.screen.advance(by: .seconds(1.5))
    let after = try stage.color(100, 80)
    #expect(after.green > 0.98)
  }

  @Test("given a mask and an effect, then what is in them is cut off, and drawn as one")
  func groups() async throws {
    // Given
    let stage = try await Stage()
    let crop = SKCropNode()
    crop.maskNode = SKSpriteNode(color: .white, size: CGSize(width: 20, height: 20))
    crop.addChild(SKSpriteNode(color: .red, size: CGSize(width: 60, height: 60)))
    stage.add(crop, x: 50, y: 100)
    let effect = SKEffectNode()
    effect.alpha = 0.5
    for x in [-10.0, 10] {
      let sprite = SKSpriteNode(
        color: UIColor(red: 0, green: 0, blue: 1, alpha: 1), size: CGSize(width: 40, height: 40))
      sprite.position.x = x
      effect.addChild(sprite)
    }
    stage.add(effect, x: 150, y: 100)
    // When
    try await stage.screen.frames(2)
    // Then
    let inside = try stage.color(50, 100)
    let outside = try stage.color(70, 100)
    let both = try stage.color(150, 100)
    #expect(inside.green < 0.5 && outside.green > 0.98)
    #expect(abs(both.red - 0.5) < 0.02)
  }

  @Test("given constraints, then places, distances and directions are kept to after the actions of each frame")
  func constraints() async throws {
    // Given
    let stage = try await Stage()
    let (walker, watcher) = (SKNode(), SKNode())
    stage.add(walker)
    stage.add(watcher, x: 100, y: 0)
    // When
    walker.constraints = [.positionX(SKRange(upperLimit: 50))]
    begin(.moveTo(x: 100, duration: 0.2), on: walker)
    watcher.constraints = [
      .orient(to: walker, offset: SKRange(constantValue: 0)), .distance(SKRange(upperLimit: 30), to: walker),
    ]
    try await stage.screen.advance(by: .seconds(0.5))
    // Then the watcher arrived at once, to the left of the walker's destination
    #expect(walker.position.x == 50)
    #expect(abs(watcher.position.x - 30) < 1e-6 && abs(watcher.zRotation) < 1e-6)
  }
}

/// Runs an action without waiting for its end, as a call in an asynchronous function would.
@MainActor
private func begin(_ action: SKAction, on node: SKNode) { node.run(action) }
