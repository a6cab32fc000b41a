import Foundation

// What Apple's framework Accessibility has for charts, which SwiftUI brings along.

/// What a chart shows, in words and numbers.
public final class AXChartDescriptor {
  /// Which way a chart is read.
  public enum ContentDirection: Int, Sendable {
    case leftToRight, rightToLeft, topToBottom, bottomToTop, radialClockwise, radialCounterClockwise
  }

  /// What the chart is called.
  public var title: String?
  /// What is to be learned from it.
  public var summary: String?
  /// Which way it is read.
  public var contentDirection = ContentDirection.leftToRight
  /// The area of its data, on the screen.
  public var contentFrame = CGRect.zero
  /// The axis of the points' first values.
  public var xAxis: any AXDataAxisDescriptor
  /// The axis of the points' second values.
  public var yAxis: AXNumericDataAxisDescriptor?
  /// Axes of the points' further values.
  public var additionalAxes: [any AXDataAxisDescriptor]?
  /// The data.
  public var series: [AXDataSeriesDescriptor]

  /// What a chart shows.
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
  /// What its values are.
  var title: String { get set }
}

/// An axis of numbers.
public final class AXNumericDataAxisDescriptor: AXDataAxisDescriptor {
  /// How an axis grows.
  public enum ScaleType: Int, Sendable { case linear, log10, ln }

  /// What the numbers are.
  public var title: String
  /// How it grows.
  public var scaleType = ScaleType.linear
  /// From where to where it goes.
  public var range: ClosedRange<Double>
  /// Where it has lines.
  public var gridlinePositions: [Double]
  /// Says a number in words.
  public var valueDescriptionProvider: (Double) -> String

  /// An axis of numbers.
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

/// An axis of names.
public final class AXCategoricalDataAxisDescriptor: AXDataAxisDescriptor {
  /// What the names are of.
  public var title: String
  /// The names, in their order.
  public var categoryOrder: [String]

  /// An axis of names.
  public init(title: String, categoryOrder: [String]) {
    self.title = title
    self.categoryOrder = categoryOrder
  }
}

/// Points of a chart that belong together.
public final class AXDataSeriesDescriptor {
  /// What they are called.
  public var name: String?
  /// A line goes through them.
  public var isContinuous: Bool
  /// The points.
  public var dataPoints: [AXDataPoint]

  /// Points that belong together.
  public init(name: String, isContinuous: Bool, dataPoints: [AXDataPoint]) {
    self.name = name
    self.isContinuous = isContinuous
    self.dataPoints = dataPoints
  }
}

/// A point of a chart.
public final class AXDataPoint {
  /// Where it is along the first axis.
  public var xValue: AXDataPointValue
  /// Where it is along the second axis.
  public var yValue: AXDataPointValue?
  /// Its values along further axes.
  public var additionalValues: [AXDataPointValue]
  /// What it is called.
  public var label: String?

  private init(_ x: AXDataPointValue, _ y: Double?, _ additionalValues: [AXDataPointValue], _ label: String?) {
    xValue = x
    yValue = y.map(AXDataPointValue.number)
    self.additionalValues = additionalValues
    self.label = label
  }

  /// A point at a name.
  public convenience init(
    x xValue: String, y yValue: Double? = nil, additionalValues: [AXDataPointValue] = [], label: String? = nil
  ) { self.init(.category(xValue), yValue, additionalValues, label) }
  /// A point at a number.
  public convenience init(
    x xValue: Double, y yValue: Double? = nil, additionalValues: [AXDataPointValue] = [], label: String? = nil
  ) { self.init(.number(xValue), yValue, additionalValues, label) }
}

/// Where a point is along an axis.
public final class AXDataPointValue {
  /// The number; 0 for a name.
  public let number: Double
  /// The name; empty for a number.
  public let category: String

  private init(number: Double, category: String) {
    self.number = number
    self.category = category
  }

  /// A number.
  public static func number(_ number: Double) -> AXDataPointValue { AXDataPointValue(number: number, category: "") }
  /// A name.
  public static func category(_ category: String) -> AXDataPointValue {
    AXDataPointValue(number: 0, category: category)
  }
}
