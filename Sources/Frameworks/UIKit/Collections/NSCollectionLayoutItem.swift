import Foundation

/// A length in a compositional layout.
@MainActor @preconcurrency
public final class NSCollectionLayoutDimension: NSObject {
  enum Kind: Equatable { case width(CGFloat), height(CGFloat), points(CGFloat), estimate(CGFloat) }
  let kind: Kind
  init(_ kind: Kind) { self.kind = kind }

  /// A share of the width of what is around.
  public class func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
    .init(.width(fractionalWidth))
  }
  /// A share of the height of what is around.
  public class func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
    .init(.height(fractionalHeight))
  }
  /// A number of points.
  public class func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
    .init(.points(absoluteDimension))
  }
  /// What the content leads to; so many points until that is known.
  public class func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
    .init(.estimate(estimatedDimension))
  }

  var isEstimated: Bool { if case .estimate = kind { true } else { false } }
  func length(in room: CGSize) -> CGFloat {
    switch kind {
    case .width(let share): room.width * share
    case .height(let share): room.height * share
    case .points(let points), .estimate(let points): points
    }
  }
}

/// A size in a compositional layout.
@MainActor @preconcurrency
open class NSCollectionLayoutSize: NSObject {
  /// The width.
  public let widthDimension: NSCollectionLayoutDimension
  /// The height.
  public let heightDimension: NSCollectionLayoutDimension

  /// A size of two lengths.
  public init(widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension) {
    widthDimension = width
    heightDimension = height
  }

  func size(in room: CGSize) -> CGSize {
    CGSize(width: widthDimension.length(in: room), height: heightDimension.length(in: room))
  }
}

/// Room in a compositional layout.
@MainActor @preconcurrency
open class NSCollectionLayoutSpacing: NSObject {
  /// The least room, in points.
  public let spacing: CGFloat
  /// More room is taken if there is.
  public let isFlexibleSpacing: Bool

  private init(_ spacing: CGFloat, isFlexible: Bool) {
    self.spacing = spacing
    isFlexibleSpacing = isFlexible
  }
  /// So much room.
  open class func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(fixedSpacing, isFlexible: false)
  }
  /// At least so much room.
  open class func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(flexibleSpacing, isFlexible: true)
  }
}

/// A place for an item in a compositional layout.
@MainActor @preconcurrency
open class NSCollectionLayoutItem: NSObject {
  /// How large it is.
  public let layoutSize: NSCollectionLayoutSize
  /// What is kept free inside of it, in points.
  open var contentInsets = NSDirectionalEdgeInsets.zero

  /// What is attached to it.
  public let supplementaryItems: [NSCollectionLayoutSupplementaryItem]

  /// A place of a size.
  public init(layoutSize: NSCollectionLayoutSize) {
    self.layoutSize = layoutSize
    supplementaryItems = []
  }
  /// A place of a size that has something attached to it.
  public init(layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]) {
    self.layoutSize = layoutSize
    self.supplementaryItems = supplementaryItems
  }
}

/// Places beside or below each other.
@MainActor @preconcurrency
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  let isHorizontal: Bool
  let subitems: [NSCollectionLayoutItem]
  /// How many places of the first kind share the group; nil for as many as fit.
  let count: Int?
  /// Between the places.
  open var interItemSpacing: NSCollectionLayoutSpacing?

  private init(_ size: NSCollectionLayoutSize, _ items: [NSCollectionLayoutItem], isHorizontal: Bool, count: Int?) {
    subitems = items
    self.isHorizontal = isHorizontal
    self.count = count
    super.init(layoutSize: size)
  }

  /// Places beside each other, repeated as long as there is room.
  open class func horizontal(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem])
    -> NSCollectionLayoutGroup
  { NSCollectionLayoutGroup(layoutSize, subitems, isHorizontal: true, count: nil) }
  /// Places below each other, repeated as long as there is room.
  open class func vertical(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem])
    -> NSCollectionLayoutGroup
  { NSCollectionLayoutGroup(layoutSize, subitems, isHorizontal: false, count: nil) }
  /// Equal places beside each other.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, [subitem], isHorizontal: true, count: count) }
  /// Equal places below each other.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, [subitem], isHorizontal: false, count: count) }
  /// An older spelling of `horizontal(layoutSize:repeatingSubitem:count:)`.
  open class func horizontal(layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int)
    -> NSCollectionLayoutGroup
  { horizontal(layoutSize: layoutSize, repeatingSubitem: subitem, count: count) }
  /// An older spelling of `vertical(layoutSize:repeatingSubitem:count:)`.
  open class func vertical(layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int)
    -> NSCollectionLayoutGroup
  { vertical(layoutSize: layoutSize, repeatingSubitem: subitem, count: count) }
}

/// A view at the edge of a section of a compositional layout, such as its header.
@MainActor @preconcurrency
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutItem {
  /// What the view is to the section.
  public let elementKind: String
  /// The edge of the section.
  public let alignment: NSRectAlignment
  /// It stays in sight while its section does.
  open var pinToVisibleBounds = false
  /// Higher ones are in front.
  open var zIndex = 1

  /// A view at an edge.
  public init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment) {
    self.elementKind = elementKind
    self.alignment = alignment
    super.init(layoutSize: layoutSize)
  }
}

/// The edges and corners of a rectangle.
public enum NSRectAlignment: Int, Sendable {
  case none = 0
  case top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing

  var isAbove: Bool { self == .top || self == .topLeading || self == .topTrailing }
}

/// A section of a compositional layout: a group, repeated for all items.
@MainActor @preconcurrency
open class NSCollectionLayoutSection: NSObject {
  let group: NSCollectionLayoutGroup
  /// What is kept free around the groups, in points.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// Between the groups, in points.
  open var interGroupSpacing: CGFloat = 0
  /// Views at the edges of the section.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []

  /// Whether it scrolls across the direction of the collection. Caveat: only in collections that scroll up and down.
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
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
