import DisplayList
import SimulatorTesting
import SwiftUI

@testable import iosApp

/// AL9: whatever an announcement contains, its card stays a card.
@MainActor @Suite("Announcements that nobody expected")
struct HostileContentTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let name: String?
    let breed: String?
    let place: String?
  }

  nonisolated static let cases = [
    Case(
      testDescription: "a name of 4,000 characters", name: String(repeating: "Maximilian ", count: 364),
      breed: String(repeating: "x", count: 4_000), place: String(repeating: "Lindenstrasse ", count: 286)),
    Case(
      testDescription: "emoji",
      name: "Luna \u{1F431}\u{200D}\u{1F464}\u{1F1E9}\u{1F1EA}\u{1F469}\u{1F3FD}\u{200D}\u{1F692}",
      breed: "\u{1F408}\u{200D}\u{2B1B}", place: "\u{1F3E0}"),
    Case(
      testDescription: "right-to-left text",
      name: "\u{0644}\u{0648}\u{0644}\u{0648} \u{0627}\u{0644}\u{0635}\u{063A}\u{064A}\u{0631}\u{0629}",
      breed: "\u{05D7}\u{05EA}\u{05D5}\u{05DC}", place: "\u{0628}\u{0631}\u{0644}\u{064A}\u{0646}"),
    Case(testDescription: "nothing at all", name: nil, breed: nil, place: nil),
    Case(
      testDescription: "line breaks, tabs and control characters", name: "a\nb\tc\u{0}d\u{7}", breed: "\r\n\r\n",
      place: "\u{200F}\u{202E}x"),
  ]

  @Test(
    "nothing is drawn outside the card", .simulator(.iPhoneSE),
    arguments: cases, [TextSize.xSmall, .large, .accessibility1, .accessibility5])
  func nothingOutside(_ content: Case, _ textSize: TextSize) async throws {
    // Given an announcement with that content
    let announcement = Announcement.fixture(
      petName: content.name, breed: content.breed, locationName: content.place, photoURL: nil)
    let page = try await LandingPageFixture(
      announcements: [announcement], settings: DeviceSettings(textSize: textSize))
    // When the card is on the screen
    try await page.screen.press(.end)
    try await page.screen.settle()
    let card = try page.screen.find("\(LandingPageFixture.card)1").node
    // Then all its text is inside
    let (fragment, origin) = try #require(page.screen.fragment(of: card))
    let allowed = card.frame.insetBy(dx: -0.5, dy: -0.5)
    let boxes = fragment.glyphBoxes()
    #expect(!boxes.isEmpty)
    for (run, box) in boxes where !box.isNull {
      let onScreen = box.offsetBy(dx: origin.x, dy: origin.y)
      #expect(allowed.contains(onScreen), "\(run.text.prefix(40)) at \(onScreen) in \(card.frame)")
    }
    // And in the picture the margins beside it are empty
    #expect(page.screen.image().isEmptyBeside(card.frame, scale: page.screen.simulator.displayList.scale))
  }

  @Test("long text ends with an ellipsis", .simulator(.iPhoneSE))
  func ellipsis() async throws {
    let page = try await LandingPageFixture(
      announcements: [.fixture(petName: String(repeating: "Maximilian ", count: 364))])
    let card = try page.screen.find("\(LandingPageFixture.card)1").node
    let (fragment, _) = try #require(page.screen.fragment(of: card))
    #expect(fragment.glyphBoxes().contains { $0.run.text.hasSuffix("\u{2026}") })
  }

  @Test("a card without a photo says so", .simulator(.iPhoneSE))
  func placeholder() async throws {
    let page = try await LandingPageFixture(announcements: [.fixture(photoURL: nil)])
    #expect(try page.screen.find("\(LandingPageFixture.card)1").label.contains(L10n.AnnouncementCard.photoMissing))
  }
}

extension Bitmap {
  /// Returns whether all pixels to the left and right of the rectangle (points) have the colour of the picture's first one.
  fileprivate func isEmptyBeside(_ rect: CGRect, scale: CGFloat) -> Bool {
    let rows = max(0, Int(rect.minY * scale))..<min(height, Int(rect.maxY * scale))
    let columns = Array(0..<Int(rect.minX * scale)) + Array(Int((rect.maxX * scale).rounded(.up))..<width)
    return pixels.withUnsafeBytes { bytes in
      let colors = bytes.bindMemory(to: UInt32.self)
      return rows.allSatisfy { row in columns.allSatisfy { colors[row * width + $0] == colors[0] } }
    }
  }
}
