import Foundation

/// A length in a compositional layout.
@MainActor @preconcurrency
public final class NSCollectionLayoutDimension: NSObject {
  enum Kind: Equatable { case width(CGFloat), height(CGFloat), points(CGFloat), estimate(CGFloat) }
  let kind: Kind
  required init(_ kind: Kind) { self.kind = kind }

  /// Returns a fraction of the container's width.
  public class func fractionalWidth(_ fractionalWidth: CGFloat) -> Self {
    .init(.width(fractionalWidth))
  }
  /// Returns a fraction of the container's height.
  public class func fractionalHeight(_ fractionalHeight: CGFloat) -> Self {
    .init(.height(fractionalHeight))
  }
  /// Returns a length in points.
  public class func absolute(_ absoluteDimension: CGFloat) -> Self {
    .init(.points(absoluteDimension))
  }
  /// Returns a length that the content determines, with an estimate in points.
  public class func estimated(_ estimatedDimension: CGFloat) -> Self {
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

  /// Creates a size from two lengths.
  public init(widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension) {
    widthDimension = width
    heightDimension = height
  }

  func size(in room: CGSize) -> CGSize {
    CGSize(width: widthDimension.length(in: room), height: heightDimension.length(in: room))
  }
}

/// Spacing in a compositional layout.
@MainActor @preconcurrency
open class NSCollectionLayoutSpacing: NSObject {
  /// The minimum spacing, in points.
  public let spacing: CGFloat
  /// Whether the spacing may grow.
  public let isFlexibleSpacing: Bool

  private init(_ spacing: CGFloat, isFlexible: Bool) {
    self.spacing = spacing
    isFlexibleSpacing = isFlexible
  }
  /// Returns a fixed spacing.
  open class func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(fixedSpacing, isFlexible: false)
  }
  /// Returns a minimum spacing.
  open class func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(flexibleSpacing, isFlexible: true)
  }
}

/// Spacing around an item of a compositional layout.
@MainActor @preconcurrency
open class NSCollectionLayoutEdgeSpacing: NSObject {
  /// The spacing at the leading edge.
  public let leading: NSCollectionLayoutSpacing?
  /// The spacing above.
  public let top: NSCollectionLayoutSpacing?
  /// The spacing at the trailing edge.
  public let trailing: NSCollectionLayoutSpacing?
  /// The spacing below.
  public let bottom: NSCollectionLayoutSpacing?

  /// Creates spacing at some edges.
  public init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?, trailing: NSCollectionLayoutSpacing?,
    bottom: NSCollectionLayoutSpacing?
  ) { (self.leading, self.top, self.trailing, self.bottom) = (leading, top, trailing, bottom) }

  /// The minimum spacing, in points.
  var least: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(
      top: top?.spacing ?? 0, leading: leading?.spacing ?? 0, bottom: bottom?.spacing ?? 0,
      trailing: trailing?.spacing ?? 0)
  }
  /// Returns the shares of the remaining space before and after the item along an axis.
  func shares(isHorizontal: Bool) -> (before: CGFloat, after: CGFloat) {
    func share(_ spacing: NSCollectionLayoutSpacing?) -> CGFloat { spacing?.isFlexibleSpacing == true ? 1 : 0 }
    return isHorizontal ? (share(leading), share(trailing)) : (share(top), share(bottom))
  }
}

/// An item of a compositional layout.
@MainActor @preconcurrency
open class NSCollectionLayoutItem: NSObject {
  /// The size of the item.
  public let layoutSize: NSCollectionLayoutSize
  /// The insets of the item's content, in points.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// The spacing around the item; nil for none.
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

  /// The views attached to the item.
  public let supplementaryItems: [NSCollectionLayoutSupplementaryItem]

  /// Creates an item of a size.
  public init(layoutSize: NSCollectionLayoutSize) {
    self.layoutSize = layoutSize
    supplementaryItems = []
  }
  /// Creates an item of a size with attached views.
  public init(layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]) {
    self.layoutSize = layoutSize
    self.supplementaryItems = supplementaryItems
  }
}

/// A row or column of items.
@MainActor @preconcurrency
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  let isHorizontal: Bool
  let subitems: [NSCollectionLayoutItem]
  /// The number of equal items in the group; nil for as many as fit.
  let count: Int?
  /// The spacing between items.
  open var interItemSpacing: NSCollectionLayoutSpacing?
  /// The provider of the frames of a group with custom positions.
  let provider: NSCollectionLayoutGroupCustomItemProvider?

  private init(_ size: NSCollectionLayoutSize, _ items: [NSCollectionLayoutItem], isHorizontal: Bool, count: Int?) {
    subitems = items
    self.isHorizontal = isHorizontal
    self.count = count
    provider = nil
    super.init(layoutSize: size)
  }

  private init(_ size: NSCollectionLayoutSize, _ provider: @escaping NSCollectionLayoutGroupCustomItemProvider) {
    (subitems, isHorizontal, count) = ([], false, nil)
    self.provider = provider
    super.init(layoutSize: size)
  }

  /// Returns a group with custom positions.
  open class func custom(
    layoutSize: NSCollectionLayoutSize, itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, itemProvider) }

  /// Returns a row of items, repeated while there is room.
  open class func horizontal(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem])
    -> NSCollectionLayoutGroup
  { NSCollectionLayoutGroup(layoutSize, subitems, isHorizontal: true, count: nil) }
  /// Returns a column of items, repeated while there is room.
  open class func vertical(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem])
    -> NSCollectionLayoutGroup
  { NSCollectionLayoutGroup(layoutSize, subitems, isHorizontal: false, count: nil) }
  /// Returns a row of equal items.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, [subitem], isHorizontal: true, count: count) }
  /// Returns a column of equal items.
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

/// The edges and corners of a rectangle.
public enum NSRectAlignment: Int, Sendable {
  case none = 0
  case top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing

  /// Returns whether the view precedes the items along the scroll axis; otherwise it follows them.
  func isBefore(isVertical: Bool) -> Bool {
    switch self {
    case .top, .topLeading, .topTrailing: isVertical || self == .topLeading
    case .leading, .bottomLeading: !isVertical
    case .none, .bottom, .bottomTrailing, .trailing: false
    }
  }
}
