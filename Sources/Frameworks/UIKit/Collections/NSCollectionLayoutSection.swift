import Foundation

/// The reference of a section's content insets.
public enum UIContentInsetsReference: Int, Sendable {
  /// The reference of the container.
  case automatic = 0
  /// The collection view's bounds. Caveat: the safe area, which the collection view always respects.
  case none
  /// The safe area.
  case safeArea
  /// The layout margins of the collection view.
  case layoutMargins
  /// The readable content guide. Caveat: the margins, which are the same on phones.
  case readableContent

  /// Returns a section's margins at both ends besides its insets, in points.
  @MainActor
  func margins(of view: UIView) -> (leading: CGFloat, trailing: CGFloat) {
    guard self == .layoutMargins || self == .readableContent else { return (0, 0) }
    return (view.directionalLayoutMargins.leading, view.directionalLayoutMargins.trailing)
  }
}

/// How a section scrolls orthogonally to its collection view.
@MainActor @preconcurrency
open class UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject {
  /// How far a fling scrolls.
  public enum DecelerationRate: Int, Sendable { case automatic = 0, normal, fast }
  /// Whether content bounces at its ends.
  public enum Bounce: Int, Sendable { case automatic = 0, always, never }
  /// How far a fling scrolls.
  open var decelerationRate = DecelerationRate.automatic
  /// Whether content bounces at its ends.
  open var bounce = Bounce.automatic
}

/// A section of a compositional layout: a group that repeats for all items.
@MainActor @preconcurrency
open class NSCollectionLayoutSection: NSObject {
  let group: NSCollectionLayoutGroup
  /// The reference of `contentInsets`; `automatic` for that of the layout.
  open var contentInsetsReference = UIContentInsetsReference.automatic
  /// The reference of the insets of headers and footers; `automatic` for that of the layout.
  open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
  /// The insets around the groups, in points.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// The spacing between groups, in points.
  open var interGroupSpacing: CGFloat = 0
  /// The views at the boundary of the section.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []

  /// How the section scrolls orthogonally. Caveat: only in collection views that scroll vertically.
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  /// Further properties of orthogonal scrolling.
  public let orthogonalScrollingProperties = UICollectionLayoutSectionOrthogonalScrollingProperties()
  /// A closure that changes visible items whenever the section scrolls orthogonally.
  open var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?
  /// The views behind the section.
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []
  /// Whether headers and footers follow the content insets.
  open var supplementariesFollowContentInsets = true
  /// The list configuration, if the section is a list.
  final var list: UICollectionLayoutListConfiguration?
  /// The space above the section's content, in points.
  final var leadingRoom: CGFloat = 0

  /// Creates a section that repeats a group.
  public init(group: NSCollectionLayoutGroup) { self.group = group }
}
