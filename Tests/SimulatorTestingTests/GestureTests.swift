import SimulatorTesting
import SwiftUI

@MainActor @Suite("Gestures", .simulator(.iPhoneSE))
struct GestureTests {
  @MainActor final class Log: ObservableObject {
    @Published var lines: [String] = []
  }

  struct Rows: View {
    let log: Log
    var axes = Axis.Set.vertical
    var body: some View {
      ScrollView(axes) {
        LazyVStack(spacing: 0) {
          ForEach(0..<200, id: \.self) { number in
            TallRow(number: number, log: log)
          }
        }
      }
    }
  }

  struct TallRow: View {
    let number: Int
    let log: Log
    var body: some View {
      Button("row \(number)") { log.lines.append("row \(number)") }
        .frame(width: 320, height: 50).accessibilityIdentifier("row-\(number)")
    }
  }

  /// Rows with a bar at the bottom that covers the last ones.
  struct BarredRows: View {
    let log: Log
    var body: some View {
      ZStack(alignment: .bottom) {
        Rows(log: log)
        Button("Send") { log.lines.append("send") }.frame(width: 320, height: 60).background(Color.gray)
      }
    }
  }

  private func reason(_ body: () async throws -> Void) async -> String {
    do {
      try await body()
      return "nothing was thrown"
    } catch {
      return "\(error)"
    }
  }

  @Test("given a row below the viewport, when it is tapped, then the error says how far away it is")
  func belowTheViewport() async throws {
    let log = Log()
    let screen = await Screen {
      ScrollView { VStack(spacing: 0) { ForEach(0..<20, id: \.self) { TallRow(number: $0, log: log) } } }
    }
    let element = try screen.find("row-12")
    let away = try element.frame.minY - 568
    let message = await reason { try await element.tap() }
    #expect(message.contains(String(format: "%.1f points below", away)))
    #expect(log.lines.isEmpty)
  }

  @Test("given a row under a bar, when it is tapped, then the error names what covers it, and nothing is tapped")
  func covered() async throws {
    let log = Log()
    let screen = await Screen { BarredRows(log: log) }
    let message = await reason { try await screen.tap("row-10") }
    #expect(message.contains("covered by button \"Send\""))
    #expect(log.lines.isEmpty)
    // But a test may tap a point
    try await screen.tap(at: CGPoint(x: 160, y: 540))
    #expect(log.lines == ["send"])
  }

  @Test("given a row of which only the top shows, when it is tapped, then the finger lands on that part")
  func partlyVisible() async throws {
    let log = Log()
    let screen = await Screen { Rows(log: log) }
    try await screen.wheel(45)
    #expect(try screen.find("row-0").frame.minY < 0)
    try await screen.tap("row-0")
    #expect(log.lines == ["row 0"])
  }

  @Test("an element taps what is inside it, by identifier or label")
  func tapInside() async throws {
    let log = Log()
    let screen = await Screen {
      VStack {
        Button("Retry") { log.lines.append("outer") }
        VStack {
          Button("Retry") { log.lines.append("inner") }
          Button("Other") { log.lines.append("other") }.accessibilityIdentifier("Retry.not")
        }
        .accessibilityElement(children: .contain).accessibilityIdentifier("error")
      }
    }
    try await screen.find("error").tap("Retry")
    try await screen.find("error").tap("Retry.not")
    #expect(log.lines == ["inner", "other"])
  }

  @Test("a double tap is two taps, a long press holds a button for as long as it says")
  func doubleTapAndLongPress() async throws {
    let log = Log()
    let screen = await Screen {
      VStack {
        Color.red.frame(height: 100).accessibilityIdentifier("box").onTapGesture(count: 2) {
          log.lines.append("double")
        }
        Button("hold") { log.lines.append("held") }
      }
    }
    try await screen.tap("box")
    try await screen.advance(by: .seconds(1))
    #expect(log.lines.isEmpty)
    try await screen.doubleTap("box")
    #expect(log.lines == ["double"])
    let start = screen.now
    try await screen.longPress(.label("hold").and(.role(.button)), duration: .seconds(2))
    #expect(log.lines == ["double", "held"])
    #expect(screen.now - start >= 2)
  }

  @Test(
    "a fling releases at exactly its velocity: it goes as far as that decelerates", arguments: [-300.0, -1_500, -4_000])
  func flingVelocity(_ velocity: Double) async throws {
    let screen = await Screen { Rows(log: Log()) }
    var last = 0.0
    // The position of a row when the finger lifted
    try await screen.fling(from: CGPoint(x: 160, y: 500), velocity: CGVector(dx: 0, dy: velocity))
    let released = try screen.scrolled()
    try await screen.settle()
    last = try screen.scrolled() - released
    // One frame of the motion had already passed when the fling returned
    let whole = -velocity / 1_000 * 0.998 / (1 - 0.998)
    let expected = whole * pow(0.998, 1_000 / 60)
    #expect(abs(last - expected) < whole * 0.002 + 0.5, "\(last) instead of \(expected)")
  }

