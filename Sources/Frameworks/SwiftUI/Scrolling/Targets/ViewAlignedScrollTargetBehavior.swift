import Foundation

/// Comes to rest with the beginning of a child of the `scrollTargetLayout` at the beginning of the viewport, or with
/// another point of it at the same point of the viewport.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  private let limitBehavior: LimitBehavior
  /// The point of the child and of the viewport that are to meet; nil for where they begin.
  private var anchor: UnitPoint?

  /// The same as `.viewAligned(limitBehavior:)`.
  public init(limitBehavior: LimitBehavior = .automatic) { self.limitBehavior = limitBehavior }

  /// The same as `.viewAligned(anchor:)`.
  @available(iOS 26.0, *)
  public init(anchor: UnitPoint?) { self.init(limitBehavior: .automatic, anchor: anchor) }

  /// The same as `.viewAligned(limitBehavior:anchor:)`.
  @available(iOS 26.0, *)
  public init(limitBehavior: LimitBehavior, anchor: UnitPoint?) {
    self.limitBehavior = limitBehavior
    self.anchor = anchor
  }

  /// How far a single drag can go.
  public struct LimitBehavior {
    fileprivate enum Kind { case automatic, few, one, never }
    fileprivate let kind: Kind

    /// A few views along an axis in which the screen is compact, such as sideways on a phone; else as far as it goes.
    public static var automatic: LimitBehavior { LimitBehavior(kind: .automatic) }
    /// A few views: the same as `alwaysByFew`.
    public static var always: LimitBehavior { LimitBehavior(kind: .few) }
    /// A few views: as many as fit into the viewport, and at least one. How many is a guess.
    @available(iOS 18.0, *)
    public static var alwaysByFew: LimitBehavior { LimitBehavior(kind: .few) }
    /// One view.
    @available(iOS 18.0, *)
    public static var alwaysByOne: LimitBehavior { LimitBehavior(kind: .one) }
    /// As far as it goes.
    public static var never: LimitBehavior { LimitBehavior(kind: .never) }
  }

  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    for axis in Axis.allCases where context.axes.contains(Axis.Set(axis)) {
      let reach = reach(axis, context).map { (from: context.originalTarget.rect.origin[axis], reach: $0) }
      let share = anchor.map { axis == .vertical ? $0.y : $0.x } ?? 0
      if let offset = context.scroll.alignedOffset(near: target.rect.origin[axis], axis, at: share, atMost: reach) {
        target.rect.origin[axis] = offset
      }
    }
  }

  private func reach(_ axis: Axis, _ context: TargetContext) -> ScrollReach? {
    switch limitBehavior.kind {
    case .one: return .one
    case .few: return .few
    case .never: return nil
    case .automatic:
      let sizeClass = axis == .horizontal ? context.horizontalSizeClass : context.verticalSizeClass
      return sizeClass == .compact ? .few : nil
    }
  }
}

/// How many scroll targets a single drag can pass.
enum ScrollReach { case one, few }

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// Comes to rest aligned with a child of the `scrollTargetLayout`.
  public static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }

  /// Comes to rest aligned with a child of the `scrollTargetLayout`, at most as far from where the drag began as
  /// `limitBehavior` says.
  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
  ) -> ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
  }

  /// Comes to rest with a point of a child of the `scrollTargetLayout` at the same point of the viewport: with
  /// `.center`, the middles of both. Nil for where they begin.
  @available(iOS 26.0, *)
  public static func viewAligned(anchor: UnitPoint?) -> Self { ViewAlignedScrollTargetBehavior(anchor: anchor) }

  /// Comes to rest with a point of a child of the `scrollTargetLayout` at the same point of the viewport, at most as
  /// far from where the drag began as `limitBehavior` says.
  @available(iOS 26.0, *)
  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior, anchor: UnitPoint?
  ) -> Self {
    ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior, anchor: anchor)
  }
}
