import Foundation

/// How the lines above and below an item of a list look.
public struct UIListSeparatorConfiguration: Hashable {
  /// Whether a line is there.
  public enum Visibility: Int, Sendable {
    /// Where one belongs: below all items but the last.
    case automatic = 0
    case visible, hidden
  }

  /// Stands for where lines are by themselves.
  public static var automaticInsets: NSDirectionalEdgeInsets {
    let far = CGFloat.greatestFiniteMagnitude
    return NSDirectionalEdgeInsets(top: far, leading: far, bottom: far, trailing: far)
  }

  /// Whether there is a line above; there is none by itself.
  public var topSeparatorVisibility = Visibility.automatic
  /// Whether there is a line below.
  public var bottomSeparatorVisibility = Visibility.automatic
  /// How far the line above is from the edges, in points.
  public var topSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
  /// How far the line below is from the edges, in points.
  public var bottomSeparatorInsets = UIListSeparatorConfiguration.automaticInsets
  /// Their colour.
  public var color: UIColor = .separator

  /// The lines of a list of a look.
  public init(listAppearance: UICollectionLayoutListConfiguration.Appearance) {}

  /// Where a line is across, in points from the start and the end, given where it is by itself.
  static func ends(_ insets: NSDirectionalEdgeInsets, automatic start: CGFloat) -> (start: CGFloat, end: CGFloat) {
    (
      insets.leading == automaticInsets.leading ? start : insets.leading,
      insets.trailing == automaticInsets.trailing ? 0 : insets.trailing
    )
  }
}
