import Foundation
import SimulatorTesting
import SwiftUI
import UIKit

@Suite(.simulator(.iPhoneSE)) @MainActor
struct SystemServicesTests {
  private let site = URL(string: "https://example.com")

  struct Opener: View {
    let url: URL
    @Environment(\.openURL) private var openURL
    @State private var answer = "not asked"

    var body: some View {
      Text(answer).accessibilityIdentifier("answer")
      Button("Open") { openURL(url) { answer = $0 ? "accepted" : "refused" } }
    }
  }

  @Test func linksAndActionsOpenAddressesOnThePhone() async throws {
    // Given
    let site = try #require(site)
    let screen = await Screen {
      VStack {
        Link("Site", destination: site)
        Opener(url: site)
      }
    }
    #expect(try screen.find(.label("Site")).role == .link)
    // When
    try await screen.tap(.label("Site"))
    try await screen.tap(.label("Open"))
    // Then
    #expect(screen.openedURLs == [site, site])
    #expect(try screen.find("answer").label == "accepted")
  }

  @Test func anAncestorDecidesWhatBecomesOfAnAddress() async throws {
    // Given
    let site = try #require(site)
    let other = try #require(URL(string: "https://example.com/other"))
    func screen(_ result: OpenURLAction.Result) async throws -> Screen {
      let screen = await Screen { VStack { Opener(url: site) }.environment(\.openURL, OpenURLAction { _ in result }) }
      try await screen.tap(.label("Open"))
      return screen
    }
    // When
    let handled = try await screen(.handled)
    // Then
    #expect(handled.openedURLs == [])
    #expect(try handled.find("answer").label == "accepted")
    // When
    let discarded = try await screen(.discarded)
    // Then
    #expect(try discarded.find("answer").label == "refused")
    // When
    let redirected = try await screen(.systemAction(other))
    // Then
    #expect(redirected.openedURLs == [other])
  }

  @Test func onlyWhatAnAppServesCanBeOpened() async throws {
    // Given
    let url = try #require(URL(string: "WhatsApp://send"))
    let screen = await Screen { VStack { Opener(url: url) } }
    #expect(!UIApplication.shared.canOpenURL(url))
    // When
    try await screen.tap(.label("Open"))
    // Then
    #expect(try screen.find("answer").label == "refused")
    // When
    screen.openableSchemes.insert("whatsapp")
    // Then
    #expect(UIApplication.shared.canOpenURL(url))
    #expect(await UIApplication.shared.open(url))
    let settings = try #require(URL(string: UIApplication.openSettingsURLString))
    #expect(await UIApplication.shared.open(settings))
    #expect(screen.openedURLs == [url, settings])
  }

  @Test func hapticsAndAnnouncementsAreRemembered() async throws {
    // Given
    let screen = await Screen {
      Button("Do") {
        UIImpactFeedbackGenerator(style: .heavy).impactOccurred(intensity: 0.5)
        UINotificationFeedbackGenerator().notificationOccurred(.error)
        UISelectionFeedbackGenerator().selectionChanged()
        UIAccessibility.post(notification: .announcement, argument: "Done")
        UIAccessibility.post(notification: .layoutChanged, argument: nil)
      }
    }
    // When
    try await screen.tap(.label("Do"))
    // Then
    #expect(screen.feedback == [.impact(.heavy, intensity: 0.5), .notification(.error), .selection])
    #expect(screen.announcements == ["Done"])
  }

  @Test func thePasteboardHoldsTextsAndAddresses() async throws {
    // Given
    let site = try #require(site)
    let screen = await Screen { Button("Copy") { UIPasteboard.general.string = "copied" } }
    let changes = screen.pasteboard.changeCount
    // When
    try await screen.tap(.label("Copy"))
    // Then
    #expect(screen.pasteboard.string == "copied" && screen.pasteboard.hasStrings && screen.pasteboard.url == nil)
    #expect(screen.pasteboard.changeCount == changes + 1)
    // When
    screen.pasteboard.url = site
    // Then
    #expect(screen.pasteboard.url == site && screen.pasteboard.strings == [site.absoluteString])
    // When
    screen.pasteboard.strings = nil
    // Then
    #expect(screen.pasteboard.string == nil && !screen.pasteboard.hasStrings)
  }

