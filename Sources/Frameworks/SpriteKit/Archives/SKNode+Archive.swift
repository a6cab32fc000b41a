import Foundation
@_spi(Scrollwork) import ScrollworkUIKit

// The keys are those of Apple's archives.

extension SKNode {
  func readNode(_ record: NodeRecord) {
    position = record.point("_position") ?? .zero
    alpha = record.number("_opacity") ?? 1
    zRotation = record.number("_zRotation") ?? 0
    xScale = record.number("_xScale") ?? 1
    yScale = record.number("_yScale") ?? 1
    zPosition = record.number("_zPosition") ?? 0
    name = record.text("_name")
    isHidden = record.bool("_hidden") ?? false
    isPaused = record.bool("_paused") ?? false
    physicsBody = record.record("_PKPhysicsBody").flatMap { SKPhysicsBody($0) }
    for child in record.records("_children") { child.makeNode().map { addChild($0) } }
  }
}

extension SKScene {
  func readScene(_ record: NodeRecord) {
    if let bounds = record.rect("Scene_bounds") ?? record.rect("_bounds"), bounds.width > 0 { size = bounds.size }
    anchorPoint = record.point("_anchorPoint") ?? .zero
    scaleMode = record.int("_scaleMode").flatMap { SKSceneScaleMode(rawValue: $0) } ?? .fill
    if let color = record.color("_backgroundColor") { backgroundColor = color }
    if let gravity = record.record("_physicsWorld")?.point("gravity") {
      physicsWorld.gravity = CGVector(dx: gravity.x, dy: gravity.y)
    }
    if let camera = record.record("_camera") {
      // It is also among the children.
      self.camera = childNode(withName: "//" + (camera.text("_name") ?? "")) as? SKCameraNode ?? firstCamera(in: self)
    }
  }

  private func firstCamera(in node: SKNode) -> SKCameraNode? {
    node.children.lazy.compactMap { $0 as? SKCameraNode ?? self.firstCamera(in: $0) }.first
  }
}

extension SKSpriteNode {
  func readSprite(_ record: NodeRecord) {
    texture = record.texture("_texture")
    color = record.color("_baseColor") ?? .white
    colorBlendFactor = record.number("_colorMix") ?? 0
    blendMode = record.int("_blendMode").flatMap { SKBlendMode(rawValue: $0) } ?? .alpha
    anchorPoint = record.point("_anchorPoint") ?? CGPoint(x: 0.5, y: 0.5)
    size = record.rect("_bounds")?.size ?? texture?.size() ?? .zero
  }
}

extension SKLabelNode {
  func readLabel(_ record: NodeRecord) {
    text = record.text("_text")
    fontName = record.text("_fontName") ?? fontName
    fontSize = record.number("_fontSize") ?? 32
    fontColor = record.color("_fontColor") ?? .white
    color = record.color("_color")
    colorBlendFactor = record.number("_labelColorBlend") ?? 0
    blendMode = record.int("_labelBlendMode").flatMap { SKBlendMode(rawValue: $0) } ?? .alpha
    horizontalAlignmentMode =
      record.int("_horizontalAlignmentMode").flatMap { SKLabelHorizontalAlignmentMode(rawValue: $0) } ?? .center
    verticalAlignmentMode =
      record.int("_verticalAlignmentMode").flatMap { SKLabelVerticalAlignmentMode(rawValue: $0) } ?? .baseline
    numberOfLines = record.int("_numberOfLines") ?? 1
    preferredMaxLayoutWidth = record.number("_preferredMaxLayoutWidth") ?? 0
  }
}

extension SKShapeNode {
  func readShape(_ record: NodeRecord) {
    lineWidth = record.number("_lineWidth") ?? 1
    strokeColor = record.color("_strokeColor") ?? .white
    fillColor = record.color("_fillColor") ?? .clear
    let path = CGMutablePath()
    for segment in record.records("_cgPath") {
      let (kind, points) = segment.segment
      switch (kind, points.count) {
      case (0, 1): path.move(to: points[0])
      case (1, 1): path.addLine(to: points[0])
      case (2, 2): path.addQuadCurve(to: points[1], control: points[0])
      case (3, 3): path.addCurve(to: points[2], control1: points[0], control2: points[1])
      case (4, _): path.closeSubpath()
      default: break
      }
    }
    self.path = path.isEmpty ? nil : path
  }
}

