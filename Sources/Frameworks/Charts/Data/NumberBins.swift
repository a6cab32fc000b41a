/// Bins of equal size for numbers.
nonisolated public struct NumberBins<Value: Comparable>: RandomAccessCollection {
  /// The boundaries of the bins.
  public let thresholds: [Value]

  /// Creates bins from ordered numbers.
  public init(thresholds: [Value]) { self.thresholds = thresholds }

  public var startIndex: Int { 0 }
  public var endIndex: Int { Swift.max(thresholds.count - 1, 0) }
  public subscript(position: Int) -> ChartBinRange<Value> {
    ChartBinRange(lowerBound: thresholds[position], upperBound: thresholds[position + 1])
  }

  /// Returns the bin that contains a value; values outside belong to the first or last.
  public func index(for value: Value) -> Int {
    var low = 0
    var high = Swift.max(endIndex - 1, 0)
    while low < high {
      let middle = (low + high + 1) / 2
      if thresholds[middle] <= value { low = middle } else { high = middle - 1 }
    }
    return low
  }
}

nonisolated extension NumberBins where Value: BinaryFloatingPoint {
  /// Creates bins of a fixed size around a range.
  public init(size: Value, range: ClosedRange<Value>) {
    self.init(Double(size), Double(range.lowerBound), Double(range.upperBound)) { Value($0) }
  }

  /// Creates about as many bins as desired, of a size that is easy to read.
  public init(range: ClosedRange<Value>, desiredCount: Int = 10, minimumStride: Value = 0) {
    let (low, high) = (Double(range.lowerBound), Double(range.upperBound))
    let size = NiceNumbers.step(from: low, to: high, count: desiredCount, minimum: Double(minimumStride))
    self.init(size, low, high) { Value($0) }
  }

  /// Creates about as many bins as desired around numbers.
  public init(data: [Value], desiredCount: Int? = nil, minimumStride: Value = 0) {
    let range = (data.min() ?? 0)...(data.max() ?? 1)
    self.init(range: range, desiredCount: desiredCount ?? 10, minimumStride: minimumStride)
  }

  /// Creates a number of equal bins of a range.
  public init(range: ClosedRange<Value>, count: Int) {
    let size = (range.upperBound - range.lowerBound) / Value(Swift.max(count, 1))
    thresholds = (0...Swift.max(count, 1)).map { range.lowerBound + Value($0) * size }
  }
}

nonisolated extension NumberBins where Value: BinaryInteger {
  /// Creates bins of a fixed size around a range.
  public init(size: Value, range: ClosedRange<Value>) {
    self.init(Double(size), Double(range.lowerBound), Double(range.upperBound)) { Value($0) }
  }

  /// Creates about as many bins as desired, of a size that is easy to read.
  public init(range: ClosedRange<Value>, desiredCount: Int = 10, minimumStride: Value = 1) {
    let (low, high) = (Double(range.lowerBound), Double(range.upperBound))
    let size = NiceNumbers.step(from: low, to: high, count: desiredCount, minimum: Double(Swift.max(minimumStride, 1)))
    self.init(size, low, high) { Value($0) }
  }

  /// Creates about as many bins as desired around numbers.
  public init(data: [Value], desiredCount: Int? = nil, minimumStride: Value = 1) {
    let range = (data.min() ?? 0)...(data.max() ?? 1)
    self.init(range: range, desiredCount: desiredCount ?? 10, minimumStride: minimumStride)
  }
}

nonisolated extension NumberBins {
  /// Creates bins at the multiples of a size from the one below a number to the one above another, which no value of
  /// the data reaches.
  private init(_ size: Double, _ low: Double, _ high: Double, value: (Double) -> Value) {
    guard size > 0, low.isFinite, high.isFinite, (high - low) / size < 100_000 else {
      thresholds = []
      return
    }
    let first = (low / size).rounded(.down)
    let last = Swift.max((high / size).rounded(.down) + 1, first + 1)
    thresholds = stride(from: first, through: last, by: 1).map { value($0 * size) }
  }
}

/// Bins of days, months and so on.
nonisolated public struct DateBins: RandomAccessCollection {
  /// The boundaries of the bins.
  public let thresholds: [Date]

  /// Creates bins from ordered dates.
  public init(thresholds: [Date]) { self.thresholds = thresholds }

  /// Creates bins of calendar units, or of every few units, around a range.
  public init(
    unit: Calendar.Component, by count: Int = 1, range: ClosedRange<Date>, calendar: Calendar = .current
  ) {
    var date = calendar.dateInterval(of: unit, for: range.lowerBound)?.start ?? range.lowerBound
    var dates = [date]
    while date <= range.upperBound, dates.count < 100_000,
      let next = calendar.date(byAdding: unit, value: Swift.max(count, 1), to: date), next > date
    {
      dates.append(next)
      date = next
    }
    thresholds = dates
  }

  /// Creates bins of a time interval from the start of a range.
  public init(timeInterval: TimeInterval, range: ClosedRange<Date>) {
    let count = timeInterval > 0 ? range.upperBound.timeIntervalSince(range.lowerBound) / timeInterval : 0
    thresholds = (0...Swift.max(1, Int(Swift.min(count, 100_000).rounded(.down)) + 1)).map {
      range.lowerBound + timeInterval * Double($0)
    }
  }

  /// Creates about as many bins as desired.
  public init(range: ClosedRange<Date>, desiredCount: Int = 10, calendar: Calendar = .current) {
    let nice = DateStride.nice(
      seconds: range.upperBound.timeIntervalSince(range.lowerBound), count: desiredCount)
    self.init(unit: nice.unit, by: nice.count, range: range, calendar: calendar)
  }

  /// Creates about as many bins as desired around dates.
  public init(data: [Date], desiredCount: Int? = nil, calendar: Calendar = .current) {
    let low = data.min() ?? Date(timeIntervalSinceReferenceDate: 0)
    self.init(range: low...(data.max() ?? low), desiredCount: desiredCount ?? 10, calendar: calendar)
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { Swift.max(thresholds.count - 1, 0) }
  public subscript(position: Int) -> ChartBinRange<Date> {
    ChartBinRange(lowerBound: thresholds[position], upperBound: thresholds[position + 1])
  }

  /// Returns the bin that contains a date; dates outside belong to the first or last.
  public func index(for value: Date) -> Int { NumberBins(thresholds: thresholds).index(for: value) }
}
