import Charts
import SimulatorTesting
import SwiftUI
import Testing

private struct Sale: Identifiable {
  let name: String
  let kind: String
  let amount: Double
  var id: String { name + kind }
}

private let sales = [
  Sale(name: "Ann", kind: "Tea", amount: 2), Sale(name: "Ann", kind: "Milk", amount: 6),
  Sale(name: "Ben", kind: "Tea", amount: 8),
]

/// A chart as large as its frame.
private struct Bare<Content: View>: View {
  @ViewBuilder let content: Content
  var body: some View {
    content.chartXAxis(.hidden).chartYAxis(.hidden).chartLegend(.hidden)
      .frame(width: 300, height: 200).accessibilityIdentifier("chart")
  }
}

private struct Growing: View {
  @State private var amount = 4.0
  var body: some View {
    VStack {
      Bare { Chart { BarMark(x: .value("Name", "Ann"), y: .value("Amount", amount)) }.chartYScale(domain: 0...8) }
      Button("Grow") { withAnimation(.linear(duration: 1)) { amount = 8 } }
    }
  }
}

private struct Choosing: View {
  @State private var name: String?
  @State private var amount: Double?
  var body: some View {
    VStack {
      Bare {
        Chart(sales) { BarMark(x: .value("Name", $0.name), y: .value("Amount", $0.amount)) }
          .chartXSelection(value: $name).chartYSelection(value: $amount)
      }
      Text("\(name ?? "nobody") \(amount ?? -1, format: .number.precision(.fractionLength(0)))")
    }
  }
}

private struct Scrolling: View {
  @State private var first = 20
  var body: some View {
    VStack {
      Chart {
        ForEach(0..<100) {
          PointMark(x: .value("Number", $0), y: .value("Height", 1)).accessibilityLabel("Point \($0)")
        }
      }
      .chartXScale(domain: 0...100).chartScrollableAxes(.horizontal).chartXVisibleDomain(length: 10)
      .chartScrollPosition(x: $first).chartYAxis(.hidden).frame(width: 300, height: 200)
      Text("from \(first)")
    }
  }
}

@Suite("Charts", .simulator(.iPhoneSE)) @MainActor
struct ChartTests {
  private func rgb(_ screen: Screen, _ x: CGFloat, _ y: CGFloat) -> [Int] {
    screen.color(at: CGPoint(x: x, y: y)).map { color in
      [color.red, color.green, color.blue].map { Int(($0 * 255).rounded()) }
    } ?? []
  }

  @Test("Given bars of two kinds, when a chart shows them, then they are stacked in the first two colours")
  func stackedBars() async throws {
    // Given
    let screen = await Screen {
      Bare {
        Chart(sales) {
          BarMark(x: .value("Name", $0.name), y: .value("Amount", $0.amount)).foregroundStyle(
            by: .value("Kind", $0.kind))
        }
      }
    }
    // When
    let tea = try screen.find(.label("Ann, Tea"))
    let milk = try screen.find(.label("Ann, Milk"))
    // Then
    #expect(try tea.value == "2" && milk.value == "6")
    #expect(try tea.frame.height == 50 && milk.frame.height == 150)
    #expect(try tea.frame.minY == milk.frame.maxY && tea.frame.width == 100)
    #expect(try rgb(screen, tea.frame.midX, tea.frame.midY) == [0, 122, 255])
    #expect(try rgb(screen, milk.frame.midX, milk.frame.midY) == [52, 199, 89])
  }

  @Test("Given bars with a position, when a chart shows them, then they are side by side")
  func groupedBars() async throws {
    // Given
    let screen = await Screen {
      Bare {
        Chart(sales) {
          BarMark(x: .value("Name", $0.name), y: .value("Amount", $0.amount)).position(by: .value("Kind", $0.kind))
            .accessibilityLabel($0.id)
        }
      }
    }
    // When
    let tea = try screen.find(.label("AnnTea")).frame
    let milk = try screen.find(.label("AnnMilk")).frame
    // Then
    #expect(tea.maxX < milk.minX && tea.maxY == milk.maxY)
    #expect(tea.height == 50 && milk.height == 150)
  }

