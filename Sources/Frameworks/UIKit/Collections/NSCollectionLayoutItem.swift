import Foundation

/// A length in a compositional layout.
@MainActor @preconcurrency
public final class NSCollectionLayoutDimension: NSObject {
  enum Kind: Equatable { case width(CGFloat), height(CGFloat), points(CGFloat), estimate(CGFloat) }
  let kind: Kind
  required init(_ kind: Kind) { self.kind = kind }

  /// A share of the width of what is around.
  public class func fractionalWidth(_ fractionalWidth: CGFloat) -> Self {
    .init(.width(fractionalWidth))
  }
  /// A share of the height of what is around.
  public class func fractionalHeight(_ fractionalHeight: CGFloat) -> Self {
    .init(.height(fractionalHeight))
  }
  /// A number of points.
  public class func absolute(_ absoluteDimension: CGFloat) -> Self {
    .init(.points(absoluteDimension))
  }
  /// What the content leads to; so many points until that is known.
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

/// Room around a place in a compositional layout.
@MainActor @preconcurrency
open class NSCollectionLayoutEdgeSpacing: NSObject {
  /// At the start.
  public let leading: NSCollectionLayoutSpacing?
  /// Above.
  public let top: NSCollectionLayoutSpacing?
  /// At the end.
  public let trailing: NSCollectionLayoutSpacing?
  /// Below.
  public let bottom: NSCollectionLayoutSpacing?

  /// Room at some edges.
  public init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?, trailing: NSCollectionLayoutSpacing?,
    bottom: NSCollectionLayoutSpacing?
  ) { (self.leading, self.top, self.trailing, self.bottom) = (leading, top, trailing, bottom) }

  /// The least room, in points.
  var least: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(
      top: top?.spacing ?? 0, leading: leading?.spacing ?? 0, bottom: bottom?.spacing ?? 0,
      trailing: trailing?.spacing ?? 0)
  }
  /// The parts of the room that is left along an axis that go before and behind the place.
  func shares(isHorizontal: Bool) -> (before: CGFloat, after: CGFloat) {
    func share(_ spacing: NSCollectionLayoutSpacing?) -> CGFloat { spacing?.isFlexibleSpacing == true ? 1 : 0 }
    return isHorizontal ? (share(leading), share(trailing)) : (share(top), share(bottom))
  }
}

/// A place for an item in a compositional layout.
@MainActor @preconcurrency
open class NSCollectionLayoutItem: NSObject {
  /// How large it is.
  public let layoutSize: NSCollectionLayoutSize
  /// What is kept free inside of it, in points.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// What is kept free around it; nil for nothing.
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

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
  /// Says where each place is, in a group of the app's own.
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

  /// Places of which a closure says where they are in the group.
  open class func custom(
    layoutSize: NSCollectionLayoutSize, itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, itemProvider) }

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

/// The edges and corners of a rectangle.
public enum NSRectAlignment: Int, Sendable {
  case none = 0
  case top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing

  /// It stands before the items along the axis that scrolls; else it stands behind them.
  func isBefore(isVertical: Bool) -> Bool {
    switch self {
    case .top, .topLeading, .topTrailing: isVertical || self == .topLeading
    case .leading, .bottomLeading: !isVertical
    case .none, .bottom, .bottomTrailing, .trailing: false
    }
  }
}
