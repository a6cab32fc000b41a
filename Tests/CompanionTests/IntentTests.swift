import AppIntents
import CoreMotion
import CoreText
import Foundation
import HealthKit
import SimulatorTesting
import SwiftUI
import UIKit

private struct Novel: AppEntity {
  static var typeDisplayRepresentation: TypeDisplayRepresentation { "Novel" }
  static var defaultQuery: BookQuery { BookQuery() }
  let id: Int
  let title: String
  var displayRepresentation: DisplayRepresentation { DisplayRepresentation(title: "\(title)") }
}

private struct BookQuery: EntityQuery {
  func entities(for identifiers: [Novel.ID]) async throws -> [Novel] {
    identifiers.map { Novel(id: $0, title: "B\($0)") }
  }
}

private enum Bookcase: String, AppEnum {
  case upper, lower
  static var typeDisplayRepresentation: TypeDisplayRepresentation { TypeDisplayRepresentation(name: "Bookcase") }
  static var caseDisplayRepresentations: [Bookcase: DisplayRepresentation] { [.upper: "Upper", .lower: "Lower"] }
}

private struct OpenBook: AppIntent {
  static let title: LocalizedStringResource = "Open Novel"
  static let description: IntentDescription? = "Opens a book."
  static let openAppWhenRun = true

  @Parameter(title: "Novel") var book: Novel
  @Parameter(title: "Bookcase", default: .upper) var shelf: Bookcase
  @Parameter(title: "Note") var note: String?

  static var parameterSummary: some ParameterSummary { Summary("Open \(\.$book) from \(\.$shelf)") }

  @MainActor func perform() async throws -> some IntentResult & ReturnsValue<String> & ProvidesDialog {
    .result(value: book.title + shelf.rawValue + (note ?? ""), dialog: "Opened \(book.title)")
  }
}

private struct Refresh: AppIntent {
  static let title: LocalizedStringResource = "Refresh"
  func perform() async throws -> some IntentResult { .result() }
}

private struct Shortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: Refresh(), phrases: ["Refresh \(.applicationName)"], shortTitle: "Refresh",
      systemImageName: "arrow.clockwise")
  }
}

@MainActor @Suite("What an app declares for the system, and what the phone does not have", .simulator(.iPhoneSE))
struct IntentTests {
  @Test("given an action with parameters, when it is performed, then it answers with their values")
  func intent() async throws {
    // Given
    let intent = OpenBook()
    intent.book = Novel(id: 1, title: "Dune")
    // When
    let result = try await intent.perform()
    // Then
    #expect(result.value == "Duneupper" && result.dialog?.description == "Opened Dune")
    #expect(try await Refresh().perform().value == nil)
    #expect(Shortcuts.appShortcuts.count == 1 && !OpenBook.title.key.isEmpty)
    #expect(Bookcase.lower.displayRepresentation.title.key == "Lower")
  }

  @Test("given sensors and data of health, then the phone has none and says so")
  func refusals() async {
    #expect(!CMMotionManager().isDeviceMotionAvailable && !CMPedometer.isStepCountingAvailable())
    #expect(!HKHealthStore.isHealthDataAvailable())
    await #expect(throws: HKError(.errorHealthDataUnavailable)) {
      try await HKHealthStore().requestAuthorization(toShare: [], read: [HKQuantityType(.stepCount)])
    }
  }

  @Test("given a font file that the app registers, then it can be used, and only once be registered")
  func fonts() throws {
    let url = URL(fileURLWithPath: "/usr/share/fonts/truetype/noto/NotoSansDisplay-Italic.ttf")
    var error: Unmanaged<CFError>?
    #expect(CTFontManagerRegisterFontsForURL(url as CFURL, .process, nil))
    #expect(UIFont(name: "NotoSansDisplay-Italic", size: 12)?.fontDescriptor.symbolicTraits == .traitItalic)
    #expect(!CTFontManagerRegisterFontsForURL(url as CFURL, .process, &error))
    #expect(error?.takeRetainedValue().code == CTFontManagerError.alreadyRegistered.rawValue)
    #expect(!CTFontManagerRegisterFontsForURL(URL(fileURLWithPath: "/etc/hostname") as CFURL, .process, nil))
  }

  @Test(
    "given a button and a switch of actions, when a person touches them, then the actions are done with what the app has added"
  )
  func controls() async throws {
    // Given
    let counter = Counter()
    AppDependencyManager.shared.add(key: "counter", dependency: counter)
    let screen = await Screen {
      VStack {
        Button("Count", intent: CountUp(by: 1))
        Toggle("Much", isOn: false, intent: CountUp(by: 10))
      }
    }
    // When
    try await screen.tap(.label("Count"))
    try await screen.settle()
    #expect(counter.value == 1)
    try await screen.tap(.label("Much"))
    try await screen.settle()
    // Then
    #expect(counter.value == 11)
  }

  @Test(
    "given a file in memory, when an action asks for it as something it is, then it gets it; as something else it does not"
  )
  func file() async throws {
    let file = IntentFile(data: Data("a".utf8), filename: "a.txt", type: .plainText)
    #expect(try await file.data(contentType: .text) == Data("a".utf8))
    await #expect(throws: CocoaError.self) { try await file.data(contentType: .image) }
  }
}

@MainActor
private final class Counter {
  var value = 0
}

private struct CountUp: AppIntent {
  static let title: LocalizedStringResource = "Count"
  @Parameter(title: "Steps", default: 0) var steps: Int
  @Parameter(title: "List", supportedContentTypes: [.text], inputConnectionBehavior: .connectToPreviousIntentResult)
  var list: IntentFile
  @Dependency(key: "counter") private var counter: Counter

  init() {}
  init(by steps: Int) { self.steps = steps }

  @MainActor func perform() async throws -> some IntentResult {
    counter.value += steps
    return .result()
  }
}
