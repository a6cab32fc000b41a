import Foundation

/// Where a scroll is about to come to rest.
public struct ScrollTarget: Hashable {
  /// The part of the content that will be visible, in points from the content's leading top corner.
  public var rect: CGRect
  /// The point of the rectangle that is to stay put if sizes change; nil for the leading top one.
  public var anchor: UnitPoint?

  init(rect: CGRect, anchor: UnitPoint? = nil) {
    self.rect = rect
    self.anchor = anchor
  }
}

/// Decides where a scroll view comes to rest when a finger lifts.
@MainActor @preconcurrency
public protocol ScrollTargetBehavior {
  /// Moves the rectangle that the fling would end at to where it should end.
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
  typealias TargetContext = ScrollTargetBehaviorContext

  /// What the behaviour asks of the scroll view; by default nothing.
  func properties(context: PropertiesContext) -> Properties
  typealias Properties = ScrollTargetBehaviorProperties
  typealias PropertiesContext = ScrollTargetBehaviorPropertiesContext
}

extension ScrollTargetBehavior {
  public func properties(context: PropertiesContext) -> Properties { Properties() }
}

/// What a behaviour asks of the scroll view.
public struct ScrollTargetBehaviorProperties: Equatable, Sendable {
  /// A fling goes less far, as with `UIScrollView.DecelerationRate.fast`: a guess. False by default.
  public var limitsScrolls = false

  /// Asks for nothing.
  public init() {}
}

/// What a behaviour knows of the scroll view when it is asked for its properties.
public struct ScrollTargetBehaviorPropertiesContext {
  /// The scroll view's environment.
  public let environment: EnvironmentValues
  /// Along which the scroll view scrolls.
  public let axes: Axis.Set
}

/// A behaviour of any type.
@available(iOS 18.0, *)
public struct AnyScrollTargetBehavior: ScrollTargetBehavior {
  /// What it stands for.
  public let base: any ScrollTargetBehavior

  /// The same as `base`.
  public init(_ base: some ScrollTargetBehavior) { self.base = base }

  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {
    base.updateTarget(&target, context: context)
  }

  public func properties(context: PropertiesContext) -> Properties { base.properties(context: context) }
}

/// What a behaviour knows of the scroll view. Members of the environment can be read as members of this.
@MainActor @preconcurrency @dynamicMemberLookup
public struct ScrollTargetBehaviorContext {
  /// What was visible when the drag began, in points.
  public let originalTarget: ScrollTarget
  /// The finger's speed when it lifted, in points a second; positive towards the content's end.
  public let velocity: CGVector
  /// Points.
  public let contentSize: CGSize
  /// The viewport's size in points.
  public let containerSize: CGSize
  /// Along which the scroll view scrolls.
  public let axes: Axis.Set
  let scroll: ScrollRender

  /// A value of the scroll view's environment.
  public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
    scroll.environment[keyPath: keyPath]
  }
}

/// Comes to rest at a whole number of viewports, at most one further than where the drag began.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
  /// The same as `.paging`.
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
  /// Comes to rest at a whole number of viewports.
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollRender {
  /// What is left of a fling's speed after a millisecond, as far as its target is concerned.
  var targetRate: CGFloat {
    let context = ScrollTargetBehaviorPropertiesContext(environment: environment, axes: axes)
    let limits = targetBehavior?.properties(context: context).limitsScrolls == true
    return limits ? ScrollPhysics.fastRate : ScrollPhysics.normalRate
  }

  /// Where the behaviour lets a fling end that would end at `targets`; nil without a behaviour.
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
  /// Where scroll views in this view come to rest when a finger lifts.
  public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
    transformEnvironment(\.scrollSettings) { $0.targetBehavior = behavior }
  }
}
