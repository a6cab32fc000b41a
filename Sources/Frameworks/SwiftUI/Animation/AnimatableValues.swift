/// Any number of animatable values as one.
@available(iOS 26.0, *)
public struct AnimatableValues<each Value: VectorArithmetic>: VectorArithmetic {
  /// The values.
  public var value: (repeat each Value)

  /// Joins values.
  public init(_ value: repeat each Value) {
    self.value = (repeat each value)
  }

  /// All values zero.
  public static var zero: AnimatableValues { AnimatableValues(repeat (each Value).zero) }

  /// Adds the values one by one.
  public static func + (a: AnimatableValues, b: AnimatableValues) -> AnimatableValues {
    AnimatableValues(repeat each a.value + each b.value)
  }

  /// Subtracts the values one by one.
  public static func - (a: AnimatableValues, b: AnimatableValues) -> AnimatableValues {
    AnimatableValues(repeat each a.value - each b.value)
  }

  /// Whether all values are the same.
  public static func == (a: AnimatableValues, b: AnimatableValues) -> Bool {
    for isSame in repeat each a.value == each b.value { if !isSame { return false } }
    return true
  }

  /// Multiplies all values.
  public mutating func scale(by rhs: Double) {
    self = AnimatableValues(repeat (each value).scaled(by: rhs))
  }

  /// The sum of all values' squares.
  public var magnitudeSquared: Double {
    var sum = 0.0
    for value in repeat each value { sum += value.magnitudeSquared }
    return sum
  }
}
