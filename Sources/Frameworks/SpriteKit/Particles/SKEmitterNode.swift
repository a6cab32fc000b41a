import DisplayList
import Foundation
@_spi(Scrollwork) import ScrollworkUIKit

/// Which particles are in front.
public enum SKParticleRenderOrder: UInt, Sendable {
  /// The oldest.
  case oldestLast = 0
  /// The youngest.
  case oldestFirst = 1
  /// Any. Caveat: as `oldestFirst`.
  case dontCare = 2
}

/// Lets particles go: small images that move, turn and fade by themselves.
///
/// Where a property has a range, each particle's value is off by at most half of it. Caveats: the particles of an emitter are the same in
/// each run; there are no shaders, fields and actions of particles.
@MainActor @preconcurrency
open class SKEmitterNode: SKNode {
  /// Lets nothing go.
  public override init() { super.init() }
  /// Creates a node of a scene or particle file.
  public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }

  override func read(_ record: NodeRecord) {
    super.read(record)
    readEmitter(record)
  }

  /// Particles a second.
  open var particleBirthRate: CGFloat = 0
  /// The number of particles in all; 0 for no end.
  open var numParticlesToEmit = 0
  /// Which particles are in front.
  open var particleRenderOrder = SKParticleRenderOrder.oldestLast { didSet { contentDidChange() } }
  /// In which node particles move, once they are let go; nil for the emitter, with which they then move.
  open weak var targetNode: SKNode?
  /// Seconds.
  open var particleLifetime: CGFloat = 0
  /// Seconds.
  open var particleLifetimeRange: CGFloat = 0
  /// Where particles begin, in points.
  open var particlePosition = CGPoint.zero
  /// Points.
  open var particlePositionRange = CGVector.zero
  /// In front of what has less. It counts for all particles of the emitter together.
  open var particleZPosition: CGFloat = 0 { didSet { if particleZPosition != oldValue { orderDidChange() } } }
  /// Points a second.
  open var particleSpeed: CGFloat = 0
  /// Points a second.
  open var particleSpeedRange: CGFloat = 0
  /// Where particles fly to, in radians from the right, counterclockwise.
  open var emissionAngle: CGFloat = 0
  /// Radians.
  open var emissionAngleRange: CGFloat = 0
  /// Points a second, gained in each second, to the right.
  open var xAcceleration: CGFloat = 0
  /// Points a second, gained in each second, upwards.
  open var yAcceleration: CGFloat = 0
  /// Radians.
  open var particleRotation: CGFloat = 0
  /// Radians.
  open var particleRotationRange: CGFloat = 0
  /// Radians a second.
  open var particleRotationSpeed: CGFloat = 0
  /// How large particles are, in sizes of their own.
  open var particleScale: CGFloat = 1
  /// Sizes.
  open var particleScaleRange: CGFloat = 0
  /// Sizes a second.
  open var particleScaleSpeed: CGFloat = 0
  /// The scale over a particle's life, from 0 to 1, in place of the three above.
  open var particleScaleSequence: SKKeyframeSequence?
  /// What particles look like; nil for squares of their colour.
  open var particleTexture: SKTexture? { didSet { contentDidChange() } }
  /// Points; zero for the size of the texture.
  open var particleSize = CGSize.zero
  /// What the texture's colours are multiplied by.
  open var particleColor: UIColor = .clear
  /// Parts of a colour, from 0 to 1.
  open var particleColorRedRange: CGFloat = 0
  /// Parts of a colour, from 0 to 1.
  open var particleColorGreenRange: CGFloat = 0
  /// Parts of a colour, from 0 to 1.
  open var particleColorBlueRange: CGFloat = 0
  /// Parts of a colour, from 0 to 1.
  open var particleColorAlphaRange: CGFloat = 0
  /// Parts of a colour a second.
  open var particleColorRedSpeed: CGFloat = 0
  /// Parts of a colour a second.
  open var particleColorGreenSpeed: CGFloat = 0
  /// Parts of a colour a second.
  open var particleColorBlueSpeed: CGFloat = 0
  /// Parts of a colour a second.
  open var particleColorAlphaSpeed: CGFloat = 0
  /// The colour over a particle's life, from 0 to 1, in place of all above.
  open var particleColorSequence: SKKeyframeSequence?
  /// How much the colour counts, from 0 to 1.
  open var particleColorBlendFactor: CGFloat = 0
  /// Shares.
  open var particleColorBlendFactorRange: CGFloat = 0
  /// Shares a second.
  open var particleColorBlendFactorSpeed: CGFloat = 0
  /// How much the colour counts over a particle's life, from 0 to 1, in place of the three above.
  open var particleColorBlendFactorSequence: SKKeyframeSequence?
  /// How particles are laid on what is behind them.
  open var particleBlendMode = SKBlendMode.alpha { didSet { contentDidChange() } }
  /// From 0 to 1.
  open var particleAlpha: CGFloat = 1
  /// Shares.
  open var particleAlphaRange: CGFloat = 0
  /// Shares a second.
  open var particleAlphaSpeed: CGFloat = 0
  /// The opacity over a particle's life, from 0 to 1, in place of the three above.
  open var particleAlphaSequence: SKKeyframeSequence?

  // MARK: Time

  private(set) var particles: [Particle] = []
  private var born = 0
  private var due: CGFloat = 0
  private var dice = ParticleDice(seed: 0)

  /// Goes on by some seconds at once, as if they had passed.
  open func advanceSimulationTime(_ sec: TimeInterval) {
    var rest = min(max(0, sec), 600)
    while rest > 0 {
      advance(by: min(rest, 1.0 / 60))
      rest -= 1.0 / 60
    }
  }

  /// Begins anew, without particles.
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
    // More than anybody can tell apart.
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
      // What is gone leaves its fragment to another one.
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
