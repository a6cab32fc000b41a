import Foundation

/// From where the insets of a section count.
public enum UIContentInsetsReference: Int, Sendable {
  /// As what is around says.
  case automatic = 0
  /// From the edges of the collection. Caveat: from the safe area, which the collection keeps free itself.
  case none
  /// From the safe area.
  case safeArea
  /// From the margins of the collection.
  case layoutMargins
  /// From where texts are easy to read. Caveat: from the margins, which on phones is the same.
  case readableContent

  /// What a section keeps free at the start and the end besides its insets, in points.
  @MainActor
  func margins(of view: UIView) -> (leading: CGFloat, trailing: CGFloat) {
    guard self == .layoutMargins || self == .readableContent else { return (0, 0) }
    return (view.directionalLayoutMargins.leading, view.directionalLayoutMargins.trailing)
  }
}

/// How a section scrolls across the direction of its collection.
@MainActor @preconcurrency
open class UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject {
  /// How far a fling goes.
  public enum DecelerationRate: Int, Sendable { case automatic = 0, normal, fast }
  /// Whether content can be pulled past its ends.
  public enum Bounce: Int, Sendable { case automatic = 0, always, never }
  /// How far a fling goes.
  open var decelerationRate = DecelerationRate.automatic
  /// Whether content can be pulled past its ends.
  open var bounce = Bounce.automatic
}

/// A section of a compositional layout: a group, repeated for all items.
@MainActor @preconcurrency
open class NSCollectionLayoutSection: NSObject {
  let group: NSCollectionLayoutGroup
  /// From where `contentInsets` counts; `automatic` for what the layout says.
  open var contentInsetsReference = UIContentInsetsReference.automatic
  /// How headers and footers keep from the edges; `automatic` for as the layout says.
  open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
  /// What is kept free around the groups, in points.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// Between the groups, in points.
  open var interGroupSpacing: CGFloat = 0
  /// Views at the edges of the section.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []

  /// Whether it scrolls across the direction of the collection. Caveat: only in collections that scroll up and down.
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  /// How it does that.
  public let orthogonalScrollingProperties = UICollectionLayoutSectionOrthogonalScrollingProperties()
  /// Changes what is visible whenever the section scrolls across.
  open var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?
  /// Views behind the section.
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []
  /// Headers and footers keep as far from the edges as the items.
  open var supplementariesFollowContentInsets = true
  /// How the section is a list, if it is one.
  final var list: UICollectionLayoutListConfiguration?
  /// Above everything in the section, in points.
  final var leadingRoom: CGFloat = 0

  /// A section that repeats a group.
  public init(group: NSCollectionLayoutGroup) { self.group = group }
}
