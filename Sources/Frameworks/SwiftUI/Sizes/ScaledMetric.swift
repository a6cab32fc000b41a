import Foundation

/// A length that grows with the text size that the person chose, as a text style does.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  private let base: Value
  private let style: Font.TextStyle
  @Environment(\.dynamicTypeSize) private var size
  @Environment(\.displayScale) private var displayScale

  /// A length at the default text size, which grows as a text style does.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    base = wrappedValue
    style = textStyle
  }

  /// A length at the default text size, which grows as body text does.
  public init(wrappedValue: Value) { self.init(wrappedValue: wrappedValue, relativeTo: .body) }

  /// The length at the text size in force.
  public var wrappedValue: Value {
    Value(style.typesetting.scaledValue(CGFloat(base), at: size.textSize, displayScale: displayScale))
  }
}

extension ScaledMetric: Sendable where Value: Sendable {}