  struct LocaleView: View {
    @Environment(\.locale) private var locale
    @Environment(\.layoutDirection) private var direction

    var body: some View {
      Text("\(1234.5, specifier: "%.1f")").accessibilityIdentifier("number")
      Text(1234.5, format: .number).accessibilityIdentifier("format")
      Text("\(0.5, format: .number) of it").accessibilityIdentifier("inside")
      Text(Date(timeIntervalSince1970: 0), style: .date).accessibilityIdentifier("date")
      Text(verbatim: "\(locale.identifier) \(direction)").accessibilityIdentifier("locale")
    }
  }

  @Test func theLocaleReachesNumbersAndTheDirection() async throws {
    // Given
    let screen = await Screen { VStack { LocaleView() } }
    #expect(try screen.find("number").label == "1,234.5")
    #expect(try screen.find("date").label == "January 1, 1970")
    // When
    try await screen.setLocale("de_DE")
    // Then
    #expect(try screen.find("number").label == "1.234,5")
    #expect(try screen.find("format").label == "1.234,5")
    #expect(try screen.find("inside").label == "0,5 of it")
    #expect(try screen.find("date").label == "1. Januar 1970")
    #expect(try screen.find("locale").label == "de_DE leftToRight")
    // When
    try await screen.setLocale("ar")
    // Then
    #expect(try screen.find("locale").label == "ar rightToLeft")
    // When the user has set the direction
    var settings = screen.simulator.settings
    settings.isRightToLeft = false
    screen.simulator.apply(device: .iPhoneSE, settings: settings)
    try await screen.frames(2)
    // Then
    #expect(try screen.find("locale").label == "ar leftToRight")
  }

  @Test func keysAreLookedUpInTheTableOfTheLocale() async throws {
    // Given
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("tables-\(UUID()).bundle")
    for (language, text) in [("en", "Hi"), ("de", "Hallo")] {
      let tables = folder.appendingPathComponent("\(language).lproj")
      try FileManager.default.createDirectory(at: tables, withIntermediateDirectories: true)
      try Data("\"greeting\" = \"\(text)\";".utf8).write(to: tables.appendingPathComponent("Localizable.strings"))
    }
    defer { try? FileManager.default.removeItem(at: folder) }
    let bundle = try #require(Bundle(path: folder.path))
    let screen = await Screen {
      VStack {
        Text("greeting", bundle: bundle).accessibilityIdentifier("phone")
        Text("greeting", bundle: bundle).accessibilityIdentifier("view").environment(\.locale, Locale(identifier: "de"))
      }
    }
    #expect(try screen.find("phone").label == "Hi")
    #expect(try screen.find("view").label == "Hallo")
    // When
    try await screen.setLocale("de_AT")
    // Then
    #expect(try screen.find("phone").label == "Hallo")
  }

  struct SchemeView: View {
    @Environment(\.colorScheme) private var scheme
    @State private var preferred: ColorScheme? = .dark

    var body: some View {
      Text(verbatim: "\(scheme)").accessibilityIdentifier("scheme")
      Button("System") { preferred = nil }
        .preferredColorScheme(preferred)
    }
  }

  @Test func aViewDecidesWhetherTheScreenIsDark() async throws {
    // Given
    let screen = await Screen { VStack { SchemeView() } }
    #expect(try screen.find("scheme").label == "dark")
    #expect(screen.simulator.displayList.background == .black)
    // When
    try await screen.tap(.label("System"))
    // Then
    #expect(try screen.find("scheme").label == "light")
    #expect(screen.simulator.displayList.background == .white)
  }
}
