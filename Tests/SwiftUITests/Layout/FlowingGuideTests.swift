import SimulatorTesting
import SwiftUI
import Testing

@MainActor @Suite("Layouts that flow by guides", .simulator(.iPhoneSE))
struct FlowingGuideTests {
  /// Tags in lines, laid out with sums that carry over from one alignment guide to the next.
  private struct Tags: View {
    let count = 5
    var body: some View {
      GeometryReader { place in
        flow(in: place.size.width)
      }
      .frame(width: 250, height: 300)
    }

    private func flow(in length: CGFloat) -> some View {
      var (x, y) = (CGFloat.zero, CGFloat.zero)
      return ZStack(alignment: .topLeading) {
        ForEach(0..<count, id: \.self) { index in
          Color.red.frame(width: 100, height: 20)
            .accessibilityElement().accessibilityIdentifier("tag \(index)")
            .alignmentGuide(.leading) { size in
              if abs(x - size.width) > length { (x, y) = (0, y - size.height) }
              let result = x
              x = index == count - 1 ? 0 : x - size.width
              return result
            }
            .alignmentGuide(.top) { _ in
              let result = y
              if index == count - 1 { y = 0 }
              return result
            }
        }
      }
    }
  }

  @Test func `Given guides that carry sums from view to view, when a stack lines up, then views flow into lines`()
    async throws
  {
    // Given
    let screen = await Screen { Tags() }
    // When
    let frames = try (0..<5).map { try screen.find("tag \($0)").frame }
    // Then
    let first = frames[0].origin
    let places = frames.map { CGPoint(x: $0.minX - first.x, y: $0.minY - first.y) }
    #expect(
      places == [
        CGPoint(x: 0, y: 0), CGPoint(x: 100, y: 0), CGPoint(x: 0, y: 20), CGPoint(x: 100, y: 20), CGPoint(x: 0, y: 40),
      ])
  }
}
