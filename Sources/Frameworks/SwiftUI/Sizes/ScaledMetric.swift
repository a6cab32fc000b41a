import Foundation

/// A length that scales with the user's text size, like a text style.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  private let base: Value
  private let style: Font.TextStyle
  @Environment(\.dynamicTypeSize) private var size
  @Environment(\.displayScale) private var displayScale

  /// Creates a metric from a length at the default text size; it scales like a text style.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    base = wrappedValue
    style = textStyle
  }

  /// Creates a metric from a length at the default text size; it scales like body text.
  public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, relativeTo: .body) }

  /// The length at the current text size.
  public var wrappedValue: Value {
    Value(style.typesetting.scaledValue(CGFloat(base), at: size.textSize, displayScale: displayScale))
  }
}

extension ScaledMetric: Sendable where Value: Sendable {}
