import Foundation
import Hummingbird

/// The handlers of jokes, ratings and impressions.
struct JokeAPI: Sendable {
  let store: any JokeStore

  var routes: [Route] {
    [
      .get("/api/v1/jokes", jokes),
      // Before the template that it matches, too.
      .get("/api/v1/jokes/daily", jokeOfTheDay),
      .get("/api/v1/jokes/{id}", joke),
      .get("/api/v1/characters", characters),
      .get("/api/v1/categories", categories),
      .get("/api/v1/ratings", ratings),
      .put("/api/v1/ratings/{id}", rate),
      .delete("/api/v1/ratings/{id}", removeRating),
      .post("/api/v1/impressions", count),
    ]
  }

  // MARK: - Jokes

  private func jokes(_ request: Request, _ context: ClientContext) async throws -> Response {
    do {
      let page = try await store.page(matching: try JokeQuery(request.uri.queryParameters))
      return try Response(encoding: ListBody(data: page.jokes, next: page.next?.description))
    } catch is JokeCursor.Expired {
      throw Problem.cursorExpired
    }
  }

  private func joke(_ request: Request, _ context: ClientContext) async throws -> Response {
    let text = try context.parameters.require("id")
    guard let id = UUID(uuidString: text), let joke = try await store.joke(id: id) else {
      throw Problem.noJoke(text)
    }
    return try Response(encoding: joke)
  }

  private func jokeOfTheDay(_ request: Request, _ context: ClientContext) async throws -> Response {
    struct Daily: Encodable {
      let date: CalendarDay
      let joke: JokeRecord
    }
    let date = try request.uri.queryParameters.value(
      "date", mustBe: "a day such as date=2026-03-31. Leave it out to get today's in UTC."
    ) { CalendarDay(String($0)) }
    let day = date ?? CalendarDay(.now)
    guard let joke = try await store.joke(of: day) else {
      throw Problem.notFound("There are no jokes. Start the backend with its seed.")
    }
    return try Response(encoding: Daily(date: day, joke: joke))
  }

  private func characters(_ request: Request, _ context: ClientContext) async throws -> Response {
    struct Character: Encodable {
      let id: JokeRecord.Character
      let name: String
      let about: String
      let jokes: Int
    }
    let counts = try await store.counts().characters
    let data = JokeRecord.Character.allCases.map {
      Character(id: $0, name: $0.name, about: $0.about, jokes: counts[$0] ?? 0)
    }
    return try Response(encoding: ListBody(data: data))
  }

  private func categories(_ request: Request, _ context: ClientContext) async throws -> Response {
    struct Category: Encodable {
      let id: JokeRecord.Category
      let name: String
      let jokes: Int
    }
    let counts = try await store.counts().categories
    let data = JokeRecord.Category.allCases.map { Category(id: $0, name: $0.name, jokes: counts[$0] ?? 0) }
    return try Response(encoding: ListBody(data: data))
  }

  // MARK: - Ratings and impressions

  private func ratings(_ request: Request, _ context: ClientContext) async throws -> Response {
    let query = try RatingQuery(request.uri.queryParameters)
    let page = try await store.ratings(of: query.client, limit: query.limit, after: query.cursor)
    return try Response(encoding: ListBody(data: page.ratings, next: page.next?.description))
  }

  private func rate(_ request: Request, _ context: ClientContext) async throws -> Response {
    let id = try context.parameters.id(or: Problem.noRating)
    let rating = try RatingRecord(id: id, try await request.object())
    switch try await store.rate(rating) {
    case .created: return try Response(encoding: rating, status: .created)
    case .replaced: return try Response(encoding: rating)
    case .kept(let stored): return try Response(encoding: stored)
    case .removedLater:
      throw Problem.conflict("This rating was removed later. Send a 'ratedAt' after that to rate the joke again.")
    case .unknownJoke: throw Problem.noJoke(rating.joke.uuidString)
    case .idTaken:
      throw Problem.conflict("Rating \(id) belongs to another client or joke. Create an id for this pair.")
    case .otherID(let other):
      throw Problem.conflict("This client has rated this joke as \(other). Send the rating to that id.")
    }
  }

  private func removeRating(_ request: Request, _ context: ClientContext) async throws -> Response {
    let id = try context.parameters.id(or: Problem.noRating)
    let instant = try request.uri.queryParameters.value(
      "at", mustBe: "milliseconds since 1970, such as at=1780000000000. Leave it out for now."
    ) { Int64($0).flatMap { RatingRecord.instants.contains($0) ? $0 : nil } }
    switch try await store.removeRating(id: id, at: instant ?? Int64(Date.now.timeIntervalSince1970 * 1000)) {
    case .removed: return Response(status: .noContent)
    case .unknown: throw Problem.noRating(id.uuidString)
    case .ratedLater(let rating):
      throw Problem.conflict("The rating was given later, at \(rating.ratedAt). Send an 'at' of that or more.")
    }
  }

  private func count(_ request: Request, _ context: ClientContext) async throws -> Response {
    let batch = try ImpressionBatch(try await request.object())
    return try Response(encoding: ["counted": try await store.count(batch)])
  }
}

extension Problem {
  fileprivate static func noJoke(_ id: String) -> Problem {
    .notFound("No joke has the id '\(id.excerpt)'. /api/v1/jokes lists those there are.")
  }

  fileprivate static func noRating(_ id: String) -> Problem {
    .notFound("There is no rating '\(id.excerpt)': it was never given or is removed. Ids are UUIDs.")
  }
}
