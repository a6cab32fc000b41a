import Foundation
import SimulatorTesting
import SwiftUI
import Testing

@MainActor @Suite("What runs after animations", .simulator(.iPhoneSE))
struct AnimationCompletionTests {
  @MainActor private final class Log: ObservableObject {
    @Published var isRight = false
    @Published var isShown = true
    var told: [String] = []
  }

  private struct SquareAboveText: View {
    @ObservedObject var log: Log

    var body: some View {
      VStack {
        Color.red.frame(width: 50, height: 50).offset(x: log.isRight ? 100 : 0)
        if log.isShown { Text("Going") }
      }
    }
  }

  private func page() async throws -> (screen: Screen, log: Log) {
    let log = Log()
    let screen = await Screen { SquareAboveText(log: log) }
    try await screen.settle()
    return (screen, log)
  }

  @Test("given an animated change, when its time is over, then the completion runs once, in that frame")
  func afterTheAnimation() async throws {
    let (screen, log) = try await page()
    withAnimation(.linear(duration: 0.5)) {
      log.isRight = true
    } completion: {
      log.told.append("done")
    }
    #expect(log.told.isEmpty)
    try await screen.advance(by: .milliseconds(450))
    #expect(log.told.isEmpty)
    try await screen.advance(by: .milliseconds(150))
    #expect(log.told == ["done"])
    log.isRight = false
    try await screen.settle()
    #expect(log.told == ["done"])
  }

  @Test("given a spring, then it is logically complete after its duration, and removed when it has settled")
  func criteria() async throws {
    let (screen, log) = try await page()
    var transaction = Transaction(animation: .spring(duration: 0.5, bounce: 0.5))
    transaction.addAnimationCompletion { log.told.append("logical") }
    transaction.addAnimationCompletion(criteria: .removed) { log.told.append("removed") }
    withTransaction(transaction) { log.isRight = true }
    try await screen.advance(by: .milliseconds(600))
    #expect(log.told == ["logical"])
    try await screen.settle()
    #expect(log.told == ["logical", "removed"])
  }

  @Test("given another change of the same value on the way, then only what waits for the removal waits for that too")
  func anotherChange() async throws {
    let (screen, log) = try await page()
    withAnimation(.linear(duration: 0.5), completionCriteria: .removed) {
      log.isRight = true
    } completion: {
      log.told.append("removed")
    }
    withAnimation(.linear(duration: 0.5)) {
      log.isShown = false
    } completion: {
      log.told.append("gone")
    }
    try await screen.advance(by: .milliseconds(300))
    withAnimation(.linear(duration: 1)) {
      log.isRight = false
    } completion: {
      log.told.append("back")
    }
    try await screen.advance(by: .milliseconds(400))
    #expect(log.told == ["gone"])
    try await screen.settle()
    #expect(Set(log.told) == ["gone", "removed", "back"] && log.told.count == 3, "\(log.told)")
  }

  /// What a page reports on the main thread while another thread makes a change.
  private final class Reports: @unchecked Sendable {
    var widths: [CGFloat] = []
    var words: [String] = []
  }

  private struct ChangedElsewhere: View {
    let told: Reports
    @State private var isWide = false

    var body: some View {
      Color.red.frame(width: isWide ? 200 : 100, height: 50)
        .onGeometryChange(for: CGFloat.self) {
          $0.size.width
        } action: {
          told.widths.append($0)
        }
        .onAppear {
          let binding = $isWide
          let told = told
          DispatchQueue.global().async {
            withAnimation(.linear(duration: 1)) {
              binding.wrappedValue = true
            } completion: {
              told.words.append("done")
            }
          }
        }
    }
  }

  @Test("Given a change that is made on another thread, then it is animated there too, and its completion runs")
  func elsewhere() async throws {
    // Given
    let told = Reports()
    let screen = await Screen { ChangedElsewhere(told: told) }
    // When it is over
    try await screen.settle()
    // Then
    #expect(told.widths.first == 100 && told.widths.last == 200)
    #expect(told.widths.contains { $0 > 110 && $0 < 190 })
    #expect(told.words == ["done"])
  }

  @Test("given nothing that moves, then the completion runs after the update; if nothing changes, at once")
  func nothingMoves() async throws {
    let (screen, log) = try await page()
    withAnimation(nil) {
      log.isRight = true
    } completion: {
      log.told.append("update")
    }
    #expect(log.told.isEmpty)
    try await screen.frames(1)
    #expect(log.told == ["update"])
    withAnimation {
    } completion: {
      log.told.append("nothing")
    }
    #expect(log.told == ["update", "nothing"])
  }

  private struct Both: View {
    let log: Log
    @State private var isRight = false
    @State private var isShown = true

    var body: some View {
      VStack {
        Color.red.frame(width: 50, height: 50).offset(x: isRight ? 100 : 0)
        if isShown { Text("Going") }
        Button("Both") {
          withAnimation(.linear(duration: 0.2)) {
            isShown = false
          } completion: {
            log.told.append("short")
          }
          withAnimation(.linear(duration: 1)) {
            isRight = true
          } completion: {
            log.told.append("long")
          }
        }
      }
    }
  }

  @Test("given changes with different transactions in one action, then each completion waits for its own")
  func separateUpdates() async throws {
    let log = Log()
    let screen = await Screen { Both(log: log) }
    try await screen.tap(.label("Both"))
    #expect(log.told.isEmpty)
    try await screen.advance(by: .milliseconds(400))
    #expect(log.told == ["short"])
    try await screen.settle()
    #expect(log.told == ["short", "long"])
  }
}
