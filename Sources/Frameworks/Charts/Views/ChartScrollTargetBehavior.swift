/// Decides where scrolling in a chart ends.
@MainActor @preconcurrency
public protocol ChartScrollTargetBehavior: ScrollTargetBehavior {
  /// Changes the target of the scroll.
  func updateTarget(_ target: inout ScrollTarget, context: ChartScrollTargetBehaviorContext)
}

extension ChartScrollTargetBehavior {
  /// Leaves the target as it is: a chart's behaviour depends on the chart.
  public func updateTarget(_ target: inout ScrollTarget, context: ScrollTargetBehaviorContext) {}
}

/// The context of a scrolling chart. Members of the scroll view's context can be read as members of this.
@MainActor @preconcurrency @dynamicMemberLookup
public struct ChartScrollTargetBehaviorContext {
  let context: ScrollTargetBehaviorContext
  /// The positions of values in the whole plot.
  public let chartProxy: ChartProxy

  /// The members of the scroll view's context.
  public subscript<T>(dynamicMember keyPath: KeyPath<ScrollTargetBehaviorContext, T>) -> T {
    context[keyPath: keyPath]
  }
}

/// The alignment at which a swipe ends.
nonisolated public struct MajorValueAlignment<Value: Plottable> {
  let alignment: ValueAlignment?

  /// The next page.
  public static var page: MajorValueAlignment<Value> { MajorValueAlignment(alignment: nil) }
}

nonisolated extension MajorValueAlignment where Value: Numeric {
  /// Returns the next multiple of a unit.
  public static func unit(_ value: Value) -> MajorValueAlignment<Value> {
    MajorValueAlignment(alignment: .unit(value.datum.quantity ?? 0))
  }
}

nonisolated extension MajorValueAlignment where Value == Date {
  /// Returns the next date with some components.
  public static func matching(_ components: DateComponents) -> MajorValueAlignment<Value> {
    MajorValueAlignment(alignment: .matching(components))
  }
}

/// The limit of a swipe.
nonisolated public struct ValueAlignedLimitBehavior: Sendable, Hashable {
  let isLimited: Bool?

  /// The platform's default: at most one major value, if there are any (guess).
  public static var automatic: ValueAlignedLimitBehavior { ValueAlignedLimitBehavior(isLimited: nil) }
  /// At most one page, or one major value.
  public static var always: ValueAlignedLimitBehavior { ValueAlignedLimitBehavior(isLimited: true) }
  /// As far as its speed takes it.
  public static var never: ValueAlignedLimitBehavior { ValueAlignedLimitBehavior(isLimited: false) }
}

/// The values at which a chart stops.
nonisolated enum ValueAlignment: Sendable {
  case unit(Double)
  case matching(DateComponents)

  /// The largest distance that does not lead to another aligned value.
  var least: Double {
    switch self {
    case .unit(let unit): unit / 1000
    case .matching: 1
    }
  }

  /// Returns the last aligned value up to another, and the first from it on.
  /// - Parameter origin: the value from which multiples of a unit are counted.
  func around(_ value: Double, from origin: Double) -> (before: Double, after: Double) {
    switch self {
    case .unit(let unit):
      guard unit > 0 else { return (value, value) }
      // A rounding error does not make another value.
      let steps = (value - origin) / unit
      let near = steps.rounded()
      if abs(steps - near) < 1e-6 { return (origin + near * unit, origin + near * unit) }
      return (origin + steps.rounded(.down) * unit, origin + steps.rounded(.up) * unit)
    case .matching(let components):
      let calendar = components.calendar ?? .current
      let date = Date(timeIntervalSinceReferenceDate: value)
      func next(_ direction: Calendar.SearchDirection, from start: Date) -> Double {
        calendar.nextDate(after: start, matching: components, matchingPolicy: .nextTime, direction: direction)?
          .timeIntervalSinceReferenceDate ?? value
      }
      // An aligned value is found by searching from just before it.
      return (next(.backward, from: date + 0.001), next(.forward, from: date - 0.001))
    }
  }
}

