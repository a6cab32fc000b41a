import Foundation
import Hummingbird

/// The routes of the API and the handlers that read. `OpenAPIDescription` says the same to clients; a test compares the
/// two.
struct AnnouncementAPI: Sendable {
  let store: any AnnouncementStore
  let jokes: JokeAPI
  let research: ResearchAPI
  /// The seed's pictures.
  let photos: PhotoLibrary
  let uploads: UploadedPhotos
  /// Whether only this machine can connect.
  var isLocal = true
  /// As in `BackendConfiguration`.
  var requestsPerSecond: Double?

  let hasher = PasswordHasher()

  func router() -> Router<ClientContext> {
    let router = Router(context: ClientContext.self, options: .autoGenerateHeadEndpoints)
    router.add(middleware: ProblemMiddleware())
    if isLocal { router.add(middleware: HostCheckMiddleware()) }
    if let requestsPerSecond { router.add(middleware: RateLimitMiddleware(requestsPerSecond: requestsPerSecond)) }
    for endpoint in Endpoint.allCases {
      for method in endpoint.methods where method != .head {
        router.on(RouterPath(endpoint.rawValue), method: method) { request, context in
          try await answer(endpoint, request, context)
        }
      }
    }
    return router
  }

  private func answer(_ endpoint: Endpoint, _ request: Request, _ context: ClientContext) async throws -> Response {
    switch (endpoint, request.method) {
    case (.announcements, .post): try await create(request)
    case (.announcements, _): try await announcements(request)
    case (.announcement, .put): try await replace(announcementID(context), request)
    case (.announcement, .delete): try await delete(announcementID(context), request)
    case (.announcement, _): try await announcement(announcementID(context))
    case (.announcementPhotos, _): try await addPhoto(to: announcementID(context), request)
    case (.jokes, _), (.jokeOfTheDay, _), (.joke, _), (.characters, _), (.categories, _), (.ratings, _), (.rating, _),
      (.impressions, _):
      try await jokes.answer(endpoint, request, context)
    case (.research, _), (.answer, _), (.feedback, _), (.conversations, _), (.conversation, _),
      (.conversationAnswers, _):
      try await research.answer(endpoint, request, context)
    case (.description, _): Response(json: Array(OpenAPIDescription.json.utf8))
    case (.photo, _): try photo(named: context.parameters.require("name"), for: request)
    case (.health, _): try await health()
    }
  }

  private func announcementID(_ context: ClientContext) throws -> UUID {
    let text = try context.parameters.require("id")
    guard let id = UUID(uuidString: text) else {
      throw Problem.notFound(
        "No announcement has the id '\(text.excerpt)': ids are UUIDs. /api/v1/announcements lists them.")
    }
    return id
  }

  private func announcements(_ request: Request) async throws -> Response {
    struct List: Encodable {
      let data: [AnnouncementRecord]
      let next: String?
    }
    let page = try await store.page(matching: try AnnouncementQuery(request.uri.queryParameters))
    return try Response(encoding: List(data: page.announcements, next: page.next?.description))
  }

  private func announcement(_ id: UUID) async throws -> Response {
    guard let announcement = try await store.announcement(id: id) else { throw Problem.noAnnouncement(id) }
    return try Response(encoding: announcement)
  }

  private func photo(named name: String, for request: Request) throws -> Response {
    guard let photo = photos[name] ?? uploads.photo(named: name).map(PhotoLibrary.Photo.init) else {
      throw Problem.notFound("There is no photo '\(name.excerpt)'. Use the photoUrl of an announcement.")
    }
    let caching: HTTPFields = [.eTag: photo.entityTag, .cacheControl: "public, max-age=86400"]
    if let known = request.headers[.ifNoneMatch], photo.matches(ifNoneMatch: known) {
      return Response(status: .notModified, headers: caching)
    }
    var headers = caching
    headers[.contentType] = photo.contentType
    headers[.xContentTypeOptions] = "nosniff"
    return Response(status: .ok, headers: headers, body: .init(byteBuffer: photo.bytes))
  }

  private func health() async throws -> Response {
    // Counting shows that the database answers, not only the server.
    _ = try await store.count()
    return try Response(encoding: ["status": "ok"])
  }
}

extension Response {
  /// JSON as it stands. Announcements change at any time, so no cache may answer for the server.
  fileprivate init(json: [UInt8], status: HTTPResponse.Status = .ok) {
    self.init(
      status: status, headers: [.contentType: "application/json; charset=utf-8", .cacheControl: "no-store"],
      body: .init(byteBuffer: ByteBuffer(bytes: json)))
  }

  init(encoding value: some Encodable, status: HTTPResponse.Status = .ok) throws {
    self.init(json: Array(try JSONEncoder.api.encode(value)), status: status)
  }
}

extension JSONEncoder {
  /// Instants in ISO 8601; keys in one order, so that equal answers are equal bytes.
  static var api: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.dateEncodingStrategy = .iso8601
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return encoder
  }
}
