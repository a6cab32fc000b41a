import Foundation
import SimulatorTesting
import SwiftUI

// docs/testing.md shows these tests, whole or in part; DocumentationTests keeps the two in step.
@MainActor @Suite("The guide to testing", .simulator(.iPhone15Pro))
struct GuideTests {
  @Test func finding() async throws {
    let screen = await Screen { PetPage() }
    try await screen.settle()

    let row = try screen.find("Pet 3")
    #expect(try row.find(.role(.button)).label == "Like")
    #expect(screen.exists(.text(startsWith: "Pet")))
    #expect(screen.findAll(.label("Like").and(.role(.button))).count > 5)
    #expect(try screen.find(.type(PetRow.self).nth(2)).find(.role(.staticText)).label == "Pet 2")
  }

  @Test func acting() async throws {
    let screen = await Screen { PetPage() }
    try await screen.settle()

    try await screen.find("Pet 3").tap("Like")
    #expect(screen.exists(.label("Liked").inside("Pet 3")))

    try await screen.swipe(.up)
    try await screen.drag("pets", by: CGVector(dx: 0, dy: 100))
    try await screen.fling("pets", velocity: CGVector(dx: 0, dy: -2000))
    try await screen.settle()
    try await screen.scroll(to: "Pet 200")
    try await screen.wheel(-300)
  }

  @Test func rawTouch() async throws {
    let screen = await Screen { PetPage() }
    try await screen.settle()

    try await screen.touch.down(at: CGPoint(x: 200, y: 600))
    try await screen.touch.move(by: CGVector(dx: 0, dy: -110), duration: .milliseconds(200))
    try await screen.advance(by: .seconds(3))
    #expect(try screen.scrollOffset(of: "pets").y > 90)
    try await screen.touch.up()
  }

  @Test func typing() async throws {
    let screen = await Screen { PetPage() }
    try await screen.settle()

    try await screen.type("Pet 77", into: "search")
    #expect(screen.isKeyboardShown)
    #expect(screen.findAll(.type(PetRow.self)).count == 11)
    try await screen.clear()
    try await screen.dismissKeyboard()
  }

  @Test func device() async throws {
    let screen = await Screen { PetPage() }
    try await screen.rotate(to: .landscape)
    try await screen.setDarkMode(true)
    try await screen.setTextSize(.accessibility3)
    try await screen.enterBackground(for: .seconds(60))
    try await screen.settle()
    #expect(screen.isVisible("Pet 0"))
  }

  @Test func time() async throws {
    let screen = await Screen { PetPage() }
    try await screen.advance(by: .seconds(1.5))
    #expect(screen.exists(.role(.progress)))

    try await screen.settle()
    #expect(screen.exists("Pet 0"))
    #expect(screen.now >= 2 && screen.now < 2.1)
  }

  @Test func visibility() async throws {
    let screen = await Screen { PetPage() }
    try await screen.settle()

    let row = try screen.find("Pet 3")
    #expect(try row.visibility.isFullyVisible)
    #expect(try row.find(.label("Like")).isHittable)
    #expect(try row.frame.height == 60)
    #expect(screen.visibleText.contains("Pet 3"))
    #expect(!screen.exists("Pet 500"))
  }

  @Test func counting() async throws {
    let screen = await Screen { PetPage() }
    try await screen.settle()

    let mark = screen.mark()
    try await screen.find("Pet 3").tap("Like")
    #expect(mark.bodies(of: PetRow.self) == 1)

    try await screen.scroll(to: "Pet 300")
    #expect(screen.counters.liveRows < 40)
  }

  @Test func stability() async throws {
    let feed = Feed()
    let screen = await Screen { FeedView(feed: feed) }
    try await screen.scroll(to: "post 40")

    try await screen.expectStable("post 40") { feed.prepend(50) }
  }

  @Test(.simulatorMatrix(devices: [.iPhoneSE, .iPad10], textSizes: [.large, .accessibility3], dark: [false, true]))
  func everywhere() async throws {
    let screen = await Screen { PetPage() }
    try await screen.settle()
    #expect(screen.isVisible("Pet 0"))
  }

  @Test func looks() async throws {
    let screen = await Screen { PetPage() }
    try await screen.settle()

    try await screen.expectSnapshot(of: "Pet 3", named: "row")
    try await screen.expectTreeSnapshot(of: "Pet 3", named: "row")
  }

  @Test func filming() async throws {
    let screen = await Screen { PetPage() }
    try await screen.settle()

    let film = try await screen.film {
      try await screen.fling("pets", velocity: CGVector(dx: 0, dy: -2000))
      try await screen.settle()
    }
    try film.strip().write(png: ".build/fling.png")
    #expect(film.frames.count > 20)
  }

  @Test func tracing() async throws {
    let screen = await Screen { PetPage() }
    try await screen.settle()

    let trace = try await screen.trace {
      try await screen.wheel(300)
      try await screen.settle()
    }
    print(trace.table)
    try trace.write(chrome: ".build/jump.json")  // open in ui.perfetto.dev or chrome://tracing
    #expect(trace.table.contains("wheel"))
  }
}
