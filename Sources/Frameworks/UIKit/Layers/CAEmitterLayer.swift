import DisplayList
import Foundation

/// The shape of an emitter.
public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let point = CAEmitterLayerEmitterShape(rawValue: "point")
  /// A line across the emitter's size.
  public static let line = CAEmitterLayerEmitterShape(rawValue: "line")
  public static let rectangle = CAEmitterLayerEmitterShape(rawValue: "rectangle")
  /// The same as `rectangle`: viewed from the front.
  public static let cuboid = CAEmitterLayerEmitterShape(rawValue: "cuboid")
  public static let circle = CAEmitterLayerEmitterShape(rawValue: "circle")
  /// The same as `circle`: viewed from the front.
  public static let sphere = CAEmitterLayerEmitterShape(rawValue: "sphere")
}

/// The part of the shape that emits.
public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let points = CAEmitterLayerEmitterMode(rawValue: "points")
  public static let outline = CAEmitterLayerEmitterMode(rawValue: "outline")
  public static let surface = CAEmitterLayerEmitterMode(rawValue: "surface")
  public static let volume = CAEmitterLayerEmitterMode(rawValue: "volume")
}

/// The stacking order of particles.
public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let unordered = CAEmitterLayerRenderMode(rawValue: "unordered")
  /// The oldest are at the back.
  public static let oldestFirst = CAEmitterLayerRenderMode(rawValue: "oldestFirst")
  /// The oldest are at the front.
  public static let oldestLast = CAEmitterLayerRenderMode(rawValue: "oldestLast")
  public static let backToFront = CAEmitterLayerRenderMode(rawValue: "backToFront")
  /// Colours are added.
  public static let additive = CAEmitterLayerRenderMode(rawValue: "additive")
}

/// A layer that emits particles. Caveat: at most 4000 at a time, and one whose colour is not white is drawn in that
/// colour alone.
@MainActor @preconcurrency
open class CAEmitterLayer: CALayer {
  /// The emitted particles.
  open var emitterCells: [CAEmitterCell]? { didSet { restart() } }
  /// The factor of the cells' birth rates.
  open var birthRate: Float = 1 { didSet { changed() } }
  /// The factor of the cells' lifetimes.
  open var lifetime: Float = 1
  /// The centre of the emitter, in points.
  open var emitterPosition = CGPoint.zero
  /// The z position of the centre. Caveat: it has no effect.
  open var emitterZPosition: CGFloat = 0
  /// The size of the emitter, in points.
  open var emitterSize = CGSize.zero
  /// The depth of the emitter. Caveat: it has no effect.
  open var emitterDepth: CGFloat = 0
  /// The shape of the emitter.
  open var emitterShape = CAEmitterLayerEmitterShape.point
  /// The part of the shape that emits.
  open var emitterMode = CAEmitterLayerEmitterMode.volume
  /// The stacking order of the particles.
  open var renderMode = CAEmitterLayerRenderMode.unordered
  /// Whether particles keep their depth. Caveat: it has no effect.
  open var preservesDepth = false
  /// The factor of the cells' velocities.
  open var velocity: Float = 1
  /// The factor of the cells' scales.
  open var scale: Float = 1
  /// The factor of the cells' spins.
  open var spin: Float = 1
  /// The seed of the random numbers; the same seed gives the same result.
  open var seed: UInt32 = 0 { didSet { random = EmitterRandom(seed: seed) } }

  private var random = EmitterRandom(seed: 0)
  private var particles: [EmittedParticle] = []
  /// The fractions of particles due, by cell.
  private var due: [Double] = []
  private var last: TimeInterval?
  private var isRunning = false
  private static let most = 4000
  /// Returns the whole number of particles due, up to the maximum.
  private static func whole(_ due: Double) -> Int { due < Double(most) ? Int(max(due, 0)) : most }

  private var now: TimeInterval { convertTime(CACurrentMediaTime(), from: nil) }

  private func restart() {
    due = Array(repeating: 0, count: emitterCells?.count ?? 0)
    changed()
  }

  /// Starts moving particles with the screen's clock.
  private func start() {
    guard !isRunning, let animator = viewAround?.animator, isThrowing || !particles.isEmpty else { return }
    (isRunning, last) = (true, now)
    animator.run("what an emitter throws", isEndless: true) { [weak self] _ in
      guard let self else { return false }
      isRunning = viewAround?.animator != nil && (isThrowing || !particles.isEmpty)
      if isRunning { advance(to: now) }
      changed()
      return isRunning
    }
  }

  private var isThrowing: Bool {
    birthRate > 0 && emitterCells?.contains { $0.isEnabled && $0.birthRate > 0 && $0.lifetime > 0 } == true
  }

