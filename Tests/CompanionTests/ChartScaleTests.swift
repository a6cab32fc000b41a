import Foundation
import Testing

@testable import Charts

@Suite("Scales and values of charts")
struct ChartScaleTests {
  @Test("Given two numbers, when an axis looks for values, then they are 1, 2 or 5 times a power of ten apart")
  func niceNumbers() {
    // Given, when, then
    #expect(NiceNumbers.step(from: 0, to: 15_000, count: 4) == 5000)
    #expect(NiceNumbers.step(from: 0, to: 916, count: 4) == 200)
    #expect(NiceNumbers.step(from: 0, to: 0, count: 4) == 1)
    #expect(NiceNumbers.multiples(of: 5000, from: 0, to: 15_000) == [0, 5000, 10_000, 15_000])
    #expect(NiceNumbers.multiples(of: 0.1, from: -0.1, to: 0.1).count == 3)
    #expect(NiceNumbers.multiples(of: 1e-9, from: 0, to: 1).isEmpty)
    #expect(NiceNumbers.powers(from: 1, to: 1000, count: 4) == [1, 10, 100, 1000])
  }

  private var calendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar
  }

  private func date(_ text: String) throws -> Date { try Date(text, strategy: .iso8601) }

  @Test("Given two dates, when an axis looks for values, then they are whole units of the calendar")
  func niceDates() throws {
    // Given
    let low = try date("2024-01-10T00:00:00Z")
    let high = try date("2024-12-20T00:00:00Z")
    // When
    let nice = DateStride.nice(seconds: high.timeIntervalSince(low), count: 4)
    let dates = nice.dates(from: low, to: high, calendar: calendar)
    // Then
    #expect(nice == DateStride(unit: .month, count: 3))
    #expect(
      try dates == [date("2024-04-01T00:00:00Z"), date("2024-07-01T00:00:00Z"), date("2024-10-01T00:00:00Z")])
  }

  @Test("Given a stride of hours, when dates are counted, then they begin at the day")
  func hours() throws {
    // Given
    let stride = DateStride(unit: .hour, count: 6)
    // When
    let dates = try stride.dates(
      from: date("2024-01-10T04:00:00Z"), to: date("2024-01-10T13:00:00Z"), calendar: calendar)
    // Then
    #expect(try dates == [date("2024-01-10T06:00:00Z"), date("2024-01-10T12:00:00Z")])
  }

  @Test("Given names, when a scale places them, then each is in the middle of its own part, and found there")
  func names() {
    // Given
    let scale = PositionScale(names: ["a", "b"], padding: _ScalePadding())
    // When, then
    #expect(scale.fraction(_Datum.category("b")) == 0.75)
    #expect(scale.fraction(_Datum.category("c")) == nil)
    #expect(scale.datum(at: 0.2) == .category("a"))
    #expect(scale.datum(at: 1.2) == nil)
  }

  @Test("Given a logarithmic scale with padding, when a value is placed and found again, then it is the same")
  func logarithm() throws {
    // Given
    let scale = PositionScale(type: .log, first: 1, last: 100, padding: _ScalePadding(start: 10, end: 10))
    // When
    let fraction = try #require(scale.fraction(_Datum.number(10)))
    // Then
    #expect(abs(fraction - 0.5) < 1e-9)
    #expect(abs(scale.point(fraction, length: 120) - 60) < 1e-9)
    #expect(abs((scale.datum(at: fraction)?.quantity ?? 0) - 10) < 1e-9)
  }

  @Test(
    "Given bars at one place, when they are stacked, then each begins where the one before ends, negative ones below")
  func stacking() {
    // Given
    func bar(_ value: Double, _ method: MarkStackingMethod = .standard) -> Mark {
      BarMark(x: .value("x", "a"), y: .value("y", value), stacking: method).mark
    }
    // When, then
    #expect(Stacking.ranges(of: [bar(1), bar(-2), bar(3)]) == [0: 0...1, 1: -2...0, 2: 1...4])
    #expect(Stacking.ranges(of: [bar(1, .normalized), bar(3, .normalized)]) == [0: 0...0.25, 1: 0.25...1])
    #expect(Stacking.ranges(of: [bar(1, .center), bar(3, .center)]) == [0: -2 ... -1, 1: -1...2])
    #expect(Stacking.ranges(of: [bar(2, .unstacked), bar(3, .unstacked)]) == [0: 0...2, 1: 0...3])
  }

  @Test("Given numbers, when they are put into bins, then each is in one")
  func bins() {
    // Given
    let data = [0.5, 3.5, 9.9]
    // When
    let bins = NumberBins(data: data, desiredCount: 10)
    // Then
    for value in data {
      let bin = bins[bins.index(for: value)]
      #expect(bin.lowerBound <= value && value < bin.upperBound)
    }
    #expect(NumberBins(thresholds: [1, 2, 4]).index(for: 3) == 1)
    #expect(NumberBins(range: 0...10, count: 5).thresholds == [0, 2, 4, 6, 8, 10])
  }

  @Test(
    "Given a scale with reversed or widened values, when the values of the data are asked for, then it says them so")
  func domains() {
    // Given
    let mark = PointMark(x: .value("x", 1), y: .value("y", 7)).mark
    let inference = DomainInference(marks: [mark], stacked: [:])
    var settings = ChartSettings.AxisSettings()
    // When, then
    #expect(inference.scale(.vertical, settings).domain == [.number(0), .number(8)])
    settings.domain = AutomaticScaleDomain.automatic(reversed: true)._domain
    #expect(inference.scale(.vertical, settings).domain == [.number(8), .number(0)])
    settings.domain = (0...100)._domain
    #expect(inference.scale(.vertical, settings).domain == [.number(0), .number(100)])
  }
}
