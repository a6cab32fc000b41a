import Charts
import SimulatorTesting
import SwiftUI
import Synchronization
import Testing

private struct Stock: Identifiable {
  let name: String
  let day: Int
  let price: Double
  var opacity: CGFloat = 1
  var low: Double { price - 1 }
  var id: String { "\(name)\(day)" }
  var style: Color { name == "Ann" ? .red : .blue }
}

private let stocks = [
  Stock(name: "Ann", day: 0, price: 2), Stock(name: "Ann", day: 10, price: 2, opacity: 0),
  Stock(name: "Ben", day: 0, price: 8), Stock(name: "Ben", day: 10, price: 8),
]

/// Records how often a function was called, and with which values.
private final class Asked: Sendable {
  let values = Mutex<[Double]>([])
  func note(_ value: Double) -> Double {
    values.withLock { $0.append(value) }
    return value
  }
}

/// A chart as large as its frame, over white.
private struct Bare<Content: View>: View {
  var width: CGFloat = 300
  @ViewBuilder let content: Content
  var body: some View {
    content.chartXAxis(.hidden).chartYAxis(.hidden).chartLegend(.hidden)
      .frame(width: width, height: 200)
      .accessibilityElement(children: .contain).accessibilityIdentifier("chart")
  }
}

private struct Widening: View {
  let asked: Asked
  @State private var width: CGFloat = 100
  var body: some View {
    VStack {
      Bare(width: width) {
        Chart { LinePlot(x: "x", y: "y") { [asked] in asked.note($0) } }.chartXScale(domain: 0...1)
      }
      Button("Wide") { width = 300 }
    }
  }
}

@Suite("Plots of functions and of collections", .simulator(.iPhoneSE)) @MainActor
struct ChartPlotTests {
  private func isWhite(_ screen: Screen, _ frame: CGRect, _ x: CGFloat, _ y: CGFloat) throws -> Bool {
    let color = try #require(screen.color(at: CGPoint(x: frame.minX + x, y: frame.minY + y)))
    return color.red > 0.98 && color.green > 0.98 && color.blue > 0.98
  }

  @Test("Given a function, when a chart shows it, then it runs through its values, and is called what its value is")
  func graph() async throws {
    // Given
    let screen = await Screen {
      Bare {
        Chart { LinePlot(x: "x", y: "y = x²") { $0 * $0 } }.chartXScale(domain: -1...1).chartYScale(domain: 0...1)
      }
    }
    // When
    let frame = try screen.find("chart").frame
    // Then: at a quarter of the axis x is -0.5, and its square a quarter of the height.
    #expect(try !isWhite(screen, frame, 75, 150) && isWhite(screen, frame, 75, 100))
    #expect(try !isWhite(screen, frame, 225, 150) && isWhite(screen, frame, 150, 150))
    #expect(screen.exists(.label("y = x²")))
  }

  @Test("Given a wider plot, when a function is drawn, then it is asked for about one value for each point more")
  func width() async throws {
    // Given
    let asked = Asked()
    let screen = await Screen { Widening(asked: asked) }
    try await screen.settle()
    let narrow = asked.values.withLock { values in
      let count = Set(values).count
      values = []
      return count
    }
    // When
    try await screen.tap(.label("Wide"))
    try await screen.settle()
    // Then
    let wide = asked.values.withLock { Set($0).count }
    #expect(narrow > 100 && wide - narrow >= 150)
    // A chart at rest does not call the function.
    asked.values.withLock { $0 = [] }
    try await screen.settle()
    #expect(asked.values.withLock { $0.isEmpty })
  }

