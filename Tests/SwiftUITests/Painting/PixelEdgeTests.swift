import SimulatorTesting
import SwiftUI
import Testing

@MainActor @Suite("Edges on pixels", .simulator(.iPhone15Pro))
struct PixelEdgeTests {
  /// Returns the different colours of a column of pixels, from the top.
  private func column(_ screen: Screen, x: CGFloat, from top: CGFloat, to bottom: CGFloat) -> [[Int]] {
    stride(from: top + 1 / 6, to: bottom, by: 1 / 3).reduce(into: []) { colors, y in
      let color = screen.rgb(at: CGPoint(x: x, y: y))
      if colors.last != color { colors.append(color) }
    }
  }

  @Test
  func `Given neighbours whose heights are no whole pixels, then nothing shows between them`() async throws {
    // Given
    let screen = await Screen {
      VStack(spacing: 0) {
        ForEach(0..<12, id: \.self) { _ in Color.blue.frame(height: 30.0833) }
      }
      .background(Color.red)
    }
    try await screen.settle()
    // Then
    let colors = column(screen, x: 100, from: 200, to: 660)
    #expect(colors.count == 3 && colors.first == colors.last, "\(colors)")
  }

  @Test
  func `Given a box that moves by parts of a pixel, then it still meets its neighbour`() async throws {
    // Given
    struct Boxes: View {
      @State private var height: CGFloat = 50

      var body: some View {
        VStack(spacing: 0) {
          Button("Grow") { height += 0.1167 }
          Color.clear.frame(height: height)
          Color.blue.frame(height: 30.0833)
          Color.blue.frame(height: 30.0833)
        }
        .background(Color.red)
        .frame(maxHeight: .infinity, alignment: .top)
      }
    }
    let screen = await Screen { Boxes() }
    for _ in 0..<4 {
      // When
      try await screen.tap(.label("Grow"))
      try await screen.settle()
      // Then
      let top = try screen.find(.label("Grow")).frame.maxY
      let colors = column(screen, x: 100, from: top + 40, to: top + 120)
      #expect(colors.count == 3, "\(colors)")
    }
  }

  @Test
  func `Given rows whose content is no whole pixels high, then they are rounded up and nothing shows between them`()
    async throws
  {
    // Given
    let screen = await Screen {
      List(0..<4, id: \.self) { row in
        Text("Row \(row)").frame(height: 60.05)
      }
    }
    try await screen.settle()
    // Then
    let rows = try (0..<4).map { try screen.find(.label("Row \($0)")).frame.midY }
    for (upper, lower) in zip(rows, rows.dropFirst()) { #expect(abs(lower - upper - (81 + 1 / 3)) < 0.001) }
    let colors = column(screen, x: 30, from: rows[0], to: rows[3])
    #expect(colors == [[255, 255, 255]], "\(colors)")
  }

  @Test func `Given content that is no whole pixels long, then its hosting view's size is rounded up`() async throws {
    // Given
    let hosting = UIHostingController(rootView: Color.red.frame(width: 50.1, height: 20))
    let screen = await Screen(rootViewController: hosting)
    try await screen.settle()
    // When
    let size = hosting.sizeThatFits(in: CGSize(width: 300, height: 300))
    // Then
    #expect(abs(size.width - (50 + 1 / 3)) < 0.001 && size.height == 20)
  }
}
