import Foundation

/// A behaviour that aligns the start of a child of the `scrollTargetLayout` with the start of the viewport, or another
/// point of it with the same point of the viewport.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  private let limitBehavior: LimitBehavior
  /// The point of the child and of the viewport that are aligned; nil for their starts.
  private var anchor: UnitPoint?

  /// Creates the behaviour. Same as `.viewAligned(limitBehavior:)`.
  public init(limitBehavior: LimitBehavior = .automatic) { self.limitBehavior = limitBehavior }

  /// Creates the behaviour. Same as `.viewAligned(anchor:)`.
  @available(iOS 26.0, *)
  public init(anchor: UnitPoint?) { self.init(limitBehavior: .automatic, anchor: anchor) }

  /// Creates the behaviour. Same as `.viewAligned(limitBehavior:anchor:)`.
  @available(iOS 26.0, *)
  public init(limitBehavior: LimitBehavior, anchor: UnitPoint?) {
    self.limitBehavior = limitBehavior
    self.anchor = anchor
  }

  /// The limit of a single drag.
  public struct LimitBehavior {
    fileprivate enum Kind { case automatic, few, one, never }
    fileprivate let kind: Kind

    /// A few views along an axis in which the screen is compact, such as horizontally on a phone; otherwise no limit.
    public static var automatic: LimitBehavior { LimitBehavior(kind: .automatic) }
    /// A few views. Same as `alwaysByFew`.
    public static var always: LimitBehavior { LimitBehavior(kind: .few) }
    /// A few views: as many as fit into the viewport, at least one. The number is a guess.
    @available(iOS 18.0, *)
    public static var alwaysByFew: LimitBehavior { LimitBehavior(kind: .few) }
    /// One view.
    @available(iOS 18.0, *)
    public static var alwaysByOne: LimitBehavior { LimitBehavior(kind: .one) }
    /// No limit.
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

/// The number of scroll targets that a single drag can pass.
enum ScrollReach { case one, few }

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// Rests aligned with a child of the `scrollTargetLayout`.
  public static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }

  /// Rests aligned with a child of the `scrollTargetLayout`, no further from where the drag began than `limitBehavior`
  /// allows.
  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
  ) -> ViewAlignedScrollTargetBehavior {
    ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
  }

  /// Rests with a point of a child of the `scrollTargetLayout` at the same point of the viewport: with `.center`, the
  /// two centres. Nil for their starts.
  @available(iOS 26.0, *)
  public static func viewAligned(anchor: UnitPoint?) -> Self { ViewAlignedScrollTargetBehavior(anchor: anchor) }

  /// Rests with a point of a child of the `scrollTargetLayout` at the same point of the viewport, no further from where
  /// the drag began than `limitBehavior` allows.
  @available(iOS 26.0, *)
  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior, anchor: UnitPoint?
  ) -> Self {
    ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior, anchor: anchor)
  }
}
