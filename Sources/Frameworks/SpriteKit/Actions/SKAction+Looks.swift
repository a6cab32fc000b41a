import Foundation
@_spi(Scrollwork) import ScrollworkUIKit

extension SKAction {
  /// Animates a sprite's colour and blend factor.
  public class func colorize(
    with color: UIColor, colorBlendFactor: CGFloat, duration: TimeInterval
  ) -> SKAction { colorize(color, colorBlendFactor, duration) }
  /// Animates a sprite's blend factor.
  public class func colorize(withColorBlendFactor colorBlendFactor: CGFloat, duration sec: TimeInterval) -> SKAction {
    colorize(nil, colorBlendFactor, sec)
  }

  private static func colorize(_ color: UIColor?, _ blend: CGFloat, _ duration: TimeInterval) -> SKAction {
    SKAction(
      .change { node in
        guard let node = node as? any ColorBlending else { return { _ in } }
        let (start, startBlend) = (node.blendedColor, node.colorBlendFactor)
        return { [unowned node] progress in
          if let color { node.blendedColor = start.mixed(with: color, by: progress) }
          node.colorBlendFactor = startBlend + (blend - startBlend) * progress
        }
      }, duration: duration)
  }

  /// Sets a sprite's texture.
  public class func setTexture(_ texture: SKTexture) -> SKAction { setTexture(texture, resize: false) }
  /// Sets a sprite's texture, and optionally its size.
  public class func setTexture(_ texture: SKTexture, resize: Bool) -> SKAction {
    nonisolated(unsafe) let shown = texture
    return SKAction(.instant { ($0 as? SKSpriteNode)?.show(shown, resize) })
  }
  /// Animates textures in sequence.
  public class func animate(with textures: [SKTexture], timePerFrame sec: TimeInterval) -> SKAction {
    animate(with: textures, timePerFrame: sec, resize: false, restore: true)
  }
  /// Animates textures in sequence, optionally with their sizes and restoring the first one.
  public class func animate(
    with textures: [SKTexture], timePerFrame sec: TimeInterval, resize: Bool, restore: Bool
  ) -> SKAction {
    nonisolated(unsafe) let textures = textures
    return SKAction(
      .change { node in
        guard let sprite = node as? SKSpriteNode, !textures.isEmpty else { return { _ in } }
        let (texture, size) = (sprite.texture, sprite.size)
        return { [unowned sprite] progress in
          // The progress may be a rounding error short of the next texture.
          let index = Int(progress * CGFloat(textures.count) + 1e-6)
          if progress >= 1, restore {
            sprite.texture = texture
            if resize { sprite.size = size }
          } else {
            sprite.show(textures[min(max(index, 0), textures.count - 1)], resize)
          }
        }
      }, duration: sec * Double(textures.count)
    ) { animate(with: textures.reversed(), timePerFrame: sec, resize: resize, restore: restore) }
  }

  // MARK: Bodies

  /// Applies a force to the node's body for a time.
  public class func applyForce(_ force: CGVector, duration sec: TimeInterval) -> SKAction {
    pushing(sec) { $0.applyForce(force) }
  }
  /// Applies a torque to the node's body for a time.
  public class func applyTorque(_ torque: CGFloat, duration sec: TimeInterval) -> SKAction {
    pushing(sec) { $0.applyTorque(torque) }
  }
  /// Applies an impulse to the node's body, spread over frames.
  public class func applyImpulse(_ impulse: CGVector, duration sec: TimeInterval) -> SKAction {
    giving(sec) { $0.applyImpulse(CGVector(dx: impulse.dx * $1, dy: impulse.dy * $1)) }
  }
  /// Applies an angular impulse to the node's body, spread over frames.
  public class func applyAngularImpulse(_ impulse: CGFloat, duration sec: TimeInterval) -> SKAction {
    giving(sec) { $0.applyAngularImpulse(impulse * $1) }
  }

  private static func pushing(_ duration: TimeInterval, _ push: @escaping @Sendable (SKPhysicsBody) -> Void) -> SKAction
  {
    SKAction(
      .change { node in
        { [unowned node] progress in
          if progress < 1, let body = node.physicsBody { push(body) }
        }
      }, duration: duration)
  }

  private static func giving(_ duration: TimeInterval, _ give: @escaping @Sendable (SKPhysicsBody, CGFloat) -> Void)
    -> SKAction
  {
    SKAction(
      .change { node in
        var given: CGFloat = 0
        return { [unowned node] progress in
          if let body = node.physicsBody, progress != given { give(body, progress - given) }
          given = progress
        }
      }, duration: duration)
  }
}

/// A node with a colour blend factor.
@MainActor
private protocol ColorBlending: SKNode {
  var blendedColor: UIColor { get set }
  var colorBlendFactor: CGFloat { get set }
}

extension SKSpriteNode: ColorBlending {
  fileprivate var blendedColor: UIColor {
    get { color }
    set { color = newValue }
  }

  fileprivate func show(_ texture: SKTexture, _ resizes: Bool) {
    self.texture = texture
    if resizes { size = texture.size() }
  }
}

extension SKLabelNode: ColorBlending {
  fileprivate var blendedColor: UIColor {
    get { color ?? .white }
    set { color = newValue }
  }
}

extension UIColor {
  /// Returns a mix with another colour.
  func mixed(with other: UIColor, by share: CGFloat) -> UIColor {
    let (a, b, share) = (displayColor(for: .current), other.displayColor(for: .current), Float(share))
    func mix(_ a: Float, _ b: Float) -> CGFloat { CGFloat(a + (b - a) * share) }
    return UIColor(
      red: mix(a.red, b.red), green: mix(a.green, b.green), blue: mix(a.blue, b.blue), alpha: mix(a.alpha, b.alpha))
  }
}
