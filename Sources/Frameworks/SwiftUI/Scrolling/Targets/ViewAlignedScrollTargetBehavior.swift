import Foundation

/// Comes to rest with the beginning of a child of the `scrollTargetLayout` at the beginning of the viewport.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  private let limitBehavior: LimitBehavior

  /// The same as `.viewAligned(limitBehavior:)`.
  public init(limitBehavior: LimitBehavior = .automatic) { self.limitBehavior = limitBehavior }

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
      if let offset = context.scroll.alignedOffset(near: target.rect.origin[axis], axis, atMost: reach) {
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
}
