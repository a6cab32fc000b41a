import Foundation

/// The appearance of the separators of a list item.
public struct UIListSeparatorConfiguration: Hashable {
  /// The visibility of a separator.
  public enum Visibility: Int, Sendable {
    /// The default: below all items but the last.
    case automatic = 0
    case visible, hidden
  }

  /// The value that stands for the default insets.
  public static var automaticInsets: NSDirectionalEdgeInsets {
    let far = CGFloat.greatestFiniteMagnitude
    return NSDirectionalEdgeInsets(top: far, leading: far, bottom: far, trailing: far)
  }

  /// The visibility of the top separator; none by default.
  public var topSeparatorVisibility = Visibility.automatic
  /// The visibility of the bottom separator.
  public var bottomSeparatorVisibility = Visibility.automatic
  /// The insets of the top separator, in points.
  public var topSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
  /// The insets of the bottom separator, in points.
  public var bottomSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
  /// The colour of the separators.
  public var color: UIColor = .separator

  /// Creates the separators of a list with an appearance.
  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}

  /// Returns the insets of a separator at both ends, in points, given the default ones.
  static func ends(_ insets: NSDirectionalEdgeInsets, automatic start: CGFloat) -> (start: CGFloat, end: CGFloat) {
    (
      insets.leading == automaticInsets.leading ? start : insets.leading,
      insets.trailing == automaticInsets.trailing ? 0 : insets.trailing
    )
  }
}
