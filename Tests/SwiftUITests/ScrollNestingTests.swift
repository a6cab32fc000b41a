import SimulatorTesting
import SwiftUI

/// Scroll views inside scroll views, with fingers. On an iPhone SE the page begins at 20.
@MainActor @Suite("Nested scroll views", .simulator(.iPhoneSE))
struct ScrollNestingTests {
  /// A page of 1,300 points with a viewport of 200 at 120, whose content is 400 tall.
  private func page() async -> Screen {
    await Screen {
      ScrollView {
        VStack(spacing: 0) {
          Color.red.frame(height: 100).accessibilityIdentifier("top")
          ScrollView { Color.blue.frame(height: 400).accessibilityIdentifier("inner") }.frame(height: 200)
          Color.green.frame(height: 1_000)
        }
      }
    }
  }

  private func outer(_ screen: Screen) throws -> CGFloat { 20 - (try screen.find("top").frame.minY) }
  private func inner(_ screen: Screen) throws -> CGFloat {
    try screen.find("top").frame.maxY - screen.find("inner").frame.minY
  }
  private let grip = CGPoint(x: 160, y: 220)

  // MARK: Drags

  @Test("a drag that begins with the inner one at its edge moves the outer one, and nothing stretches")
  func atEdge() async throws {
    let screen = await page()
    try await screen.wheel(300, at: grip)
    #expect(try inner(screen) == 200)
    let before = try outer(screen)
    try await screen.touch.down(at: CGPoint(x: 160, y: 100))
    try await screen.touch.move(by: CGVector(dx: 0, dy: -12), duration: .milliseconds(16))
    try await screen.touch.move(by: CGVector(dx: 0, dy: -40))
    #expect(try inner(screen) == 200)
    #expect(try abs(outer(screen) - before - 40) < 1e-9)
    try await screen.frames(10)
    try await screen.touch.up()
    try await screen.settle()
    #expect(try abs(outer(screen) - before - 40) < 1e-9)
  }

  @Test("a drag goes on in the outer one where the inner one ends, point by point, and back again")
  func reachesEdge() async throws {
    let screen = await page()
    try await screen.touch.down(at: CGPoint(x: 160, y: 310))
    try await screen.touch.move(by: CGVector(dx: 0, dy: -12), duration: .milliseconds(16))
    // When the finger has moved 250 points, and the inner one has room for 200
    try await screen.touch.move(by: CGVector(dx: 0, dy: -250))
    #expect(try abs(inner(screen) - 200) < 1e-9)
    #expect(try abs(outer(screen) - 50) < 1e-9)
    // When the finger reverses, the inner one has room again
    try await screen.touch.move(by: CGVector(dx: 0, dy: 230))
    #expect(try inner(screen) < 1e-9)
    #expect(try abs(outer(screen) - 20) < 1e-9)
    try await screen.frames(10)
    try await screen.touch.up()
    try await screen.settle()
    #expect(try abs(outer(screen) - 20) < 1e-9)
  }

  @Test("what nobody has room for pulls the outer one, which springs back")
  func pulls() async throws {
    let screen = await page()
    try await screen.touch.down(at: grip)
    try await screen.touch.move(by: CGVector(dx: 0, dy: 12), duration: .milliseconds(16))
    try await screen.touch.move(by: CGVector(dx: 0, dy: 100))
    #expect(try inner(screen) == 0)
    #expect(try outer(screen) < -40 && outer(screen) > -60)
    // On the way back the stretch is released first
    try await screen.touch.move(by: CGVector(dx: 0, dy: -60))
    #expect(try inner(screen) == 0)
    #expect(try outer(screen) < -15)
    try await screen.touch.cancel()
    try await screen.settle()
    #expect(try outer(screen) == 0)
    #expect(!screen.simulator.needsFrame)
  }

