/// The text size that the person chose: an older form of `DynamicTypeSize`.
public enum ContentSizeCategory: Hashable, CaseIterable, Sendable {
  /// The smallest.
  case extraSmall
  /// Two below the default.
  case small
  /// One below the default.
  case medium
  /// The default.
  case large
  /// One above the default.
  case extraLarge
  /// Two above the default.
  case extraExtraLarge
  /// The largest without accessibility sizes.
  case extraExtraExtraLarge
  /// The smallest accessibility size.
  case accessibilityMedium
  /// The second accessibility size.
  case accessibilityLarge
  /// The third accessibility size.
  case accessibilityExtraLarge
  /// The fourth accessibility size.
  case accessibilityExtraExtraLarge
  /// The largest of all.
  case accessibilityExtraExtraExtraLarge

  /// True for the five sizes that only the accessibility settings offer.
  public var isAccessibilityCategory: Bool { size.isAccessibilitySize }

  /// True if the first is smaller.
  public static func < (a: Self, b: Self) -> Bool { a.size < b.size }
  /// True if the first is not larger.
  public static func <= (a: Self, b: Self) -> Bool { a.size <= b.size }
  /// True if the first is larger.
  public static func > (a: Self, b: Self) -> Bool { a.size > b.size }
  /// True if the first is not smaller.
  public static func >= (a: Self, b: Self) -> Bool { a.size >= b.size }

  /// The same size by its newer name: both are in the same order.
  var size: DynamicTypeSize {
    let index = Self.allCases.firstIndex(of: self)
    return index.map { DynamicTypeSize.allCases[$0] } ?? .large
  }

  init(_ size: DynamicTypeSize) {
    let index = DynamicTypeSize.allCases.firstIndex(of: size)
    self = index.map { Self.allCases[$0] } ?? .large
  }
}

extension EnvironmentValues {
  /// The text size the person chose: an older form of `dynamicTypeSize`, which it sets.
  public var sizeCategory: ContentSizeCategory {
    get { ContentSizeCategory(dynamicTypeSize) }
    set { dynamicTypeSize = newValue.size }
  }
}
