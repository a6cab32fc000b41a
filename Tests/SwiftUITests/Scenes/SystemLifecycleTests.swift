import Foundation
import SimulatorTesting
import SwiftUI
import UIKit

@Suite(.simulator(.iPhoneSE)) @MainActor
struct SystemLifecycleTests {
  /// The events of a test, in order.
  final class Log: ObservableObject {
    var entries: [String] = []
    @Published var count = 0
  }

  struct PhaseView: View {
    let log: Log
    @ObservedObject var counted: Log
    @Environment(\.scenePhase) private var phase

    init(_ log: Log) {
      self.log = log
      counted = log
    }

    var body: some View {
      Text(verbatim: "\(phase) \(counted.count)")
        .accessibilityIdentifier("phase")
        .onChange(of: phase) { log.entries.append("phase \($1)") }
        .onReceive(NotificationCenter.default.publisher(for: UIApplication.didEnterBackgroundNotification)) { _ in
          log.entries.append("didEnterBackground \(UIApplication.shared.applicationState.rawValue)")
        }
        .onReceive(NotificationCenter.default.publisher(for: UIApplication.willResignActiveNotification)) { _ in
          log.entries.append("willResignActive")
        }
        .onReceive(NotificationCenter.default.publisher(for: UIApplication.willEnterForegroundNotification)) { _ in
          log.entries.append("willEnterForeground")
        }
        .onReceive(NotificationCenter.default.publisher(for: UIApplication.didBecomeActiveNotification)) { _ in
          log.entries.append("didBecomeActive \(UIApplication.shared.applicationState.rawValue)")
        }
        .onReceive(NotificationCenter.default.publisher(for: UIApplication.didReceiveMemoryWarningNotification)) { _ in
          log.entries.append("memory")
        }
        .onReceive(NotificationCenter.default.publisher(for: UIDevice.orientationDidChangeNotification)) { _ in
          log.entries.append("landscape \(UIDevice.current.orientation.isLandscape)")
        }
    }
  }

  @Test func theAppIsToldInOrderWhenItGoesAndComesBack() async throws {
    // Given
    let log = Log()
    let screen = await Screen { PhaseView(log) }
    // When
    try await screen.enterBackground()
    try await screen.enterForeground()
    // Then
    #expect(
      log.entries == [
        "willResignActive", "phase inactive", "didEnterBackground 2", "phase background", "willEnterForeground",
        "phase inactive", "didBecomeActive 0", "phase active",
      ])
    #expect(try screen.find("phase").label == "active 0")
  }

  @Test func observersOfMessagesAreToldToo() async throws {
    // Given
    let log = Log()
    let screen = await Screen { Text(verbatim: "app") }
    let center = NotificationCenter.default
    let tokens = [
      center.addObserver(of: UIApplication.shared, for: .didEnterBackground) { _ in log.entries.append("left") },
      center.addObserver(of: UIApplication.shared, for: .willEnterForeground) { _ in log.entries.append("returns") },
    ]
    // When
    try await screen.enterBackground()
    try await screen.enterForeground()
    // Then
    #expect(log.entries == ["left", "returns"])
    for token in tokens { center.removeObserver(token) }
  }

  @Test func nothingIsPaintedInTheBackgroundAndOneFrameShowsWhatHappened() async throws {
    // Given
    let log = Log()
    let screen = await Screen { PhaseView(log) }
    try await screen.enterBackground()
    let frames = screen.counters.frames
    let bodies = screen.counters.bodies
    // When
    log.count = 7
    try await screen.advance(by: .seconds(60))
    // Then
    #expect(screen.counters.frames == frames && screen.counters.bodies == bodies)
    #expect(!screen.simulator.needsFrame)
    // When
    screen.simulator.enterForeground()
    screen.simulator.advance(to: screen.now)
    // Then
    #expect(try screen.find("phase").label == "active 7")
    #expect(screen.simulator.now >= 60)
  }

  @Test func timeGoesOnInTheBackground() async throws {
    // Given
    let log = Log()
    let screen = await Screen {
      PhaseView(log).task {
        try? await Task.sleep(for: .seconds(10)); log.count = 1
      }
    }
    // When
    try await screen.enterBackground(for: .seconds(11))
    // Then
    #expect(try screen.find("phase").label == "active 1")
  }

  @Test func inputInTheBackgroundIsIgnoredAndAFingerOnTheScreenIsLifted() async throws {
    // Given
    final class Counter { var taps = 0 }
    let counter = Counter()
    let screen = await Screen { Button("Add") { counter.taps += 1 }.accessibilityIdentifier("add") }
    let frame = try screen.find("add").frame
    let middle = CGPoint(x: frame.midX, y: frame.midY)
    screen.simulator.send(.touch(.init(id: 1, phase: .began, location: middle, timestamp: screen.now)))
    try await screen.frames(1)
    // When
    try await screen.enterBackground()
    try await screen.tap(at: middle)
    try await screen.enterForeground()
    screen.simulator.send(.touch(.init(id: 1, phase: .ended, location: middle, timestamp: screen.now)))
    try await screen.frames(2)
    // Then
    #expect(counter.taps == 0)
    // When
    try await screen.tap(at: middle)
    // Then
    #expect(counter.taps == 1)
  }

  @Test func memoryWarningsAndTurnsReachTheApp() async throws {
    // Given
    let log = Log()
    let screen = await Screen { PhaseView(log) }
    // When
    try await screen.sendMemoryWarning()
    screen.simulator.apply(device: .iPhoneSE, settings: DeviceSettings(isLandscape: true))
    try await screen.frames(2)
    // Then
    #expect(log.entries == ["memory", "landscape true"])
    #expect(UIScreen.main.bounds.size == CGSize(width: 568, height: 320))
    #expect(UIScreen.main.nativeBounds.size == CGSize(width: 640, height: 1136))
    #expect(UIDevice.current.model == "iPhone" && UIDevice.current.userInterfaceIdiom == .phone)
  }

  @Test func backgroundTasksExpireAfterThirtySeconds() async throws {
    // Given
    final class Work { var expired: [String] = [] }
    let work = Work()
    let screen = await Screen { Text("page") }
    let app = UIApplication.shared
    let done = app.beginBackgroundTask(withName: "done") { work.expired.append("done") }
    let long = app.beginBackgroundTask(withName: "long") { work.expired.append("long") }
    #expect(app.backgroundTimeRemaining == .greatestFiniteMagnitude)
    try await screen.enterBackground()
    app.endBackgroundTask(done)
    // When
    try await screen.advance(by: .seconds(29))
    // Then
    #expect(work.expired == [] && abs(app.backgroundTimeRemaining - 1) < 0.1)
    // When
    try await screen.advance(by: .seconds(2))
    // Then
    #expect(work.expired == ["long"])
    app.endBackgroundTask(long)
    try await screen.enterForeground()
  }

  @Test func comingBackInTimeKeepsBackgroundTasks() async throws {
    // Given
    final class Work { var expired = 0 }
    let work = Work()
    let screen = await Screen { Text("page") }
    let task = UIApplication.shared.beginBackgroundTask { work.expired += 1 }
    // When
    try await screen.enterBackground(for: .seconds(20))
    try await screen.advance(by: .seconds(60))
    // Then
    #expect(work.expired == 0)
    UIApplication.shared.endBackgroundTask(task)
  }
}
