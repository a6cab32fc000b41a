import DisplayList
import Foundation
import ScrollPatterns
import SimulatorTesting
import SwiftUI

@testable import iosApp

/// The feed over a server whose answers the test determines, on the test's device.
@MainActor
struct JokesFixture {
  let service: MockJokeService
  let connection = ConnectionMonitor()
  let storage: LocalStorageService
  let viewModel: JokeViewModel
  let screen: Screen

  /// Shows the feed and waits until the first page is there, unless `waits` is false.
  init(
    _ service: MockJokeService = MockJokeService(), database: JokeDatabase = JokeDatabase(url: nil), waits: Bool = true,
    options: FeedOptions<Joke> = .jokes, settings: DeviceSettings? = nil
  ) async throws {
    self.service = service
    storage = LocalStorageService(database: database, service: service, connection: connection)
    let viewModel = JokeViewModel(service: service, storage: storage, connection: connection, options: options)
    self.viewModel = viewModel
    screen = await Screen(settings: settings) { JokeFeedView(viewModel: viewModel) }
    if waits { try await screen.settle() }
  }

  static let card = "jokes.card."

  /// The cards that are laid out, from the top.
  var cards: [AccessibilityNode] { screen.findAll(.identifier(startsWith: Self.card)) }

  /// The numbers of the jokes in the feed.
  var numbers: [Int] { viewModel.jokeIDs.map(Self.number) }

  static func number(_ id: UUID) -> Int { Int(id.uuidString.suffix(12), radix: 16) ?? -1 }

  static func query(_ number: Int) -> Query { .identifier(card + Joke.fixture(number).id.uuidString) }

  /// Pulls the page down far enough to refresh it, and releases it.
  func pull() async throws {
    try await screen.drag(from: CGPoint(x: 160, y: 250), to: CGPoint(x: 160, y: 520))
  }

  /// Scrolls by a distance in points, part of it in each frame.
  func scroll(_ distance: CGFloat, each: CGFloat = 60, _ check: () throws -> Void = {}) async throws {
    var left = distance
    while left > 0 {
      try await screen.wheel(min(each, left))
      try check()
      left -= each
    }
  }
}

extension [AccessibilityNode] {
  /// Returns strips of the page, higher than a gap between two cards, that no card, skeleton or other part of the page covers.
  ///
  /// - Parameters:
  ///   - prefix: The prefix of the identifiers of the page's parts.
  ///   - gap: The largest gap of the layout, in points.
  func emptyStrips(_ prefix: String, gap: CGFloat, in viewport: ClosedRange<CGFloat>) -> [ClosedRange<CGFloat>] {
    let frames = filter { $0.identifier.hasPrefix(prefix) && $0.identifier != "\(prefix)list" && $0.frame.height > 0 }
      .map(\.frame).sorted { $0.minY < $1.minY }
    var covered = viewport.lowerBound
    var empty: [ClosedRange<CGFloat>] = []
    for frame in frames where frame.maxY > covered {
      if frame.minY > covered + gap + 0.5, covered < viewport.upperBound {
        empty.append(covered...Swift.min(frame.minY, viewport.upperBound))
      }
      covered = frame.maxY
    }
    if covered + gap + 0.5 < viewport.upperBound { empty.append(covered...viewport.upperBound) }
    return empty
  }
}
