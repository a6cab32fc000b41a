import SimulatorTesting
import SwiftUI
import Testing

@MainActor @Suite("Items that fall, meet and swing", .simulator(.iPhone15Pro))
struct UIDynamicsTests {
  private final class Listener: NSObject, UICollisionBehaviorDelegate, UIDynamicAnimatorDelegate {
    var met: [String] = []
    var isPaused = false
    func collisionBehavior(
      _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
      withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
    ) { met.append((identifier as? NSString).map { "\($0)" } ?? "edge") }
    func collisionBehavior(
      _ behavior: UICollisionBehavior, beganContactFor item1: any UIDynamicItem, with item2: any UIDynamicItem,
      at p: CGPoint
    ) { met.append("item") }
    func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) { isPaused = true }
  }

  private func page(_ boxes: [UIView]) async throws -> (screen: Screen, view: UIView, animator: UIDynamicAnimator) {
    let controller = UIViewController()
    controller.loadViewIfNeeded()
    for box in boxes { controller.view.addSubview(box) }
    let screen = await Screen(rootViewController: controller)
    try await screen.settle()
    return (screen, controller.view, UIDynamicAnimator(referenceView: controller.view))
  }

  @Test func `Given gravity, then an item falls by 1000 points a second faster each second`() async throws {
    // Given
    let box = UIView(frame: CGRect(x: 50, y: 0, width: 100, height: 100))
    let (screen, _, animator) = try await page([box])
    // When
    animator.addBehavior(UIGravityBehavior(items: [box]))
    try await screen.advance(by: .seconds(0.5))
    // Then
    #expect(animator.isRunning && abs(box.frame.minY - 125) < 20 && box.frame.minX == 50)
  }

  @Test func `Given edges, then an item that falls comes to rest on the lower one, and that is heard`() async throws {
    // Given
    let box = UIView(frame: CGRect(x: 50, y: 400, width: 100, height: 100))
    let (screen, view, animator) = try await page([box])
    let (listener, collision) = (Listener(), UICollisionBehavior(items: [box]))
    collision.translatesReferenceBoundsIntoBoundary = true
    collision.collisionDelegate = listener
    animator.delegate = listener
    // When
    animator.addBehavior(UIGravityBehavior(items: [box]))
    animator.addBehavior(collision)
    try await screen.settle()
    // Then
    #expect(abs(box.frame.maxY - view.bounds.maxY) < 2)
    #expect(listener.met.first == "edge" && listener.isPaused && !animator.isRunning)
  }

  @Test func `Given a line and another item, then an item that falls stays on them`() async throws {
    // Given
    let (lower, upper) = (
      UIView(frame: CGRect(x: 100, y: 300, width: 80, height: 80)),
      UIView(frame: CGRect(x: 100, y: 100, width: 80, height: 80))
    )
    let (screen, _, animator) = try await page([lower, upper])
    let (listener, collision) = (Listener(), UICollisionBehavior(items: [lower, upper]))
    collision.addBoundary(
      withIdentifier: "shelf" as NSString, from: CGPoint(x: 0, y: 500), to: CGPoint(x: 393, y: 500))
    collision.collisionDelegate = listener
    // When
    animator.addBehavior(UIGravityBehavior(items: [lower, upper]))
    animator.addBehavior(collision)
    try await screen.settle()
    // Then
    #expect(abs(lower.center.y - 460) < 3 && abs(upper.center.y - 380) < 5)
    #expect(listener.met.contains("shelf") && listener.met.contains("item"))
    #expect(collision.boundaryIdentifiers?.count == 1)
  }

  @Test func `Given a point to snap to, then an item goes there and stands upright`() async throws {
    // Given
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let (screen, _, animator) = try await page([box])
    // When
    animator.addBehavior(UISnapBehavior(item: box, snapTo: CGPoint(x: 200, y: 400)))
    try await screen.settle()
    // Then
    #expect(abs(box.center.x - 200) < 2 && abs(box.center.y - 400) < 2)
    #expect(!animator.isRunning)
  }

  @Test func `Given a push, then it ends at once or lasts, and a heavier item is slower`() async throws {
    // Given
    let (light, heavy) = (
      UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)),
      UIView(frame: CGRect(x: 0, y: 200, width: 100, height: 100))
    )
    let (screen, _, animator) = try await page([light, heavy])
    let weight = UIDynamicItemBehavior(items: [heavy])
    weight.density = 2
    let push = UIPushBehavior(items: [light, heavy], mode: .instantaneous)
    push.setAngle(0, magnitude: 1)
    // When
    animator.addBehavior(weight)
    animator.addBehavior(push)
    try await screen.advance(by: .seconds(1))
    // Then
    #expect(!push.active)
    #expect(abs(light.frame.minX - 100) < 5 && abs(heavy.frame.minX - 50) < 5)
    #expect(abs(weight.linearVelocity(for: heavy).x - 50) < 1)
  }

  @Test func `Given a rod, then an item swings around its anchor at the same distance`() async throws {
    // Given
    let box = UIView(frame: CGRect(x: 280, y: 180, width: 40, height: 40))
    let (screen, _, animator) = try await page([box])
    let rod = UIAttachmentBehavior(item: box, attachedToAnchor: CGPoint(x: 200, y: 200))
    // When
    animator.addBehavior(UIGravityBehavior(items: [box]))
    animator.addBehavior(rod)
    try await screen.advance(by: .seconds(0.4))
    // Then
    #expect(rod.length == 100 && box.center.y > 230)
    #expect(abs(hypot(box.center.x - 200, box.center.y - 200) - 100) < 4)
  }

  @Test func `Given behaviors in a behavior, then they come and go with it`() async throws {
    // Given
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let (screen, _, animator) = try await page([box])
    let (whole, gravity) = (UIDynamicBehavior(), UIGravityBehavior(items: [box]))
    var steps = 0
    whole.action = { steps += 1 }
    whole.addChildBehavior(gravity)
    // When
    animator.addBehavior(whole)
    try await screen.advance(by: .seconds(0.2))
    animator.removeAllBehaviors()
    let (place, count) = (box.center, steps)
    try await screen.advance(by: .seconds(0.2))
    // Then
    #expect(place.y > 50 && box.center == place && count > 0 && steps == count)
    #expect(gravity.dynamicAnimator == nil && animator.behaviors.isEmpty)
  }
}
