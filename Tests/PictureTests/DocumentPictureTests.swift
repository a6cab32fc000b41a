import SimulatorTesting
import SwiftUI

@testable import iosApp

/// The film strips of `docs/documents`: the app itself, from the first frame, over the real backend.
@MainActor @Suite("The pictures of docs/documents", .simulator(.iPhone15Pro), .serialized)
struct DocumentPictureTests {
  private func show(_ name: String, _ strip: (AppOnShow) async throws -> FilmStrip) async throws {
    let app = try await AppOnShow()
    do {
      try PictureFile(name: name).expect(try await strip(app).image())
    } catch {
      await app.close()
      throw error
    }
    await app.close()
  }

  @Test("landing-page.md: top, one gesture, the end, an error in the content, large text in the dark, Arabic")
  func landingPage() async throws {
    try await show("landing-page.png") { app in
      var strip = FilmStrip()
      let screen = await app.open(.landing)
      try await screen.settle()
      try strip.add("At the start", screen)
      try await screen.touch.down(at: CGPoint(x: 200, y: 640))
      try await screen.touch.move(to: CGPoint(x: 200, y: 260), duration: .milliseconds(400))
      try strip.add("One finger moves everything", screen)
      try await screen.touch.up()
      try await screen.press(.end)
      try await screen.settle()
      try strip.add("The end: the five newest", screen)
      let dark = await app.open(.landing, settings: DeviceSettings(isDark: true, textSize: .accessibility2))
      try await dark.settle()
      try strip.add("Dark, text size accessibility 2", dark)
      let arabic = await app.open(.landing, settings: DeviceSettings(locale: Locale(identifier: "ar")))
      try await arabic.settle()
      try strip.add("Arabic, from right to left", arabic)
      await app.backend.stop()
      let failing = await app.open(.landing)
      try await failing.settle()
      try await failing.press(.end)
      try await failing.settle()
      try strip.add("No backend: Retry in the content", failing)
      return strip
    }
  }

  @Test("announcement-list.md: the cards on Home, details on Lost Pets, Back to the full list, a refusal")
  func announcementList() async throws {
    try await show("announcement-list.png") { app in
      var strip = FilmStrip()
      let screen = await app.open(.landing)
      try await screen.settle()
      try await screen.wheel(420)
      try await screen.settle()
      try strip.add("Home: cards with coordinates", screen)
      let card = screen.findAll(.identifier(startsWith: "landingPage.announcementCard."))[1]
      try await screen.tap(.identifier(card.identifier))
      try await screen.settle()
      try strip.add("A tap: details on Lost Pets", screen)
      try await screen.tap("BackButton")
      try await screen.settle()
      try strip.add("Back: the full list", screen)
      try await screen.tap("tabs.home")
      try await screen.settle()
      try strip.add("Home is where it was", screen)
      let refused = await app.open(.lostPets, permission: .denied)
      try await refused.settle()
      try strip.add("Location refused: once a session", refused)
      await app.backend.stop()
      let failing = await app.open(.lostPets)
      try await failing.settle()
      try strip.add("No backend: Retry", failing)
      return strip
    }
  }

  @Test(
    "chat.md: a greeting, stages, an answer that streams while its question holds still, sources, past conversations")
  func chat() async throws {
    try await show("chat.png") { app in
      var strip = FilmStrip()
      let screen = await app.open(.ask, settings: DeviceSettings(hasHardwareKeyboard: true))
      try await screen.settle()
      try strip.add("No question yet", screen)
      try await screen.tap("research.suggestion.0")
      try await screen.settle()
      try await screen.type("What is HbA1c?", into: "searchQuery")
      try await screen.tap("search.send")
      try await screen.advance(by: .seconds(1.5))
      try strip.add("A second question, at the top", screen)
      try await screen.advance(by: .seconds(3))
      try strip.add("Its answer streams", screen)
      try await screen.settle()
      try strip.add("It is complete: nothing moved", screen)
      for _ in 0..<20 { try await screen.wheel(100) }
      try await screen.settle()
      try strip.add("Feedback, follow-up questions", screen)
      try await screen.tap("ask.library")
      try await screen.settle()
      try strip.add("Past conversations", screen)
      return strip
    }
  }

  @Test("resources-row.md: the start, a tap on its way, both arrows, the end")
  func resourcesRow() async throws {
    try await show("resources-row.png") { app in
      var strip = FilmStrip(width: 300)
      let section = Query("landingPage.resources")
      let screen = await app.open(.landing)
      try await screen.settle()
      try strip.add("At the start: one arrow", screen, of: section)
      try await screen.tap("scrollArrow.right")
      try await screen.frames(7)
      try strip.add("A tap: one card on, animated", screen, of: section)
      try await screen.settle()
      try strip.add("In between: both arrows", screen, of: section)
      for _ in 0..<8 where screen.exists("scrollArrow.right") {
        try await screen.tap("scrollArrow.right")
        try await screen.settle()
      }
      try strip.add("At the end: one arrow", screen, of: section)
      return strip
    }
  }

  @Test("joke-feed.md: skeletons, the first page, a rating, further down, a character, the rated jokes")
  func jokeFeed() async throws {
    try await show("joke-feed.png") { app in
      var strip = FilmStrip()
      let screen = await app.open(.jokes)
      try await screen.frames(12)
      try strip.add("The first page loads", screen)
      try await screen.settle()
      try strip.add("Unrated, the most popular first", screen)
      let card = try screen.find(.identifier(startsWith: "jokes.card.").nth(0))
      try await card.tap("joke.star.4")
      for _ in 0..<30 { try await screen.wheel(100) }
      try await screen.settle()
      try strip.add("3,000 points on: no button", screen)
      try await screen.press(.home)
      try await screen.settle()
      try await screen.tap("jokes.character.MR_POTTY")
      try await screen.settle()
      try strip.add("A character's jokes", screen)
      try await screen.tap("tabs.me")
      try await screen.settle()
      try strip.add("What was rated is on Me", screen)
      await app.backend.stop()
      let offline = await app.open(.jokes)
      try await offline.settle()
      try strip.add("No connection", offline)
      return strip
    }
  }
}
