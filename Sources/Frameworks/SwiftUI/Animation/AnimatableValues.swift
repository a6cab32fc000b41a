/// A list of animatable values.
@available(iOS 26.0, *)
public struct AnimatableValues<each Value: VectorArithmetic>: VectorArithmetic {
  /// The values.
  public var value: (repeat each Value)

  /// Creates a list of values.
  public init(_ value: repeat each Value) {
    self.value = (repeat each value)
  }

  /// The list of zeros.
  public static var zero: AnimatableValues { AnimatableValues(repeat (each Value).zero) }

  /// Adds the values component by component.
  public static func + (a: AnimatableValues, b: AnimatableValues) -> AnimatableValues {
    AnimatableValues(repeat each a.value + each b.value)
  }

  /// Subtracts the values component by component.
  public static func - (a: AnimatableValues, b: AnimatableValues) -> AnimatableValues {
    AnimatableValues(repeat each a.value - each b.value)
  }

  /// Whether all values are equal.
  public static func == (a: AnimatableValues, b: AnimatableValues) -> Bool {
    for isSame in repeat each a.value == each b.value { if !isSame { return false } }
    return true
  }

  /// Multiplies each value.
  public mutating func scale(by rhs: Double) {
    self = AnimatableValues(repeat (each value).scaled(by: rhs))
  }

  /// The sum of all values' squared magnitudes.
  public var magnitudeSquared: Double {
    var sum = 0.0
    for value in repeat each value { sum += value.magnitudeSquared }
    return sum
  }
}
