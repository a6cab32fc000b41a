import Foundation

/// Where an item of a collection is and how it looks there.
@MainActor @preconcurrency
open class UICollectionViewLayoutAttributes: NSObject, @preconcurrency NSCopying {
  /// The item.
  open var indexPath = IndexPath(item: 0, section: 0)
  /// What the view is to its section, such as its header; nil for an item.
  open private(set) var representedElementKind: String?
  /// Place and size in the collection, in points.
  open var frame = CGRect.zero
  /// From 0, invisible, to 1.
  open var alpha: CGFloat = 1
  /// Scales, turns and moves what is drawn, in space.
  open var transform3D = CATransform3DIdentity
  /// Scales, turns and moves what is drawn.
  open var transform: CGAffineTransform {
    get { CATransform3DGetAffineTransform(transform3D) }
    set { transform3D = CATransform3DMakeAffineTransform(newValue) }
  }
  /// Higher ones are in front.
  open var zIndex = 0
  /// Not there.
  open var isHidden = false
  /// The width or the height is only an estimate, for which the view is asked.
  var isEstimated = (width: false, height: false)

  /// What kind of view it is for.
  public typealias ElementCategory = UICollectionView.ElementCategory
  /// What kind of view it is for.
  open var representedElementCategory: ElementCategory {
    isDecoration ? .decorationView : representedElementKind == nil ? .cell : .supplementaryView
  }
  private(set) var isDecoration = false
  /// The section that scrolls by itself in which it is.
  var band: Int?
  /// Where it stays in sight while its section does: until this point, in points of the collection.
  var pinnedUntil: CGFloat?
  /// It stays at the end of what is seen, from the point `pinnedUntil` on.
  var pinsAtEnd = false
  /// What an item of a list knows of its place.
  var list: ListPlace?

  /// The middle in the collection, in points.
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
  }
  /// The size in points.
  open var size: CGSize {
    get { frame.size }
    set { frame.size = newValue }
  }
  /// The view's own coordinates, in points.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { frame.size = newValue.size }
  }

  /// For the first item.
  public override init() { super.init() }

  private convenience init(_ indexPath: IndexPath, kind: String?) {
    self.init()
    self.indexPath = indexPath
    representedElementKind = kind
  }

  /// For an item.
  public convenience init(forCellWith indexPath: IndexPath) { self.init(indexPath, kind: nil) }
  /// For a view of a section.
  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
    self.init(indexPath, kind: elementKind)
  }
  /// For a view that only looks nice.
  public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
    self.init(indexPath, kind: decorationViewKind)
    isDecoration = true
  }

  /// The same in an object of its own, of the same class.
  open func copy(with zone: NSZone? = nil) -> Any {
    let made = type(of: self).instance() as? UICollectionViewLayoutAttributes ?? UICollectionViewLayoutAttributes()
    (made.indexPath, made.representedElementKind) = (indexPath, representedElementKind)
    (made.frame, made.alpha, made.transform3D) = (frame, alpha, transform3D)
    (made.zIndex, made.isHidden, made.isEstimated) = (zIndex, isHidden, isEstimated)
    (made.band, made.pinnedUntil, made.list, made.isDecoration) = (band, pinnedUntil, list, isDecoration)
    made.pinsAtEnd = pinsAtEnd
    return made
  }
  /// The same in an object of its own.
  func duplicate() -> UICollectionViewLayoutAttributes { copy() as? UICollectionViewLayoutAttributes ?? self }

  /// For an item or a view of a section, of the class that a layout wants.
  static func made(_ type: AnyClass, kind: String?, _ place: IndexPath) -> UICollectionViewLayoutAttributes {
    let made = (type as? NSObject.Type)?.instance() as? UICollectionViewLayoutAttributes
    let attributes = made ?? UICollectionViewLayoutAttributes()
    (attributes.indexPath, attributes.representedElementKind) = (place, kind)
    return attributes
  }
}

extension UICollectionView {
  /// What kind of view something is.
  public enum ElementCategory: UInt, Sendable { case cell = 0, supplementaryView, decorationView }
}
