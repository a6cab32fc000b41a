import Charts
import SimulatorTesting
import SwiftUI
import Testing

private struct Ranging: View {
  @State private var range: ClosedRange<Double>?
  var body: some View {
    VStack {
      Chart { PointMark(x: .value("x", 5), y: .value("y", 5)) }
        .chartXScale(domain: 0...10).chartYScale(domain: 0...10).chartXAxis(.hidden).chartYAxis(.hidden)
        .chartXSelection(range: $range)
        .frame(width: 300, height: 200).accessibilityElement(children: .contain).accessibilityIdentifier("chart")
      Text(range.map { "\(Int($0.lowerBound.rounded())) to \(Int($0.upperBound.rounded()))" } ?? "nothing")
    }
  }
}

private struct Aligned: View {
  let behavior: ValueAlignedChartScrollTargetBehavior
  @State private var first = 20.0
  var body: some View {
    VStack {
      Chart { ForEach(0..<100) { PointMark(x: .value("Number", Double($0)), y: .value("Height", 1)) } }
        .chartXScale(domain: 0...100).chartScrollableAxes(.horizontal).chartXVisibleDomain(length: 10.0)
        .chartScrollPosition(x: $first).chartScrollTargetBehavior(behavior)
        .chartXAxis(.hidden).chartYAxis(.hidden)
        .frame(width: 300, height: 200).accessibilityElement(children: .contain).accessibilityIdentifier("chart")
      Text("from \(first, specifier: "%.2f")")
    }
  }
}

private struct Tall: View {
  @State private var first = 20.0
  var body: some View {
    VStack {
      Chart {
        ForEach(0..<100) { PointMark(x: .value("x", 1), y: .value("y", Double($0))).accessibilityLabel("Point \($0)") }
      }
      .chartYScale(domain: 0...100).chartScrollableAxes(.vertical).chartYVisibleDomain(length: 10.0)
      .chartScrollPosition(y: $first).chartScrollTargetBehavior(.valueAligned(unit: 5.0)).chartXAxis(.hidden)
      .frame(width: 300, height: 200).accessibilityElement(children: .contain).accessibilityIdentifier("chart")
      Text("from \(first, specifier: "%.2f")")
    }
  }
}

@Suite("Ranges and resting places of charts", .simulator(.iPhoneSE)) @MainActor
struct ChartRangeTests {
  @Test("Given a chart that selects a range, when two fingers are on it, then it is what is between, until one lifts")
  func range() async throws {
    // Given
    let screen = await Screen { Ranging() }
    let frame = try screen.find("chart").frame
    // When
    try await screen.touch.down(at: [
      CGPoint(x: frame.minX + 60, y: frame.midY), CGPoint(x: frame.minX + 240, y: frame.midY),
    ])
    try await screen.settle()
    // Then
    #expect(screen.exists(.text("2 to 8")))
    try await screen.touch.upAll()
    try await screen.settle()
    #expect(screen.exists(.text("nothing")))
  }

  @Test("Given a chart that rests at values, when a finger leaves it between two, then it goes to the nearer one")
  func units() async throws {
    // Given: 30 points are one unit.
    let screen = await Screen { Aligned(behavior: .valueAligned(unit: 5.0)) }
    try await screen.settle()
    let frame = try screen.find("chart").frame
    // When
    try await screen.drag(
      from: CGPoint(x: frame.midX + 50, y: frame.midY), to: CGPoint(x: frame.midX - 70, y: frame.midY))
    try await screen.settle()
    // Then
    let text = try #require(screen.visibleText.first { $0.hasPrefix("from ") })
    let first = try #require(Double(text.dropFirst(5)))
    #expect(first > 20 && abs(first.remainder(dividingBy: 5)) < 0.02)
  }

  @Test("Given a part of a tall chart, when a finger moves it down, then higher values are seen, and it rests at one")
  func upright() async throws {
    // Given: 20 points are one unit.
    let screen = await Screen { Tall() }
    try await screen.settle()
    let frame = try screen.find("chart").frame
    #expect(abs(try screen.find(.label("Point 25")).frame.midY - (frame.maxY - 100)) < 2)
    // When
    try await screen.drag(
      from: CGPoint(x: frame.minX + 100, y: frame.minY + 40), to: CGPoint(x: frame.minX + 100, y: frame.minY + 150))
    try await screen.settle()
    // Then
    let text = try #require(screen.visibleText.first { $0.hasPrefix("from ") })
    let first = try #require(Double(text.dropFirst(5)))
    #expect(first > 20 && abs(first.remainder(dividingBy: 5)) < 0.02)
  }

  @Test("Given pages as major values, when a finger swipes far, then the chart goes one page on, and back again")
  func pages() async throws {
    // Given
    let screen = await Screen { Aligned(behavior: .valueAligned(unit: 1.0, majorAlignment: .page)) }
    try await screen.settle()
    let frame = try screen.find("chart").frame
    // When
    try await screen.find("chart").swipe(.left)
    try await screen.settle()
    // Then
    #expect(screen.exists(.text("from 30.00")))
    // When
    try await screen.find("chart").swipe(.right)
    try await screen.settle()
    // Then
    #expect(screen.exists(.text("from 20.00")) && frame.width == 300)
  }

  @Test("Given scales of lines, symbols and sizes, when a proxy is asked, then it knows what stands for which value")
  func proxy() async throws {
    // Given
    var known: [String] = []
    var size: CGFloat?
    let screen = await Screen {
      Chart(0..<3, id: \.self) { number in
        PointMark(x: .value("x", number), y: .value("y", number)).symbol(by: .value("Kind", "k\(number)"))
          .symbolSize(by: .value("Size", number))
        LineMark(x: .value("x", number), y: .value("y", 1)).lineStyle(by: .value("Way", "w"))
      }
      .chartSymbolSizeScale { (number: Int) in CGFloat(number + 1) * 100 }
      .chartOverlay { proxy in
        let _ = (known = proxy.symbolDomain(dataType: String.self) + proxy.lineStyleDomain(dataType: String.self))
        let _ = (size = proxy.symbolSize(for: 2))
        Color.clear
      }
      .frame(width: 300, height: 200)
    }
    // When
    try await screen.settle()
    // Then
    #expect(known == ["k0", "k1", "k2", "w"] && size == 300)
  }

  @Test("Given a gradient, when marks align with the plot, then each shows its part of it")
  func gradients() async throws {
    // Given: a bar in each half of the plot.
    let gradient = LinearGradient(colors: [.black, .white], startPoint: .top, endPoint: .bottom)
    let screen = await Screen {
      Chart {
        Plot {
          BarMark(x: .value("Name", "low"), yStart: .value("y", 0), yEnd: .value("y", 5))
          BarMark(x: .value("Name", "high"), yStart: .value("y", 5), yEnd: .value("y", 10))
        }
        .foregroundStyle(gradient).alignsMarkStylesWithPlotArea()
      }
      .chartYScale(domain: 0...10).chartXAxis(.hidden).chartYAxis(.hidden).frame(width: 200, height: 200)
    }
    // When
    let low = try screen.find(.label("low")).frame
    let high = try screen.find(.label("high")).frame
    func grey(_ frame: CGRect, _ part: CGFloat) throws -> Double {
      let point = CGPoint(x: frame.midX, y: frame.minY + part * frame.height)
      return Double(try #require(screen.color(at: point)).red)
    }
    // Then: the lower half is bright from its upper edge on, the upper half is not.
    #expect(try grey(low, 0.1) > 0.45 && grey(high, 0.9) < 0.55 && grey(high, 0.1) < 0.1 && grey(low, 0.9) > 0.9)
  }
}
