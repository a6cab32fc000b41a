/// How values map to positions, colours or sizes.
nonisolated public struct ScaleType: Hashable, Sendable {
  enum Kind: Hashable {
    case linear, log, date, category
    case power(Double)
    case symmetricLog(Double)
  }
  let kind: Kind

  /// A separate position for each category.
  public static var category: ScaleType { ScaleType(kind: .category) }
  /// Linear.
  public static var linear: ScaleType { ScaleType(kind: .linear) }
  /// Dates, linear.
  public static var date: ScaleType { ScaleType(kind: .date) }
  /// Logarithmic, for positive numbers.
  public static var log: ScaleType { ScaleType(kind: .log) }
  /// The square root.
  public static var squareRoot: ScaleType { power(exponent: 0.5) }
  /// Logarithmic in the distance from zero.
  public static var symmetricLog: ScaleType { symmetricLog(slopeAtZero: 1) }
  /// Returns a power.
  public static func power(exponent: Double) -> ScaleType { ScaleType(kind: .power(exponent)) }
  /// Returns a scale that is logarithmic in the distance from zero, with a slope there.
  public static func symmetricLog(slopeAtZero: Double) -> ScaleType { ScaleType(kind: .symmetricLog(slopeAtZero)) }

  /// Returns the transformed value, to which positions are proportional.
  func transformed(_ value: Double) -> Double {
    switch kind {
    case .linear, .date, .category: value
    case .log: Foundation.log(max(value, .leastNormalMagnitude))
    case .power(let exponent): value < 0 ? -pow(-value, exponent) : pow(value, exponent)
    case .symmetricLog(let slope): (value < 0 ? -1 : 1) * log1p(abs(value) * slope)
    }
  }

  /// Returns the value of a transformed one.
  func restored(_ value: Double) -> Double {
    switch kind {
    case .linear, .date, .category: value
    case .log: exp(value)
    case .power(let exponent): value < 0 ? -pow(-value, 1 / exponent) : pow(value, 1 / exponent)
    case .symmetricLog(let slope): (value < 0 ? -1 : 1) * expm1(abs(value)) / slope
    }
  }
}

/// The domain of a scale.
public protocol ScaleDomain {
  /// The type-erased values.
  var _domain: _ScaleDomain { get }
}

/// The type-erased domain of a scale.
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

/// The domain of the data.
nonisolated public struct AutomaticScaleDomain: ScaleDomain {
  public let _domain: _ScaleDomain
}

extension ScaleDomain where Self == AutomaticScaleDomain {
  /// The values of the data, and zero.
  public static var automatic: AutomaticScaleDomain { automatic() }

  /// Returns the values of the data.
  public static func automatic(includesZero: Bool? = nil, reversed: Bool? = nil) -> AutomaticScaleDomain {
    AutomaticScaleDomain(_domain: _ScaleDomain(includesZero: includesZero, reversed: reversed ?? false))
  }

  /// Returns the domain of the data, modified by a function.
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

/// The range of a scale.
public protocol ScaleRange {
  /// The type of the visual values.
  associatedtype VisualValue
  /// The visual values, in order.
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

/// The range of positions of a scale.
public protocol PositionScaleRange {
  /// The padding at the ends of the plot's side.
  var _padding: _ScalePadding { get }
}

/// The padding at the ends of an axis, in points.
nonisolated public struct _ScalePadding: Sendable {
  var start: CGFloat = 0
  var end: CGFloat = 0
  /// The start and end of the axis in points, if they are set.
  var fixed: [CGFloat]?
}

/// The width or height of the plot.
nonisolated public struct PlotDimensionScaleRange: PositionScaleRange, Sendable {
  public let _padding: _ScalePadding
}

extension PositionScaleRange where Self == PlotDimensionScaleRange {
  /// The full width or height of the plot.
  public static var plotDimension: PlotDimensionScaleRange { plotDimension(padding: 0) }
  /// Returns the width or height of the plot with padding at both ends.
  public static func plotDimension(padding: CGFloat) -> PlotDimensionScaleRange {
    plotDimension(startPadding: padding, endPadding: padding)
  }
  /// Returns the width or height of the plot with padding at its ends.
  public static func plotDimension(startPadding: CGFloat = 0, endPadding: CGFloat = 0) -> PlotDimensionScaleRange {
    PlotDimensionScaleRange(_padding: _ScalePadding(start: startPadding, end: endPadding))
  }
}

extension ClosedRange: PositionScaleRange where Bound: BinaryFloatingPoint {
  public var _padding: _ScalePadding { _ScalePadding(fixed: [CGFloat(lowerBound), CGFloat(upperBound)]) }
}
