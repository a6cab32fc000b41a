import SimulatorTesting
import SwiftUI

@MainActor @Suite("Visual effects", .simulator(.iPhoneSE))
struct VisualEffectTests {
  @MainActor final class Model: ObservableObject {
    @Published var isTurned = false
    var taps = 0
  }

  struct RowsWithEffects: View {
    @ObservedObject var model: Model
    let rows: Int
    var body: some View {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<rows, id: \.self) { row in Row(row: row) }
        }
      }
    }
  }

  /// A row shifted to the right by a tenth of its distance from the top.
  struct Row: View {
    let row: Int
    var body: some View {
      Color.blue.frame(width: 100, height: 80)
        .accessibilityIdentifier("row.\(row)")
        .visualEffect { content, proxy in content.offset(x: proxy.frame(in: .scrollView).minY / 10) }
        .frame(maxWidth: .infinity, alignment: .leading)
    }
  }

  private func x(_ screen: Screen, _ row: Int) throws -> CGFloat {
    try screen.find(.identifier("row.\(row)")).frame.minX
  }

  @Test(
    "they follow the scrolling in each frame, without bodies and layout, whatever the number of rows",
    arguments: [100, 100_000])
  func scroll(_ rows: Int) async throws {
    let screen = await Screen { RowsWithEffects(model: Model(), rows: rows) }
    #expect(try x(screen, 0) == 0 && x(screen, 3) == 24)
    #expect(
      screen.color(at: CGPoint(x: 12, y: 20 + 3 * 80 + 40)) != screen.color(at: CGPoint(x: 60, y: 20 + 3 * 80 + 40)))
    // All rows to be prefetched exist
    for delta in [1, 1, 1, 1, 1, -5] { try await screen.wheel(CGFloat(delta)) }
    try await screen.touch.down(at: CGPoint(x: 160, y: 400))
    try await screen.touch.move(by: CGVector(dx: 0, dy: -10), duration: .milliseconds(16))
    let mark = screen.mark()
    try await screen.touch.move(by: CGVector(dx: 0, dy: -10), duration: .milliseconds(16))
    #expect(try x(screen, 3) == 23)
    #expect(mark.bodies == 0 && mark.layouts == 0 && mark.measurements == 0)
    // Only rows near the screen are drawn
    #expect(mark.fragments < 30)
  }

  @Test("scale, rotation, offset and opacity apply from the inside to the outside, and where things are touched")
  func touches() async throws {
    let model = Model()
    let screen = await Screen {
      Button {
        model.taps += 1
      } label: {
        Color.red.frame(width: 100, height: 40)
      }
      .accessibilityIdentifier("button")
      .visualEffect { content, proxy in
        content
          .scaleEffect(x: proxy.size.width / 50, y: 1)
          .rotationEffect(.degrees(90))
          .offset(y: 100)
          .opacity(0.5)
      }
    }
    // Twice as wide, upright, and lower
    let frame = try screen.find("button").frame
    #expect(abs(frame.width - 40) < 0.001 && abs(frame.height - 200) < 0.001)
    #expect(abs(frame.midY - (20 + 274 + 100)) < 0.001)
    try await screen.tap(at: CGPoint(x: 160, y: frame.midY))
    #expect(model.taps == 1)
    try await screen.tap(at: CGPoint(x: 160, y: 294 - 60))
    #expect(model.taps == 1)
    // Half of the red
    let color = try #require(screen.color(at: CGPoint(x: 150, y: frame.minY + 10)))
    #expect(color.red > 0.9 && color.green > 0.3 && color.green < 0.8)
  }

  struct Turning: View {
    @ObservedObject var model: Model
    var body: some View {
      let isTurned = model.isTurned
      Color.red.frame(width: 100, height: 40).accessibilityIdentifier("box")
        .visualEffect { content, _ in content.opacity(isTurned ? 0 : 1).scaleEffect(isTurned ? 0.5 : 1) }
    }
  }

  @Test("another closure draws anew without a layout; what is invisible is not read out")
  func update() async throws {
    let model = Model()
    let screen = await Screen { Turning(model: model) }
    #expect(try screen.find("box").frame.width == 100)
    let mark = screen.mark()
    model.isTurned = true
    try await screen.frames(1)
    #expect(!screen.exists("box"))
    #expect(mark.layouts == 0)
  }
}
