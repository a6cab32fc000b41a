import Foundation

/// A particle of an emitter.
struct Particle {
  /// The position in points, with y upwards.
  var place: CGPoint
  var velocity: CGVector
  var age: TimeInterval = 0
  var lifetime: TimeInterval
  var rotation: CGFloat
  var scale: CGFloat
  var alpha: CGFloat
  /// The red, green, blue and alpha components.
  var color: [CGFloat]
  var blend: CGFloat
  /// The number of the particle in its emitter.
  var number: Int
}

/// A generator of the same numbers in each run, so that images are reproducible.
struct ParticleDice {
  private var state: UInt64

  init(seed: UInt64) { state = seed &+ 0x9E37_79B9_7F4A_7C15 }

  /// Returns a number from 0 to 1 (SplitMix64).
  private mutating func next() -> CGFloat {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return CGFloat((bits ^ (bits >> 31)) >> 11) / CGFloat(UInt64(1) << 53)
  }

  /// Returns a number varied by at most half of the range.
  mutating func vary(_ number: CGFloat, _ range: CGFloat) -> CGFloat {
    range == 0 ? number : number + (next() - 0.5) * range
  }
}
