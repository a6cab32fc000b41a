import SimulatorTesting
import SwiftUI

/// The SE has 320 x 548 points of free space.
@MainActor @Suite("Frames relative to a container", .simulator(.iPhoneSE))
struct ContainerRelativeFrameTests {
  @MainActor final class Model: ObservableObject {
    @Published var width: CGFloat = 200
  }

  @Test("without a scroll view the container is what bars leave of the screen, also after a rotation")
  func screen() async throws {
    let screen = await Screen {
      VStack { Color.red.containerRelativeFrame([.horizontal, .vertical]).accessibilityIdentifier("all") }
    }
    #expect(try screen.find("all").frame == CGRect(x: 0, y: 20, width: 320, height: 548))
    try await screen.rotate(to: .landscape)
    #expect(try screen.find("all").frame.size == CGSize(width: 568, height: 320))
  }

  @Test("in a scroll view it is that, along and across", arguments: [false, true])
  func scrollView(_ isLazy: Bool) async throws {
    let screen = await Screen {
      ScrollView {
        if isLazy { LazyVStack(spacing: 0) { Self.pages } } else { VStack(spacing: 0) { Self.pages } }
      }
      .frame(width: 250, height: 300)
    }
    let frame = try screen.find("page.0").frame
    #expect(frame.size == CGSize(width: 250, height: 300))
    // A drag shows the next page, which has the same size
    try await screen.drag(from: CGPoint(x: 160, y: 380), to: CGPoint(x: 160, y: 200))
    #expect(try screen.find("page.1").frame.size == CGSize(width: 250, height: 300))
    #expect(try screen.find("page.1").frame.minY == screen.find("page.0").frame.maxY)
  }

  @ViewBuilder private static var pages: some View {
    ForEach(0..<10, id: \.self) { page in
      Color.blue.containerRelativeFrame([.horizontal, .vertical]).accessibilityIdentifier("page.\(page)")
    }
  }

  @Test("parts, spans and lengths of one's own divide it; the content is aligned inside")
  func lengths() async throws {
    let screen = await Screen {
      ScrollView(.horizontal) {
        HStack(spacing: 10) {
          Color.red.containerRelativeFrame(.horizontal, count: 3, spacing: 10).accessibilityIdentifier("third")
          Color.red.containerRelativeFrame(.horizontal, count: 3, span: 2, spacing: 10)
            .accessibilityIdentifier("thirds")
          Color.green.frame(width: 20, height: 20).accessibilityIdentifier("dot")
            .containerRelativeFrame([.horizontal, .vertical], alignment: .bottomTrailing) { length, axis in
              axis == .horizontal ? length / 4 : length / 2
            }
            .background(Color.blue.accessibilityIdentifier("quarter"))
        }
      }
      .frame(height: 200)
    }
    #expect(try screen.find("third").frame.width == 100)
    #expect(try screen.find("thirds").frame.width == 210)
    let quarter = try screen.find("quarter").frame
    let dot = try screen.find("dot").frame
    #expect(quarter.size == CGSize(width: 80, height: 100))
    #expect(dot.maxX == quarter.maxX && dot.maxY == quarter.maxY)
  }

  struct Resizable: View {
    @ObservedObject var model: Model
    var body: some View {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<50, id: \.self) { row in
            Color.blue.frame(height: 90)
              .containerRelativeFrame(.horizontal) { length, _ in length / 2 }
              .accessibilityIdentifier("row.\(row)")
          }
        }
      }
      .frame(width: model.width)
    }
  }

  @Test("when the container changes its size, then the rows do in the same frame")
  func resized() async throws {
    let model = Model()
    let screen = await Screen { Resizable(model: model) }
    #expect(try screen.find("row.2").frame.width == 100)
    model.width = 300
    try await screen.frames(1)
    #expect(try screen.find("row.2").frame.width == 150)
    // Scrolling recomputes nothing once all rows to be prefetched exist
    for _ in 1...6 { try await screen.wheel(1) }
    let mark = screen.mark()
    try await screen.wheel(2)
    #expect(mark.bodies == 0 && mark.layouts == 0)
  }
}
