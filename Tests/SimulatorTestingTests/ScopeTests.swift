import Foundation
import SimulatorTesting
import SwiftUI
import Synchronization

// What the trait does around a test is tested by running the trait inside a test.
@MainActor @Suite("The trait around a test")
struct ScopeTests {
  /// Runs a body as a test with the trait would run, and returns what was recorded.
  private func issues(
    of trait: SimulatorTrait, _ body: @escaping @MainActor @Sendable () async throws -> Void
  ) async throws -> [String] {
    let test = try #require(Test.current)
    let testCase = Test.Case.current
    let messages = Mutex<[String]>([])
    let recorder = IssueHandlingTrait.compactMapIssues { issue in
      guard issue.isFailure else { return nil }
      messages.withLock { $0.append((["\(issue)"] + issue.comments.map(\.rawValue)).joined(separator: "\n")) }
      return nil
    }
    try await recorder.provideScope(for: test, testCase: testCase) {
      try await trait.provideScope(for: test, testCase: testCase) { try await body() }
    }
    return messages.withLock { $0 }
  }

  @MainActor private final class Box {
    var content: Any?
    static let global = Box()
  }

  // MARK: Leaks

  @Test("a screen with tasks, animations, timers and rows leaves nothing behind")
  func clean() async throws {
    let disappeared = Mutex(false)
    let found = try await issues(of: .simulator(.iPhoneSE)) {
      struct BusyRows: View {
        @State private var ticks = 0
        @State private var isOn = false
        var body: some View {
          ScrollView {
            LazyVStack {
              ProgressView()
              ForEach(0..<1_000, id: \.self) { Text("row \($0 + ticks)") }
            }
          }
          .opacity(isOn ? 1 : 0.5)
          .onReceive(Timer.publish(every: 0.1, on: .main, in: .common).autoconnect()) { _ in ticks += 1 }
          .task { while !Task.isCancelled { try? await Task.sleep(for: .seconds(60)) } }
          .onAppear { withAnimation(.linear(duration: 1).repeatForever()) { isOn = true } }
        }
      }
      let screen = await Screen {
        BusyRows().onDisappear { disappeared.withLock { $0 = true } }
      }
      try await screen.swipe(.up)
      try await screen.advance(by: .seconds(1))
    }
    #expect(found == [])
    #expect(disappeared.withLock { $0 })
  }

  @Test("a task that goes on after the screen is a failure that names who began it")
  func leakedTask() async throws {
    let found = try await issues(of: .simulator(.iPhoneSE)) {
      _ = await Screen { Text("x").onAppear { Box.global.content = beginsEndlessTask() } }
    }
    (Box.global.content as? Task<Void, any Error>)?.cancel()
    Box.global.content = nil
    #expect(found.count == 1)
    #expect(found.first?.contains("a task that is still running") == true)
    #expect(found.first?.contains("beginsEndlessTask") == true)
  }

  @Test("a timer that is never invalidated is a failure")
  func leakedTimer() async throws {
    let timer = Mutex<UncheckedTimer?>(nil)
    let found = try await issues(of: .simulator(.iPhoneSE)) {
      timer.withLock { $0 = UncheckedTimer(timer: startedTimer()) }
    }
    timer.withLock { $0?.timer.invalidate() }
    #expect(found.count == 1)
    #expect(found.first?.contains("a timer that is still set: Timer") == true)
  }

  @Test("rows that something outside holds are a failure with the view's name and number")
  func leakedViews() async throws {
    struct Row: View {
      var body: some View { Text("row") }
    }
    let found = try await issues(of: .simulator(.iPhoneSE)) {
      let screen = await Screen {
        VStack {
          Row(); Row()
        }
      }
      Box.global.content = screen
    }
    Box.global.content = nil
    #expect(found == [], "a screen that is held has been taken down: its views are gone")
  }

