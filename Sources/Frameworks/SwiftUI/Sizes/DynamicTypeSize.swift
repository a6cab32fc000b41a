import Typesetting

/// The text size that the user chose in Settings.
public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
  /// The smallest.
  case xSmall
  /// Two below the default.
  case small
  /// One below the default.
  case medium
  /// The default.
  case large
  /// One above the default.
  case xLarge
  /// Two above the default.
  case xxLarge
  /// The largest without accessibility sizes.
  case xxxLarge
  /// The smallest accessibility size.
  case accessibility1
  /// The second accessibility size.
  case accessibility2
  /// The third accessibility size.
  case accessibility3
  /// The fourth accessibility size.
  case accessibility4
  /// The largest of all.
  case accessibility5

  /// Whether the size is one of the five that only the accessibility settings offer.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  /// The size in the vocabulary of `Typesetting`.
  var textSize: TextSize {
    switch self {
    case .xSmall: .xSmall
    case .small: .small
    case .medium: .medium
    case .large: .large
    case .xLarge: .xLarge
    case .xxLarge: .xxLarge
    case .xxxLarge: .xxxLarge
    case .accessibility1: .accessibility1
    case .accessibility2: .accessibility2
    case .accessibility3: .accessibility3
    case .accessibility4: .accessibility4
    case .accessibility5: .accessibility5
    }
  }

  package init(_ textSize: TextSize) {
    self =
      switch textSize {
      case .xSmall: .xSmall
      case .small: .small
      case .medium: .medium
      case .large: .large
      case .xLarge: .xLarge
      case .xxLarge: .xxLarge
      case .xxxLarge: .xxxLarge
      case .accessibility1: .accessibility1
      case .accessibility2: .accessibility2
      case .accessibility3: .accessibility3
      case .accessibility4: .accessibility4
      case .accessibility5: .accessibility5
      }
  }
}
