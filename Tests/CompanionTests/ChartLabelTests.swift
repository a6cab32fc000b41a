import Charts
import SimulatorTesting
import SwiftUI

@MainActor @Suite("Labels of a chart's axes", .simulator(.iPhone15Pro))
struct ChartLabelTests {
  private let names = ["One", "Two", "Three", "Four", "Five"]

  private func chart(width: CGFloat) -> some View {
    Chart(names, id: \.self) { BarMark(x: .value("Name", $0), y: .value("Amount", 3)) }
      .chartXAxis {
        AxisMarks { value in
          AxisValueLabel {
            Text(value.as(String.self) ?? "").frame(idealWidth: 80).frame(height: 20).accessibilityIdentifier("label")
          }
        }
      }
      .chartYAxis(.hidden)
      .frame(width: width, height: 200)
  }

  @Test func `Given views as labels that would like to be wide, when their bars are narrower, then all are there`()
    async throws
  {
    // Given
    let screen = await Screen { chart(width: 300) }
    // Then each occupies its name's part of the axis
    let labels = screen.findAll("label").map(\.frame).filter { $0.minX >= 0 }
    #expect(labels.count == 5)
    for (left, right) in zip(labels, labels.dropFirst()) { #expect(abs(right.midX - left.midX - 60) < 0.5) }
  }
}