  private func advance(to time: TimeInterval) {
    let begun = last ?? time
    let passed = max(0, time - begun)
    last = time
    particles.removeAll { time - $0.born >= $0.life }
    guard passed > 0 else { return }
    for (index, cell) in (emitterCells ?? []).enumerated() where cell.isEnabled && due.indices.contains(index) {
      due[index] += Double(cell.birthRate * birthRate) * cell.active(from: begun, to: time)
      throwOut(cell, Self.whole(due[index]), from: begun, to: time) { (place(), 0) }
      due[index] -= due[index].rounded(.down)
    }
    for number in particles.indices {
      let cells = particles[number].cell.emitterCells ?? []
      for (index, cell) in cells.enumerated() where cell.isEnabled && particles[number].due.indices.contains(index) {
        let born = particles[number].born
        particles[number].due[index] += Double(cell.birthRate) * cell.active(from: begun - born, to: time - born)
        let parent = particles[number]
        throwOut(cell, Self.whole(parent.due[index]), from: begun, to: time) {
          (parent.place(at: time), parent.direction(at: time))
        }
        particles[number].due[index] -= parent.due[index].rounded(.down)
      }
    }
  }

  private func throwOut(
    _ cell: CAEmitterCell, _ count: Int, from begun: TimeInterval, to time: TimeInterval,
    _ origin: () -> (place: CGPoint, direction: CGFloat)
  ) {
    for index in 0..<max(0, min(count, Self.most - particles.count)) {
      let (place, direction) = origin()
      particles.append(
        EmittedParticle(
          cell, at: place, towards: direction, born: begun + (time - begun) * Double(index + 1) / Double(count),
          strengths: (lifetime, velocity, scale, spin), by: &random))
    }
  }

  /// Returns the origin of the next particle.
  private func place() -> CGPoint {
    let (x, y) = (random.share() - 0.5, random.share() - 0.5)
    var way = CGPoint.zero
    switch emitterShape {
    case .line: way = CGPoint(x: x * emitterSize.width, y: 0)
    case .rectangle, .cuboid:
      way = CGPoint(x: x * emitterSize.width, y: y * emitterSize.height)
      if emitterMode == .outline {
        if abs(x) > abs(y) {
          way.x = x < 0 ? -emitterSize.width / 2 : emitterSize.width / 2
        } else {
          way.y = y < 0 ? -emitterSize.height / 2 : emitterSize.height / 2
        }
      }
    case .circle, .sphere:
      // A circle's radius is the emitter's width.
      let angle = (x + 0.5) * 2 * .pi
      let radius = emitterSize.width * (emitterMode == .outline ? 1 : (y + 0.5).squareRoot())
      way = CGPoint(x: cos(angle) * radius, y: sin(angle) * radius)
    default: break
    }
    return CGPoint(x: emitterPosition.x + way.x, y: emitterPosition.y + way.y)
  }

  override func drawContent(in context: CGContext, _ rect: CGRect) {
    start()
    let time = last ?? now
    context.saveGState()
    if renderMode == .additive { context.setBlendMode(.plusLighter) }
    let ordered = renderMode == .oldestLast ? particles.reversed() : particles
    for particle in ordered where particle.born <= time { particle.draw(in: context, at: time) }
    context.restoreGState()
  }

  override func setProperty(_ key: String, _ value: Any?) -> Bool {
    let number = value.flatMap { ValuePart.number($0) }
    switch key {
    case "birthRate": birthRate = number.map { Float($0) } ?? birthRate
    case "lifetime": lifetime = number.map { Float($0) } ?? lifetime
    case "emitterPosition": emitterPosition = value as? CGPoint ?? emitterPosition
    case "emitterSize": emitterSize = value as? CGSize ?? emitterSize
    default: return super.setProperty(key, value)
    }
    return true
  }

  override func property(_ key: String) -> Any? {
    switch key {
    case "birthRate": birthRate
    case "lifetime": lifetime
    case "emitterPosition": emitterPosition
    case "emitterSize": emitterSize
    case "emitterCells": emitterCells
    default: super.property(key)
    }
  }

  /// Sets a property of a cell: `emitterCells.name.birthRate`; returns false for any other path.
  final func setCell(_ keyPath: String, _ value: Any?) -> Bool {
    let names = keyPath.split(separator: ".").map(String.init)
    guard names.count == 3, names[0] == "emitterCells", let cell = emitterCells?.first(where: { $0.name == names[1] })
    else { return false }
    changed()
    return cell.set(names[2], value)
  }
}
