import Foundation
import Hummingbird

/// The routes of the API and their handlers. `OpenAPIDescription` says the same to clients; a test compares the two.
struct AnnouncementAPI: Sendable {
  let store: any AnnouncementStore
  let photos: PhotoLibrary

  func router() -> Router<BasicRequestContext> {
    let router = Router(options: .autoGenerateHeadEndpoints)
    router.add(middleware: ProblemMiddleware())
    for endpoint in Endpoint.allCases {
      router.get(RouterPath(endpoint.rawValue)) { request, context in
        switch endpoint {
        case .announcements: try await announcements(request)
        case .announcement: try await announcement(id: context.parameters.require("id"))
        case .description: Response(json: Array(OpenAPIDescription.json.utf8))
        case .photo: try photo(named: context.parameters.require("name"), for: request)
        case .health: try await health()
        }
      }
    }
    return router
  }

  private func announcements(_ request: Request) async throws -> Response {
    let query = try AnnouncementQuery(request.uri.queryParameters)
    return try Response(encoding: ["data": await store.announcements(matching: query)])
  }

  private func announcement(id: String) async throws -> Response {
    guard let uuid = UUID(uuidString: id) else {
      throw Problem.notFound(
        "No announcement has the id '\(id.excerpt)': ids are UUIDs. /api/v1/announcements lists them.")
    }
    guard let announcement = try await store.announcement(id: uuid) else {
      throw Problem.notFound(
        "No announcement has the id \(uuid). It may have been removed; /api/v1/announcements lists those there are.")
    }
    return try Response(encoding: announcement)
  }

  private func photo(named name: String, for request: Request) throws -> Response {
    guard let photo = photos[name] else {
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
  fileprivate init(json: [UInt8]) {
    self.init(
      status: .ok, headers: [.contentType: "application/json; charset=utf-8", .cacheControl: "no-store"],
      body: .init(byteBuffer: ByteBuffer(bytes: json)))
  }

  fileprivate init(encoding value: some Encodable) throws {
    self.init(json: Array(try JSONEncoder.api.encode(value)))
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
