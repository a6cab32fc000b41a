import Backend
import Foundation
import SimulatorTesting
import SwiftUI

@testable import iosApp

/// FD9: the feed against the real server and a real database, over a real socket and in real time.
@MainActor @Suite("The feed of jokes and the real backend", .realTime, .serialized)
struct JokeBackendTests {
  @Test("pages, the background, a rating, a refresh and a stop of the server")
  func feed() async throws {
    // Given
    let backend = try BackendService(BackendConfiguration())
    let url = try await backend.start()
    let all = try await backend.jokes.page(matching: JokeQueryOfBackend(limit: 200)).jokes
    let service = JokeService(api: APIClient(configuration: APIConfiguration(baseURL: url)))
    let connection = ConnectionMonitor()
    let database = JokeDatabase(url: nil)
    let storage = LocalStorageService(database: database, service: service, connection: connection)
    let viewModel = JokeViewModel(service: service, storage: storage, connection: connection)
    let screen = await Screen(device: .iPhone15Pro) { JokeFeedView(viewModel: viewModel) }
    // Then the most popular ones are there
    try await screen.wait("jokes") { screen.exists(.identifier(startsWith: JokesFixture.card)) }
    #expect(viewModel.jokeIDs == all.prefix(10).map(\.id))
    // When one is rated
    let first = try #require(viewModel.jokeIDs.first)
    try await screen.scroll(to: .identifier("joke.star.5").inside(.identifier(JokesFixture.card + first.uuidString)))
    try await screen.find(.identifier(JokesFixture.card + first.uuidString)).tap("joke.star.5")
    // Then the server has it, once
    let client = try await database.client()
    var stored: [RatedJokeOfBackend] = []
    for _ in 0..<200 where stored.isEmpty {
      try await screen.frames(3)
      stored = try await backend.jokes.ratings(of: client, limit: 10, after: nil).ratings
    }
    #expect(stored.map(\.rating.stars) == [5])
    #expect(stored.map(\.rating.joke) == [first])
    // When scrolled, then the background loads the whole catalogue in order
    try await screen.wheel(100)
    try await screen.wait("the catalogue", limit: .seconds(20)) { viewModel.jokeIDs.count == 241 }
    #expect(Array(viewModel.jokeIDs.prefix(200)) == all.map(\.id))
    // When the page is pulled, then the rated joke is gone
    try await screen.press(.home)
    try await screen.frames(30)
    try await screen.drag(from: CGPoint(x: 160, y: 250), to: CGPoint(x: 160, y: 520))
    try await screen.wait("the refresh") { viewModel.jokeIDs.count < 20 }
    #expect(!viewModel.jokeIDs.contains(first))
    // When the server stops, then the next page fails with a banner; when it is back, Retry loads it
    await backend.stop()
    try await screen.press(.end)
    try await screen.wait("the banner") { screen.exists("jokes.offlineBanner") && screen.exists("jokes.retryButton") }
    _ = try await backend.start()
    // The footer has become shorter: the page springs to its new end, and a finger would only stop it.
    try await screen.settle()
    try await screen.scroll(to: "jokes.retryButton")
    try await screen.tap("jokes.retryButton")
    try await screen.wait("more") { viewModel.jokeIDs.count > 10 && !screen.exists("jokes.offlineBanner") }
    await backend.stop()
  }
}

private typealias JokeQueryOfBackend = Backend.JokeQuery
private typealias RatedJokeOfBackend = Backend.RatedJoke
