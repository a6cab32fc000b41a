import DisplayList
import Foundation

/// What an emitter layer throws out, and what each of these throws out itself.
@MainActor @preconcurrency
open class CAEmitterCell: NSObject {
  /// A name by which its properties are found: `emitterCells.name.birthRate`.
  open var name: String?
  /// False to throw out nothing.
  open var isEnabled = true
  /// How many come a second.
  open var birthRate: Float = 0
  /// When the first one comes, in seconds of the layer's time, or of the life of what throws it.
  open var beginTime: TimeInterval = 0
  /// For how many seconds they come; 0 for ever.
  open var duration: TimeInterval = 0
  /// For how many seconds each lives.
  open var lifetime: Float = 0
  /// By how much their lives differ, in seconds.
  open var lifetimeRange: Float = 0
  /// The angle to the plane in which they fly, in radians. Caveat: it shortens their way.
  open var emissionLatitude: CGFloat = 0
  /// In which direction they fly, in radians from the x axis.
  open var emissionLongitude: CGFloat = 0
  /// By how much their directions differ, in radians.
  open var emissionRange: CGFloat = 0
  /// How fast they fly, in points a second.
  open var velocity: CGFloat = 0
  /// By how much their speeds differ.
  open var velocityRange: CGFloat = 0
  /// How their speed grows to the right, in points a second, each second.
  open var xAcceleration: CGFloat = 0
  /// How their speed grows downwards, in points a second, each second.
  open var yAcceleration: CGFloat = 0
  /// How their speed grows towards the eye. Caveat: it has no effect.
  open var zAcceleration: CGFloat = 0
  /// How large they are, in shares of their picture.
  open var scale: CGFloat = 1
  /// By how much their sizes differ.
  open var scaleRange: CGFloat = 0
  /// How much they grow, each second.
  open var scaleSpeed: CGFloat = 0
  /// How fast they turn, in radians a second.
  open var spin: CGFloat = 0
  /// By how much their turns differ.
  open var spinRange: CGFloat = 0
  /// By what the colours of their picture are multiplied.
  open var color: CGColor? = CGColor(red: 1, green: 1, blue: 1, alpha: 1)
  /// By how much the parts of their colours differ.
  open var redRange: Float = 0, greenRange: Float = 0, blueRange: Float = 0, alphaRange: Float = 0
  /// How the parts of their colours grow, each second.
  open var redSpeed: Float = 0, greenSpeed: Float = 0, blueSpeed: Float = 0, alphaSpeed: Float = 0
  /// Their picture: a `CGImage`.
  open var contents: Any?
  /// The part of the picture that is shown, in shares of its size.
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// Pixels of the picture per point.
  open var contentsScale: CGFloat = 1
  /// What each throws out.
  open var emitterCells: [CAEmitterCell]?

  public override init() {}

  /// How many seconds of a span they come, counted as `beginTime` is.
  final func active(from start: TimeInterval, to end: TimeInterval) -> TimeInterval {
    let last = duration > 0 ? beginTime + duration : .infinity
    return max(0, min(end, last) - max(start, beginTime))
  }

  /// Sets a property by its name; false if there is none.
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

/// One thing that was thrown out.
struct EmittedParticle {
  let cell: CAEmitterCell
  let born: TimeInterval
  let life: TimeInterval
  private let start: CGPoint
  private let velocity: CGPoint
  private let scale: CGFloat
  private let spin: CGFloat
  private let color: SIMD4<Float>
  /// What it has thrown out that is not whole yet, by the places of its cells.
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

  /// Where it flies, in radians.
  @MainActor
  func direction(at time: TimeInterval) -> CGFloat {
    let age = CGFloat(time - born)
    return atan2(velocity.y + cell.yAcceleration * age, velocity.x + cell.xAcceleration * age)
  }

  /// Draws it as it is at a time.
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
    // Pictures of particles are mostly white: what they are multiplied by is their colour.
    let tint = DisplayColor(red: now.x, green: now.y, blue: now.z)
    context.draw(shown.bitmap, in: rect, tint: isWhite ? nil : tint, alpha: CGFloat(now.w))
    context.restoreGState()
  }
}

/// The same numbers each time for the same seed.
struct EmitterRandom {
  private var state: UInt64

  init(seed: UInt32) { state = UInt64(seed) &+ 0x9E37_79B9_7F4A_7C15 }

  /// From 0 to 1.
  mutating func share() -> CGFloat {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return CGFloat(state >> 33) / CGFloat(UInt32.max >> 1)
  }
}
