import Hummingbird

/// The handlers for information about the server.
struct ServerAPI: Sendable {
  let announcements: any AnnouncementStore

  var routes: [Route] {
    [
      .get("/api/v1/openapi.json", description),
      .get("/health", health),
    ]
  }

  /// The description of the API, for people and client generators (OpenAPI 3.1). Written by hand; tests compare it with
  /// the routes and check real responses against its schemas.
  static var openAPI: [UInt8] { PackageResources.openapi_json }

  private func description(_ request: Request, _ context: ClientContext) -> Response { Response(json: Self.openAPI) }

  private func health(_ request: Request, _ context: ClientContext) async throws -> Response {
    // Counting shows that the database answers, not only the server.
    _ = try await announcements.count()
    return try Response(encoding: ["status": "ok"])
  }
}
