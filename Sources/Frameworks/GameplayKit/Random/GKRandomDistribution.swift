import Foundation

/// Random integers between two bounds, all equally likely.
open class GKRandomDistribution: NSObject, GKRandom {
  let source: any GKRandom
  /// The lowest value.
  public let lowestValue: Int
  /// The highest value.
  public let highestValue: Int
  /// The number of different values.
  open var numberOfPossibleOutcomes: Int { highestValue - lowestValue + 1 }

  /// Creates a distribution of a source's values. Bounds in the wrong order are exchanged.
  public required init(randomSource source: any GKRandom, lowestValue: Int, highestValue: Int) {
    self.source = source
    self.lowestValue = min(lowestValue, highestValue)
    self.highestValue = max(lowestValue, highestValue)
  }

  /// Creates a distribution of random values that depend on no seed.
  public convenience init(lowestValue: Int, highestValue: Int) {
    self.init(randomSource: GKARC4RandomSource(), lowestValue: lowestValue, highestValue: highestValue)
  }

  /// Creates a die: values from 1 to the number of its sides.
  public convenience init(forDieWithSideCount sideCount: Int) {
    self.init(lowestValue: 1, highestValue: max(sideCount, 1))
  }

  /// Returns a die with 6 sides.
  open class func d6() -> Self { self.init(randomSource: GKARC4RandomSource(), lowestValue: 1, highestValue: 6) }
  /// Returns a die with 20 sides.
  open class func d20() -> Self { self.init(randomSource: GKARC4RandomSource(), lowestValue: 1, highestValue: 20) }

  open func nextInt() -> Int { lowestValue + source.nextInt(upperBound: numberOfPossibleOutcomes) }

  /// Returns a value less than `upperBound`; the lowest one if there is none.
  open func nextInt(upperBound: Int) -> Int {
    for _ in 0..<10_000 where upperBound > lowestValue {
      let value = nextInt()
      if value < upperBound { return value }
    }
    return lowestValue
  }

  /// Returns the place of a value between the bounds, from 0 to 1 (a guess).
  open func nextUniform() -> Float {
    numberOfPossibleOutcomes > 1 ? Float(nextInt() - lowestValue) / Float(numberOfPossibleOutcomes - 1) : 0
  }

  /// Returns whether a value is in the upper half (a guess).
  open func nextBool() -> Bool { nextInt() - lowestValue >= (numberOfPossibleOutcomes + 1) / 2 }
}

/// Random integers around a mean, most of them near it: 68 % within one deviation, 95 % within two, all within three.
open class GKGaussianDistribution: GKRandomDistribution {
  /// The mean.
  public let mean: Float
  /// The standard deviation.
  public let deviation: Float

  /// Creates a distribution between two bounds: the mean is in the middle, the deviation a sixth of the distance.
  public required init(randomSource source: any GKRandom, lowestValue: Int, highestValue: Int) {
    mean = (Float(lowestValue) + Float(highestValue)) / 2
    deviation = abs(Float(highestValue) - Float(lowestValue)) / 6
    super.init(randomSource: source, lowestValue: lowestValue, highestValue: highestValue)
  }

  /// Creates a distribution around a mean. Its bounds are three deviations away.
  public init(randomSource source: any GKRandom, mean: Float, deviation: Float) {
    self.mean = mean
    self.deviation = abs(deviation)
    super.init(
      randomSource: source, lowestValue: Int((mean - 3 * abs(deviation)).rounded()),
      highestValue: Int((mean + 3 * abs(deviation)).rounded()))
  }

  open override func nextInt() -> Int {
    for _ in 0..<1000 {
      // Box and Muller's way from two uniform numbers, the first of which is not 0.
      let (first, second) = (1 - source.nextUniform(), source.nextUniform())
      let normal = (-2 * log(max(first, .leastNormalMagnitude))).squareRoot() * cos(2 * .pi * second)
      let value = Int((mean + deviation * normal).rounded())
      if (lowestValue...highestValue).contains(value) { return value }
    }
    return Int(mean.rounded())
  }
}

/// Random integers between two bounds, none of which comes twice before all others came.
open class GKShuffledDistribution: GKRandomDistribution {
  /// How many values are left of this round, and those of them that are not at their own place.
  private var left = 0
  private var moved: [Int: Int] = [:]

  open override func nextInt() -> Int {
    if left == 0 { (left, moved) = (numberOfPossibleOutcomes, [:]) }
    let place = source.nextInt(upperBound: left)
    left -= 1
    let value = moved[place] ?? place
    moved[place] = moved.removeValue(forKey: left) ?? left
    return lowestValue + value
  }
}
