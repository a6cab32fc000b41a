import Foundation
import ScrollworkUIKit

/// Two bodies that touch.
open class SKPhysicsContact: NSObject {
  /// One of the bodies.
  public let bodyA: SKPhysicsBody
  /// The other one.
  public let bodyB: SKPhysicsBody
  /// Where they touch, in the scene.
  public let contactPoint: CGPoint
  /// From one body to the other, a unit long.
  public let contactNormal: CGVector
  /// How hard they hit each other, in newton seconds.
  public let collisionImpulse: CGFloat

  init(_ bodyA: SKPhysicsBody, _ bodyB: SKPhysicsBody, _ point: CGPoint, _ normal: CGVector, _ impulse: CGFloat) {
    (self.bodyA, self.bodyB) = (bodyA, bodyB)
    (contactPoint, contactNormal, collisionImpulse) = (point, normal, impulse)
  }
}

/// Hears of bodies that touch. Every method may be left out.
public protocol SKPhysicsContactDelegate: NSObjectProtocol {
  /// Two bodies touch. It is called after the bodies were moved.
  func didBegin(_ contact: SKPhysicsContact)
  /// Two bodies touch no longer.
  func didEnd(_ contact: SKPhysicsContact)
}

extension SKPhysicsContactDelegate {
  /// Does nothing.
  public func didBegin(_ contact: SKPhysicsContact) {}
  /// Does nothing.
  public func didEnd(_ contact: SKPhysicsContact) {}
}