  @Test("Given names on the y axis, when a chart shows bars, then they lie, the first above")
  func levelBars() async throws {
    // Given
    let screen = await Screen {
      Bare { Chart(sales) { BarMark(x: .value("Amount", $0.amount), y: .value("Name", $0.name)) } }
    }
    // When
    let chart = try screen.find(.label("Ben")).frame
    let first = try screen.find(.label("Ann").nth(0)).frame
    // Then
    #expect(first.midY < chart.midY && chart.width == 300 && first.width == 75)
  }

  @Test("Given a chart with axes, when it is shown, then names are below, numbers after the plot, and kinds below all")
  func axes() async throws {
    // Given
    let screen = await Screen {
      Chart(sales) {
        BarMark(x: .value("Name", $0.name), y: .value("Amount", $0.amount)).foregroundStyle(by: .value("Kind", $0.kind))
      }
      .frame(width: 300, height: 200)
    }
    // When
    let bar = try screen.find(.label("Ben, Tea")).frame
    let name = try screen.find(.text("Ben")).frame
    // Then
    #expect(abs(name.midX - bar.midX) < 1 && name.minY >= bar.maxY)
    for number in ["0", "2", "4", "6", "8"] {
      let label = try screen.find(.label(number)).frame
      #expect(label.minX > bar.maxX)
    }
    #expect(abs(try screen.find(.label("8")).frame.midY - bar.minY) < 1)
    #expect(abs(try screen.find(.label("0")).frame.midY - bar.maxY) < 1)
    let tea = try screen.find(.text("Tea")).frame
    let milk = try screen.find(.text("Milk")).frame
    #expect(tea.minY > name.maxY && tea.maxX < milk.minX)
  }

  @Test(
    "Given right to left, when a chart is shown, then it is mirrored",
    .simulator(.iPhoneSE, DeviceSettings(isRightToLeft: true)))
  func rightToLeft() async throws {
    // Given
    let screen = await Screen {
      Chart(sales) { BarMark(x: .value("Name", $0.name), y: .value("Amount", $0.amount)) }.frame(
        width: 300, height: 200)
    }
    // When
    let ben = try screen.find(.label("Ben").and(.role(.group))).frame
    let ann = try screen.find(.label("Ann").and(.role(.group)).nth(0)).frame
    // Then
    #expect(ben.midX < ann.midX)
    #expect(try screen.find(.label("8")).frame.maxX < ben.minX)
    #expect(rgb(screen, ben.midX, ben.midY) == [0, 122, 255])
  }

  @Test("Given an annotation, when a chart shows a bar, then it is above the bar")
  func annotation() async throws {
    // Given
    let screen = await Screen {
      Bare {
        Chart { BarMark(x: .value("Name", "Ann"), y: .value("Amount", 4)).annotation { Text("four") } }
          .chartYScale(domain: 0...8)
      }
    }
    // When
    let bar = try screen.find(.label("Ann")).frame
    let text = try screen.find(.text("four")).frame
    // Then
    #expect(text.maxY <= bar.minY && text.maxY > bar.minY - 10 && abs(text.midX - bar.midX) < 1)
  }

  @Test(
    "Given a line of ten thousand points, when a chart shows it, then it is one element, and nothing is drawn at rest")
  func manyPoints() async throws {
    // Given
    let screen = await Screen {
      Bare {
        Chart { ForEach(0..<10_000) { LineMark(x: .value("Time", $0), y: .value("Height", $0 % 100)) } }
      }
    }
    // When
    try await screen.settle()
    // Then
    #expect(screen.findAll(.label("0 – 9,999")).map(\.value) == ["10,000"])
    #expect(!screen.simulator.needsFrame)
  }

