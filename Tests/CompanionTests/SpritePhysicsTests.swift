import Foundation
import SimulatorTesting
import SpriteKit
import SwiftUI
import UIKit

/// A scene with a floor that records which bodies touch.
private final class PhysicsScene: SKScene, @preconcurrency SKPhysicsContactDelegate {
  var heard: [String] = []

  override func sceneDidLoad() {
    physicsBody = SKPhysicsBody(edgeLoopFrom: frame)
    physicsWorld.contactDelegate = self
    name = "walls"
  }

  func didBegin(_ contact: SKPhysicsContact) {
    heard.append("begin " + [contact.bodyA, contact.bodyB].map { $0.node?.name ?? "" }.sorted().joined(separator: " "))
  }
  func didEnd(_ contact: SKPhysicsContact) { heard.append("end") }
}

@Suite("Bodies of sprites", .simulator(.iPhoneSE)) @MainActor
struct SpritePhysicsTests {
  private func stage() async throws -> (scene: PhysicsScene, screen: Screen) {
    let scene = PhysicsScene(size: CGSize(width: 200, height: 400))
    let screen = await Screen { SpriteView(scene: scene).frame(width: 200, height: 400) }
    try await screen.frames(3)
    return (scene, screen)
  }

  private func node(_ name: String, _ body: SKPhysicsBody, x: CGFloat, y: CGFloat, in scene: SKScene) -> SKNode {
    let node = SKNode()
    node.name = name
    node.position = CGPoint(x: x, y: y)
    node.physicsBody = body
    scene.addChild(node)
    return node
  }

  @Test("given a body, then its mass follows from its area, and its node knows it")
  func mass() {
    // Given
    let body = SKPhysicsBody(rectangleOf: CGSize(width: 150, height: 300))
    let node = SKNode()
    // When
    node.physicsBody = body
    // Then
    #expect(abs(body.area - 2) < 1e-9 && abs(body.mass - 2) < 1e-9 && body.density == 1 && body.node === node)
    body.mass = 4
    #expect(body.density == 2)
    #expect(!SKPhysicsBody(edgeFrom: .zero, to: CGPoint(x: 1, y: 0)).isDynamic)
  }

  @Test("given a ball in the air, then it falls, bounces, comes to rest on the floor, and the delegate hears of it")
  func falling() async throws {
    // Given
    let (scene, screen) = try await stage()
    let body = SKPhysicsBody(circleOfRadius: 20)
    (body.linearDamping, body.contactTestBitMask) = (0, 1)
    let ball = node("ball", body, x: 100, y: 350, in: scene)
    // When
    try await screen.advance(by: .seconds(0.5))
    // Then it has fallen by half of 9.8 x 150 points times the square of half a second
    #expect(abs(ball.position.y - (350 - 184)) < 15 && abs(body.velocity.dy + 735) < 30)
    try await screen.advance(by: .seconds(4))
    #expect(abs(ball.position.y - 20) < 1 && abs(ball.position.x - 100) < 1 && body.isResting)
    #expect(scene.heard.first == "begin ball walls")
    #expect(body.allContactedBodies().contains { $0 === scene.physicsBody })
  }

  @Test("given a ball on the floor, when it is put into the air, then neither touches the other")
  func parting() async throws {
    // Given
    let (scene, screen) = try await stage()
    let body = SKPhysicsBody(circleOfRadius: 20)
    body.contactTestBitMask = 1
    let ball = node("ball", body, x: 100, y: 25, in: scene)
    try await screen.advance(by: .seconds(2))
    #expect(body.allContactedBodies().count == 1)
    // When
    ball.position.y = 300
    try await screen.advance(by: .seconds(0.05))
    // Then
    #expect(body.allContactedBodies() == [] && scene.physicsBody?.allContactedBodies() == [])
    #expect(scene.heard.last == "end")
  }

  @Test("given a scene with a body of its own, when nobody keeps it, then it goes")
  func leaving() {
    weak var gone: SKScene?
    do {
      let scene = SKScene(size: CGSize(width: 100, height: 100))
      scene.physicsBody = SKPhysicsBody(edgeLoopFrom: CGRect(x: 0, y: 0, width: 100, height: 100))
      scene.run(.wait(forDuration: 1))
      gone = scene
    }
    #expect(gone == nil)
  }

  @Test("given boxes above each other, then they stand on each other")
  func stack() async throws {
    // Given
    let (scene, screen) = try await stage()
    let boxes = (0..<3).map { index in
      node(
        "box", SKPhysicsBody(rectangleOf: CGSize(width: 40, height: 40)), x: 100, y: 25 + 45 * CGFloat(index), in: scene
      )
    }
    // When
    try await screen.advance(by: .seconds(4))
    // Then
    for (index, box) in boxes.enumerated() {
      #expect(
        abs(box.position.y - (20 + 40 * CGFloat(index))) < 2 && abs(box.position.x - 100) < 3
          && abs(box.zRotation) < 0.02)
    }
  }

  @Test("given masks, then bodies pass through what they ignore, and touch is told all the same")
  func masks() async throws {
    // Given
    let (scene, screen) = try await stage()
    let shelf = node(
      "shelf", SKPhysicsBody(edgeFrom: CGPoint(x: -80, y: 0), to: CGPoint(x: 80, y: 0)), x: 100, y: 200, in: scene)
    shelf.physicsBody?.categoryBitMask = 2
    let (solid, ghost) = (SKPhysicsBody(circleOfRadius: 10), SKPhysicsBody(circleOfRadius: 10))
    ghost.collisionBitMask = 1
    ghost.contactTestBitMask = 2
    scene.physicsBody?.categoryBitMask = 1
    let ball = node("ball", solid, x: 60, y: 300, in: scene)
    let spirit = node("ghost", ghost, x: 140, y: 300, in: scene)
    // When
    try await screen.advance(by: .seconds(3))
    // Then
    #expect(abs(ball.position.y - 210) < 1 && abs(spirit.position.y - 10) < 1)
    #expect(scene.heard == ["begin ghost shelf", "end"])
  }

  @Test("given impulses and forces, then speeds change by what they are for the mass")
  func impulses() async throws {
    // Given
    let (scene, screen) = try await stage()
    scene.physicsWorld.gravity = .zero
    let body = SKPhysicsBody(rectangleOf: CGSize(width: 30, height: 30))
    (body.linearDamping, body.angularDamping, body.mass) = (0, 0, 2)
    let box = node("box", body, x: 100, y: 200, in: scene)
    // When
    body.applyImpulse(CGVector(dx: 20, dy: 0))
    try await screen.advance(by: .seconds(1))
    // Then
    #expect(body.velocity.dx == 10 && abs(box.position.x - 110) < 0.5)
    // When
    body.velocity = .zero
    body.applyForce(CGVector(dx: 0, dy: 120))
    try await screen.advance(by: .seconds(0.5))
    // Then it applied for one frame
    #expect(abs(body.velocity.dy - 1) < 0.01)
    // When
    body.applyAngularImpulse(0.01)
    // Then
    #expect(body.angularVelocity > 0)
    #expect(scene.physicsWorld.body(at: box.position) === body)
  }
}
