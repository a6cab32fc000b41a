import Foundation
import Hummingbird

/// The handlers that change announcements. The creator of one may change it, with its management password.
extension AnnouncementAPI {
  func create(_ request: Request, _ context: ClientContext) async throws -> Response {
    struct Created: Encodable {
      let announcement: AnnouncementRecord
      let managementPassword: String
    }
    let draft = try await request.announcementDraft()
    let announcement = draft.announcement(id: UUID(), at: .now)
    let password = ManagementPassword.random()
    try await store.insert(announcement, passwordHash: try await hasher.hash(password))
    let created = Created(announcement: announcement, managementPassword: password.text)
    var response = try Response(encoding: created, status: .created)
    response.headers[.location] = "\(Self.path)/\(announcement.id)"
    return response
  }

  func replace(_ request: Request, _ context: ClientContext) async throws -> Response {
    let id = try announcementID(context)
    try await authorize(request, for: id)
    let draft = try await request.announcementDraft()
    let change = try await store.update(id: id) { draft.applied(to: $0, at: .now) }
    guard let change else { throw Problem.noAnnouncement(id) }
    return try Response(encoding: change.after)
  }

  func delete(_ request: Request, _ context: ClientContext) async throws -> Response {
    let id = try announcementID(context)
    try await authorize(request, for: id)
    guard let deleted = try await store.delete(id: id) else { throw Problem.noAnnouncement(id) }
    removePhoto(of: deleted)
    return Response(status: .noContent)
  }

  /// The picture replaces the previous one.
  func addPhoto(_ request: Request, _ context: ClientContext) async throws -> Response {
    let id = try announcementID(context)
    try await authorize(request, for: id)
    let (bytes, format) = try await request.photo()
    let name = try uploads.save(bytes, as: format)
    let change: AnnouncementChange?
    do {
      change = try await store.update(id: id) { before in
        var after = before
        after.photoUrl = PhotoLibrary.url(ofPhoto: name)
        after.updatedAt = Date.now.inWholeSeconds
        return after
      }
    } catch {
      uploads.remove(named: name)
      throw error
    }
    guard let change else {
      uploads.remove(named: name)
      throw Problem.noAnnouncement(id)
    }
    removePhoto(of: change.before)
    var response = try Response(encoding: change.after, status: .created)
    response.headers[.location] = change.after.photoUrl
    return response
  }

  /// Throws unless the request carries the announcement's management password.
  private func authorize(_ request: Request, for id: UUID) async throws {
    let password = try request.managementPassword()
    guard let credential = try await store.credential(of: id) else { throw Problem.noAnnouncement(id) }
    guard let hash = credential.passwordHash, try await hasher.matches(password, hash) else {
      throw Problem.passwordWrong
    }
  }

  private func removePhoto(of announcement: AnnouncementRecord) {
    if let url = announcement.photoUrl { uploads.remove(named: PhotoLibrary.photoName(in: url)) }
  }
}

extension Problem {
  static func noAnnouncement(_ id: UUID) -> Problem {
    .notFound(
      "No announcement has the id \(id). It may have been removed; /api/v1/announcements lists those there are.")
  }
}
