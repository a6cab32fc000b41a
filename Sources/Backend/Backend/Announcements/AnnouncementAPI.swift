import Foundation
import Hummingbird

/// The handlers of announcements and their photos. Those that change something are in `AnnouncementChanges`.
struct AnnouncementAPI: Sendable {
  let store: any AnnouncementStore
  /// The seed's pictures.
  let photos: PhotoLibrary
  let uploads: UploadedPhotos

  let hasher = PasswordHasher()

  static let path = "/api/v1/announcements"

  var routes: [Route] {
    [
      .get(Self.path, announcements),
      .post(Self.path, create),
      .get("\(Self.path)/{id}", announcement),
      .put("\(Self.path)/{id}", replace),
      .delete("\(Self.path)/{id}", delete),
      .post("\(Self.path)/{id}/photos", largestBody: ImageFormat.largestPhoto, addPhoto),
      .get("/photos/{name}", photo),
    ]
  }

  func announcementID(_ context: ClientContext) throws -> UUID {
    try context.parameters.id { text in
      .notFound("No announcement has the id '\(text.excerpt)': ids are UUIDs. /api/v1/announcements lists them.")
    }
  }

  private func announcements(_ request: Request, _ context: ClientContext) async throws -> Response {
    let page = try await store.page(matching: try AnnouncementQuery(request.uri.queryParameters))
    return try Response(encoding: ListBody(data: page.announcements, next: page.next?.description))
  }

  private func announcement(_ request: Request, _ context: ClientContext) async throws -> Response {
    let id = try announcementID(context)
    guard let announcement = try await store.announcement(id: id) else { throw Problem.noAnnouncement(id) }
    return try Response(encoding: announcement)
  }

  private func photo(_ request: Request, _ context: ClientContext) throws -> Response {
    let name = try context.parameters.require("name")
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
}
