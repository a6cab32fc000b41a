import Foundation

/// Where something is attached to something else.
@MainActor @preconcurrency
open class NSCollectionLayoutAnchor: NSObject {
  /// The edges that it is at; in the middle where there is none.
  public let edges: NSDirectionalRectEdge
  /// How far it is moved from there.
  public let offset: CGPoint
  /// The offset is in points.
  public let isAbsoluteOffset: Bool
  /// The offset is in sizes of what is attached.
  public var isFractionalOffset: Bool { !isAbsoluteOffset }

  private init(_ edges: NSDirectionalRectEdge, _ offset: CGPoint, isAbsolute: Bool) {
    (self.edges, self.offset, isAbsoluteOffset) = (edges, offset, isAbsolute)
  }
  /// At some edges.
  public convenience init(edges: NSDirectionalRectEdge) { self.init(edges, .zero, isAbsolute: true) }
  /// So many points from some edges.
  public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    self.init(edges, absoluteOffset, isAbsolute: true)
  }
  /// So many times its own size from some edges.
  public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    self.init(edges, fractionalOffset, isAbsolute: false)
  }

  /// Where something of a size is in a rectangle.
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

/// A view that is attached to a place in a compositional layout, such as a badge.
@MainActor @preconcurrency
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  /// What the view is to the item.
  public let elementKind: String
  /// Where it is attached.
  public let containerAnchor: NSCollectionLayoutAnchor
  /// Higher ones are in front.
  open var zIndex = 1

  /// A view at an anchor.
  public init(layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor) {
    (self.elementKind, self.containerAnchor) = (elementKind, containerAnchor)
    super.init(layoutSize: layoutSize)
  }
}

/// A view behind a section, which only looks nice.
@MainActor @preconcurrency
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  /// The kind under which a class was registered with the layout.
  public let elementKind: String
  /// Higher ones are in front.
  open var zIndex = -1

  private init(_ kind: String) {
    elementKind = kind
    super.init(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
  }
  /// A view behind a whole section.
  public static func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
    NSCollectionLayoutDecorationItem(elementKind)
  }
}