  @Test("leaks can be allowed")
  func allowed() async throws {
    let found = try await issues(of: .simulator(.iPhoneSE, leaks: .allowed)) {
      _ = await Screen { Text("x").onAppear { Box.global.content = beginsEndlessTask() } }
    }
    (Box.global.content as? Task<Void, any Error>)?.cancel()
    Box.global.content = nil
    #expect(found == [])
  }

  // MARK: Notifications

  @Test("what a view observes goes with its screen; a singleton goes on observing in later tests")
  func observers() async throws {
    // Given
    let name = Notification.Name("ScopeTests.somebodyCame")
    let heard = Mutex<[String]>([])
    let found = try await issues(of: .simulator(.iPhoneSE)) {
      Box.global.content = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
        heard.withLock { $0.append("singleton") }
      }
      let screen = await Screen {
        Text("x").onReceive(NotificationCenter.default.publisher(for: name)) { _ in
          heard.withLock { $0.append("view") }
        }
      }
      NotificationCenter.default.post(name: name, object: nil)
      try await screen.frames(1)
    }
    #expect(found == [])
    #expect(heard.withLock { $0.sorted() } == ["singleton", "view"])
    // When
    _ = try await issues(of: .simulator(.iPhoneSE)) { NotificationCenter.default.post(name: name, object: nil) }
    // Then
    #expect(heard.withLock { $0.sorted() } == ["singleton", "singleton", "view"])
    if let token = Box.global.content { NotificationCenter.default.removeObserver(token) }
    Box.global.content = nil
  }

  // MARK: The matrix

  @Test("a matrix runs every combination with a screen and a clock of its own")
  func everyCombination() async throws {
    let runs = Mutex<[String]>([])
    let trait = SimulatorTrait.simulatorMatrix(
      devices: [.iPhoneSE, .iPad10], textSizes: [.large, .xxxLarge], dark: [false, true],
      orientations: [.portrait, .landscape])
    let found = try await issues(of: trait) {
      let screen = await Screen { GeometryReader { Text(verbatim: "\(Int($0.size.width))") } }
      #expect(screen.now == 0 && VirtualTime.now == .zero)
      try await screen.advance(by: .seconds(1))
      let settings = screen.simulator.settings
      let width = screen.elements.first { $0.role == .staticText }?.label ?? ""
      runs.withLock { $0.append("\(width) \(settings.textSize) \(settings.isDark)") }
    }
    #expect(found == [])
    let all = runs.withLock { $0 }
    #expect(all.count == 16 && Set(all).count == 16)
    #expect(Set(all.map { $0.prefix { $0 != " " } }) == ["320", "568", "820", "1180"])
  }

  @Test("a failure in a matrix says in which combination, and the others run")
  func failingCombination() async throws {
    let runs = Mutex(0)
    let found = try await issues(of: .simulatorMatrix(devices: [.iPhoneSE, .iPad10], dark: [false, true])) {
      runs.withLock { $0 += 1 }
      let screen = await Screen { Text("x") }
      if screen.simulator.settings.isDark { _ = try screen.find("missing") }
      #expect(screen.simulator.device == .iPhoneSE)
    }
    #expect(runs.withLock { $0 } == 4)
    #expect(found.count == 3)
    #expect(found.filter { $0.contains("On iPhone SE (1st generation), dark") }.count == 1)
    #expect(found.filter { $0.contains("On iPad (10th generation), dark") }.count == 1)
    #expect(found.filter { $0.hasSuffix("On iPad (10th generation)") }.count == 1)
  }

  @Test("a matrix without a combination is a failure")
  func emptyMatrix() async throws {
    let found = try await issues(of: .simulatorMatrix(dark: [])) {}
    #expect(found.first?.contains("has no combination") == true)
  }
}

@MainActor private func beginsEndlessTask() -> Task<Void, any Error> {
  Task { while true { try await Task.sleep(for: .seconds(1)) } }
}

@MainActor private func startedTimer() -> Timer {
  Timer.scheduledTimer(withTimeInterval: 2, repeats: true) { _ in }
}

private struct UncheckedTimer: @unchecked Sendable {
  let timer: Timer
}
