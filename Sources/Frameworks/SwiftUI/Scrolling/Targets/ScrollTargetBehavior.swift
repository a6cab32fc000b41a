import Foundation

/// The position at which a scroll is about to come to rest.
public struct ScrollTarget: Hashable {
  /// The part of the content that will be visible, in points from the content's top leading corner.
  public var rect: CGRect
  /// The point of the rectangle that stays fixed if sizes change; nil for the top leading one.
  public var anchor: UnitPoint?

  init(rect: CGRect, anchor: UnitPoint? = nil) {
    self.rect = rect
    self.anchor = anchor
  }
}

/// A type that decides where a scroll view comes to rest after the finger lifts.
@MainActor @preconcurrency
public protocol ScrollTargetBehavior {
  /// Moves the rectangle in which the fling would end to where it should end.
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
  typealias TargetContext = ScrollTargetBehaviorContext

  /// Returns the behaviour's properties; default ones by default.
  func properties(context: PropertiesContext) -> Properties
  typealias Properties = ScrollTargetBehaviorProperties
  typealias PropertiesContext = ScrollTargetBehaviorPropertiesContext
}

extension ScrollTargetBehavior {
  public func properties(context: PropertiesContext) -> Properties { Properties() }
}

/// The properties of a scroll target behaviour.
public struct ScrollTargetBehaviorProperties: Equatable, Sendable {
  /// Whether a fling goes less far, as with `UIScrollView.DecelerationRate.fast`: a guess. False by default.
  public var limitsScrolls = false

  /// Creates default properties.
  public init() {}
}

/// The context in which a behaviour returns its properties.
public struct ScrollTargetBehaviorPropertiesContext {
  /// The scroll view's environment.
  public let environment: EnvironmentValues
  /// The scrollable axes.
  public let axes: Axis.Set
}

/// A type-erased behaviour.
@available(iOS 18.0, *)
public struct AnyScrollTargetBehavior: ScrollTargetBehavior {
  /// The wrapped behaviour.
  public let base: any ScrollTargetBehavior

  /// Wraps a behaviour.
  public init(_ base: some ScrollTargetBehavior) { self.base = base }

  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    base.updateTarget(&target, context: context)
  }

  public func properties(context: PropertiesContext) -> Properties { base.properties(context: context) }
}

/// The context in which a behaviour chooses a target. Environment values are available as members.
@MainActor @preconcurrency @dynamicMemberLookup
public struct ScrollTargetBehaviorContext {
  /// The visible rectangle when the drag began, in points.
  public let originalTarget: ScrollTarget
  /// The velocity of the finger when it lifted, in points per second; positive towards the end of the content.
  public let velocity: CGVector
  /// In points.
  public let contentSize: CGSize
  /// The size of the viewport in points.
  public let containerSize: CGSize
  /// The scrollable axes.
  public let axes: Axis.Set
  let scroll: ScrollRender

  /// Returns a value of the scroll view's environment.
  public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
    scroll.environment[keyPath: keyPath]
  }
}

/// A behaviour that rests at whole viewports, at most one away from where the drag began.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
  /// Creates the behaviour. Same as `.paging`.
  public init() {}

  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    for axis in Axis.allCases where context.axes.contains(Axis.Set(axis)) {
      let length = context.containerSize[axis]
      guard length > 0 else { continue }
      let page = (context.originalTarget.rect.origin[axis] / length).rounded()
      let wanted = (target.rect.origin[axis] / length).rounded()
      target.rect.origin[axis] = min(max(wanted, page - 1), page + 1) * length
    }
  }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// Rests at whole viewports.
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollRender {
  /// The fraction of a fling's speed that remains after a millisecond, for computing its target.
  var targetRate: CGFloat {
    let context = ScrollTargetBehaviorPropertiesContext(environment: environment, axes: axes)
    let limits = targetBehavior?.properties(context: context).limitsScrolls == true
    return limits ? ScrollPhysics.fastRate : ScrollPhysics.normalRate
  }

  /// Returns where the behaviour ends a fling that would end at `targets`; nil without a behaviour.
  func restingOffsets(
    for targets: [Axis: CGFloat], velocity: CGVector, from original: CGPoint
  ) -> [Axis: CGFloat]? {
    guard let behavior = targetBehavior else { return nil }
    var target = ScrollTarget(rect: CGRect(origin: offset, size: size))
    for (axis, end) in targets { target.rect.origin[axis] = end }
    let context = ScrollTargetBehaviorContext(
      originalTarget: ScrollTarget(rect: CGRect(origin: original, size: size)), velocity: velocity,
      contentSize: content.size, containerSize: size, axes: axes, scroll: self)
    behavior.updateTarget(&target, context: context)
    return targets.reduce(into: [:]) { $0[$1.key] = target.rect.origin[$1.key] }
  }
}

nonisolated extension View {
  /// Sets where scroll views in this view come to rest after the finger lifts.
  public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
    transformEnvironment(\.scrollSettings) { $0.targetBehavior = behavior }
  }
}
