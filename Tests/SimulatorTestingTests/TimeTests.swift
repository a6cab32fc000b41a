import SimulatorTesting
import SwiftUI

@MainActor @Suite("Time on a screen", .simulator(.iPhoneSE))
struct TimeTests {
  private func settleError(_ screen: Screen, limit: Duration = .seconds(30)) async -> String? {
    do {
      try await screen.settle(limit: limit)
      return nil
    } catch {
      return "\(error)"
    }
  }

  @MainActor final class Model: ObservableObject {
    @Published var isOn = false
    @Published var count = 0
  }

  struct Fading: View {
    @ObservedObject var model: Model
    var body: some View { Text("fading").opacity(model.isOn ? 1 : 0) }
  }

  struct Waiting: View {
    @ObservedObject var model: Model
    var body: some View {
      Text("\(model.count)").task {
        try? await Task.sleep(for: .seconds(3))
        model.count = 1
      }
    }
  }

  struct Loading: View {
    var body: some View { ProgressView() }
  }

  struct Ticking: View {
    @ObservedObject var model: Model
    var body: some View {
      Text("\(model.count)").onReceive(Timer.publish(every: 0.5, on: .main, in: .common).autoconnect()) { _ in
        model.count += 1
      }
    }
  }

  struct Polling: View {
    var body: some View {
      Text("polling").task { while !Task.isCancelled { try? await Task.sleep(for: .seconds(1)) } }
    }
  }

  @Test("settle waits for an animation and for a sleeping task, and not longer")
  func settles() async throws {
    let model = Model()
    let screen = await Screen {
      VStack {
        Fading(model: model); Waiting(model: model)
      }
    }
    withAnimation(.linear(duration: 1)) { model.isOn = true }
    try await screen.settle()
    #expect(model.count == 1)
    #expect(screen.now >= 3 && screen.now < 3.1)
    #expect(screen.busyReasons.isEmpty)
  }

  @Test("a screen with a spinner is at rest, and says what goes on if asked")
  func spinner() async throws {
    let screen = await Screen { Loading() }
    try await screen.settle()
    #expect(screen.now < 0.1)
    #expect(screen.simulator.needsFrame)
  }

  @Test("an endless animation is a steady state")
  func repeatForever() async throws {
    let model = Model()
    let screen = await Screen { Fading(model: model) }
    withAnimation(.linear(duration: 1).repeatForever()) { model.isOn = true }
    try await screen.settle()
    #expect(screen.now < 0.2)
  }

  @Test("when an animation outlasts the limit, settle names it and its view")
  func longAnimation() async throws {
    let model = Model()
    let screen = await Screen { Fading(model: model) }
    withAnimation(.linear(duration: 100)) { model.isOn = true }
    let message = await settleError(screen, limit: .seconds(1))
    #expect(message == "The screen did not come to rest: animations: _OpacityEffect in Fading.")
  }

  @Test("a timer that repeats is named within a few of its periods")
  func repeatingTimer() async throws {
    let model = Model()
    let screen = await Screen { Ticking(model: model) }
    let message = await settleError(screen)
    #expect(message?.contains("Timer, due in 0.") == true)
    #expect(screen.now < 5)
  }

  @Test("a task that polls is named with the time of its next turn")
  func polling() async throws {
    let screen = await Screen { Polling() }
    let message = await settleError(screen, limit: .seconds(10))
    #expect(message?.contains("Task.sleep, due in ") == true)
  }

  @Test("a scroll that decelerates is named with its view, place and speed")
  func deceleration() async throws {
    let screen = await Screen { ScrollView { Color.red.frame(width: 320, height: 9_000) } }
    try await screen.fling(from: CGPoint(x: 160, y: 400), velocity: CGVector(dx: 0, dy: -1_000))
    #expect(screen.busyReasons.contains { $0.hasPrefix("the scroll view in") && $0.contains("points a second") })
  }

  @Test("work outside is named")
  func externalWork() async throws {
    let screen = await Screen { Text("x") }
    let work = VirtualTime.beginExternalWork("GET /feed")
    #expect(screen.busyReasons.contains("work outside: GET /feed"))
    work.end()
    try await screen.settle()
  }

  @Test("time advances by whole frames", arguments: [(1.0, 60), (0.1, 6), (0.001, 1), (0, 0), (3, 180)])
  func advances(_ seconds: Double, _ frames: Int) async throws {
    let screen = await Screen { ProgressView() }
    let (before, start) = (screen.counters.frames, screen.now)
    try await screen.advance(by: .seconds(seconds))
    #expect(screen.counters.frames == before + frames)
    #expect(abs(screen.now - start - Double(frames) / 60) < 1e-6)
  }

  @Test("ten minutes run the frames in which something is due, and no others")
  func tenMinutes() async throws {
    struct Clock: View {
      @State private var minutes = 0
      var body: some View {
        Text("\(minutes) minutes").task {
          while (try? await Task.sleep(for: .seconds(60))) != nil { minutes += 1 }
        }
      }
    }
    let screen = await Screen { Clock() }
    let mark = screen.mark()
    try await screen.advance(by: .seconds(601))
    #expect(screen.exists(.text("10 minutes")))
    #expect(abs(screen.now - 601) < 0.02)
    #expect(mark.bodies == 10)
    #expect(mark.frames < 40)
  }

  // MARK: The phone changes

  struct Described: View {
    @Environment(\.colorScheme) private var scheme
    @Environment(\.dynamicTypeSize) private var size
    @Environment(\.layoutDirection) private var direction
    @Environment(\.accessibilityReduceMotion) private var reduces
    @State private var taps = 0
    var body: some View {
      GeometryReader { geometry in
        Button("\(Int(geometry.size.width)) \(scheme) \(size) \(direction) \(reduces) \(taps)") { taps += 1 }
          .accessibilityIdentifier("all")
      }
    }
  }

  @Test("the phone changes under a view, which keeps its state")
  func deviceChanges() async throws {
    let screen = await Screen { Described() }
    func text() throws -> String { try screen.find("all").label }
    try await screen.tap("all")
    #expect(try text() == "320 light large leftToRight false 1")
    try await screen.rotate(to: .landscape)
    #expect(try text() == "568 light large leftToRight false 1")
    try await screen.setDarkMode(true)
    try await screen.setTextSize(.xxxLarge)
    try await screen.setLayoutDirection(.rightToLeft)
    try await screen.setReducedMotion(true)
    #expect(try text() == "568 dark xxxLarge rightToLeft true 1")
    try await screen.rotate(to: .portrait)
    try await screen.setDevice(.iPad10)
    #expect(try text() == "820 dark xxxLarge rightToLeft true 1")
  }
}