  @Test("a scroll view that is disabled leaves its drags to the outer one")
  func disabled() async throws {
    let screen = await Screen {
      ScrollView {
        VStack(spacing: 0) {
          ScrollView { Color.blue.frame(height: 400).accessibilityIdentifier("inner") }.frame(height: 200)
            .scrollDisabled(true)
          Color.green.frame(height: 1_000)
        }
      }
    }
    try await screen.drag(from: CGPoint(x: 160, y: 150), to: CGPoint(x: 160, y: 90))
    #expect(try screen.find("inner").frame.minY < -20)
  }

  // MARK: Wheels

  @Test("a wheel turns what is under it, and what contains that when it has come to its end")
  func wheelChains() async throws {
    let screen = await page()
    try await screen.wheel(150, at: grip)
    #expect(try screen.find("inner").frame.minY == 120 - 150)
    #expect(try screen.find("top").frame.minY == 20)
    // The inner one has 50 points left
    try await screen.wheel(80, at: grip)
    #expect(try screen.find("inner").frame.minY == 120 - 200 - 30)
    #expect(try screen.find("top").frame.minY == 20 - 30)
    // A sideways wheel moves nothing
    try await screen.wheel(0, horizontally: 90, at: grip)
    #expect(try screen.find("top").frame.minX == 0)
  }

  // MARK: Flings