  @Test("Given a bar, when its value changes with an animation, then it grows")
  func animation() async throws {
    // Given
    let screen = await Screen { Growing() }
    let bar = try screen.find(.label("Ann")).frame
    #expect(bar.height == 100)
    let above = CGPoint(x: bar.midX, y: bar.minY - 30)
    #expect(rgb(screen, above.x, above.y) == [255, 255, 255])
    // When
    try await screen.tap(.label("Grow"))
    try await screen.advance(by: .seconds(0.5))
    // Then
    #expect(rgb(screen, above.x, above.y) == [0, 122, 255])
    #expect(rgb(screen, above.x, bar.minY - 90) == [255, 255, 255])
    try await screen.settle()
    #expect(rgb(screen, above.x, bar.minY - 90) == [0, 122, 255])
  }

  @Test("Given a chart that selects, when a finger is on it, then the app knows the values there until it is lifted")
  func selection() async throws {
    // Given
    let screen = await Screen { Choosing() }
    let ben = try screen.find(.label("Ben")).frame
    // When
    try await screen.touch.down(at: CGPoint(x: ben.midX, y: ben.midY))
    try await screen.settle()
    // Then
    #expect(screen.exists(.text("Ben 4")))
    try await screen.touch.up()
    try await screen.settle()
    #expect(screen.exists(.text("nobody -1")))
  }

  @Test("Given a part of a long chart, when a finger moves it, then the app knows where it begins")
  func scrolling() async throws {
    // Given
    let screen = await Screen { Scrolling() }
    try await screen.settle()
    #expect(abs(try screen.find(.label("Point 20")).frame.midX - 10) < 2)
    // When
    let point = try screen.find(.label("Point 25")).frame
    try await screen.drag(from: CGPoint(x: point.midX, y: point.midY), to: CGPoint(x: point.midX - 60, y: point.midY))
    try await screen.settle()
    // Then
    let first = try #require(
      screen.visibleText.first { $0.hasPrefix("from ") }.flatMap { Int($0.dropFirst(5)) })
    #expect(first > 20)
    #expect(abs(try screen.find(.label("Point \(first)")).frame.midX - 10) < 30)
  }

  @Test(
    "Given parts of a whole, when a chart shows sectors, then each has its part of the circle, with a hole if it shall")
  func sectors() async throws {
    // Given
    let screen = await Screen {
      Chart(sales) {
        SectorMark(angle: .value("Amount", $0.amount), innerRadius: .ratio(0.5))
          .foregroundStyle(by: .value("Seller", $0.id))
      }
      .chartLegend(.hidden).frame(width: 200, height: 200)
    }
    // When: the parts are an eighth, three eighths and a half, clockwise from the top.
    let all = screen.findAll(.label(startsWith: "Ann")).map(\.value)
    let left = try screen.find(.label("BenTea")).frame
    let middle = CGPoint(x: left.midX + 75, y: left.midY)
    // Then
    #expect(all == ["2", "6"])
    #expect(rgb(screen, middle.x, middle.y) == [255, 255, 255])
    #expect(rgb(screen, left.midX, left.midY) == [255, 149, 0])
    #expect(rgb(screen, middle.x + 20, middle.y - 75) == [0, 122, 255])
    #expect(rgb(screen, middle.x + 75, middle.y + 10) == [52, 199, 89])
  }

  @Test("Given an overlay, when it asks where a value is, then it is where the chart shows it")
  func proxy() async throws {
    // Given
    let screen = await Screen {
      Chart { PointMark(x: .value("x", 5), y: .value("y", 5)).accessibilityLabel("point") }
        .chartXScale(domain: 0...10).chartYScale(domain: 0...10)
        .chartOverlay { proxy in
          GeometryReader { geometry in
            let plot = proxy.plotFrame.map { geometry[$0] } ?? .zero
            Color.red.frame(width: 4, height: 4).accessibilityElement().accessibilityLabel("marker")
              .position(
                x: plot.minX + (proxy.position(forX: 5) ?? 0), y: plot.minY + (proxy.position(forY: 5) ?? 0))
          }
        }
        .frame(width: 300, height: 200)
    }
    try await screen.settle()
    // When
    let point = try screen.find(.label("point")).frame
    let marker = try screen.find(.label("marker")).frame
    // Then
    #expect(abs(point.midX - marker.midX) < 1 && abs(point.midY - marker.midY) < 1)
  }
}
