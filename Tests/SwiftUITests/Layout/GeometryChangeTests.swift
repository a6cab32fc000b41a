import SimulatorTesting
import SwiftUI

@MainActor @Suite("Hearing of a view's geometry", .simulator(.iPhoneSE))
struct GeometryChangeTests {
  @MainActor final class Log: ObservableObject {
    @Published var height: CGFloat = 60
    @Published var shown: CGFloat = 0
    var heights: [CGFloat] = []
    var places: [[CGFloat]] = []
  }

  struct MeasuredHeader: View {
    @ObservedObject var log: Log
    var body: some View {
      ScrollView {
        VStack(spacing: 0) {
          Color.red.frame(height: log.height)
            .onGeometryChange(for: CGFloat.self) {
              $0.size.height
            } action: {
              log.heights.append($0)
            }
            .onGeometryChange(for: CGFloat.self, of: { $0.frame(in: .scrollView).minY }) { old, new in
              log.places.append([old, new])
            }
          Color.blue.frame(height: 2_000)
        }
      }
    }
  }

  @Test("it is heard of once at appearance, and when it changes")
  func size() async throws {
    let log = Log()
    let screen = await Screen { MeasuredHeader(log: log) }
    try await screen.settle()
    #expect(log.heights == [60])
    #expect(log.places == [[0, 0]])
    log.height = 80
    try await screen.settle()
    #expect(log.heights == [60, 80])
    #expect(log.places == [[0, 0]])
  }

  @Test("a finger that scrolls changes the place in each frame, with no body and no layout")
  func place() async throws {
    let log = Log()
    let screen = await Screen { MeasuredHeader(log: log) }
    try await screen.touch.down(at: CGPoint(x: 160, y: 400))
    try await screen.touch.move(by: CGVector(dx: 0, dy: -20), duration: .milliseconds(16))
    let mark = screen.mark()
    for _ in 0..<5 {
      let told = log.places.count
      try await screen.touch.move(by: CGVector(dx: 0, dy: -7), duration: .milliseconds(16))
      let change = try #require(log.places.last)
      #expect(log.places.count == told + 1)
      #expect(change[1] - change[0] == -7)
    }
    #expect(mark.bodies == 0 && mark.layouts == 0)
    #expect(log.heights == [60])
  }

  struct Follower: View {
    @State private var height: CGFloat = 0
    let source: CGFloat
    var body: some View {
      VStack(spacing: 0) {
        Color.red.frame(height: source)
          .onGeometryChange(for: CGFloat.self) {
            $0.size.height
          } action: {
            height = $0
          }
        Color.blue.frame(height: height).accessibilityIdentifier("follower")
      }
    }
  }

  @Test("what the action changes is in the same frame")
  func sameFrame() async throws {
    let screen = await Screen { Follower(source: 70) }
    #expect(try screen.find("follower").frame.height == 70)
  }

  @Test("the bounds of a scroll view's space are what is visible of it, in the view's own coordinates")
  func bounds() async throws {
    var heard: [CGRect?] = []
    var none: [Bool] = []
    let screen = await Screen {
      ScrollView(.horizontal) {
        ScrollView {
          VStack(spacing: 0) {
            Color.red.frame(width: 320, height: 100)
            Color.blue.frame(width: 320, height: 1_000)
              .onGeometryChange(for: CGRect?.self) {
                $0.bounds(of: .scrollView(axis: .vertical))
              } action: {
                heard.append($0)
              }
              .onGeometryChange(for: Bool.self) {
                $0.bounds(of: .named("nobody")) == nil
              } action: {
                none.append($0)
              }
          }
        }
        .frame(height: 400)
      }
    }
    #expect(heard == [CGRect(x: 0, y: -100, width: 320, height: 400)])
    #expect(none == [true])
    try await screen.wheel(150)
    #expect(heard.last == CGRect(x: 0, y: 50, width: 320, height: 400))
  }
}
