import Foundation

extension SKEmitterNode {
  /// Copies the settings of another emitter.
  func takeSettings(of other: SKEmitterNode) {
    let numbers: [ReferenceWritableKeyPath<SKEmitterNode, CGFloat>] = [
      \.particleBirthRate, \.particleLifetime, \.particleLifetimeRange, \.particleZPosition, \.particleSpeed,
      \.particleSpeedRange, \.emissionAngle, \.emissionAngleRange, \.xAcceleration, \.yAcceleration,
      \.particleRotation, \.particleRotationRange, \.particleRotationSpeed, \.particleScale, \.particleScaleRange,
      \.particleScaleSpeed, \.particleColorRedRange, \.particleColorGreenRange, \.particleColorBlueRange,
      \.particleColorAlphaRange, \.particleColorRedSpeed, \.particleColorGreenSpeed, \.particleColorBlueSpeed,
      \.particleColorAlphaSpeed, \.particleColorBlendFactor, \.particleColorBlendFactorRange,
      \.particleColorBlendFactorSpeed, \.particleAlpha, \.particleAlphaRange, \.particleAlphaSpeed,
    ]
    for number in numbers { self[keyPath: number] = other[keyPath: number] }
    let sequences: [ReferenceWritableKeyPath<SKEmitterNode, SKKeyframeSequence?>] = [
      \.particleScaleSequence, \.particleColorSequence, \.particleColorBlendFactorSequence, \.particleAlphaSequence,
    ]
    for sequence in sequences { self[keyPath: sequence] = other[keyPath: sequence] }
    (numParticlesToEmit, particleRenderOrder) = (other.numParticlesToEmit, other.particleRenderOrder)
    (targetNode, particleTexture) = (other.targetNode, other.particleTexture)
    (particlePosition, particlePositionRange) = (other.particlePosition, other.particlePositionRange)
    (particleSize, particleColor, particleBlendMode) = (
      other.particleSize, other.particleColor, other.particleBlendMode
    )
  }
}
