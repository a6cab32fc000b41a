import Foundation

/// A source that repeats its values for a seed, by a linear congruence: fast, and less random than others.
///
/// The factors are Knuth's for MMIX. That they are Apple's is a guess.
open class GKLinearCongruentialRandomSource: GKRandomSource {
  /// The state, which changes with each value.
  open var seed: UInt64

  /// Creates a source with a random seed.
  public convenience override init() { self.init(seed: UInt64.random(in: .min ... .max)) }

  /// Creates a source with a seed.
  public init(seed: UInt64) { self.seed = seed }

  override func nextBits() -> UInt32 {
    seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return UInt32(truncatingIfNeeded: seed >> 32)
  }

  open override func copy(with zone: NSZone? = nil) -> Any { GKLinearCongruentialRandomSource(seed: seed) }
}

/// A source that repeats its values for a seed, by the Mersenne Twister of 64 bits (MT19937-64): slow, and very random.
///
/// That a value is the upper half of the algorithm's is a guess.
open class GKMersenneTwisterRandomSource: GKRandomSource {
  private static let count = 312
  private var state: [UInt64] = []
  private var index = 0

  /// The seed. Setting it begins anew.
  open var seed: UInt64 { didSet { stir() } }

  /// Creates a source with a random seed.
  public convenience override init() { self.init(seed: UInt64.random(in: .min ... .max)) }

  /// Creates a source with a seed.
  public init(seed: UInt64) {
    self.seed = seed
    super.init()
    stir()
  }

  private func stir() {
    state = [seed]
    for number in 1..<Self.count {
      let last = state[number - 1]
      state.append(6_364_136_223_846_793_005 &* (last ^ (last >> 62)) &+ UInt64(number))
    }
    index = Self.count
  }

  private func twist() {
    let upper: UInt64 = 0xffff_ffff_8000_0000
    for place in 0..<Self.count {
      let bits = state[place] & upper | state[(place + 1) % Self.count] & ~upper
      let mixed = bits >> 1 ^ (bits & 1 == 0 ? 0 : 0xb502_6f5a_a966_19e9)
      state[place] = state[(place + 156) % Self.count] ^ mixed
    }
    index = 0
  }

  override func nextBits() -> UInt32 {
    if index == Self.count { twist() }
    var bits = state[index]
    index += 1
    bits ^= bits >> 29 & 0x5555_5555_5555_5555
    bits ^= bits << 17 & 0x71d6_7fff_eda6_0000
    bits ^= bits << 37 & 0xfff7_eee0_0000_0000
    bits ^= bits >> 43
    return UInt32(truncatingIfNeeded: bits >> 32)
  }

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = GKMersenneTwisterRandomSource(seed: seed)
    (copy.state, copy.index) = (state, index)
    return copy
  }
}
