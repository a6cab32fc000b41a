import SimulatorTesting
import SwiftUI

/// Chat apps turn a list upside down and each row back, so that it begins at the bottom. The SE's viewport lies from 20
/// to 568.
@MainActor @Suite("Flipped scroll views", .simulator(.iPhoneSE))
struct FlippedScrollTests {
  enum Flip: CaseIterable, Sendable { case rotation, scale }

  @MainActor final class Log: ObservableObject {
    @Published var rows = Array(0..<200)
    @Published var isTyping = false
    @Published var text = ""
    var appeared: [Int] = []
    var visible: Set<Int> = []
    var taps: [Int] = []
    var dragged: [CGSize] = []
    var velocity: CGFloat = 0
    var proxy: ScrollViewProxy?
  }

  struct Flipped<Content: View>: View {
    let flip: Flip
    @ViewBuilder let content: Content
    var body: some View {
      switch flip {
      case .rotation: content.rotationEffect(.degrees(180))
      case .scale: content.scaleEffect(x: 1, y: -1)
      }
    }
  }

  struct Chat: View {
    @ObservedObject var log: Log
    let flip: Flip
    var hasBar = false
    @FocusState private var isTyping: Bool

    var body: some View {
      VStack(spacing: 0) {
        ScrollViewReader { proxy in
          Flipped(flip: flip) { list }.onAppear { log.proxy = proxy }
        }
        if hasBar {
          TextField("Message", text: $log.text).focused($isTyping).frame(height: 40).accessibilityIdentifier("field")
            .onChange(of: log.isTyping) { isTyping = log.isTyping }
        }
      }
    }

