import SimulatorTesting
import SwiftUI
import Testing

@testable import iosApp

/// RS1 to RS5 in the row's real place: on the landing page, between hero and list header.
@MainActor @Suite("Resources on the landing page", .simulator(.iPhoneSE))
struct LandingPageResourcesTests {
  private let row = "landingPage.resources.scroll"

  /// Returns the page with the row in the middle of the screen.
  private func page() async throws -> Screen {
    let screen = try await LandingPageFixture(announcements: createMockAnnouncements(count: 10)).screen
    try await screen.scroll(to: .identifier(row))
    let frame = try screen.find(.identifier(row)).frame
    try await screen.wheel(frame.midY - screen.simulator.displayList.size.height / 2, at: CGPoint(x: 30, y: 100))
    try await screen.settle()
    return screen
  }

  private func card(_ task: QuickTask) -> Query { .identifier("landingPage.resource.\(task.uuid)") }

  @Test(
    "RS1, RS4, LP1: given the page, then the row is under the hero with the next card peeking, and an arrow in its middle",
    .simulatorMatrix(
      devices: [.iPhoneSE, .iPhone15Pro], textSizes: [.large, .accessibility5], dark: [false, true],
      orientations: [.portrait, .landscape]))
  func place() async throws {
    let screen = try await page()
    let section = try screen.find("landingPage.resources").frame
    if screen.exists("landingPage.heroPanel") {
      #expect(try section.minY >= screen.find("landingPage.heroPanel").frame.maxY)
    }
    if screen.exists("landingPage.listHeader") {
      #expect(try section.maxY <= screen.find("landingPage.listHeader").frame.minY)
    }
    let frame = try screen.find(.identifier(row)).frame
    let (first, second) = try (screen.find(card(QuickTask.all[0])), screen.find(card(QuickTask.all[1])))
    #expect(try first.frame.minX == frame.minX + 16)
    #expect(try first.frame.width == 280)
    #expect(try second.frame.minX == first.frame.maxX + 16)
    #expect(try second.isVisible)
    let arrow = try screen.find("scrollArrow.right").frame
    #expect(abs(arrow.midY - frame.midY) < 0.001 && arrow.maxX == frame.maxX - 8)
    #expect(!screen.exists("scrollArrow.left"))
  }

  @Test("RS2, RS3: given taps on the arrow, then all cards are met one by one, and the page stays where it is")
  func through() async throws {
    let screen = try await page()
    let top = try screen.find(.identifier(row)).frame.minY
    for task in QuickTask.all.dropFirst().dropLast() {
      try await screen.tap("scrollArrow.right")
      try await screen.settle()
      #expect(try abs(screen.find(card(task)).frame.minX - 16) < 0.001)
    }
    try await screen.tap("scrollArrow.right")
    try await screen.settle()
    let last = try #require(QuickTask.all.last)
    #expect(try abs(screen.find(card(last)).frame.maxX - (320 - 16)) < 0.001)
    #expect(!screen.exists("scrollArrow.right"))
    #expect(try screen.find(.identifier(row)).frame.minY == top)
  }

  @Test("given a card, when it is tapped, then its address is opened; when the row is dragged, then none is")
  func opens() async throws {
    let screen = try await page()
    #expect(QuickTask.all.count == 5)
    let frame = try screen.find(.identifier(row)).frame
    try await screen.drag(from: CGPoint(x: 200, y: frame.midY), to: CGPoint(x: 60, y: frame.midY))
    #expect(screen.openedURLs == [])
    for task in QuickTask.all {
      while try screen.find(card(task)).frame.minX > 100, screen.exists("scrollArrow.right") {
        try await screen.tap("scrollArrow.right")
        try await screen.settle()
      }
      #expect(try screen.find(card(task)).role == .link)
      #expect(try screen.find(card(task)).label == "\(task.title), \(task.text)")
      try await screen.tap(card(task))
    }
    #expect(screen.openedURLs == QuickTask.all.map(\.url))
  }

  @Test(
    "RS5: right to left the row begins on the right, and its arrows point the other way",
    .simulator(.iPhoneSE, .init(isRightToLeft: true)))
  func rightToLeft() async throws {
    let screen = try await page()
    #expect(try screen.find(card(QuickTask.all[0])).frame.maxX == 304)
    #expect(!screen.exists("scrollArrow.right"))
    try await screen.tap("scrollArrow.left")
    try await screen.settle()
    #expect(try abs(screen.find(card(QuickTask.all[1])).frame.maxX - 304) < 0.001)
    #expect(screen.exists("scrollArrow.right"))
  }
}
