/// The user's text size: an older form of `DynamicTypeSize`.
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

  /// Whether the size is one of the five that only the accessibility settings offer.
  public var isAccessibilityCategory: Bool { size.isAccessibilitySize }

  /// Returns whether the first size is smaller.
  public static func < (a: Self, b: Self) -> Bool { a.size < b.size }
  /// Returns whether the first size is smaller or equal.
  public static func <= (a: Self, b: Self) -> Bool { a.size <= b.size }
  /// Returns whether the first size is larger.
  public static func > (a: Self, b: Self) -> Bool { a.size > b.size }
  /// Returns whether the first size is larger or equal.
  public static func >= (a: Self, b: Self) -> Bool { a.size >= b.size }

  /// The size under its newer name; both are in the same order.
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
  /// The user's text size: an older form of `dynamicTypeSize`, which it sets.
  public var sizeCategory: ContentSizeCategory {
    get { ContentSizeCategory(dynamicTypeSize) }
    set { dynamicTypeSize = newValue.size }
  }
}
