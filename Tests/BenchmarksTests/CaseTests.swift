import Foundation
import SimulatorTesting
import Testing

@testable import Benchmarks

/// The screens other than the feed: work done, not time.
@MainActor @Suite("Benchmarks of other screens", .simulator())
struct CaseTests {
  /// Few rows and many.
  nonisolated private static let sizes = [100, 100_000]

  private func figures(_ figures: Figures) throws -> [String: Double] {
    let object = try JSONSerialization.jsonObject(with: Data(figures.json.utf8))
    return try #require(object as? [String: Double], "\(figures.json)")
  }

  private func list(rows: Int) throws -> [String: Double] {
    let arguments = ["--rows", "\(rows)", "--frames", "40", "--repetitions", "2", "--no-instructions"]
    return try figures(ListCommand.parse(arguments).measure())
  }

  @Test("a list builds what it shows: a frame without new rows does nothing, however many rows there are")
  func scrollingList() throws {
    // When lists of few and of many rows scroll
    let (few, many) = (try list(rows: Self.sizes[0]), try list(rows: Self.sizes[1]))
    for figures in [few, many] {
      for place in ["list_", "list_middle_"] {
        // Then quiet frames do nothing, and the others build little
        #expect(try #require(figures["\(place)quiet_frames"]) >= 20)
        #expect(figures["\(place)quiet_bodies"] == 0)
        #expect(figures["\(place)quiet_layouts"] == 0)
        #expect(try #require(figures["\(place)frame_rows_built_max"]) <= 2)
      }
      #expect(try #require(figures["list_live_rows"]) < 60)
    }
    // And both keep the same amount
    #expect(few["list_live_nodes"] == many["list_live_nodes"])
  }

  @Test(
    "a row that is removed or moved evaluates itself and its neighbours; a swipe evaluates nothing", arguments: sizes)
  func changingList(rows: Int) throws {
    let figures = try list(rows: rows)
    for change in ["delete", "reorder"] {
      #expect(try #require(figures["list_\(change)_bodies"]) <= 4, "\(change)")
      #expect(try #require(figures["list_\(change)_rows_built"]) <= 1, "\(change)")
      #expect(try #require(figures["list_\(change)_layouts"]) <= 20, "\(change)")
    }
    #expect(figures["list_swipe_bodies"] == 0)
  }

  @Test("a grid of pictures holds what is on the screen and around it; pictures that come back do not flicker")
  func grid() async throws {
    // When a few frames of a grid are shown, with enough time for decoding
    let figures = try figures(
      await GridCommand.parse(["--rows", "10000", "--frames", "20", "--no-instructions"]).measure())
    // Then only rows that appeared have been evaluated
    #expect(try #require(figures["grid_bodies"]) <= 40)
    #expect(try #require(figures["grid_live_rows"]) < 90)
    // And pictures that were visible a moment ago are there
    #expect(figures["grid_flickers"] == 0)
  }

  @Test("scrolling through pictures and back leaves as many views as before")
  func pictureMemory() async throws {
    let figures = try figures(await PictureMemory.parse(["--rows", "200"]).measure(first: 50))
    #expect(try #require(figures["picture_live_nodes"]) < 200)
    #expect(try #require(figures["picture_back_rss_mb"]) > 1)
  }

  @Test("a letter typed into a form evaluates no body and lays out its field")
  func form() throws {
    let command = try FormCommand.parse(["--starts", "0", "--keys", "5", "--no-instructions"])
    let figures = try figures(command.measure())
    #expect(figures["form_key_bodies_max"] == 0)
    #expect(try #require(figures["form_key_layouts_max"]) <= 5)
    // And paints at most a line of the field
    #expect(try #require(figures["form_key_painted_median"]) < 780 * 88)
  }

  @Test("springs run no body between their start and their end")
  func springs() throws {
    let command = try SpringsCommand.parse(["--views", "50", "--frames", "30", "--no-instructions"])
    let figures = try figures(command.measure())
    #expect(figures["springs_bodies_between"] == 0)
    #expect(try #require(figures["springs_bodies"]) <= 52)
  }

  @Test("a letter typed into a long text evaluates no body and paints what has changed")
  func editor() throws {
    let command = try EditorCommand.parse(["--keys", "5", "--no-instructions"])
    let figures = try figures(command.measure())
    #expect(figures["editor_key_bodies_max"] == 0)
    #expect(try #require(figures["editor_key_layouts_max"]) <= 5)
    #expect(try #require(figures["editor_key_painted_median"]) < 780 * 1688 / 2)
  }

  @Test("a quiet frame under a blurred bar runs no body and no layout")
  func blur() throws {
    let figures = try figures(BlurCommand.parse(["--frames", "30", "--no-instructions"]).measure())
    #expect(figures["blur_quiet_bodies"] == 0)
    #expect(figures["blur_quiet_layouts"] == 0)
    // And paints the strip that enters and the area below the bar
    #expect(try #require(figures["blur_painted_median"]) < 780 * 500)
  }

  @Test("what is typed has to arrive")
  func typingNowhere() {
    #expect(throws: KeyError.self) { try FormCommand.parse(["--controls", "0", "--starts", "0"]).measure() }
  }
}
