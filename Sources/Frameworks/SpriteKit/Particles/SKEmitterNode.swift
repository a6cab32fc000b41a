import DisplayList
import Foundation
@_spi(Scrollwork) import ScrollworkUIKit

/// The order of particles.
public enum SKParticleRenderOrder: UInt, Sendable {
  /// The oldest in front.
  case oldestLast = 0
  /// The youngest in front.
  case oldestFirst = 1
  /// Any. Caveat: as `oldestFirst`.
  case dontCare = 2
}

/// Emits particles: small images that move, rotate and fade on their own.
///
/// If a property has a range, each particle's value varies by at most half of it. Caveats: the particles of an emitter
/// are the same in each run; there are no shaders, fields and particle actions.
@MainActor @preconcurrency
open class SKEmitterNode: SKNode {
  /// Creates an emitter without particles.
  public override init() { super.init() }
  /// Creates a node of a scene or particle file.
  public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }

  override func read(_ record: NodeRecord) {
    super.read(record)
    readEmitter(record)
  }

  /// The number of particles per second.
  open var particleBirthRate: CGFloat = 0
  /// The total number of particles; 0 for no limit.
  open var numParticlesToEmit = 0
  /// The order of particles.
  open var particleRenderOrder = SKParticleRenderOrder.oldestLast { didSet { contentDidChange() } }
  /// The node in which emitted particles move; nil for the emitter, with which they then move.
  open weak var targetNode: SKNode?
  /// The lifetime in seconds.
  open var particleLifetime: CGFloat = 0
  /// The range of the lifetime in seconds.
  open var particleLifetimeRange: CGFloat = 0
  /// The start position in points.
  open var particlePosition = CGPoint.zero
  /// The range of the start position in points.
  open var particlePositionRange = CGVector.zero
  /// The depth. It applies to all particles of the emitter together.
  open var particleZPosition: CGFloat = 0 { didSet { if particleZPosition != oldValue { orderDidChange() } } }
  /// The speed in points per second.
  open var particleSpeed: CGFloat = 0
  /// The range of the speed in points per second.
  open var particleSpeedRange: CGFloat = 0
  /// The emission angle in radians from the right, counterclockwise.
  open var emissionAngle: CGFloat = 0
  /// The range of the emission angle in radians.
  open var emissionAngleRange: CGFloat = 0
  /// The acceleration to the right, in points per second squared.
  open var xAcceleration: CGFloat = 0
  /// The upward acceleration, in points per second squared.
  open var yAcceleration: CGFloat = 0
  /// The rotation in radians.
  open var particleRotation: CGFloat = 0
  /// The range of the rotation in radians.
  open var particleRotationRange: CGFloat = 0
  /// The rotation speed in radians per second.
  open var particleRotationSpeed: CGFloat = 0
  /// The scale of particles.
  open var particleScale: CGFloat = 1
  /// The range of the scale.
  open var particleScaleRange: CGFloat = 0
  /// The change of the scale per second.
  open var particleScaleSpeed: CGFloat = 0
  /// The scale over a particle's life, from 0 to 1, replacing the three above.
  open var particleScaleSequence: SKKeyframeSequence?
  /// The texture of particles; nil for squares of their colour.
  open var particleTexture: SKTexture? { didSet { contentDidChange() } }
  /// The size in points; zero for that of the texture.
  open var particleSize = CGSize.zero
  /// The colour blended with the texture.
  open var particleColor: UIColor = .clear
  /// The range of the red component, from 0 to 1.
  open var particleColorRedRange: CGFloat = 0
  /// The range of the green component, from 0 to 1.
  open var particleColorGreenRange: CGFloat = 0
  /// The range of the blue component, from 0 to 1.
  open var particleColorBlueRange: CGFloat = 0
  /// The range of the alpha component, from 0 to 1.
  open var particleColorAlphaRange: CGFloat = 0
  /// The change of the red component per second.
  open var particleColorRedSpeed: CGFloat = 0
  /// The change of the green component per second.
  open var particleColorGreenSpeed: CGFloat = 0
  /// The change of the blue component per second.
  open var particleColorBlueSpeed: CGFloat = 0
  /// The change of the alpha component per second.
  open var particleColorAlphaSpeed: CGFloat = 0
  /// The colour over a particle's life, from 0 to 1, replacing all above.
  open var particleColorSequence: SKKeyframeSequence?
  /// The blend factor of the colour, from 0 to 1.
  open var particleColorBlendFactor: CGFloat = 0
  /// The range of the blend factor.
  open var particleColorBlendFactorRange: CGFloat = 0
  /// The change of the blend factor per second.
  open var particleColorBlendFactorSpeed: CGFloat = 0
  /// The blend factor over a particle's life, from 0 to 1, replacing the three above.
  open var particleColorBlendFactorSequence: SKKeyframeSequence?
  /// How particles are blended with what is behind them.
  open var particleBlendMode = SKBlendMode.alpha { didSet { contentDidChange() } }
  /// The opacity, from 0 to 1.
  open var particleAlpha: CGFloat = 1
  /// The range of the opacity.
  open var particleAlphaRange: CGFloat = 0
  /// The change of the opacity per second.
  open var particleAlphaSpeed: CGFloat = 0
  /// The opacity over a particle's life, from 0 to 1, replacing the three above.
  open var particleAlphaSequence: SKKeyframeSequence?

  // MARK: Time

  private(set) var particles: [Particle] = []
  private var born = 0
  private var due: CGFloat = 0
  private var dice = ParticleDice(seed: 0)

  /// Advances the simulation by a number of seconds at once.
  open func advanceSimulationTime(_ sec: TimeInterval) {
    var rest = min(max(0, sec), 600)
    while rest > 0 {
      advance(by: min(rest, 1.0 / 60))
      rest -= 1.0 / 60
    }
  }

  /// Resets the simulation, without particles.
  open func resetSimulation() {
    (particles, born, due, dice) = ([], 0, 0, ParticleDice(seed: 0))
    contentDidChange()
  }

  override var isActive: Bool { true }

  override func advance(by seconds: TimeInterval) {
    let hadParticles = !particles.isEmpty
    for index in particles.indices { move(&particles[index], CGFloat(seconds)) }
    particles.removeAll { $0.age >= $0.lifetime }
    emit(seconds)
    if hadParticles || !particles.isEmpty { contentDidChange() }
  }

  private func emit(_ seconds: TimeInterval) {
    guard particleBirthRate > 0, numParticlesToEmit == 0 || born < numParticlesToEmit else { return }
    due = min(due + particleBirthRate * CGFloat(seconds), 1e9)
    var count = Int(due)
    due -= CGFloat(count)
    if numParticlesToEmit > 0 { count = min(count, numParticlesToEmit - born) }
    // More than anybody can distinguish.
    for _ in 0..<min(count, max(0, 4096 - particles.count)) {
      if let particle = makeParticle() { particles.append(particle) }
    }
    born += count
  }

  private func makeParticle() -> Particle? {
    let lifetime = dice.vary(particleLifetime, particleLifetimeRange)
    let angle = dice.vary(emissionAngle, emissionAngleRange)
    let speed = dice.vary(particleSpeed, particleSpeedRange)
    var place = CGPoint(
      x: dice.vary(particlePosition.x, particlePositionRange.dx),
      y: dice.vary(particlePosition.y, particlePositionRange.dy))
    var velocity = CGVector(dx: cos(angle) * speed, dy: sin(angle) * speed)
    var rotation = dice.vary(particleRotation, particleRotationRange)
    if let targetNode, targetNode.root === root {
      let ahead = CGPoint(x: place.x + velocity.dx, y: place.y + velocity.dy)
      let end = convert(ahead, to: targetNode)
      place = convert(place, to: targetNode)
      velocity = CGVector(dx: end.x - place.x, dy: end.y - place.y)
      rotation += rootRotation - targetNode.rootRotation
    }
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    particleColor.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    let color = [
      dice.vary(red, particleColorRedRange), dice.vary(green, particleColorGreenRange),
      dice.vary(blue, particleColorBlueRange), dice.vary(alpha, particleColorAlphaRange),
    ]
    let particle = Particle(
      place: place, velocity: velocity, lifetime: TimeInterval(lifetime), rotation: rotation,
      scale: dice.vary(particleScale, particleScaleRange), alpha: dice.vary(particleAlpha, particleAlphaRange),
      color: color, blend: dice.vary(particleColorBlendFactor, particleColorBlendFactorRange), number: born)
    return lifetime > 0 ? particle : nil
  }

  private func move(_ particle: inout Particle, _ seconds: CGFloat) {
    particle.age += TimeInterval(seconds)
    particle.velocity.dx += xAcceleration * seconds
    particle.velocity.dy += yAcceleration * seconds
    particle.place.x += particle.velocity.dx * seconds
    particle.place.y += particle.velocity.dy * seconds
    particle.rotation += particleRotationSpeed * seconds
    particle.scale += particleScaleSpeed * seconds
    particle.alpha += particleAlphaSpeed * seconds
    particle.blend += particleColorBlendFactorSpeed * seconds
    let speeds = [
      particleColorRedSpeed, particleColorGreenSpeed, particleColorBlueSpeed, particleColorAlphaSpeed,
    ]
    for index in speeds.indices { particle.color[index] += speeds[index] * seconds }
  }

  // MARK: Drawing

  private var kept: [Int: KeptFragment] = [:]

  override var isDrawn: Bool { true }
  override var contentDepth: CGFloat { particleZPosition }
  override var contentPlacement: Placement {
    guard let targetNode, targetNode.root === root else { return placement }
    return targetNode === root ? Placement(alpha: placement.alpha) : targetNode.placement
  }

  override func makeContent() -> NodeContent {
    var next: [Int: KeptFragment] = [:]
    var fragments: [Fragment] = []
    for particle in particles {
      // Fragments of expired particles are reused.
      let slot = particle.number % 4096
      var keeper = next[slot] ?? kept[slot] ?? KeptFragment()
      fragments.append(draw(particle, &keeper))
      next[slot] = keeper
    }
    kept = next
    if particleRenderOrder == .oldestLast { fragments.reverse() }
    return NodeContent(fragments: fragments)
  }

  private func draw(_ particle: Particle, _ keeper: inout KeptFragment) -> Fragment {
    let share = CGFloat(particle.age / particle.lifetime)
    let scale = particleScaleSequence?.parts(at: share)?.first ?? particle.scale
    let alpha = particleAlphaSequence?.parts(at: share)?.first ?? particle.alpha
    let blend = particleColorBlendFactorSequence?.parts(at: share)?.first ?? particle.blend
    let parts = particleColorSequence?.parts(at: share).flatMap { $0.count == 4 ? $0 : nil } ?? particle.color
    let color = UIColor(
      red: min(max(parts[0], 0), 1), green: min(max(parts[1], 0), 1), blue: min(max(parts[2], 0), 1),
      alpha: min(max(parts[3], 0), 1))
    let size = particleSize == .zero ? particleTexture?.size() ?? .zero : particleSize
    let rect = CGRect(around: size)
    let content: NodeContent
    if let particleTexture {
      content = particleTexture.content(
        in: rect, tint: DisplayColor(color, blend: blend), blendMode: particleBlendMode)
    } else {
      content = NodeContent(
        commands: [.fill(.rect(rect), .color(color.displayColor(for: .current)))],
        compositing: particleBlendMode.compositing)
    }
    let turned = CGAffineTransform(rotationAngle: -particle.rotation)
    let transform = CGAffineTransform(
      a: turned.a * scale, b: turned.b * scale, c: turned.c * scale, d: turned.d * scale, tx: particle.place.x,
      ty: -particle.place.y)
    return keeper.make(
      effects: Fragment.Effects(
        opacity: Double(min(max(alpha, 0), 1)), transform: AffineTransform(transform),
        compositing: content.compositing), commands: content.commands)
  }

  override func take(from other: SKNode) {
    super.take(from: other)
    if let other = other as? SKEmitterNode { takeSettings(of: other) }
  }
}