  @Test("swipes scroll against their direction, a drag by a distance moves by that less the slop")
  func swipesAndDrags() async throws {
    let screen = await Screen { Rows(log: Log()) }
    try await screen.swipe(.up)
    try await screen.settle()
    let far = try screen.scrolled()
    #expect(far > 300)
    try await screen.swipe(.down)
    try await screen.settle()
    #expect(try screen.scrolled() < far)
    let before = try screen.scrolled()
    try await screen.drag(from: CGPoint(x: 160, y: 400), to: CGPoint(x: 160, y: 300), duration: .seconds(1))
    #expect(abs(try screen.scrolled() - before - 90) < 2)
  }

  @Test("given a finger that holds the page, when tokens stream in below, then nothing it holds moves until it lifts")
  func fingerDownWhileTokensStream() async throws {
    let log = Log()
    struct Stream: View {
      @ObservedObject var log: Log
      var body: some View {
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<30, id: \.self) {
              Text("line \($0)").frame(width: 320, height: 40).accessibilityIdentifier("line-\($0)")
            }
            ForEach(log.lines, id: \.self) { Text($0).frame(height: 20) }
          }
        }
        .task {
          for token in 0..<20 {
            try? await Task.sleep(for: .milliseconds(50))
            log.lines.append("token \(token)")
          }
        }
      }
    }
    let screen = await Screen { Stream(log: log) }
    try await screen.touch.down(at: CGPoint(x: 160, y: 400))
    try await screen.touch.move(by: CGVector(dx: 0, dy: -100))
    let held = try screen.find("line-5").frame
    try await screen.advance(by: .milliseconds(500))
    #expect((5...20).contains(log.lines.count))
    #expect(try screen.find("line-5").frame == held)
    try await screen.touch.up()
    try await screen.settle()
    #expect(log.lines.count == 20)
  }

  @Test("a finger that is not down cannot move, and one that is down cannot land")
  func wrongFingers() async throws {
    let screen = await Screen { Rows(log: Log()) }
    #expect(await reason { try await screen.touch.move(to: .zero) } == "Finger 1 is not on the screen.")
    try await screen.touch.down(at: CGPoint(x: 10, y: 100))
    #expect(
      await reason { try await screen.touch.down(at: .zero) } == "Finger 1 is on the screen already.")
  }

  // MARK: Scrolling to an element

  @Test("given a row that is not built, when it is scrolled to, then it is fully visible and can be tapped")
  func scrollsForwardAndBack() async throws {
    let log = Log()
    let screen = await Screen { Rows(log: log) }
    #expect(!screen.exists("row-120"))
    try await screen.scroll(to: "row-120")
    let frame = try screen.find("row-120").frame
    #expect(frame.minY >= 20 && frame.maxY <= 568)
    try await screen.tap("row-120")
    // And back again
    try await screen.scroll(to: "row-3")
    try await screen.tap("row-3")
    #expect(log.lines == ["row 120", "row 3"])
  }

  @Test("given a row that does not exist, when it is scrolled to, then the error says how far and what it met")
  func notReached() async throws {
    let screen = await Screen { Rows(log: Log()) }
    let message = await reason { try await screen.scroll(to: "row-999") }
    #expect(message.contains("from 0 to 9452 and back to 0 of 9452 points, vertical scroll view in Rows"))
    #expect(message.contains("row-0") && message.contains("row-199"))
  }

  @Test(
    "given shelves in a page, when a cell far down and to the right is scrolled to, then both scroll",
    arguments: [false, true])
  func nested(_ isRightToLeft: Bool) async throws {
    let screen = await Screen(device: .iPhoneSE, settings: DeviceSettings(isRightToLeft: isRightToLeft)) {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<30, id: \.self) { shelf in
            ScrollView(.horizontal) {
              LazyHStack(spacing: 0) {
                ForEach(0..<50, id: \.self) { number in
                  Color.blue.frame(width: 80, height: 100).accessibilityIdentifier("cell-\(shelf)-\(number)")
                }
              }
            }
            .accessibilityIdentifier("shelf-\(shelf)")
          }
        }
      }
    }
    try await screen.scroll(to: "cell-20-30", in: "shelf-20")
    let frame = try screen.find("cell-20-30").frame
    #expect(CGRect(x: -0.5, y: 19.5, width: 321, height: 549).contains(frame))
    try await screen.scroll(to: "cell-0-0")
    #expect(try screen.find("cell-0-0").frame.origin == CGPoint(x: isRightToLeft ? 240 : 0, y: 20))
  }
}

extension Screen {
  /// Returns how far the rows have scrolled, from the top below the status bar of 20 points.
  fileprivate func scrolled() throws -> CGFloat {
    let first = findAll(.identifier(startsWith: "row-"))[0]
    let number = CGFloat(Int(first.identifier.dropFirst(4)) ?? 0)
    return 20 + number * 50 - first.frame.minY
  }
}
