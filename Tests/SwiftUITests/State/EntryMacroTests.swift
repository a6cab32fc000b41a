import SimulatorTesting
import SwiftUI
import Testing

extension EnvironmentValues {
  @Entry fileprivate var limit = 10
  @Entry var note: String?
  @Entry var ratio: Double = 0.5
  @Entry fileprivate var onPick: @MainActor (String) -> Void = { _ in }
}

/// A class that is not `Sendable`.
private final class Log {
  var lines: [String] = []
}

extension EnvironmentValues {
  @Entry fileprivate var log = Log()
}

extension Transaction {
  @Entry fileprivate var isFromUser = false
}

@MainActor @Suite("Entries of the environment", .simulator(.iPhoneSE))
struct EntryMacroTests {
  private struct Reader: View {
    @Environment(\.limit) private var limit
    @Environment(\.note) private var note
    @Environment(\.ratio) private var ratio
    var body: some View { Text("\(limit) \(note ?? "none") \(String(ratio))") }
  }

  private struct Picker: View {
    @Environment(\.onPick) private var onPick
    var body: some View { Button("Pick") { onPick("this") } }
  }

  @Test("an entry has its value until another one is set, for the views beneath")
  func values() async throws {
    // Given
    let screen = await Screen {
      VStack {
        Reader()
        Reader().environment(\.limit, 3).environment(\.note, "hello").environment(\.ratio, 2)
      }
    }
    // When
    try await screen.settle()
    // Then
    #expect(screen.visibleText.contains("10 none 0.5"))
    #expect(screen.visibleText.contains("3 hello 2.0"))
  }

  @Test("an entry can be a closure")
  func closure() async throws {
    // Given
    let diary = Diary()
    let screen = await Screen { Picker().environment(\.onPick) { diary.lines.append($0) } }
    // When
    try await screen.tap(.label("Pick"))
    // Then
    #expect(diary.lines == ["this"])
  }

  @Test("an entry of a transaction travels with it")
  func transaction() {
    var transaction = Transaction()
    #expect(!transaction.isFromUser)
    // When
    transaction.isFromUser = true
    // Then
    #expect(transaction.isFromUser)
  }

  @Test("an entry without a written type has one default value, which need not be Sendable")
  func onlyOneDefault() {
    let log = EnvironmentValues().log
    log.lines.append("kept")
    #expect(EnvironmentValues().log === log)
    #expect(EnvironmentValues().log.lines == ["kept"])
  }
}