    private var list: some View {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(log.rows, id: \.self) { row in
            Flipped(flip: flip) {
              Button {
                log.taps.append(row)
              } label: {
                Color.yellow.frame(height: 100).overlay { Text("Message \(row)") }
              }
              .accessibilityIdentifier("row.\(row)")
            }
            .onAppear { log.appeared.append(row) }
            .onScrollVisibilityChange(threshold: 0.1) { isVisible in
              if isVisible { log.visible.insert(row) } else { log.visible.remove(row) }
            }
          }
        }
      }
      .onScrollPhaseChange { _, new, context in
        if new == .decelerating { log.velocity = context.velocity?.dy ?? 0 }
      }
    }
  }

  /// Returns the frame of a row, without the rounding error of the sine of 180 degrees.
  private func frame(_ screen: Screen, _ row: Int) throws -> CGRect { try screen.exactFrame("row.\(row)") }

  private func chat(_ flip: Flip) async -> (Screen, Log) {
    let log = Log()
    return (await Screen { Chat(log: log, flip: flip) }, log)
  }

  @Test("the first row lies at the bottom, and only what is near is built", arguments: Flip.allCases)
  func begins(_ flip: Flip) async throws {
    let (screen, log) = await chat(flip)
    #expect(try frame(screen, 0) == CGRect(x: 0, y: 468, width: 320, height: 100))
    #expect(try frame(screen, 1).maxY == 468)
    #expect(log.appeared.allSatisfy { $0 < 10 })
    #expect(log.visible == [0, 1, 2, 3, 4, 5])
    // The status bar's safe area is where it is on the screen
    #expect(screen.color(at: CGPoint(x: 10, y: 10)) == screen.color(at: CGPoint(x: 10, y: 400)))
    try await screen.press(.home)
    try await screen.settle()
    #expect(try frame(screen, 199).minY == 20)
  }

  @Test(
    "content follows the finger on the screen, goes on in its direction, and comes back from an edge",
    arguments: Flip.allCases)
  func finger(_ flip: Flip) async throws {
    let (screen, log) = await chat(flip)
    try await screen.touch.down(at: CGPoint(x: 160, y: 200))
    try await screen.touch.move(by: CGVector(dx: 0, dy: 20), duration: .milliseconds(50))
    let before = try frame(screen, 1).minY
    try await screen.touch.move(by: CGVector(dx: 0, dy: 130), duration: .milliseconds(200))
    #expect(try frame(screen, 1).minY - before == 130)
    #expect(log.taps.isEmpty)
    try await screen.touch.up()
    let released = try frame(screen, 3).minY
    try await screen.frames(10)
    #expect(try frame(screen, 3).minY > released)
    #expect(log.velocity > 0)
    try await screen.settle()
    // Rows count as visible when they are on the screen
    let onScreen = screen.rows(named: "row.").filter { $0.frame.maxY > 20 && $0.frame.minY < 568 }.map(\.id)
    #expect(log.visible.isSubset(of: Set(onScreen)) && log.visible.count >= onScreen.count - 2)
    // Pulled upwards at its start, the list stretches like a rubber band
    try await screen.press(.end)
    try await screen.settle()
    #expect(try frame(screen, 0).maxY == 568)
    try await screen.touch.down(at: CGPoint(x: 160, y: 400))
    try await screen.touch.move(by: CGVector(dx: 0, dy: -200), duration: .milliseconds(300))
    let pulled = try frame(screen, 0).maxY
    #expect(pulled < 540 && pulled > 420)
    try await screen.touch.up()
    try await screen.settle()
    #expect(try frame(screen, 0).maxY == 568)
  }

  @Test("wheels and keys move what is shown as they do elsewhere", arguments: Flip.allCases)
  func wheelAndKeys(_ flip: Flip) async throws {
    let (screen, _) = await chat(flip)
    // The bottom is the limit
    try await screen.wheel(100)
    #expect(try frame(screen, 0).maxY == 568)
    try await screen.wheel(-150)
    #expect(try frame(screen, 0).maxY == 718)
    try await screen.wheel(50)
    #expect(try frame(screen, 0).maxY == 668)
    try await screen.press(.pageUp)
    try await screen.settle()
    let up = try frame(screen, 7).minY
    try await screen.press(.downArrow)
    try await screen.settle()
    #expect(try frame(screen, 7).minY == up - 60)
    try await screen.press(.end)
    try await screen.settle()
    #expect(try frame(screen, 0).maxY == 568)
  }

  @Test(
    "taps reach the row that is shown there, also after scrolling; a finger may leave a button by a little",
    arguments: Flip.allCases)
  func taps(_ flip: Flip) async throws {
    let (screen, log) = await chat(flip)
    try await screen.tap(at: CGPoint(x: 160, y: 518))
    try await screen.tap(at: CGPoint(x: 160, y: 418))
    #expect(log.taps == [0, 1])
    try await screen.wheel(-1_000)
    try await screen.tap(at: CGPoint(x: 160, y: 518))
    #expect(log.taps == [0, 1, 10])
    try await screen.find(.identifier("row.12")).tap()
    #expect(log.taps == [0, 1, 10, 12])
  }

  @Test(
    "code finds rows, and what comes at the bottom while reading older ones moves nothing", arguments: Flip.allCases)
  func rows(_ flip: Flip) async throws {
    let (screen, log) = await chat(flip)
    try #require(log.proxy).scrollTo(50, anchor: .top)
    try await screen.settle()
    // The anchor is the list's, whose top is shown at the bottom
    #expect(try frame(screen, 50).maxY == 568)
    try await screen.expectStable("row.50", "row.53", tolerance: 1e-6) {
      log.rows.insert(contentsOf: [-3, -2, -1], at: 0)
    }
    // At the bottom, new rows are shown
    try await screen.press(.end)
    try await screen.settle()
    log.rows.insert(-4, at: 0)
    try await screen.frames(1)
    #expect(try frame(screen, -4).maxY == 568)
  }

  @Test("when the keyboard comes, the newest row stays above the field in each frame", arguments: Flip.allCases)
  func keyboard(_ flip: Flip) async throws {
    let log = Log()
    let screen = await Screen { Chat(log: log, flip: flip, hasBar: true) }
    let field = try screen.exactFrame("field")
    let gap = try field.minY - frame(screen, 0).maxY
    log.isTyping = true
    for _ in 0..<30 {
      try await screen.frames(1)
      #expect(try abs(screen.exactFrame("field").minY - frame(screen, 0).maxY - gap) < 0.001)
    }
    #expect(try screen.exactFrame("field").minY < field.minY - 100)
  }

  @Test("a scroll frame runs no body and no layout", arguments: Flip.allCases)
  func cost(_ flip: Flip) async throws {
    let (screen, _) = await chat(flip)
    try await screen.wheel(-300)
    for _ in 1...6 { try await screen.wheel(-1) }
    let mark = screen.mark()
    try await screen.wheel(-2)
    #expect(mark.bodies == 0 && mark.layouts == 0)
  }

  @Test(
    "a shelf in a row that is turned back scrolls as it is shown; along its own axis only", arguments: Flip.allCases)
  func inner(_ flip: Flip) async throws {
    let screen = await Screen {
      Flipped(flip: flip) {
        ScrollView {
          LazyVStack(spacing: 0) {
            ForEach(0..<50, id: \.self) { row in
              Flipped(flip: flip) {
                ScrollView(.horizontal) {
                  HStack(spacing: 0) {
                    ForEach(0..<20, id: \.self) { cell in
                      Color.red.frame(width: 90, height: 100).accessibilityIdentifier("cell.\(row).\(cell)")
                    }
                  }
                }
              }
            }
          }
        }
      }
    }
    let start = try screen.exactFrame("cell.1.2")
    #expect(start.minX == 180 && start.maxY == 468)
    try await screen.touch.down(at: CGPoint(x: 200, y: 420))
    try await screen.touch.move(by: CGVector(dx: -20, dy: 0), duration: .milliseconds(50))
    let before = try screen.exactFrame("cell.1.2").minX
    try await screen.touch.move(by: CGVector(dx: -60, dy: 30), duration: .milliseconds(100))
    #expect(try abs(screen.exactFrame("cell.1.2").minX - before + 60) < 1e-5)
    #expect(try screen.exactFrame("cell.1.2").maxY == 468)
    try await screen.touch.up()
    try await screen.settle()
    try await screen.wheel(-70, at: CGPoint(x: 200, y: 420))
    #expect(try screen.exactFrame("cell.1.2").maxY == 538)
  }
}

extension Screen {
  /// Returns a frame to a millionth of a point.
  fileprivate func exactFrame(_ identifier: String) throws -> CGRect {
    func rounded(_ value: CGFloat) -> CGFloat { (value * 1e6).rounded() / 1e6 }
    let frame = try find(.identifier(identifier)).frame
    return CGRect(
      x: rounded(frame.minX), y: rounded(frame.minY), width: rounded(frame.width), height: rounded(frame.height))
  }

  /// Returns the built rows whose identifiers begin with a name and end with a number.
  fileprivate func rows(named name: String) -> [(id: Int, frame: CGRect)] {
    findAll(.identifier(startsWith: name)).compactMap { element in
      Int(element.identifier.dropFirst(name.count)).map { ($0, element.frame) }
    }
  }
}
