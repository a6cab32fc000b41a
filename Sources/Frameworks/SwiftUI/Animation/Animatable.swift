import Foundation

/// A value with properties that can be animated.
public protocol Animatable {
  /// The type of the interpolated data.
  associatedtype AnimatableData: VectorArithmetic

  /// The interpolated properties.
  var animatableData: AnimatableData { get set }
}

extension Animatable where Self: VectorArithmetic {
  /// The value itself.
  public var animatableData: Self {
    get { self }
    set { self = newValue }
  }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
  /// Nothing.
  public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}

/// The animatable data of a value that has nothing to animate.
public struct EmptyAnimatableData: VectorArithmetic, Sendable {
  /// The only value.
  public init() {}
  /// The only value.
  public static var zero: EmptyAnimatableData { EmptyAnimatableData() }
  /// The only value.
  public static func + (a: EmptyAnimatableData, b: EmptyAnimatableData) -> EmptyAnimatableData { a }
  /// The only value.
  public static func - (a: EmptyAnimatableData, b: EmptyAnimatableData) -> EmptyAnimatableData { a }
  /// Does nothing: there is nothing to scale.
  public mutating func scale(by rhs: Double) {}
  /// Zero.
  public var magnitudeSquared: Double { 0 }
}

/// A pair of animatable values.
public struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>: VectorArithmetic {
  /// The first value.
  public var first: First
  /// The second value.
  public var second: Second

  /// Creates a pair.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// The pair of two zeros.
  public static var zero: AnimatablePair { AnimatablePair(.zero, .zero) }

  /// Adds the values component by component.
  public static func + (a: AnimatablePair, b: AnimatablePair) -> AnimatablePair {
    AnimatablePair(a.first + b.first, a.second + b.second)
  }

  /// Subtracts the values component by component.
  public static func - (a: AnimatablePair, b: AnimatablePair) -> AnimatablePair {
    AnimatablePair(a.first - b.first, a.second - b.second)
  }

  /// Multiplies each value.
  public mutating func scale(by rhs: Double) {
    first.scale(by: rhs)
    second.scale(by: rhs)
  }

  /// The sum of both values' squared magnitudes.
  public var magnitudeSquared: Double { first.magnitudeSquared + second.magnitudeSquared }
}

extension AnimatablePair: Sendable where First: Sendable, Second: Sendable {}

extension Double: Animatable {}
extension Float: Animatable {}
extension CGFloat: Animatable {}

extension CGPoint: Animatable {
  /// `x` and `y`.
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(x, y) }
    set { (x, y) = (newValue.first, newValue.second) }
  }
}

extension CGSize: Animatable {
  /// `width` and `height`.
  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(width, height) }
    set { (width, height) = (newValue.first, newValue.second) }
  }
}

extension CGRect: Animatable {
  /// The origin and the size.
  public var animatableData: AnimatablePair<CGPoint.AnimatableData, CGSize.AnimatableData> {
    get { AnimatablePair(origin.animatableData, size.animatableData) }
    set { (origin.animatableData, size.animatableData) = (newValue.first, newValue.second) }
  }
}

/// A modifier with properties that can be animated.
@available(*, deprecated, message: "Use Animatable directly.")
@MainActor @preconcurrency
public protocol AnimatableModifier: Animatable, ViewModifier {}
