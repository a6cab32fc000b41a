import Foundation

/// A generator of random values.
public protocol GKRandom {
  /// Returns a random integer: of a source from `Int32.min` to `Int32.max`, of a distribution within its bounds.
  func nextInt() -> Int
  /// Returns a random integer that is less than `upperBound`: of a source at least 0.
  func nextInt(upperBound: Int) -> Int
  /// Returns a random number from 0 to 1.
  func nextUniform() -> Float
  /// Returns true or false.
  func nextBool() -> Bool
}

/// A source of random values. This one is the system's; those of its subclasses repeat their values for a seed.
open class GKRandomSource: NSObject, GKRandom, NSCopying {
  /// Creates a source of the system's random values, which never repeat.
  public override init() {}

  /// Returns a source of the system's random values, which all share.
  open class func sharedRandom() -> GKRandomSource { GKRandomSource() }

  /// Returns the next 32 bits.
  func nextBits() -> UInt32 { UInt32.random(in: .min ... .max) }

  open func nextInt() -> Int { Int(Int32(bitPattern: nextBits())) }

  open func nextInt(upperBound: Int) -> Int {
    guard upperBound > 0 else { return 0 }
    guard upperBound > Int(UInt32.max) else { return Int((UInt64(nextBits()) * UInt64(upperBound)) >> 32) }
    return Int((UInt64(nextBits()) << 32 | UInt64(nextBits())).multipliedFullWidth(by: UInt64(upperBound)).high)
  }

  open func nextUniform() -> Float { Float(nextBits() >> 8) / Float(1 << 24) }

  open func nextBool() -> Bool { nextBits() >> 31 == 1 }

  /// Returns the elements of a list in a random order.
  open func arrayByShufflingObjects(in array: [Any]) -> [Any] {
    var shuffled = array
    for index in stride(from: shuffled.count - 1, to: 0, by: -1) {
      shuffled.swapAt(index, nextInt(upperBound: index + 1))
    }
    return shuffled
  }

  /// Returns a copy with the same state, which goes on with the same values.
  open func copy(with zone: NSZone? = nil) -> Any { GKRandomSource() }
}

extension NSArray {
  /// Returns the elements in a random order.
  public func shuffled(using randomSource: GKRandomSource) -> [Any] {
    randomSource.arrayByShufflingObjects(in: map { $0 })
  }
  /// Returns the elements in an order that never repeats.
  public func shuffled() -> [Any] { shuffled(using: GKRandomSource()) }
}
