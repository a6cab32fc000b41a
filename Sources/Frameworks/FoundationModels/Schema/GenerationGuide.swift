/// What values may be generated.
///
/// Guides become part of the schema. There is no model here that they would guide.
@available(iOS 26.0, *)
public struct GenerationGuide<Value>: Sendable {
  let rules: [GuideRule]

  init(_ rules: GuideRule...) { self.rules = rules }
}

/// A guide without the type of the value.
enum GuideRule: Sendable {
  case constant(String)
  case anyOf([String])
  case pattern(String)
  case integers(Int?, Int?)
  case numbers(Double?, Double?)
  case count(Int?, Int?)
  case element([GuideRule])

  /// Creates a rule from a regular expression literal; nil for one that is built in another way, whose pattern is
  /// unknown.
  init?<Output>(pattern regex: Regex<Output>) {
    guard let pattern = regex._literalPattern else { return nil }
    self = .pattern(pattern)
  }
}

@available(iOS 26.0, *)
extension GenerationGuide where Value == String {
  /// Only this text.
  public static func constant(_ value: String) -> GenerationGuide<String> { .init(.constant(value)) }

  /// One of these texts.
  public static func anyOf(_ values: [String]) -> GenerationGuide<String> { .init(.anyOf(values)) }

  /// A text that matches a regular expression.
  ///
  /// Only the pattern of a literal is known; any other expression does not guide anything.
  public static func pattern<Output>(_ regex: Regex<Output>) -> GenerationGuide<String> {
    GuideRule(pattern: regex).map { .init($0) } ?? .init()
  }
}

@available(iOS 26.0, *)
extension GenerationGuide where Value == Int {
  /// At least this.
  public static func minimum(_ value: Int) -> GenerationGuide<Int> { .init(.integers(value, nil)) }

  /// At most this.
  public static func maximum(_ value: Int) -> GenerationGuide<Int> { .init(.integers(nil, value)) }

  /// Within a range.
  public static func range(_ range: ClosedRange<Int>) -> GenerationGuide<Int> {
    .init(.integers(range.lowerBound, range.upperBound))
  }
}

@available(iOS 26.0, *)
extension GenerationGuide where Value == Float {
  /// At least this.
  public static func minimum(_ value: Float) -> GenerationGuide<Float> { .init(.numbers(exact(value), nil)) }

  /// At most this.
  public static func maximum(_ value: Float) -> GenerationGuide<Float> { .init(.numbers(nil, exact(value))) }

  /// Within a range.
  public static func range(_ range: ClosedRange<Float>) -> GenerationGuide<Float> {
    .init(.numbers(exact(range.lowerBound), exact(range.upperBound)))
  }

  /// Returns the number with the digits that it is written with.
  private static func exact(_ value: Float) -> Double { Double("\(value)") ?? Double(value) }
}

@available(iOS 26.0, *)
extension GenerationGuide where Value == Decimal {
  /// At least this.
  public static func minimum(_ value: Decimal) -> GenerationGuide<Decimal> {
    .init(.numbers(value.inexactDouble, nil))
  }

  /// At most this.
  public static func maximum(_ value: Decimal) -> GenerationGuide<Decimal> {
    .init(.numbers(nil, value.inexactDouble))
  }

  /// Within a range.
  public static func range(_ range: ClosedRange<Decimal>) -> GenerationGuide<Decimal> {
    .init(.numbers(range.lowerBound.inexactDouble, range.upperBound.inexactDouble))
  }
}

@available(iOS 26.0, *)
extension GenerationGuide where Value == Double {
  /// At least this.
  public static func minimum(_ value: Double) -> GenerationGuide<Double> { .init(.numbers(value, nil)) }

  /// At most this.
  public static func maximum(_ value: Double) -> GenerationGuide<Double> { .init(.numbers(nil, value)) }

  /// Within a range.
  public static func range(_ range: ClosedRange<Double>) -> GenerationGuide<Double> {
    .init(.numbers(range.lowerBound, range.upperBound))
  }
}

@available(iOS 26.0, *)
extension GenerationGuide {
  /// At least so many elements.
  public static func minimumCount<Element>(_ count: Int) -> GenerationGuide<[Element]> where Value == [Element] {
    .init(.count(count, nil))
  }

  /// At most so many elements.
  public static func maximumCount<Element>(_ count: Int) -> GenerationGuide<[Element]> where Value == [Element] {
    .init(.count(nil, count))
  }

  /// A number of elements within a range.
  public static func count<Element>(_ range: ClosedRange<Int>) -> GenerationGuide<[Element]>
  where Value == [Element] {
    .init(.count(range.lowerBound, range.upperBound))
  }

  /// Exactly so many elements.
  public static func count<Element>(_ count: Int) -> GenerationGuide<[Element]> where Value == [Element] {
    .init(.count(count, count))
  }

  /// A guide for each element.
  public static func element<Element>(_ guide: GenerationGuide<Element>) -> GenerationGuide<[Element]>
  where Value == [Element] {
    .init(.element(guide.rules))
  }
}

/// With these `@Guide(.count(3))` alone is understood: its arguments do not say what the elements are.
@available(iOS 26.0, *)
extension GenerationGuide where Value == [Never] {
  /// At least so many elements, for `@Guide`.
  public static func minimumCount(_ count: Int) -> GenerationGuide<Value> { .init(.count(count, nil)) }

  /// At most so many elements, for `@Guide`.
  public static func maximumCount(_ count: Int) -> GenerationGuide<Value> { .init(.count(nil, count)) }

  /// A number of elements within a range, for `@Guide`.
  public static func count(_ range: ClosedRange<Int>) -> GenerationGuide<Value> {
    .init(.count(range.lowerBound, range.upperBound))
  }

  /// Exactly so many elements, for `@Guide`.
  @_disfavoredOverload
  public static func count(_ count: Int) -> GenerationGuide<Value> { .init(.count(count, count)) }
}
