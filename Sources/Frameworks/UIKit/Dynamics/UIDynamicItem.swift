import Foundation

/// The collision shape of an item.
public enum UIDynamicItemCollisionBoundsType: UInt, Sendable {
  /// Its bounds.
  case rectangle = 0
  /// The ellipse in its bounds. Caveat: a circle of the ellipse's average width.
  case ellipse
  /// Its `collisionBoundingPath`. Caveat: the rectangle around the path.
  case path
}

/// An item that a dynamic animator can move.
@MainActor @preconcurrency
public protocol UIDynamicItem: NSObjectProtocol {
  /// The centre.
  var center: CGPoint { get set }
  /// The bounds.
  var bounds: CGRect { get }
  /// The transform.
  var transform: CGAffineTransform { get set }
  /// The collision shape.
  var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }
  /// The path of the collision shape around the centre, if `collisionBoundsType` uses it.
  var collisionBoundingPath: UIBezierPath { get }
}

extension UIDynamicItem {
  /// Its bounds.
  public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  /// Its bounds, around the middle.
  public var collisionBoundingPath: UIBezierPath {
    UIBezierPath(rect: bounds.offsetBy(dx: -bounds.midX, dy: -bounds.midY))
  }
}

extension UIView: UIDynamicItem {}
extension UICollectionViewLayoutAttributes: UIDynamicItem {}

/// Several items that move as one, with the size of their bounding box.
open class UIDynamicItemGroup: NSObject, UIDynamicItem {
  /// The items.
  public let items: [any UIDynamicItem]

  /// Creates a group.
  public init(items: [any UIDynamicItem]) {
    self.items = items
    super.init()
    let frames = items.map { item in
      item.bounds.applying(item.transform).offsetBy(
        dx: item.center.x - item.bounds.midX, dy: item.center.y - item.bounds.midY)
    }
    let around = frames.dropFirst().reduce(frames.first ?? .zero) { $0.union($1) }
    (middle, bounds) = (CGPoint(x: around.midX, y: around.midY), CGRect(origin: .zero, size: around.size))
    places = items.map { ($0.center, $0.transform) }
    origin = middle
  }

  private var middle = CGPoint.zero
  private var origin = CGPoint.zero
  private var places: [(center: CGPoint, transform: CGAffineTransform)] = []
  /// The size of the items' bounding box.
  open private(set) var bounds = CGRect.zero
  /// The centre of the items.
  open var center: CGPoint {
    get { middle }
    set {
      middle = newValue
      place()
    }
  }
  /// The transform of the group.
  open var transform = CGAffineTransform.identity { didSet { if transform != oldValue { place() } } }

  private func place() {
    for (item, place) in zip(items, places) {
      let way = CGPoint(x: place.center.x - origin.x, y: place.center.y - origin.y).applying(transform)
      item.center = CGPoint(x: middle.x + way.x, y: middle.y + way.y)
      item.transform = place.transform.concatenating(transform)
    }
  }
}
