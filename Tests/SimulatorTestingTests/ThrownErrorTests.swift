import SimulatorTesting
import SwiftUI
import Synchronization

/// Where errors that leave a test are reported.
@MainActor @Suite("Errors that leave a test")
struct ThrownErrorTests {
  /// Returns the lines of this file in which a test failed, and the messages of the failures.
  private func failures(
    _ body: @escaping @MainActor @Sendable (Screen) async throws -> Void
  ) async throws -> [(line: Int, text: String)] {
    let test = try #require(Test.current)
    let found = Mutex<[(line: Int, text: String)]>([])
    let recorder = IssueHandlingTrait.compactMapIssues { issue in
      guard issue.isFailure else { return nil }
      let isHere = issue.sourceLocation?.filePath == #filePath
      found.withLock { $0.append((isHere ? issue.sourceLocation?.line ?? 0 : 0, "\(issue)")) }
      return nil
    }
    try await recorder.provideScope(for: test, testCase: Test.Case.current) {
      try await SimulatorTrait.simulator(.iPhoneSE).provideScope(for: test, testCase: Test.Case.current) {
        let screen = await Screen { FieldAndDistantButton() }
        try await screen.settle()
        try await body(screen)
      }
    }
    return found.withLock { $0 }
  }

  struct FieldAndDistantButton: View {
    @State private var name = ""
    var body: some View {
      VStack {
        TextField("Name", text: $name).accessibilityIdentifier("name")
        Text("twice")
        Text("twice")
        Button("Go", action: {}).frame(height: 900).accessibilityIdentifier("go").offset(y: 2_000)
      }
    }
  }

  private struct OwnError: Error {}

  @Test("a call that throws is the place of the one failure")
  func call() async throws {
    let line = #line + 1
    let found = try await failures { try await $0.tap("nobody") }
    #expect(found.map(\.line) == [line])
    #expect(found.first?.text.contains("Not found: identifier \"nobody\"") == true)
  }

  @Test("each kind of call knows its line")
  func kinds() async throws {
    let calls: [(line: Int, body: @MainActor @Sendable (Screen) async throws -> Void)] = [
      (#line, { _ = try $0.find(.label("twice")) }),
      (#line, { try await $0.swipe("nobody", .up) }),
      (#line, { try await $0.scroll(to: "nobody") }),
      (#line, { try await $0.type("x", into: "nobody") }),
      (#line, { try await $0.type("x") }),
      (#line, { try await $0.touch.up() }),
      (#line, { try await $0.wait("a miracle", limit: .milliseconds(50)) { false } }),
      (#line, { _ = try $0.image(of: "nobody") }),
      (#line, { try await $0.element("go").tap() }),
      (#line, { try await $0.element("nobody").longPress() }),
      (#line, { _ = try $0.element("nobody").frame }),
      (#line, { _ = try $0.find("go").frame(in: .named("nowhere")) }),
      (#line, { try await $0.fling(from: .zero, velocity: .zero) }),
      (#line, { try await $0.expectSnapshot(of: "nobody", named: "x") }),
      (#line, { try await $0.expectStable("nobody") {} }),
    ]
    for call in calls {
      let found = try await failures(call.body)
      #expect(found.map(\.line) == [call.line], "\(found)")
    }
  }

  @Test("in a function of the test's own the line is the function's")
  func ownFunction() async throws {
    var line = 0
    func open(_ screen: Screen) async throws {
      line = #line + 1
      try await screen.tap("menu")
    }
    let found = try await failures { try await open($0) }
    #expect(found.map(\.line) == [line])
  }

  @Test("an error that the test catches, or throws itself, is none of a call's")
  func others() async throws {
    #expect(try await failures { _ = try? $0.find("nobody") }.isEmpty)
    await #expect(throws: OwnError.self) {
      _ = try await failures { screen in
        _ = try? screen.find("nobody")
        throw OwnError()
      }
    }
  }
}
