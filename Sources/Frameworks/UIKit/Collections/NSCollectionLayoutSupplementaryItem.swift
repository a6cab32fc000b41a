import Foundation

/// The position of an attached view relative to its item.
@MainActor @preconcurrency
open class NSCollectionLayoutAnchor: NSObject {
  /// The edges that it is attached to; centred along an axis without one.
  public let edges: NSDirectionalRectEdge
  /// The offset from those edges.
  public let offset: CGPoint
  /// Whether the offset is in points.
  public let isAbsoluteOffset: Bool
  /// Whether the offset is a multiple of the attached view's size.
  public var isFractionalOffset: Bool { !isAbsoluteOffset }

  private init(_ edges: NSDirectionalRectEdge, _ offset: CGPoint, isAbsolute: Bool) {
    (self.edges, self.offset, isAbsoluteOffset) = (edges, offset, isAbsolute)
  }
  /// Creates an anchor at some edges.
  public convenience init(edges: NSDirectionalRectEdge) { self.init(edges, .zero, isAbsolute: true) }
  /// Creates an anchor at an offset in points from some edges.
  public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    self.init(edges, absoluteOffset, isAbsolute: true)
  }
  /// Creates an anchor at an offset from some edges, as a multiple of the view's own size.
  public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    self.init(edges, fractionalOffset, isAbsolute: false)
  }

  /// Returns the frame of a size in a rectangle.
  func place(_ size: CGSize, in rect: CGRect) -> CGRect {
    var origin = CGPoint(x: rect.midX - size.width / 2, y: rect.midY - size.height / 2)
    if edges.contains(.leading) { origin.x = rect.minX }
    if edges.contains(.trailing) { origin.x = rect.maxX - size.width }
    if edges.contains(.top) { origin.y = rect.minY }
    if edges.contains(.bottom) { origin.y = rect.maxY - size.height }
    origin.x += isAbsoluteOffset ? offset.x : offset.x * size.width
    origin.y += isAbsoluteOffset ? offset.y : offset.y * size.height
    return CGRect(origin: origin, size: size)
  }
}

/// A view attached to an item of a compositional layout, such as a badge.
@MainActor @preconcurrency
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  /// The kind of the view.
  public let elementKind: String
  /// The anchor on the item.
  public let containerAnchor: NSCollectionLayoutAnchor
  /// The stacking order; higher values are in front.
  open var zIndex = 1

  /// Creates a view at an anchor.
  public init(layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor) {
    (self.elementKind, self.containerAnchor) = (elementKind, containerAnchor)
    super.init(layoutSize: layoutSize)
  }
}

/// A decorative view behind a section.
@MainActor @preconcurrency
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  /// The kind that a class is registered for with the layout.
  public let elementKind: String
  /// The stacking order; higher values are in front.
  open var zIndex = -1

  private init(_ kind: String) {
    elementKind = kind
    super.init(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
  }
  /// Returns a view behind a whole section.
  public static func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
    NSCollectionLayoutDecorationItem(elementKind)
  }
}
