import Foundation

/// How a section scrolls orthogonally to its collection view.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  /// It does not scroll.
  case none = 0
  /// It scrolls freely.
  case continuous
  /// It comes to rest at the start of a group.
  case continuousGroupLeadingBoundary
  /// It scrolls by its own width.
  case paging
  /// It scrolls by one group, aligned to the leading edge.
  case groupPaging
  /// It scrolls by one group, centred.
  case groupPagingCentered
}

/// A visible item of a scrolling section.
@MainActor @preconcurrency
public protocol NSCollectionLayoutVisibleItem: NSObjectProtocol {
  /// The opacity, from 0 (invisible) to 1.
  var alpha: CGFloat { get set }
  /// The stacking order; higher values are in front.
  var zIndex: Int { get set }
  /// Whether the item is hidden.
  var isHidden: Bool { get set }
  /// The centre in the scrolling content, in points.
  var center: CGPoint { get set }
  /// The transform.
  var transform: CGAffineTransform { get set }
  /// The index path of the item.
  var indexPath: IndexPath { get }
  /// The frame in the scrolling content, in points.
  var frame: CGRect { get }
  /// The bounds in the view's own coordinates, in points.
  var bounds: CGRect { get }
  /// The category of the view.
  var representedElementCategory: UICollectionView.ElementCategory { get }
  /// The kind of a supplementary or decoration view; nil for an item.
  var representedElementKind: String? { get }
}

/// A closure that changes a section's visible items when it scrolls; it receives the items, the offset and the
/// environment.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler =
  @MainActor (
    [any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment
  ) -> Void

/// An orthogonal section of a layout.
@MainActor
struct OrthogonalBand {
  var frame: CGRect
  var contentSize: CGSize
  /// The extents of the groups.
  var groups: [ClosedRange<CGFloat>]
  var behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
  var properties: UICollectionLayoutSectionOrthogonalScrollingProperties
  var handler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?
  var environment: any NSCollectionLayoutEnvironment

  /// Returns the resting offset for a fling's target.
  func rest(for target: CGFloat, from now: CGFloat, velocity: CGFloat) -> CGFloat {
    let width = frame.width
    let end = max(0, contentSize.width - width)
    func start(_ group: ClosedRange<CGFloat>) -> CGFloat {
      let place =
        behavior == .groupPagingCentered
        ? (group.lowerBound + group.upperBound - width) / 2 : group.lowerBound - (groups.first?.lowerBound ?? 0)
      return min(max(place, 0), end)
    }
    let stops = groups.map(start)
    switch behavior {
    case .none, .continuous, .paging: return target
    case .continuousGroupLeadingBoundary:
      return stops.min { abs($0 - target) < abs($1 - target) } ?? target
    case .groupPaging, .groupPagingCentered:
      // At most one group further, in the direction of the fling.
      let nearest = stops.indices.min { abs(stops[$0] - now) < abs(stops[$1] - now) } ?? 0
      let step = abs(velocity) < 0.2 ? 0 : velocity > 0 ? 1 : -1
      let isAhead = step != 0 && (stops[nearest] - now) * CGFloat(step) > 0
      let wanted = isAhead ? nearest : nearest + step
      return stops.isEmpty ? target : stops[min(max(wanted, 0), stops.count - 1)]
    }
  }
}

/// A scroll view that holds the items of an orthogonal section.
@MainActor
final class OrthogonalScrollView: UIScrollView {
  weak var collection: UICollectionView?
  var band: OrthogonalBand? { didSet { take() } }

  private func take() {
    guard let band else { return }
    frame = band.frame
    contentSize = band.contentSize
    isPagingEnabled = band.behavior == .paging
    switch band.properties.decelerationRate {
    case .automatic: decelerationRate = band.behavior == .continuous || band.behavior == .paging ? .normal : .fast
    case .normal: decelerationRate = .normal
    case .fast: decelerationRate = .fast
    }
    bounces = band.properties.bounce != .never
    alwaysBounceHorizontal = band.properties.bounce == .always
    contentInsetAdjustmentBehavior = .never
    showsHorizontalScrollIndicator = false
    clipsToBounds = false
  }

  override func contentOffsetDidChange() {
    super.contentOffsetDidChange()
    collection?.setNeedsLayout()
  }

  override var laysOutWhenScrolled: Bool { false }

  override func restingPlace(for target: CGPoint, velocity: CGPoint) -> CGPoint {
    guard let band else { return target }
    return CGPoint(x: band.rest(for: target.x, from: contentOffset.x, velocity: velocity.x), y: target.y)
  }
}

/// A visible element for a section's handler.
@MainActor
final class VisibleItem: NSObject, NSCollectionLayoutVisibleItem {
  private let attributes: UICollectionViewLayoutAttributes
  private let view: UIView

  init(_ attributes: UICollectionViewLayoutAttributes, _ view: UIView) {
    (self.attributes, self.view) = (attributes, view)
  }

  var alpha: CGFloat {
    get { view.alpha }
    set { view.alpha = newValue }
  }
  var zIndex: Int {
    get { attributes.zIndex }
    set {
      attributes.zIndex = newValue
      if newValue > 0 { view.superview?.bringSubviewToFront(view) }
    }
  }
  var isHidden: Bool {
    get { view.isHidden }
    set { view.isHidden = newValue }
  }
  var center: CGPoint {
    get { attributes.center }
    set {
      view.center = CGPoint(
        x: view.center.x + newValue.x - attributes.center.x, y: view.center.y + newValue.y - attributes.center.y)
    }
  }
  var transform: CGAffineTransform {
    get { view.transform }
    set { view.transform = newValue }
  }
  var indexPath: IndexPath { attributes.indexPath }
  var frame: CGRect { attributes.frame }
  var bounds: CGRect { attributes.bounds }
  var representedElementCategory: UICollectionView.ElementCategory { attributes.representedElementCategory }
  var representedElementKind: String? { attributes.representedElementKind }
}
