import Foundation

// The chart API of Apple's Accessibility framework, which SwiftUI re-exports.

/// A description of a chart for assistive technology, in words and numbers.
public final class AXChartDescriptor {
  /// The direction in which a chart is read.
  public enum ContentDirection: Int, Sendable {
    case leftToRight, rightToLeft, topToBottom, bottomToTop, radialClockwise, radialCounterClockwise
  }

  /// The chart's title.
  public var title: String?
  /// A summary of the chart's key findings.
  public var summary: String?
  /// The direction in which the chart is read.
  public var contentDirection = ContentDirection.leftToRight
  /// The frame of the chart's content, in screen coordinates.
  public var contentFrame = CGRect.zero
  /// The axis for the first values of the points.
  public var xAxis: any AXDataAxisDescriptor
  /// The axis for the second values of the points.
  public var yAxis: AXNumericDataAxisDescriptor?
  /// Axes for additional values of the points.
  public var additionalAxes: [any AXDataAxisDescriptor]?
  /// The data series.
  public var series: [AXDataSeriesDescriptor]

  /// Creates a description of a chart.
  public init(
    title: String?, summary: String?, xAxis xAxisDescriptor: any AXDataAxisDescriptor,
    yAxis yAxisDescriptor: AXNumericDataAxisDescriptor?, additionalAxes: [any AXDataAxisDescriptor] = [],
    series: [AXDataSeriesDescriptor]
  ) {
    self.title = title
    self.summary = summary
    xAxis = xAxisDescriptor
    yAxis = yAxisDescriptor
    self.additionalAxes = additionalAxes
    self.series = series
  }
}

/// An axis of a chart.
public protocol AXDataAxisDescriptor: AnyObject {
  /// The axis's title.
  var title: String { get set }
}

/// A numeric axis.
public final class AXNumericDataAxisDescriptor: AXDataAxisDescriptor {
  /// The scale of an axis.
  public enum ScaleType: Int, Sendable { case linear, log10, ln }

  /// The axis's title.
  public var title: String
  /// The axis's scale.
  public var scaleType = ScaleType.linear
  /// The range of the axis.
  public var range: ClosedRange<Double>
  /// The positions of the grid lines.
  public var gridlinePositions: [Double]
  /// Describes a number in words.
  public var valueDescriptionProvider: (Double) -> String

  /// A numeric axis.
  public init(
    title: String, range: ClosedRange<Double>, gridlinePositions: [Double],
    valueDescriptionProvider: @escaping (Double) -> String
  ) {
    self.title = title
    self.range = range
    self.gridlinePositions = gridlinePositions
    self.valueDescriptionProvider = valueDescriptionProvider
  }
}

/// An axis of categories.
public final class AXCategoricalDataAxisDescriptor: AXDataAxisDescriptor {
  /// The axis's title.
  public var title: String
  /// The categories, in order.
  public var categoryOrder: [String]

  /// An axis of categories.
  public init(title: String, categoryOrder: [String]) {
    self.title = title
    self.categoryOrder = categoryOrder
  }
}

/// A series of related points in a chart.
public final class AXDataSeriesDescriptor {
  /// The series's name.
  public var name: String?
  /// Whether a line connects the points.
  public var isContinuous: Bool
  /// The series's points.
  public var dataPoints: [AXDataPoint]

  /// Creates a series of points.
  public init(name: String, isContinuous: Bool, dataPoints: [AXDataPoint]) {
    self.name = name
    self.isContinuous = isContinuous
    self.dataPoints = dataPoints
  }
}

/// A point in a chart.
public final class AXDataPoint {
  /// The point's position along the first axis.
  public var xValue: AXDataPointValue
  /// The point's position along the second axis.
  public var yValue: AXDataPointValue?
  /// The point's values along additional axes.
  public var additionalValues: [AXDataPointValue]
  /// The point's label.
  public var label: String?

  private init(_ x: AXDataPointValue, _ y: Double?, _ additionalValues: [AXDataPointValue], _ label: String?) {
    xValue = x
    yValue = y.map(AXDataPointValue.number)
    self.additionalValues = additionalValues
    self.label = label
  }

  /// Creates a point at a category.
  public convenience init(
    x xValue: String, y yValue: Double? = nil, additionalValues: [AXDataPointValue] = [], label: String? = nil
  ) { self.init(.category(xValue), yValue, additionalValues, label) }
  /// Creates a point at a number.
  public convenience init(
    x xValue: Double, y yValue: Double? = nil, additionalValues: [AXDataPointValue] = [], label: String? = nil
  ) { self.init(.number(xValue), yValue, additionalValues, label) }
}

/// A point's position along an axis.
public final class AXDataPointValue {
  /// The number; 0 for a category.
  public let number: Double
  /// The category; empty for a number.
  public let category: String

  private init(number: Double, category: String) {
    self.number = number
    self.category = category
  }

  /// Creates a numeric value.
  public static func number(_ number: Double) -> AXDataPointValue { AXDataPointValue(number: number, category: "") }
  /// Creates a category value.
  public static func category(_ category: String) -> AXDataPointValue {
    AXDataPointValue(number: 0, category: category)
  }
}