/// A behaviour that stops at values at regular distances.
nonisolated public struct ValueAlignedChartScrollTargetBehavior: ChartScrollTargetBehavior {
  /// The alignments along one axis.
  struct Alignments {
    let values: ValueAlignment
    /// Nil for none; the inner alignment is nil for pages.
    let major: ValueAlignment??

    init<T: Plottable & Numeric>(_ unit: T, _ major: MajorValueAlignment<T>?) {
      values = .unit(unit.datum.quantity ?? 0)
      self.major = major.map(\.alignment)
    }

    init(_ components: DateComponents, _ major: MajorValueAlignment<Date>?) {
      values = .matching(components)
      self.major = major.map(\.alignment)
    }
  }

  private let x: Alignments
  private let y: Alignments
  private let limit: ValueAlignedLimitBehavior

  /// Creates a behaviour that stops at multiples of a unit on both axes.
  public init<T: Plottable & Numeric>(
    unit: T, majorAlignment: MajorValueAlignment<T>? = nil, limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) {
    x = Alignments(unit, majorAlignment)
    y = x
    limit = limitBehavior
  }

  /// Creates a behaviour that stops at dates with some components.
  public init(
    matching components: DateComponents, majorAlignment: MajorValueAlignment<Date>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) {
    x = Alignments(components, majorAlignment)
    y = x
    limit = limitBehavior
  }

  /// Creates a behaviour that stops at multiples of a unit on each axis.
  public init<X: Plottable & Numeric, Y: Plottable & Numeric>(
    xUnit: X, yUnit: Y, xMajorAlignment: MajorValueAlignment<X>? = nil,
    yMajorAlignment: MajorValueAlignment<Y>? = nil, limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) {
    x = Alignments(xUnit, xMajorAlignment)
    y = Alignments(yUnit, yMajorAlignment)
    limit = limitBehavior
  }

  /// Creates a behaviour that stops at multiples of a unit on the x axis, and at dates on the y axis.
  public init<X: Plottable & Numeric>(
    xUnit: X, yMatching yComponents: DateComponents, xMajorAlignment: MajorValueAlignment<X>? = nil,
    yMajorAlignment: MajorValueAlignment<Date>? = nil, limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) {
    x = Alignments(xUnit, xMajorAlignment)
    y = Alignments(yComponents, yMajorAlignment)
    limit = limitBehavior
  }

  /// Creates a behaviour that stops at dates on the x axis, and at multiples of a unit on the y axis.
  public init<Y: Plottable & Numeric>(
    xMatching xComponents: DateComponents, yUnit: Y, xMajorAlignment: MajorValueAlignment<Date>? = nil,
    yMajorAlignment: MajorValueAlignment<Y>? = nil, limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) {
    x = Alignments(xComponents, xMajorAlignment)
    y = Alignments(yUnit, yMajorAlignment)
    limit = limitBehavior
  }

  /// Creates a behaviour that stops at dates on each axis.
  public init(
    xMatching xComponents: DateComponents, yMatching yComponents: DateComponents,
    xMajorAlignment: MajorValueAlignment<Date>? = nil, yMajorAlignment: MajorValueAlignment<Date>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) {
    x = Alignments(xComponents, xMajorAlignment)
    y = Alignments(yComponents, yMajorAlignment)
    limit = limitBehavior
  }

  @MainActor public func updateTarget(_ target: inout ScrollTarget, context: ChartScrollTargetBehaviorContext) {
    guard let model = context.chartProxy.model else { return }
    let original = context.originalTarget.rect
    if context.axes.contains(.horizontal) {
      target.rect.origin.x = resting(
        target.rect.minX, from: original.minX, speed: context.velocity.dx, length: context.contentSize.width,
        visible: context.containerSize.width, scale: model.x, x)
    }
    if context.axes.contains(.vertical) {
      // Numbers start at the bottom.
      let turns = !model.y.isCategory
      let length = context.contentSize.height
      let visible = context.containerSize.height
      func turned(_ offset: CGFloat) -> CGFloat { turns ? length - visible - offset : offset }
      target.rect.origin.y = turned(
        resting(
          turned(target.rect.minY), from: turned(original.minY), speed: context.velocity.dy * (turns ? -1 : 1),
          length: length, visible: visible, scale: model.y, y))
    }
  }

  /// Returns where scrolling ends, in points from the start of the axis.
  private func resting(
    _ target: CGFloat, from original: CGFloat, speed: CGFloat, length: CGFloat, visible: CGFloat, scale: PositionScale,
    _ alignments: Alignments
  ) -> CGFloat {
    // Categories are counted; date units start where the axis does (guess).
    func value(_ offset: CGFloat) -> Double? {
      scale.isCategory ? offset / length / scale.band : scale.datum(at: offset / length)?.quantity
    }
    func offset(_ value: Double) -> CGFloat {
      (scale.isCategory ? value * scale.band : scale.fraction(value)) * length
    }
    guard length > 0, let wanted = value(target), let start = value(original), let end = value(original + visible)
    else { return target }
    let origin = scale.isDate ? min(scale.first, scale.last) : 0
    let page = end - start
    let isLimited = limit.isLimited ?? (alignments.major != nil)
    var rest = wanted
    if let major = alignments.major, speed != 0 {
      // A swipe continues to a major value, in either direction.
      let step = major ?? .unit(abs(page))
      let isForward = (speed > 0) == (page >= 0)
      let base = isLimited ? start + (isForward ? step.least : -step.least) : wanted
      let around = step.around(base, from: major == nil ? start : origin)
      rest = isForward ? around.after : around.before
    } else {
      if isLimited { rest = min(max(wanted, start - abs(page)), start + abs(page)) }
      let around = alignments.values.around(rest, from: origin)
      rest = rest - around.before < around.after - rest ? around.before : around.after
    }
    // The end of the axis is also a stop.
    return min(max(0, offset(rest)), max(0, length - visible))
  }
}

