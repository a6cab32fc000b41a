import Foundation
import SimulatorTesting
import SwiftUI
import UIKit

@Suite(.simulator(.iPhoneSE)) @MainActor
struct SystemStorageTests {
  enum Theme: String { case plain, bold }

  struct Settings: View {
    @AppStorage("count") private var count = 0
    @AppStorage("name") private var name = "nobody"
    @AppStorage("theme") private var theme = Theme.plain
    @AppStorage("nick") private var nick: String?

    var body: some View {
      Text("\(count) \(name) \(theme.rawValue) \(nick ?? "-")").accessibilityIdentifier("settings")
      Button("Add") { count += 1 }
      Button("Bold") { theme = .bold }
      Button("Nick") { nick = nick == nil ? "Nick" : nil }
    }
  }

  struct Reader: View {
    @AppStorage("count") private var count = 0
    var body: some View { Text("count \(count)").accessibilityIdentifier("reader") }
  }

  struct Toggled: View {
    @Binding var isOn: Bool
    var body: some View { Button("Switch \(isOn ? "on" : "off")") { isOn.toggle() }.accessibilityIdentifier("switch") }
  }

  struct BindingView: View {
    @AppStorage("isOn") private var isOn = false
    var body: some View { Toggled(isOn: $isOn) }
  }

  @Test func viewsFollowTheirEntriesWhoeverChangesThem() async throws {
    // Given
    let screen = await Screen {
      VStack {
        Settings()
        Reader()
      }
    }
    #expect(try screen.find("settings").label == "0 nobody plain -")
    // When
    try await screen.tap(.label("Add"))
    try await screen.tap(.label("Bold"))
    try await screen.tap(.label("Nick"))
    // Then
    #expect(try screen.find("settings").label == "1 nobody bold Nick")
    #expect(try screen.find("reader").label == "count 1")
    #expect(UserDefaults.standard.integer(forKey: "count") == 1)
    #expect(UserDefaults.standard.string(forKey: "theme") == "bold")
    // When
    UserDefaults.standard.set(41, forKey: "count")
    UserDefaults.standard.set("someone", forKey: "name")
    try await screen.tap(.label("Nick"))
    // Then
    #expect(try screen.find("settings").label == "41 someone bold -")
    #expect(try screen.find("reader").label == "count 41")
    #expect(UserDefaults.standard.object(forKey: "nick") == nil)
  }

  @Test func aChangeElsewhereEvaluatesNothing() async throws {
    // Given
    let screen = await Screen { Reader() }
    let bodies = screen.counters.bodies
    // When
    UserDefaults.standard.set("x", forKey: "other")
    UserDefaults.standard.set(0, forKey: "unread")
    try await screen.frames(2)
    // Then
    #expect(screen.counters.bodies == bodies)
    // When
    UserDefaults.standard.set(5, forKey: "count")
    try await screen.frames(2)
    // Then
    #expect(screen.counters.bodies == bodies + 1)
  }

  @Test func bindingsWriteThrough() async throws {
    // Given
    let screen = await Screen { BindingView() }
    // When
    try await screen.tap("switch")
    // Then
    #expect(try screen.find("switch").label == "Switch on")
    #expect(UserDefaults.standard.bool(forKey: "isOn"))
  }

  @Test func aStoreOfItsOwnAndTheDefaultStore() async throws {
    // Given
    struct Own: View {
      @AppStorage("count") var count = 0
      var body: some View { Text("count \(count)").accessibilityIdentifier("own") }
    }
    let store = try #require(UserDefaults(suiteName: "scrollwork.tests.\(UUID())"))
    let screen = await Screen {
      VStack {
        Own().defaultAppStorage(store)
        Reader()
      }
    }
    // When
    store.set(3, forKey: "count")
    try await screen.frames(2)
    // Then
    #expect(try screen.find("own").label == "count 3")
    #expect(try screen.find("reader").label == "count 0")
  }

  @Test func valuesOfAllTypesComeBack() async throws {
    // Given
    struct Model {
      @AppStorage("bool") var bool = false
      @AppStorage("int") var int = 0
      @AppStorage("double") var double = 0.0
      @AppStorage("text") var text = ""
      @AppStorage("data") var data = Data()
      @AppStorage("url") var url = URL(fileURLWithPath: "/")
      @AppStorage("page") var page: URL?
      @AppStorage("theme") var theme: Theme?
      @AppStorage("date") var date: Date?
    }
    let model = Model()
    let page = try #require(URL(string: "https://example.com/a?b=c"))
    // When
    model.bool = true
    model.int = -3
    model.double = 2.5
    model.text = "t"
    model.data = Data([1, 2])
    model.url = page
    model.page = page
    model.theme = .bold
    model.date = Date(timeIntervalSince1970: 5)
    // Then
    let read = Model()
    #expect(read.bool && read.int == -3 && read.double == 2.5 && read.text == "t" && read.data == Data([1, 2]))
    #expect(read.url == page && read.page == page && read.theme == .bold)
    #expect(read.date == Date(timeIntervalSince1970: 5))
    // When
    model.page = nil
    model.theme = nil
    // Then
    #expect(read.page == nil && read.theme == nil)
  }

  @Test func defaultsTellWhoListens() async throws {
    // Given
    final class Listener { var count = 0 }
    let listener = Listener()
    nonisolated(unsafe) let shared = listener
    let token = NotificationCenter.default.addObserver(
      forName: UserDefaults.didChangeNotification, object: nil, queue: nil
    ) { _ in shared.count += 1 }
    let screen = await Screen { Text("page") }
    // When
    UserDefaults.standard.set(true, forKey: "key")
    UserDefaults.standard.removeObject(forKey: "key")
    UserDefaults.standard.set(nil as URL?, forKey: "key")
    try await screen.frames(1)
    // Then
    #expect(listener.count == 3)
    NotificationCenter.default.removeObserver(token)
  }

  /// Runs the same test twice: the second run must find nothing from the first.
  @Test(arguments: [1, 2]) func eachTestHasANewPhone(_ run: Int) async throws {
    // Given
    #expect(UserDefaults.standard.object(forKey: "left") == nil)
    #expect(UIPasteboard.general.string == nil)
    #expect(!UIApplication.shared.isIdleTimerDisabled)
    let screen = await Screen { Text("page") }
    #expect(screen.openedURLs == [] && screen.feedback == [])
    // When
    UserDefaults.standard.set(run, forKey: "left")
    UserDefaults.standard.register(defaults: ["left": 1])
    UIPasteboard.general.string = "left"
    UIApplication.shared.isIdleTimerDisabled = true
    UISelectionFeedbackGenerator().selectionChanged()
  }
}
