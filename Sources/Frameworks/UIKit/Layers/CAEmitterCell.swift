import DisplayList
import Foundation

/// The particles of an emitter layer, which may emit further particles.
@MainActor @preconcurrency
open class CAEmitterCell: NSObject {
  /// The name for key paths: `emitterCells.name.birthRate`.
  open var name: String?
  /// Whether particles are emitted.
  open var isEnabled = true
  /// The number of particles per second.
  open var birthRate: Float = 0
  /// The time of the first particle, in seconds of the layer's time or of the emitting particle's life.
  open var beginTime: TimeInterval = 0
  /// The duration of emission, in seconds; 0 for no limit.
  open var duration: TimeInterval = 0
  /// The lifetime of a particle, in seconds.
  open var lifetime: Float = 0
  /// The variation of lifetimes, in seconds.
  open var lifetimeRange: Float = 0
  /// The angle from the emission plane, in radians. Caveat: it only shortens the path.
  open var emissionLatitude: CGFloat = 0
  /// The direction of emission, in radians from the x axis.
  open var emissionLongitude: CGFloat = 0
  /// The variation of directions, in radians.
  open var emissionRange: CGFloat = 0
  /// The velocity, in points per second.
  open var velocity: CGFloat = 0
  /// The variation of velocities.
  open var velocityRange: CGFloat = 0
  /// The acceleration to the right, in points per second squared.
  open var xAcceleration: CGFloat = 0
  /// The acceleration downwards, in points per second squared.
  open var yAcceleration: CGFloat = 0
  /// The acceleration towards the viewer. Caveat: it has no effect.
  open var zAcceleration: CGFloat = 0
  /// The scale of the image.
  open var scale: CGFloat = 1
  /// The variation of scales.
  open var scaleRange: CGFloat = 0
  /// The change of the scale per second.
  open var scaleSpeed: CGFloat = 0
  /// The rotation, in radians per second.
  open var spin: CGFloat = 0
  /// The variation of rotations.
  open var spinRange: CGFloat = 0
  /// The factor of the image's colours.
  open var color: CGColor? = CGColor(red: 1, green: 1, blue: 1, alpha: 1)
  /// The variation of the colour components.
  open var redRange: Float = 0, greenRange: Float = 0, blueRange: Float = 0, alphaRange: Float = 0
  /// The change of the colour components per second.
  open var redSpeed: Float = 0, greenSpeed: Float = 0, blueSpeed: Float = 0, alphaSpeed: Float = 0
  /// The image: a `CGImage`.
  open var contents: Any?
  /// The displayed part of the image, as fractions of its size.
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// The number of the image's pixels per point.
  open var contentsScale: CGFloat = 1
  /// The particles that each particle emits.
  open var emitterCells: [CAEmitterCell]?

  public override init() {}

  /// Returns how many seconds of a span the cell emits, counted like `beginTime`.
  final func active(from start: TimeInterval, to end: TimeInterval) -> TimeInterval {
    let last = duration > 0 ? beginTime + duration : .infinity
    return max(0, min(end, last) - max(start, beginTime))
  }

  /// Sets a property by name; returns false if there is none.
  final func set(_ key: String, _ value: Any?) -> Bool {
    guard let number = value.flatMap({ ValuePart.number($0) }) else {
      switch key {
      case "color": color = value as? CGColor ?? (value as? UIColor)?.cgColor
      case "contents": contents = value
      default: return false
      }
      return true
    }
    switch key {
    case "birthRate": birthRate = Float(number)
    case "beginTime": beginTime = number
    case "duration": duration = number
    case "lifetime": lifetime = Float(number)
    case "lifetimeRange": lifetimeRange = Float(number)
    case "emissionLongitude": emissionLongitude = number
    case "emissionLatitude": emissionLatitude = number
    case "emissionRange": emissionRange = number
    case "velocity": velocity = number
    case "velocityRange": velocityRange = number
    case "xAcceleration": xAcceleration = number
    case "yAcceleration": yAcceleration = number
    case "scale": scale = number
    case "scaleRange": scaleRange = number
    case "scaleSpeed": scaleSpeed = number
    case "spin": spin = number
    case "spinRange": spinRange = number
    case "alphaSpeed": alphaSpeed = Float(number)
    case "alphaRange": alphaRange = Float(number)
    case "enabled", "isEnabled": isEnabled = number != 0
    default: return false
    }
    return true
  }
}