  @Test("Given a function without values in the middle, when it is shown, then there is a gap up to where they begin")
  func gap() async throws {
    // Given
    let screen = await Screen {
      Bare {
        Chart {
          LinePlot(x: "x", y: "y") { abs($0) < 0.5 ? .nan : 0.5 }
          AreaPlot(x: "x", y: "area", domain: 0.5...1) { $0 < 0.75 ? .infinity : 0.25 }.foregroundStyle(.red)
        }
        .chartXScale(domain: -1...1).chartYScale(domain: 0...1)
      }
    }
    // When
    let frame = try screen.find("chart").frame
    // Then
    #expect(try !isWhite(screen, frame, 70, 100) && !isWhite(screen, frame, 230, 100))
    for x in stride(from: CGFloat(80), to: 220, by: 20) { #expect(try isWhite(screen, frame, x, 100)) }
    #expect(try isWhite(screen, frame, 250, 180) && !isWhite(screen, frame, 280, 180))
  }

  @Test("Given a function that has no value at zero, when a chart shows it, then its parts are not joined")
  func pole() async throws {
    // Given: no sample of the axis is at zero.
    let screen = await Screen {
      Bare {
        Chart { LinePlot(x: "x", y: "y") { $0 == 0 ? .nan : $0 < 0 ? 0.1 : 0.9 } }
          .chartXScale(domain: -1...2.003).chartYScale(domain: 0...1)
      }
    }
    // When
    let frame = try screen.find("chart").frame
    // Then
    #expect(try !isWhite(screen, frame, 60, 180) && !isWhite(screen, frame, 240, 20))
    for x in stride(from: CGFloat(95), to: 106, by: 1) { #expect(try isWhite(screen, frame, x, 100)) }
  }

  @Test("Given a function of a parameter, when a chart shows it, then it is a curve that may go back")
  func parametric() async throws {
    // Given: a circle.
    let screen = await Screen {
      Bare {
        Chart { LinePlot(x: "x", y: "y", t: "t", domain: 0...(2 * .pi)) { (x: cos($0), y: sin($0)) } }
          .chartXScale(domain: -2...2).chartYScale(domain: -2...2)
      }
    }
    // When
    let frame = try screen.find("chart").frame
    // Then
    for (x, y) in [(75, 100), (225, 100), (150, 50), (150, 150)] {
      #expect(try !isWhite(screen, frame, CGFloat(x), CGFloat(y)))
    }
    #expect(try isWhite(screen, frame, 150, 100))
  }

  @Test("Given two functions, when a chart shows the area between them, then only that is filled")
  func between() async throws {
    // Given
    let screen = await Screen {
      Bare {
        Chart { AreaPlot(x: "x", yStart: "low", yEnd: "high") { x in (yStart: x / 4, yEnd: 0.5 + x / 4) } }
          .chartXScale(domain: 0...2).chartYScale(domain: 0...1)
      }
    }
    // When
    let frame = try screen.find("chart").frame
    // Then
    #expect(try isWhite(screen, frame, 150, 160) && isWhite(screen, frame, 150, 40))
    #expect(try !isWhite(screen, frame, 150, 100))
  }

  @Test("Given a collection, when a chart plots it by key paths, then each element has its mark, style and words")
  func points() async throws {
    // Given
    let screen = await Screen {
      Bare {
        Chart {
          PointPlot(stocks, x: .value("Day", \.day), y: .value("Price", \.price))
            .foregroundStyle(\.style).opacity(\.opacity).symbolSize(by: .value("Price", \.price))
            .accessibilityLabel(\.id).accessibilityIdentifier(\.name)
        }
        .chartXScale(domain: -10...20).chartYScale(domain: 0...10)
      }
    }
    // When
    let frames = try stocks.map { try screen.find(.label($0.id)).frame }
    // Then
    let first = try #require(screen.color(at: CGPoint(x: frames[0].midX, y: frames[0].midY)))
    let hidden = try #require(screen.color(at: CGPoint(x: frames[1].midX, y: frames[1].midY)))
    #expect(first.red > 0.9 && first.blue < 0.5 && hidden.green > 0.98)
    #expect(frames[2].width > frames[0].width && frames[0].midY - frames[2].midY > 100)
    #expect(screen.findAll(.identifier("Ben")).count == 2)
  }

  @Test("Given a collection with series, when a chart plots it, then there is a line for each, and values on all")
  func lines() async throws {
    // Given
    let screen = await Screen {
      Bare {
        Chart {
          LinePlot(
            stocks, x: .value("Day", \.day), y: .value("Price", \.price), series: .value("Name", \.name)
          )
          .foregroundStyle(by: .value("Name", \.name))
        }
        .chartXScale(domain: 0...10).chartYScale(domain: 0...10)
      }
    }
    // When
    let frame = try screen.find("chart").frame
    // Then
    #expect(try !isWhite(screen, frame, 150, 160) && !isWhite(screen, frame, 150, 40))
    #expect(try isWhite(screen, frame, 150, 100))
    #expect(screen.findAll(.label("0, Ben")).count == 1)
  }

  @Test("Given bars, rectangles, rules and sectors of a collection, then they are where marks of its elements are")
  func kinds() async throws {
    // Given
    let parts = Array(stocks.prefix(1))
    let screen = await Screen {
      VStack {
        Bare {
          Chart {
            BarPlot(parts, x: .value("Name", \.name), y: .value("Price", \.price), width: .ratio(0.5))
              .foregroundStyle(by: .value("Kind", "all")).accessibilityIdentifier("bar")
            RectanglePlot(parts, x: .value("Name", \.name), y: .value("Range", \.low, \.price))
              .opacity(0.5).accessibilityIdentifier("rectangle")
            RulePlot(parts, xStart: nil, xEnd: nil, y: .value("Price", \.price)).accessibilityIdentifier("rule")
          }
          .chartYScale(domain: 0...4)
        }
        Chart {
          SectorPlot(stocks, angle: .value("Price", \.price), innerRadius: .ratio(0.5), angularInset: 1)
            .accessibilityIdentifier("sector")
        }
        .frame(width: 200, height: 200)
      }
    }
    // When
    let frame = try screen.find("chart").frame
    let bar = try screen.find("bar").frame
    let rectangle = try screen.find("rectangle").frame
    // Then
    #expect(bar.width == 150 && bar.height == 100 && bar.maxY == frame.maxY)
    #expect(rectangle.width == 300 && rectangle.height == 50 && rectangle.minY == bar.minY)
    #expect(try screen.find("rule").frame.width == 300)
    #expect(screen.findAll(.identifier("sector")).map(\.value) == ["2", "2", "8", "8"])
  }
}
