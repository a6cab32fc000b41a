import Foundation
import ScrollworkUIKit

/// A contact of two bodies.
open class SKPhysicsContact: NSObject {
  /// The first body.
  public let bodyA: SKPhysicsBody
  /// The second body.
  public let bodyB: SKPhysicsBody
  /// The contact point in the scene.
  public let contactPoint: CGPoint
  /// The unit normal from one body to the other.
  public let contactNormal: CGVector
  /// The collision impulse, in newton seconds.
  public let collisionImpulse: CGFloat

  init(_ bodyA: SKPhysicsBody, _ bodyB: SKPhysicsBody, _ point: CGPoint, _ normal: CGVector, _ impulse: CGFloat) {
    (self.bodyA, self.bodyB) = (bodyA, bodyB)
    (contactPoint, contactNormal, collisionImpulse) = (point, normal, impulse)
  }
}

/// The delegate of contacts. Every method is optional.
public protocol SKPhysicsContactDelegate: NSObjectProtocol {
  /// A contact began. Called after the bodies were moved.
  func didBegin(_ contact: SKPhysicsContact)
  /// A contact ended.
  func didEnd(_ contact: SKPhysicsContact)
}

extension SKPhysicsContactDelegate {
  /// Does nothing.
  public func didBegin(_ contact: SKPhysicsContact) {}
  /// Does nothing.
  public func didEnd(_ contact: SKPhysicsContact) {}
}
