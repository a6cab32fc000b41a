import Foundation

/// The position and appearance of an item of a collection view.
@MainActor @preconcurrency
open class UICollectionViewLayoutAttributes: NSObject, @preconcurrency NSCopying {
  /// The index path of the item.
  open var indexPath = IndexPath(item: 0, section: 0)
  /// The kind of a supplementary or decoration view; nil for an item.
  open private(set) var representedElementKind: String?
  /// The frame in the collection view, in points.
  open var frame = CGRect.zero
  /// The opacity, from 0 (invisible) to 1.
  open var alpha: CGFloat = 1
  /// The 3D transform.
  open var transform3D = CATransform3DIdentity
  /// The affine transform.
  open var transform: CGAffineTransform {
    get { CATransform3DGetAffineTransform(transform3D) }
    set { transform3D = CATransform3DMakeAffineTransform(newValue) }
  }
  /// The stacking order; higher values are in front.
  open var zIndex = 0
  /// Whether the item is hidden.
  open var isHidden = false
  /// Whether width and height are only estimates for self-sizing.
  var isEstimated = (width: false, height: false)

  /// The category of the view.
  public typealias ElementCategory = UICollectionView.ElementCategory
  /// The category of the view.
  open var representedElementCategory: ElementCategory {
    isDecoration ? .decorationView : representedElementKind == nil ? .cell : .supplementaryView
  }
  private(set) var isDecoration = false
  /// The orthogonal section that contains the element.
  var band: Int?
  /// The point until which the element is pinned, in the collection view, in points.
  var pinnedUntil: CGFloat?
  /// Whether the element is pinned to the end, from the point `pinnedUntil` on.
  var pinsAtEnd = false
  /// The place of the item in a list.
  var list: ListPlace?

  /// The centre in the collection view, in points.
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
  }
  /// The size in points. The centre stays where it is.
  open var size: CGSize {
    get { frame.size }
    set {
      frame = CGRect(
        x: center.x - newValue.width / 2, y: center.y - newValue.height / 2, width: newValue.width,
        height: newValue.height)
    }
  }
  /// The bounds in the view's own coordinates, in points.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { size = newValue.size }
  }

  /// Creates attributes for the first item.
  public override init() { super.init() }

  private convenience init(_ indexPath: IndexPath, kind: String?) {
    self.init()
    self.indexPath = indexPath
    representedElementKind = kind
  }

  /// Creates attributes for an item.
  public convenience init(forCellWith indexPath: IndexPath) { self.init(indexPath, kind: nil) }
  /// Creates attributes for a supplementary view.
  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
    self.init(indexPath, kind: elementKind)
  }
  /// Creates attributes for a decoration view.
  public convenience init(forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath) {
    self.init(indexPath, kind: decorationViewKind)
    isDecoration = true
  }

  /// Returns a copy of the same class.
  open func copy(with zone: NSZone? = nil) -> Any {
    let made = type(of: self).instance() as? UICollectionViewLayoutAttributes ?? UICollectionViewLayoutAttributes()
    (made.indexPath, made.representedElementKind) = (indexPath, representedElementKind)
    (made.frame, made.alpha, made.transform3D) = (frame, alpha, transform3D)
    (made.zIndex, made.isHidden, made.isEstimated) = (zIndex, isHidden, isEstimated)
    (made.band, made.pinnedUntil, made.list, made.isDecoration) = (band, pinnedUntil, list, isDecoration)
    made.pinsAtEnd = pinsAtEnd
    return made
  }
  /// Returns a copy.
  func duplicate() -> UICollectionViewLayoutAttributes { copy() as? UICollectionViewLayoutAttributes ?? self }

  /// Returns attributes for an item or supplementary view, of the layout's class.
  static func made(_ type: AnyClass, kind: String?, _ place: IndexPath) -> UICollectionViewLayoutAttributes {
    let made = (type as? NSObject.Type)?.instance() as? UICollectionViewLayoutAttributes
    let attributes = made ?? UICollectionViewLayoutAttributes()
    (attributes.indexPath, attributes.representedElementKind) = (place, kind)
    return attributes
  }
}

extension UICollectionView {
  /// The category of a view.
  public enum ElementCategory: UInt, Sendable { case cell = 0, supplementaryView, decorationView }
}