  @Test("a fling that reaches the inner one's end goes on in the outer one with the velocity it has")
  func flingReachesEdge() async throws {
    let screen = await page()
    try await screen.fling(from: CGPoint(x: 160, y: 310), velocity: CGVector(dx: 0, dy: -1_000))
    let start = try inner(screen)
    #expect(start > 0 && start < 200)
    // Together they move as a single fling would: by the remaining velocity after each frame
    var last = start
    var steps: [CGFloat] = []
    for _ in 0..<60 where try outer(screen) < 100 {
      try await screen.frames(1)
      let now = try inner(screen) + outer(screen)
      #expect(try inner(screen) <= 200 + 1e-9)
      #expect(try inner(screen) >= 200 - 1e-9 || outer(screen) == 0)
      steps.append(now - last)
      last = now
    }
    for (step, next) in zip(steps, steps.dropFirst()) { #expect(abs(next / step - pow(0.998, 1000 / 60)) < 0.002) }
    // They come to rest where UIScrollView's deceleration predicts
    try await screen.settle()
    let distance = try inner(screen) + outer(screen) - start
    #expect(abs(distance - 499 * pow(0.998, 1000 / 60)) < 0.5, "a frame after it was let go")
    #expect(try inner(screen) == 200)
  }

  @Test("a fling at the edge is the outer one's; one that ends inside never leaves the inner one")
  func flingAtEdge() async throws {
    let screen = await page()
    try await screen.fling(from: grip, velocity: CGVector(dx: 0, dy: -200))
    try await screen.settle()
    #expect(try outer(screen) == 0)
    #expect(try inner(screen) > 50)
    try await screen.wheel(300, at: grip)
    let before = try outer(screen)
    try await screen.fling(from: CGPoint(x: 160, y: 110), velocity: CGVector(dx: 0, dy: -300))
    try await screen.settle()
    #expect(try inner(screen) == 200)
    #expect(try outer(screen) > before + 100)
  }

  @Test("a fling that finds no room anywhere bounces off the inner one's edge")
  func bounces() async throws {
    let screen = await page()
    try await screen.wheel(100, at: grip)
    try await screen.fling(from: CGPoint(x: 160, y: 150), velocity: CGVector(dx: 0, dy: 1_500))
    var lowest: CGFloat = 0
    for _ in 0..<60 {
      try await screen.frames(1)
      lowest = min(lowest, try inner(screen) + outer(screen))
    }
    #expect(lowest < -5)
    try await screen.settle()
    #expect(try inner(screen) == 0 && outer(screen) == 0)
  }

  @Test("a row inside a row passes its fling on sideways, from right to left too", arguments: [false, true])
  func sideways(_ isRightToLeft: Bool) async throws {
    let screen = await Screen {
      ScrollView(.horizontal) {
        HStack(spacing: 0) {
          ScrollView(.horizontal) { Color.blue.frame(width: 300, height: 100).accessibilityIdentifier("inner") }
            .frame(width: 200)
          Color.green.frame(width: 1_000, height: 100).accessibilityIdentifier("rest")
        }
      }
    }
    try await screen.setLayoutDirection(isRightToLeft ? .rightToLeft : .leftToRight)
    let way: CGFloat = isRightToLeft ? 1 : -1
    let y = try screen.find("inner").frame.midY
    let rest = try screen.find("rest").frame.minX
    try await screen.fling(
      from: CGPoint(x: isRightToLeft ? 200 : 120, y: y), velocity: CGVector(dx: way * 1_000, dy: 0))
    try await screen.settle()
    let moved = try screen.find("rest").frame.minX - rest
    #expect(moved * way > 250)
    let gap =
      try isRightToLeft
      ? screen.find("inner").frame.minX - screen.find("rest").frame.maxX
      : screen.find("rest").frame.minX - screen.find("inner").frame.maxX
    #expect(abs(gap) < 1e-6, "the inner one shows its end")
  }

  // MARK: Axes

  /// A page of shelves that are 100 points high.
  private func shelves(_ taps: Taps = Taps()) async -> Screen {
    await Screen {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<60, id: \.self) { shelf in
            ScrollView(.horizontal) {
              LazyHStack(spacing: 0) {
                ForEach(0..<50, id: \.self) { number in
                  Button {
                    taps.cells.append("\(shelf).\(number)")
                  } label: {
                    Color.blue.frame(width: 80, height: 100)
                  }
                  .accessibilityIdentifier("cell.\(shelf).\(number)")
                }
              }
            }
          }
        }
      }
    }
  }

  final class Taps { var cells: [String] = [] }
  private func origin(_ screen: Screen, _ cell: String) throws -> CGPoint {
    try screen.find(.identifier("cell.\(cell)")).frame.origin
  }

  @Test(
    "a diagonal drag is along the axis on which it went further in its first ten points",
    arguments: [(8, 6, true), (6, 8, false), (-9, 8, true), (-8, -9, false)] as [(CGFloat, CGFloat, Bool)])
  func diagonal(dx: CGFloat, dy: CGFloat, isAcross: Bool) async throws {
    let screen = await shelves()
    try await screen.wheel(200)
    try await screen.wheel(0, horizontally: 200, at: CGPoint(x: 160, y: 270))
    let before = try origin(screen, "4.5")
    let other = try origin(screen, "3.1")
    try await screen.touch.down(at: CGPoint(x: 160, y: 270))
    try await screen.touch.move(by: CGVector(dx: dx * 1.2, dy: dy * 1.2), duration: .milliseconds(16))
    try await screen.touch.move(by: CGVector(dx: 50, dy: 50))
    let moved = try origin(screen, "4.5")
    #expect(moved.x - before.x == (isAcross ? 50 : 0))
    #expect(moved.y - before.y == (isAcross ? 0 : 50))
    #expect(try origin(screen, "3.1").x == other.x)
    try await screen.frames(10)
    try await screen.touch.up()
  }

  @Test("along both axes content follows a finger wherever it goes")
  func bothAxes() async throws {
    let screen = await Screen {
      ScrollView([.horizontal, .vertical]) {
        Color.blue.frame(width: 900, height: 900).accessibilityIdentifier("map")
      }
    }
    try await screen.touch.down(at: CGPoint(x: 250, y: 400))
    try await screen.touch.move(by: CGVector(dx: -2, dy: -11), duration: .milliseconds(16))
    let before = try screen.find("map").frame.origin
    try await screen.touch.move(by: CGVector(dx: -90, dy: -70))
    var after = try screen.find("map").frame.origin
    #expect(after.x - before.x == -90 && after.y - before.y == -70)
    try await screen.touch.up()
    try await screen.settle()
    let rest = try screen.find("map").frame.origin
    #expect(rest.x < after.x && rest.y < after.y, "it flings along both")
    after = rest
    try await screen.wheel(-5_000, horizontally: -5_000)
    #expect(try screen.find("map").frame.origin == CGPoint(x: 0, y: 20))
  }

  // MARK: Catching

  @Test("a fling of the page that is caught on a row stops, and a drag across moves the row")
  func caughtAcross() async throws {
    let taps = Taps()
    let screen = await shelves(taps)
    try await screen.fling(from: CGPoint(x: 200, y: 400), velocity: CGVector(dx: 0, dy: -1_200))
    try await screen.frames(6)
    try await screen.touch.down(at: CGPoint(x: 200, y: 250))
    let shelf = try #require(
      (0..<60).first { (try? origin(screen, "\($0).1").y).map { $0 <= 250 && $0 > 150 } ?? false })
    let caught = try origin(screen, "\(shelf).1")
    try await screen.touch.move(by: CGVector(dx: -12, dy: 0), duration: .milliseconds(16))
    try await screen.touch.move(by: CGVector(dx: -60, dy: 0))
    #expect(try origin(screen, "\(shelf).1") == CGPoint(x: caught.x - 60, y: caught.y))
    try await screen.frames(10)
    try await screen.touch.up()
    try await screen.settle()
    #expect(try origin(screen, "\(shelf).1") == CGPoint(x: caught.x - 60, y: caught.y))
    #expect(taps.cells.isEmpty)
  }

  @Test("a fling of a row that is caught and dragged down moves the page")
  func caughtDown() async throws {
    let screen = await shelves()
    try await screen.fling(from: CGPoint(x: 250, y: 250), velocity: CGVector(dx: -1_500, dy: 0))
    try await screen.frames(6)
    try await screen.touch.down(at: CGPoint(x: 200, y: 250))
    let cell = try #require((0..<50).first { screen.isVisible(.identifier("cell.2.\($0)")) })
    let caught = try origin(screen, "2.\(cell)")
    #expect(cell > 1)
    try await screen.touch.move(by: CGVector(dx: 0, dy: -60))
    #expect(try origin(screen, "2.\(cell)") == CGPoint(x: caught.x, y: caught.y - 50))
    try await screen.frames(10)
    try await screen.touch.up()
    try await screen.settle()
    #expect(try origin(screen, "2.\(cell)").x == caught.x)
  }

  @Test("a touch stops a row and the page under it, and taps nothing; the next tap counts")
  func stopsBoth() async throws {
    let taps = Taps()
    let screen = await shelves(taps)
    try await screen.fling(from: CGPoint(x: 250, y: 250), velocity: CGVector(dx: -1_500, dy: 0))
    try await screen.fling(from: CGPoint(x: 200, y: 450), velocity: CGVector(dx: 0, dy: -100))
    try await screen.frames(3)
    let moving = try origin(screen, "2.9")
    try await screen.frames(1)
    let place = try origin(screen, "2.9")
    #expect(place.x < moving.x && place.y < moving.y)
    try await screen.touch.down(at: CGPoint(x: 200, y: place.y + 50))
    let caught = try origin(screen, "2.9")
    try await screen.frames(20)
    #expect(try origin(screen, "2.9") == caught)
    try await screen.touch.up()
    try await screen.settle()
    #expect(try origin(screen, "2.9") == caught)
    #expect(taps.cells.isEmpty)
    try await screen.tap("cell.2.9")
    #expect(taps.cells == ["2.9"])
  }

  @Test("a finger that rests on a row's button presses it; one that drags the row or the page takes the press back")
  func buttons() async throws {
    let taps = Taps()
    let screen = await shelves(taps)
    try await screen.longPress("cell.2.1", duration: .milliseconds(200))
    #expect(taps.cells == ["2.1"])
    for way in [CGVector(dx: -80, dy: 0), CGVector(dx: 0, dy: -80)] {
      let before = try origin(screen, "2.2")
      try await screen.touch.down(at: screen.element("cell.2.2").point())
      try await screen.frames(12)
      try await screen.touch.move(by: way)
      try await screen.frames(10)
      try await screen.touch.up()
      try await screen.settle()
      let moved = try origin(screen, "2.2")
      #expect(hypot(moved.x - before.x, moved.y - before.y) > 50)
    }
    #expect(taps.cells == ["2.1"])
  }
}