/// An emitted particle.
struct EmittedParticle {
  let cell: CAEmitterCell
  let born: TimeInterval
  let life: TimeInterval
  private let start: CGPoint
  private let velocity: CGPoint
  private let scale: CGFloat
  private let spin: CGFloat
  private let color: SIMD4<Float>
  /// The fractions of particles due, by the index of its cells.
  var due: [Double]

  @MainActor
  init(
    _ cell: CAEmitterCell, at start: CGPoint, towards direction: CGFloat, born: TimeInterval,
    strengths: (life: Float, velocity: Float, scale: Float, spin: Float), by random: inout EmitterRandom
  ) {
    (self.cell, self.start, self.born) = (cell, start, born)
    func vary(_ value: CGFloat, _ range: CGFloat) -> CGFloat { value + (random.share() - 0.5) * range }
    life = TimeInterval(vary(CGFloat(cell.lifetime), CGFloat(cell.lifetimeRange)) * CGFloat(strengths.life))
    let angle = direction + cell.emissionLongitude + (random.share() - 0.5) * cell.emissionRange
    let speed = vary(cell.velocity, cell.velocityRange) * cos(cell.emissionLatitude) * CGFloat(strengths.velocity)
    velocity = CGPoint(x: cos(angle) * speed, y: sin(angle) * speed)
    scale = vary(cell.scale, cell.scaleRange) * CGFloat(strengths.scale)
    spin = vary(cell.spin, cell.spinRange) * CGFloat(strengths.spin)
    let own = cell.color?.displayColor ?? .clear
    color = SIMD4(
      own.red + Float(vary(0, CGFloat(cell.redRange))), own.green + Float(vary(0, CGFloat(cell.greenRange))),
      own.blue + Float(vary(0, CGFloat(cell.blueRange))), own.alpha + Float(vary(0, CGFloat(cell.alphaRange))))
    due = Array(repeating: 0, count: cell.emitterCells?.count ?? 0)
  }

  @MainActor
  func place(at time: TimeInterval) -> CGPoint {
    let age = CGFloat(time - born)
    return CGPoint(
      x: start.x + velocity.x * age + cell.xAcceleration * age * age / 2,
      y: start.y + velocity.y * age + cell.yAcceleration * age * age / 2)
  }

  /// Returns the direction of movement, in radians.
  @MainActor
  func direction(at time: TimeInterval) -> CGFloat {
    let age = CGFloat(time - born)
    return atan2(velocity.y + cell.yAcceleration * age, velocity.x + cell.xAcceleration * age)
  }

  /// Draws the particle at a time.
  @MainActor
  func draw(in context: CGContext, at time: TimeInterval) {
    let age = CGFloat(time - born)
    let speeds = SIMD4(cell.redSpeed, cell.greenSpeed, cell.blueSpeed, cell.alphaSpeed)
    let now = (color + speeds * Float(age)).clamped(lowerBound: .zero, upperBound: .one)
    let size = scale + cell.scaleSpeed * age
    guard now.w > 0, size > 0, let image = cell.contents as? CGImage ?? (cell.contents as? UIImage)?.cgImage else {
      return
    }
    let part = cell.contentsRect
    let (width, height) = (CGFloat(image.width), CGFloat(image.height))
    let pixels = CGRect(
      x: part.minX * width, y: part.minY * height, width: part.width * width, height: part.height * height)
    guard let shown = part.size == CGSize(width: 1, height: 1) ? image : image.cropping(to: pixels) else { return }
    let points = CGSize(
      width: pixels.width / max(cell.contentsScale, 0.01) * size,
      height: pixels.height / max(cell.contentsScale, 0.01) * size)
    let middle = place(at: time)
    context.saveGState()
    context.translateBy(x: middle.x, y: middle.y)
    context.rotate(by: spin * age)
    let rect = CGRect(x: -points.width / 2, y: -points.height / 2, width: points.width, height: points.height)
    let isWhite = now.x == 1 && now.y == 1 && now.z == 1
    // Particle images are mostly white, so the factor is their colour.
    let tint = DisplayColor(red: now.x, green: now.y, blue: now.z)
    context.draw(shown.bitmap, in: rect, tint: isWhite ? nil : tint, alpha: CGFloat(now.w))
    context.restoreGState()
  }
}

/// A generator that yields the same numbers for the same seed.
struct EmitterRandom {
  private var state: UInt64

  init(seed: UInt32) { state = UInt64(seed) &+ 0x9E37_79B9_7F4A_7C15 }

  /// Returns a number from 0 to 1.
  mutating func share() -> CGFloat {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return CGFloat(state >> 33) / CGFloat(UInt32.max >> 1)
  }
}
