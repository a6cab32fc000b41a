import SimulatorTesting
import SwiftUI

@MainActor @Suite("Scrolling by touch and wheel", .simulator(.iPhoneSE))
struct ScrollGestureTests {
  @MainActor final class Taps: ObservableObject {
    var taps: [String] = []
  }

  /// Twenty rows of 100 points, with a button as the third.
  private func page(_ taps: Taps = Taps(), count: Int = 20) async -> Screen {
    await Screen {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<count, id: \.self) { number in
            if number == 2 {
              Button {
                taps.taps.append("button")
              } label: {
                Color.green.frame(height: 100).accessibilityIdentifier("button")
              }
              .buttonStyle(PressReport())
            } else {
              blueRow(number)
            }
          }
        }
      }
    }
  }

  struct PressReport: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label.accessibilityElement(children: .ignore)
        .accessibilityIdentifier("button").accessibilityLabel(configuration.isPressed ? "pressed" : "")
    }
  }

  private func offset(_ screen: Screen) throws -> CGFloat { 20 - (try screen.find("row.0").frame.minY) }
  private let start = CGPoint(x: 160, y: 400)

  // MARK: Fingers

  @Test("the first ten points do nothing, then content follows the finger")
  func slop() async throws {
    let screen = await page()
    try await screen.touch.down(at: start)
    try await screen.touch.move(to: CGPoint(x: 160, y: 391), duration: .milliseconds(50))
    #expect(try offset(screen) == 0)
    try await screen.touch.move(to: CGPoint(x: 160, y: 388), duration: .milliseconds(16))
    #expect(try offset(screen) == 0, "what crosses the slop does not make it jump")
    try await screen.touch.move(to: CGPoint(x: 160, y: 288))
    #expect(abs(try offset(screen) - 100) < 1e-9)
    try await screen.touch.move(to: CGPoint(x: 160, y: 318))
    #expect(abs(try offset(screen) - 70) < 1e-9)
    // The content stays where a resting finger leaves it
    try await screen.frames(12)
    try await screen.touch.up()
    try await screen.settle()
    #expect(abs(try offset(screen) - 70) < 1e-9)
  }

  @Test("a fling goes as far as UIScrollView's deceleration takes it")
  func flingDistance() async throws {
    let screen = await page(count: 60)
    // Given 6 points every 1/60 s: 360 points a second
    try await screen.touch.down(at: start)
    try await screen.touch.move(by: CGVector(dx: 0, dy: -72))
    let released = try offset(screen)
    try await screen.touch.up()
    try await screen.settle()
    let distance = 360.0 / 1_000 * 0.998 / (1 - 0.998)
    #expect(abs(try offset(screen) - released - distance) < distance * 0.03)
  }

  @Test("pulled past an edge content resists, and springs back", arguments: [true, false])
  func rubberBand(_ atTop: Bool) async throws {
    let screen = await page()
    if !atTop { try await screen.press(.end) }
    let edge = atTop ? 0 : 2_000 - 548.0
    func shown() throws -> CGFloat {
      let frame = try screen.find("row.\(atTop ? 0 : 19)").frame
      return atTop ? 20 - frame.minY : 2_000 - 548 + 568 - frame.maxY
    }
    let direction: CGFloat = atTop ? 1 : -1
    try await screen.touch.down(at: start)
    try await screen.touch.move(to: CGPoint(x: 160, y: start.y + 12 * direction), duration: .milliseconds(16))
    try await screen.touch.move(to: CGPoint(x: 160, y: start.y + 112 * direction))
    let expected = (1 - 1 / (100 * 0.55 / 548 + 1)) * 548 * -direction
    #expect(abs(try shown() - edge - expected) < 0.01)
    try await screen.frames(10)
    try await screen.touch.up()
    try await screen.frames(30)
    #expect(abs(try shown() - edge) < 0.3)
    try await screen.settle()
    #expect(abs(try shown() - edge) < 1e-9)
  }

  @Test("content that is shorter than its viewport does not scroll but bounces")
  func shortContent() async throws {
    let screen = await page(count: 3)
    try await screen.wheel(200)
    #expect(try offset(screen) == 0)
    try await screen.touch.down(at: start)
    try await screen.touch.move(to: CGPoint(x: 160, y: 300))
    #expect(try offset(screen) > 20)
    try await screen.touch.up()
    try await screen.settle()
    #expect(try offset(screen) == 0)
  }

  @Test("a touch on moving content stops it and taps nothing")
  func catches() async throws {
    let taps = Taps()
    let screen = await page(taps)
    try await screen.fling(from: start, velocity: CGVector(dx: 0, dy: -400))
    try await screen.frames(4)
    let button = try screen.find("button").frame
    let moving = try offset(screen)
    try await screen.touch.down(at: CGPoint(x: 160, y: max(30, button.midY)))
    let caught = try offset(screen)
    try await screen.frames(20)
    #expect(try offset(screen) == caught)
    #expect(caught >= moving)
    try await screen.touch.up()
    try await screen.settle()
    #expect(try offset(screen) == caught)
    #expect(taps.taps.isEmpty)
    // But the next tap counts
    try await screen.tap("button")
    #expect(taps.taps == ["button"])
  }

  @Test("a fling adds to the one it caught")
  func reflings() async throws {
    func distance(flings: Int) async throws -> CGFloat {
      let screen = await page(count: 400)
      for _ in 0..<flings - 1 {
        try await screen.fling(from: start, velocity: CGVector(dx: 0, dy: -2_400))
      }
      let before = try offset(screen)
      try await screen.fling(from: start, velocity: CGVector(dx: 0, dy: -2_400))
      try await screen.settle()
      return try offset(screen) - before
    }
    let (alone, second) = (try await distance(flings: 1), try await distance(flings: 2))
    #expect(second > alone * 1.5)
  }

  @Test("a finger that rests presses a button; one that moves on scrolls and takes the press back")
  func pressAndDrag() async throws {
    let taps = Taps()
    let screen = await page(taps)
    let place = CGPoint(x: 160, y: 270)
    // When it lands, it does not look pressed; after 150 ms it does
    try await screen.touch.down(at: place)
    #expect(try screen.find("button").label == "")
    try await screen.frames(10)
    #expect(try screen.find("button").label == "pressed")
    // When it moves
    try await screen.touch.move(to: CGPoint(x: 160, y: 200))
    #expect(try screen.find("button").label == "")
    #expect(try offset(screen) > 40)
    try await screen.touch.up()
    try await screen.settle()
    #expect(taps.taps.isEmpty)
    // Then a tap right after it acts (LP6)
    try await screen.tap("button")
    #expect(taps.taps == ["button"])
    try await screen.settle()
    #expect(try screen.find("button").label == "")
  }

  @Test("a press and hold acts when the finger lifts on the button, not when it lifts elsewhere")
  func holdAndRelease() async throws {
    let taps = Taps()
    let screen = await page(taps)
    try await screen.touch.down(at: CGPoint(x: 160, y: 270))
    try await screen.frames(30)
    try await screen.touch.up()
    #expect(taps.taps == ["button"])
    // A touch cancelled by the system taps nothing
    try await screen.touch.down(at: CGPoint(x: 160, y: 270))
    try await screen.frames(15)
    try await screen.touch.cancel()
    try await screen.settle()
    #expect(taps.taps == ["button"])
    #expect(try screen.find("button").label == "")
  }

  @Test("a cancelled drag springs back and lets go")
  func cancelledDrag() async throws {
    let screen = await page()
    try await screen.touch.down(at: start)
    try await screen.touch.move(to: CGPoint(x: 160, y: 500))
    try await screen.touch.cancel()
    try await screen.settle()
    #expect(try offset(screen) == 0)
  }

  @Test("with two fingers content follows their mean and goes on with the one that stays")
  func twoFingers() async throws {
    let screen = await page()
    let second = CGPoint(x: 60, y: 450)
    try await screen.touch.down(at: start)
    try await screen.touch.move(to: CGPoint(x: 160, y: 380))
    let before = try offset(screen)
    // When a second one lands, nothing jumps
    try await screen.touch.down(at: second, finger: 2)
    #expect(try offset(screen) == before)
    // When one of them moves, the content moves half as far
    try await screen.touch.move(to: CGPoint(x: 60, y: 410), duration: .zero, finger: 2)
    #expect(abs(try offset(screen) - before - 20) < 1e-9)
    // When the first lifts, the second continues
    try await screen.touch.up()
    try await screen.touch.move(to: CGPoint(x: 60, y: 390), duration: .zero, finger: 2)
    #expect(abs(try offset(screen) - before - 40) < 1e-9)
    try await screen.touch.up(finger: 2)
    try await screen.settle()
  }

  // MARK: Nested scroll views

  private func shelves() async -> Screen {
    await Screen {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<30, id: \.self) { shelf in
            ScrollView(.horizontal) {
              LazyHStack(spacing: 0) {
                ForEach(0..<50, id: \.self) { number in
                  Color.blue.frame(width: 80, height: 100).accessibilityIdentifier("cell.\(shelf).\(number)")
                }
              }
            }
          }
        }
      }
    }
  }

  @Test("a drag belongs to the axis it began along")
  func axisLock() async throws {
    let screen = await shelves()
    let place = CGPoint(x: 200, y: 250)
    func position(_ identifier: String) throws -> CGPoint { try screen.find(.identifier(identifier)).frame.origin }
    // Across: the shelf moves and the page does not, although the finger moves down afterwards
    try await screen.touch.down(at: place)
    try await screen.touch.move(to: CGPoint(x: 180, y: 252), duration: .milliseconds(16))
    try await screen.touch.move(to: CGPoint(x: 130, y: 352))
    #expect(try position("cell.2.1") == CGPoint(x: 80 - 50, y: 220))
    #expect(try position("cell.1.1") == CGPoint(x: 80, y: 120))
    try await screen.frames(10)
    try await screen.touch.up()
    // Down: the page moves and the shelf does not
    try await screen.touch.down(at: place)
    try await screen.touch.move(to: CGPoint(x: 202, y: 230), duration: .milliseconds(16))
    try await screen.touch.move(to: CGPoint(x: 120, y: 180))
    #expect(try position("cell.2.1") == CGPoint(x: 30, y: 170))
    try await screen.frames(10)
    try await screen.touch.up()
    try await screen.settle()
  }

  @Test("a wheel across moves the shelf, a wheel down the page")
  func wheelAxes() async throws {
    let screen = await shelves()
    try await screen.wheel(40, horizontally: 60, at: CGPoint(x: 160, y: 250))
    #expect(try screen.find("cell.2.1").frame.origin == CGPoint(x: 20, y: 180))
    #expect(try screen.find("cell.1.1").frame.origin == CGPoint(x: 80, y: 80))
  }

  // MARK: Indicators and idling

  @Test("indicators show while content moves and are gone 0.85 s later, when nothing is due any more")
  func indicators() async throws {
    let screen = await page()
    try await screen.settle()
    #expect(!screen.simulator.needsFrame)
    func indicator() -> Double {
      var fragments = [screen.simulator.displayList.root]
      while let fragment = fragments.popLast() {
        if fragment.size.width == 3, fragment.size.height > 30 { return fragment.effects.opacity }
        fragments += fragment.children
      }
      return 0
    }
    #expect(indicator() == 0)
    try await screen.wheel(50)
    #expect(indicator() == 1)
    try await screen.advance(by: .milliseconds(580))
    #expect(indicator() == 1)
    try await screen.advance(by: .milliseconds(150))
    #expect((0.1...0.9).contains(indicator()))
    try await screen.advance(by: .milliseconds(150))
    #expect(indicator() == 0)
    #expect(!screen.simulator.needsFrame)
    #expect(screen.simulator.nextDeadline == nil)
    // A finger resting on the screen after a drag requests no frames either
    try await screen.touch.down(at: start)
    try await screen.touch.move(to: CGPoint(x: 160, y: 300))
    try await screen.advance(by: .seconds(1))
    #expect(!screen.simulator.needsFrame)
  }

  // MARK: Insets and directions

  @Test(
    "content passes under the status bar and the home indicator, and can be touched there", .simulator(.iPhone15Pro))
  func safeArea() async throws {
    let taps = Taps()
    let screen = await Screen {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<100, id: \.self) { number in
            Color.blue.frame(height: 50).accessibilityIdentifier("row.\(number)").contentShape(Rectangle())
              .onTapGesture { taps.taps.append("\(number)") }
          }
        }
      }
    }
    // Given: it begins below the bar and is built to the bottom of the screen
    #expect(try screen.find("row.0").frame.minY == 59)
    #expect(try #require(screen.rows.last).frame.maxY >= 852)
    try await screen.tap(at: CGPoint(x: 100, y: 845))
    #expect(taps.taps == ["15"])
    // When it is scrolled
    try await screen.wheel(100)
    // Then rows lie under the bar
    #expect(try #require(screen.rows.first).frame.minY <= 0)
    try await screen.tap(at: CGPoint(x: 100, y: 5))
    #expect(taps.taps == ["15", "0"])
    // The end stops above the home indicator
    try await screen.press(.end)
    #expect(try screen.find("row.99").frame.maxY == 852 - 34)
  }

  @Test(
    "from right to left a horizontal scroll view begins at its right edge",
    .simulator(.iPhoneSE, DeviceSettings(isRightToLeft: true)))
  func rightToLeft() async throws {
    let screen = await shelves()
    #expect(try screen.find("cell.0.0").frame.maxX == 320)
    #expect(try screen.find("cell.0.1").frame.maxX == 240)
    // A finger moving to the right reveals the following cells
    let place = CGPoint(x: 100, y: 60)
    try await screen.drag(from: place, to: CGPoint(x: 212, y: 60))
    let moved = try screen.find("cell.0.1").frame.maxX - 240
    #expect(moved > 90 && moved <= 112)
    // So does a wheel to the left
    try await screen.wheel(0, horizontally: -300, at: place)
    #expect(abs(try screen.find("cell.0.6").frame.maxX - (320 - 480 + moved + 300)) < 1e-6)
    #expect(try screen.find("cell.1.0").frame.maxX == 320)
    // To the right it stops at the start
    try await screen.wheel(0, horizontally: 5_000, at: place)
    #expect(try screen.find("cell.0.0").frame.maxX == 320)
  }
}
