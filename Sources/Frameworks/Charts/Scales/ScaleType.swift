/// How values become positions, colours or sizes.
nonisolated public struct ScaleType: Hashable, Sendable {
  enum Kind: Hashable {
    case linear, log, date, category
    case power(Double)
    case symmetricLog(Double)
  }
  let kind: Kind

  /// Each name has a place of its own.
  public static var category: ScaleType { ScaleType(kind: .category) }
  /// In proportion.
  public static var linear: ScaleType { ScaleType(kind: .linear) }
  /// Dates, in proportion.
  public static var date: ScaleType { ScaleType(kind: .date) }
  /// By the logarithm, for numbers above zero.
  public static var log: ScaleType { ScaleType(kind: .log) }
  /// By the square root.
  public static var squareRoot: ScaleType { power(exponent: 0.5) }
  /// By the logarithm of the distance from zero.
  public static var symmetricLog: ScaleType { symmetricLog(slopeAtZero: 1) }
  /// By a power.
  public static func power(exponent: Double) -> ScaleType { ScaleType(kind: .power(exponent)) }
  /// By the logarithm of the distance from zero, with a slope there.
  public static func symmetricLog(slopeAtZero: Double) -> ScaleType { ScaleType(kind: .symmetricLog(slopeAtZero)) }

  /// What is in proportion to positions.
  func transformed(_ value: Double) -> Double {
    switch kind {
    case .linear, .date, .category: value
    case .log: Foundation.log(max(value, .leastNormalMagnitude))
    case .power(let exponent): value < 0 ? -pow(-value, exponent) : pow(value, exponent)
    case .symmetricLog(let slope): (value < 0 ? -1 : 1) * log1p(abs(value) * slope)
    }
  }

  /// The value that is transformed so.
  func restored(_ value: Double) -> Double {
    switch kind {
    case .linear, .date, .category: value
    case .log: exp(value)
    case .power(let exponent): value < 0 ? -pow(-value, 1 / exponent) : pow(value, 1 / exponent)
    case .symmetricLog(let slope): (value < 0 ? -1 : 1) * expm1(abs(value)) / slope
    }
  }
}

/// All values that a scale can show.
public protocol ScaleDomain {
  /// The values, their type forgotten.
  var _domain: _ScaleDomain { get }
}

/// The values of a scale, their type forgotten.
nonisolated public struct _ScaleDomain {
  /// The values or the ends of a range; nil for those of the data.
  var values: [_Datum]?
  var includesZero: Bool?
  var reversed = false
  var modify: (([_Datum]) -> [_Datum])?
}

extension ClosedRange: ScaleDomain where Bound: Plottable {
  public var _domain: _ScaleDomain { _ScaleDomain(values: [lowerBound.datum, upperBound.datum]) }
}

extension Range: ScaleDomain where Bound: Plottable {
  public var _domain: _ScaleDomain { _ScaleDomain(values: [lowerBound.datum, upperBound.datum]) }
}

extension Array: ScaleDomain where Element: Plottable {
  public var _domain: _ScaleDomain { _ScaleDomain(values: map(\.datum)) }
}

/// The values of the data.
nonisolated public struct AutomaticScaleDomain: ScaleDomain {
  public let _domain: _ScaleDomain
}

extension ScaleDomain where Self == AutomaticScaleDomain {
  /// The values of the data, and zero.
  public static var automatic: AutomaticScaleDomain { automatic() }

  /// The values of the data.
  public static func automatic(includesZero: Bool? = nil, reversed: Bool? = nil) -> AutomaticScaleDomain {
    AutomaticScaleDomain(_domain: _ScaleDomain(includesZero: includesZero, reversed: reversed ?? false))
  }

  /// The values of the data after a function has changed them.
  public static func automatic<DataValue: Plottable>(
    includesZero: Bool? = nil, reversed: Bool? = nil, dataType: DataValue.Type = DataValue.self,
    modifyInferredDomain: @escaping (inout [DataValue]) -> Void
  ) -> AutomaticScaleDomain {
    AutomaticScaleDomain(
      _domain: _ScaleDomain(includesZero: includesZero, reversed: reversed ?? false) { data in
        var values = data.compactMap { DataValue(datum: $0) }
        modifyInferredDomain(&values)
        return values.map(\.datum)
      })
  }
}

/// What a scale shows values as.
public protocol ScaleRange {
  /// The type of what values are shown as.
  associatedtype VisualValue
  /// What values are shown as, in order.
  var _visuals: [VisualValue] { get }
}

extension Array: ScaleRange {
  public typealias VisualValue = Element
  public var _visuals: [Element] { self }
}

extension ClosedRange: ScaleRange {
  public typealias VisualValue = Bound
  public var _visuals: [Bound] { [lowerBound, upperBound] }
}

extension Gradient: ScaleRange {
  public typealias VisualValue = Color
  public var _visuals: [Color] { stops.map(\.color) }
}

/// The positions that a scale shows values at.
public protocol PositionScaleRange {
  /// The ends of the plot's side that are left free.
  var _padding: _ScalePadding { get }
}

/// Points left free at the ends of an axis.
nonisolated public struct _ScalePadding: Sendable {
  var start: CGFloat = 0
  var end: CGFloat = 0
  /// Points from the beginning at which the axis begins and ends, if they were said.
  var fixed: [CGFloat]?
}

/// The side of the plot.
nonisolated public struct PlotDimensionScaleRange: PositionScaleRange, Sendable {
  public let _padding: _ScalePadding
}

extension PositionScaleRange where Self == PlotDimensionScaleRange {
  /// The whole side of the plot.
  public static var plotDimension: PlotDimensionScaleRange { plotDimension(padding: 0) }
  /// The side of the plot but for points at both ends.
  public static func plotDimension(padding: CGFloat) -> PlotDimensionScaleRange {
    plotDimension(startPadding: padding, endPadding: padding)
  }
  /// The side of the plot but for points at its ends.
  public static func plotDimension(startPadding: CGFloat = 0, endPadding: CGFloat = 0) -> PlotDimensionScaleRange {
    PlotDimensionScaleRange(_padding: _ScalePadding(start: startPadding, end: endPadding))
  }
}

extension ClosedRange: PositionScaleRange where Bound: BinaryFloatingPoint {
  public var _padding: _ScalePadding { _ScalePadding(fixed: [CGFloat(lowerBound), CGFloat(upperBound)]) }
}
