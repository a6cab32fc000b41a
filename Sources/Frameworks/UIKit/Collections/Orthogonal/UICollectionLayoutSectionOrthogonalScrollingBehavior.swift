import Foundation

/// How a section scrolls across the direction of its collection.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  /// Not at all.
  case none = 0
  /// As a scroll view.
  case continuous
  /// Comes to rest where a group begins.
  case continuousGroupLeadingBoundary
  /// By its own width.
  case paging
  /// By a group, which then is at the start.
  case groupPaging
  /// By a group, which then is in the middle.
  case groupPagingCentered
}

/// Something of a section that is visible while it scrolls.
@MainActor @preconcurrency
public protocol NSCollectionLayoutVisibleItem: NSObjectProtocol {
  /// From 0, invisible, to 1.
  var alpha: CGFloat { get set }
  /// Higher ones are in front.
  var zIndex: Int { get set }
  /// Not there.
  var isHidden: Bool { get set }
  /// The middle, in points of what scrolls.
  var center: CGPoint { get set }
  /// Scales, turns and moves what is drawn.
  var transform: CGAffineTransform { get set }
  /// What tells it from others.
  var indexPath: IndexPath { get }
  /// Place and size, in points of what scrolls.
  var frame: CGRect { get }
  /// The view's own coordinates, in points.
  var bounds: CGRect { get }
  /// What kind of view it is.
  var representedElementCategory: UICollectionView.ElementCategory { get }
  /// What the view is to its section; nil for an item.
  var representedElementKind: String? { get }
}

/// Changes what is visible of a section whenever that scrolls: the items, how far it is scrolled, and the room.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler =
  @MainActor (
    [any NSCollectionLayoutVisibleItem], CGPoint, any NSCollectionLayoutEnvironment
  ) -> Void

/// What scrolls by itself in a layout.
@MainActor
struct OrthogonalBand {
  var frame: CGRect
  var contentSize: CGSize
  /// Where groups begin, and how wide they are.
  var groups: [ClosedRange<CGFloat>]
  var behavior: UICollectionLayoutSectionOrthogonalScrollingBehavior
  var properties: UICollectionLayoutSectionOrthogonalScrollingProperties
  var handler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?
  var environment: any NSCollectionLayoutEnvironment

  /// Where a fling that would end at a point ends.
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
      // One group further at most, in the direction in which the finger flung.
      let nearest = stops.indices.min { abs(stops[$0] - now) < abs(stops[$1] - now) } ?? 0
      let step = abs(velocity) < 0.2 ? 0 : velocity > 0 ? 1 : -1
      let isAhead = step != 0 && (stops[nearest] - now) * CGFloat(step) > 0
      let wanted = isAhead ? nearest : nearest + step
      return stops.isEmpty ? target : stops[min(max(wanted, 0), stops.count - 1)]
    }
  }
}

/// Holds the items of a section that scrolls by itself.
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

/// A view of a section as the section's handler sees it.
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