extension SKEmitterNode {
  func readEmitter(_ record: NodeRecord) {
    let numbers: [(ReferenceWritableKeyPath<SKEmitterNode, CGFloat>, String)] = [
      (\.particleBirthRate, "_birthrate"), (\.particleLifetime, "_lifetime"),
      (\.particleLifetimeRange, "_lifetimeVariance"), (\.particleZPosition, "_startZPosition"),
      (\.particleSpeed, "_startSpeed"), (\.particleSpeedRange, "_startSpeedVariance"),
      (\.emissionAngle, "_emissionAngle"), (\.emissionAngleRange, "_emissionAngleVariance"),
      (\.particleRotation, "_startRotation"), (\.particleRotationRange, "_startRotationVariance"),
      (\.particleRotationSpeed, "_rotationSpeed"), (\.particleScale, "_startScale"),
      (\.particleScaleRange, "_startScaleVariance"), (\.particleScaleSpeed, "_scaleSpeed"),
      (\.particleColorRedRange, "_startColorVarianceR"), (\.particleColorGreenRange, "_startColorVarianceG"),
      (\.particleColorBlueRange, "_startColorVarianceB"), (\.particleColorAlphaRange, "_startColorVarianceA"),
      (\.particleColorRedSpeed, "_colorSpeedR"), (\.particleColorGreenSpeed, "_colorSpeedG"),
      (\.particleColorBlueSpeed, "_colorSpeedB"), (\.particleColorAlphaSpeed, "_colorSpeedA"),
      (\.particleColorBlendFactor, "_startColorMix"), (\.particleColorBlendFactorRange, "_startColorBlendVariance"),
      (\.particleColorBlendFactorSpeed, "_colorBlendSpeed"), (\.particleAlpha, "_startOpacity"),
      (\.particleAlphaRange, "_startOpacityVariance"), (\.particleAlphaSpeed, "_opacitySpeed"),
    ]
    for (property, key) in numbers {
      if let number = record.number(key) { self[keyPath: property] = number }
    }
    particlePosition = record.point("_startPosition") ?? .zero
    particlePositionRange = record.point("_startPositionVariance").map { CGVector(dx: $0.x, dy: $0.y) } ?? .zero
    if let acceleration = record.point("_acceleration") {
      (xAcceleration, yAcceleration) = (acceleration.x, acceleration.y)
    }
    particleSize = record.point("_startSize").map { CGSize(width: $0.x, height: $0.y) } ?? .zero
    particleTexture = record.texture("_particleTexture")
    particleColor = record.color("_startColor") ?? .clear
    particleBlendMode = record.int("_particleBlendMode").flatMap { SKBlendMode(rawValue: $0) } ?? .alpha
    numParticlesToEmit = record.int("_numParticlesToEmit") ?? 0
    particleAlphaSequence = record.sequence("_particleAlphaSequence")
    particleColorSequence = record.sequence("_particleColorSequence")
    particleColorBlendFactorSequence = record.sequence("_particleColorBlendFactorSequence")
    particleScaleSequence = record.sequence("_particleScaleSequence")
  }
}

extension SKPhysicsBody {
  /// Creates a circle; other bodies are not supported.
  convenience init?(_ record: NodeRecord) {
    guard record.int("_shapeType") == 1, let radius = record.number("_radius"), radius > 0 else { return nil }
    self.init(circleOfRadius: radius)
    isDynamic = record.bool("dynamic") ?? true
    allowsRotation = record.bool("allowRotation") ?? true
    pinned = record.bool("pinned") ?? false
    friction = record.number("friction") ?? friction
    restitution = record.number("restitution") ?? restitution
    affectedByGravity = record.bool("affectedByGravity") ?? true
    categoryBitMask = record.mask("categoryBitMask") ?? .max
    collisionBitMask = record.mask("collisionBitMask") ?? .max
    contactTestBitMask = record.mask("intersectionTestBitMask") ?? 0
  }
}
