import SimulatorTesting
import SwiftUI

/// Views that measure their scroll view and change it in response.
@MainActor @Suite("Scroll views and what listens to them", .simulator(.iPhoneSE))
struct ScrollFeedbackTests {
  struct OffsetKey: PreferenceKey {
    static var defaultValue: CGFloat { 0 }
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = nextValue() }
  }

  /// A header above the rows that grows by `growth` times the rows' distance from the page's start.
  struct GrowingHeader: View {
    var growth: CGFloat = 0
    @State private var offset: CGFloat = 0
    @State private var header: CGFloat = 100

    var body: some View {
      VStack(spacing: 0) {
        Text("\(Int(offset.rounded()))").accessibilityIdentifier("label").frame(height: 30)
        ScrollView {
          VStack(spacing: 0) {
            Color.red.frame(height: header)
            GeometryReader { proxy in
              Color.clear.preference(key: OffsetKey.self, value: proxy.frame(in: .named("page")).minY)
            }
            .frame(height: 0)
            ForEach(0..<40, id: \.self) { blueRow($0) }
          }
        }
        .coordinateSpace(name: "page")
        .onPreferenceChange(OffsetKey.self) {
          offset = 100 - $0
          header += $0 > 0 ? growth : 0
        }
      }
    }
  }

  @Test("an offset that is read by a preference is the frame's own, under a finger and in a fling, with a body a frame")
  func preference() async throws {
    let screen = await Screen { GrowingHeader() }
    let start = try screen.find("row.0").frame.minY
    func expectTruth(_ frame: Int) throws {
      let offset = start - (try screen.find("row.0").frame.minY)
      #expect(try screen.find("label").label == "\(Int(offset.rounded()))", "frame \(frame)")
    }
    try await screen.touch.down(at: CGPoint(x: 160, y: 400))
    for frame in 0..<10 {
      let mark = screen.mark()
      try await screen.touch.move(by: CGVector(dx: 0, dy: -15), duration: .milliseconds(16))
      try expectTruth(frame)
      #expect(mark.bodies(of: GrowingHeader.self) <= 1)
    }
    try await screen.touch.up()
    for frame in 10..<60 where screen.row(0) != nil {
      try await screen.frames(1)
      try expectTruth(frame)
    }
    #expect(try screen.find("label").label != "0")
  }

  @Test("a view that goes on changing what it measures costs a bounded number of bodies a frame, and the page lives")
  func loop() async throws {
    let screen = await Screen { GrowingHeader(growth: 1) }
    let mark = screen.mark()
    try await screen.frames(10)
    #expect(mark.bodies(of: GrowingHeader.self) >= 10, "it does go on")
    #expect(mark.bodies(of: GrowingHeader.self) <= 10 * 8)
    #expect(mark.layouts < 10 * 8 * 60)
    // The page still scrolls
    let before = try screen.find("row.3").frame.minY
    try await screen.touch.down(at: CGPoint(x: 160, y: 500))
    try await screen.touch.move(by: CGVector(dx: 0, dy: -300))
    #expect(try screen.find("row.3").frame.minY < before - 100)
    try await screen.touch.up()
  }

  @Test(
    "cards of which several are visible come to rest at one, and at the very end where the content ends",
    arguments: [false, true])
  func alignedEnd(_ isLazy: Bool) async throws {
    let screen = await Screen {
      ScrollView(.horizontal) {
        if isLazy {
          LazyHStack(spacing: 16) { Cards() }.scrollTargetLayout()
        } else {
          HStack(spacing: 16) { Cards() }.scrollTargetLayout()
        }
      }
      .scrollTargetBehavior(.viewAligned(limitBehavior: .never))
    }
    let y = try screen.find("card.0").frame.midY
    // When a finger flings to the end
    for _ in 0..<6 {
      try await screen.fling(from: CGPoint(x: 250, y: y), velocity: CGVector(dx: -2_000, dy: 0))
      try await screen.settle()
    }
    // Then the whole last card is visible, although no card begins at the viewport's start
    #expect(try abs(screen.find("card.19").frame.maxX - 320) < 0.01)
    // After a short drag back, one does
    try await screen.drag(from: CGPoint(x: 100, y: y), to: CGPoint(x: 250, y: y))
    try await screen.settle()
    #expect(screen.findAll(.identifier(startsWith: "card.")).contains { abs($0.frame.minX) < 0.01 })
  }

  struct Cards: View {
    var body: some View {
      ForEach(0..<20, id: \.self) {
        Color.blue.frame(width: 120, height: 100).accessibilityIdentifier("card.\($0)")
      }
    }
  }
}