nonisolated extension ChartScrollTargetBehavior where Self == ValueAlignedChartScrollTargetBehavior {
  /// Returns a behaviour that stops at multiples of a unit.
  public static func valueAligned<P: Plottable & Numeric>(
    unit: P, majorAlignment: MajorValueAlignment<P>? = nil, limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) -> ValueAlignedChartScrollTargetBehavior {
    ValueAlignedChartScrollTargetBehavior(unit: unit, majorAlignment: majorAlignment, limitBehavior: limitBehavior)
  }

  /// Returns a behaviour that stops at dates with some components.
  public static func valueAligned(
    matching components: DateComponents, majorAlignment: MajorValueAlignment<Date>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) -> ValueAlignedChartScrollTargetBehavior {
    ValueAlignedChartScrollTargetBehavior(
      matching: components, majorAlignment: majorAlignment, limitBehavior: limitBehavior)
  }

  /// Returns a behaviour that stops at multiples of a unit on each axis.
  public static func valueAligned<X: Plottable & Numeric, Y: Plottable & Numeric>(
    xUnit: X, yUnit: Y, xMajorAlignment: MajorValueAlignment<X>? = nil,
    yMajorAlignment: MajorValueAlignment<Y>? = nil, limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) -> ValueAlignedChartScrollTargetBehavior {
    ValueAlignedChartScrollTargetBehavior(
      xUnit: xUnit, yUnit: yUnit, xMajorAlignment: xMajorAlignment, yMajorAlignment: yMajorAlignment,
      limitBehavior: limitBehavior)
  }

  /// Returns a behaviour that stops at multiples of a unit on the x axis, and at dates on the y axis.
  public static func valueAligned<X: Plottable & Numeric>(
    xUnit: X, yMatching yComponents: DateComponents, xMajorAlignment: MajorValueAlignment<X>? = nil,
    yMajorAlignment: MajorValueAlignment<Date>? = nil, limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) -> ValueAlignedChartScrollTargetBehavior {
    ValueAlignedChartScrollTargetBehavior(
      xUnit: xUnit, yMatching: yComponents, xMajorAlignment: xMajorAlignment, yMajorAlignment: yMajorAlignment,
      limitBehavior: limitBehavior)
  }

  /// Returns a behaviour that stops at dates on the x axis, and at multiples of a unit on the y axis.
  public static func valueAligned<Y: Plottable & Numeric>(
    xMatching xComponents: DateComponents, yUnit: Y, xMajorAlignment: MajorValueAlignment<Date>? = nil,
    yMajorAlignment: MajorValueAlignment<Y>? = nil, limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) -> ValueAlignedChartScrollTargetBehavior {
    ValueAlignedChartScrollTargetBehavior(
      xMatching: xComponents, yUnit: yUnit, xMajorAlignment: xMajorAlignment, yMajorAlignment: yMajorAlignment,
      limitBehavior: limitBehavior)
  }

  /// Returns a behaviour that stops at dates on each axis.
  public static func valueAligned(
    xMatching xComponents: DateComponents, yMatching yComponents: DateComponents,
    xMajorAlignment: MajorValueAlignment<Date>? = nil, yMajorAlignment: MajorValueAlignment<Date>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) -> ValueAlignedChartScrollTargetBehavior {
    ValueAlignedChartScrollTargetBehavior(
      xMatching: xComponents, yMatching: yComponents, xMajorAlignment: xMajorAlignment,
      yMajorAlignment: yMajorAlignment, limitBehavior: limitBehavior)
  }
}

/// A chart's behaviour as that of its scroll view.
struct ChartScrollBehavior: ScrollTargetBehavior {
  let model: ChartModel
  let behavior: any ChartScrollTargetBehavior

  func updateTarget(_ target: inout ScrollTarget, context: ScrollTargetBehaviorContext) {
    let proxy = ChartProxy(model: model, plotSize: context.contentSize, plotFrame: nil)
    behavior.updateTarget(&target, context: ChartScrollTargetBehaviorContext(context: context, chartProxy: proxy))
  }
}
