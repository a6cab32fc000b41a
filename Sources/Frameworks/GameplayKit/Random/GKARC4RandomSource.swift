import Foundation

/// A source that repeats its values for a seed, by the stream cipher RC4 with the seed as its key.
///
/// That a value is four bytes of the stream, the first of which is the highest, is a guess: a seed has the same values in
/// each run, but they may not be Apple's.
open class GKARC4RandomSource: GKRandomSource {
  private var state: [UInt8] = []
  private var (i, j): (UInt8, UInt8) = (0, 0)

  /// The seed. Setting it begins anew.
  open var seed: Data { didSet { stir() } }

  /// Creates a source with a random seed.
  public convenience override init() { self.init(seed: Data((0..<16).map { _ in UInt8.random(in: 0...255) })) }

  /// Creates a source with a seed.
  public init(seed: Data) {
    self.seed = seed
    super.init()
    stir()
  }

  private func stir() {
    (state, i, j) = (Array(0...255), 0, 0)
    guard !seed.isEmpty else { return }
    let key = Array(seed)
    var place: UInt8 = 0
    for index in 0..<256 {
      place = place &+ state[index] &+ key[index % key.count]
      state.swapAt(index, Int(place))
    }
  }

  private func nextByte() -> UInt32 {
    i = i &+ 1
    j = j &+ state[Int(i)]
    state.swapAt(Int(i), Int(j))
    return UInt32(state[Int(state[Int(i)] &+ state[Int(j)])])
  }

  override func nextBits() -> UInt32 { (0..<4).reduce(0) { bits, _ in bits << 8 | nextByte() } }

  /// Skips values of the stream, the first 768 of which depend on the seed in a way that can be told.
  open func dropValues(_ count: Int) { for _ in 0..<max(count, 0) { _ = nextByte() } }

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = GKARC4RandomSource(seed: seed)
    (copy.state, copy.i, copy.j) = (state, i, j)
    return copy
  }
}
