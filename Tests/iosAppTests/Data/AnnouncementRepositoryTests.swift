import Foundation
import Testing

@testable import iosApp

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Requests, answers and errors, with a closure in place of the network.
struct AnnouncementRepositoryTests {
  private static let baseURL = URL(string: "http://backend.test:8080/base")!

  private func repository(
    status: Int = 200, body: String = #"{"data": []}"#, inspect: @escaping @Sendable (URLRequest) -> Void = { _ in }
  ) -> AnnouncementRepository {
    repository { request in
      inspect(request)
      let response = HTTPURLResponse(
        url: request.url ?? Self.baseURL, statusCode: status, httpVersion: "HTTP/1.1", headerFields: nil)
      return (Data(body.utf8), try #require(response))
    }
  }

  private func failing(_ code: URLError.Code) -> AnnouncementRepository {
    repository { _ in throw URLError(code) }
  }

  private func repository(transport: @escaping APIClient.Transport) -> AnnouncementRepository {
    let configuration = APIConfiguration(baseURL: Self.baseURL)
    return AnnouncementRepository(api: APIClient(configuration: configuration, transport: transport))
  }

  /// Returns the message, as people read it, of the error that `operation` throws.
  private func message(_ operation: () async throws -> some Any) async -> String? {
    do {
      _ = try await operation()
      return nil
    } catch {
      return error.localizedDescription
    }
  }

  @Test("given no location, then the list is asked for without parameters, as JSON")
  func listRequest() async throws {
    try await confirmation { sent in
      _ = try await repository { request in
        #expect(request.url?.absoluteString == "http://backend.test:8080/base/api/v1/announcements")
        #expect(request.value(forHTTPHeaderField: "Accept") == "application/json")
        sent()
      }.getAnnouncements(near: nil)
    }
  }

  @Test("given a location, then it is sent in plain decimals")
  func locationRequest() async throws {
    try await confirmation { sent in
      _ = try await repository { request in
        #expect(request.url?.query() == "lat=52.520000&lng=-0.000012")
        sent()
      }.getAnnouncements(near: Coordinate(latitude: 52.52, longitude: -0.0000119))
    }
  }

  @Test("given the id of an announcement, then it is one part of the path, and the answer is the bare object")
  func single() async throws {
    let body = #"{"id": "a/b", "createdAt": "2026-11-21T09:52:10Z", "photoUrl": "/p.jpg"}"#
    try await confirmation { sent in
      let announcement = try await repository(body: body) { request in
        #expect(request.url?.absoluteString == "http://backend.test:8080/base/api/v1/announcements/a%2Fb")
        sent()
      }.getAnnouncement(id: "a/b")
      #expect(announcement.id == "a/b")
      #expect(announcement.photoURL?.absoluteString == "http://backend.test:8080/p.jpg")
    }
  }

  @Test("given a problem with a detail, then that is the message")
  func problemDetail() async {
    let body = #"{"type": "about:blank", "title": "Bad Request", "status": 400, "detail": "lat must be a number"}"#
    let text = await message { try await repository(status: 400, body: body).getAnnouncements(near: nil) }
    #expect(text == "lat must be a number")
  }

  @Test("given an error without a readable detail, then the status is named", arguments: ["", "<html>", "{}"])
  func problemWithoutDetail(body: String) async {
    let text = await message { try await repository(status: 503, body: body).getAnnouncements(near: nil) }
    #expect(text == "The server reported an error (503).")
  }

  @Test("given an unknown id, then the error says not found")
  func notFound() async {
    await #expect(throws: AnnouncementRepositoryError.notFound(detail: "gone")) {
      try await repository(status: 404, body: #"{"detail": "gone"}"#).getAnnouncement(id: "x")
    }
    #expect(AnnouncementRepositoryError.notFound(detail: nil).localizedDescription.contains("no longer exists"))
  }

  @Test("given an answer that is not the API's, then the error says so", arguments: ["", "[]", #"{"items": []}"#])
  func unreadable(body: String) async {
    await #expect(throws: AnnouncementRepositoryError.unreadable) {
      try await repository(body: body).getAnnouncements(near: nil)
    }
  }

  @Test(
    "given no connection, then the error explains which kind",
    arguments: [
      (URLError.Code.cannotConnectToHost, AnnouncementRepositoryError.unreachable),
      (.cannotFindHost, .unreachable), (.networkConnectionLost, .unreachable),
      (.notConnectedToInternet, .offline), (.timedOut, .timedOut),
    ])
  func connection(code: URLError.Code, error: AnnouncementRepositoryError) async {
    await #expect(throws: error) { try await failing(code).getAnnouncements(near: nil) }
    #expect(["connection", "offline"].contains { error.localizedDescription.contains($0) })
  }

  @Test("given a request that was cancelled, then it counts as a cancellation")
  func cancelled() async {
    await #expect(throws: CancellationError.self) { try await failing(.cancelled).getAnnouncements(near: nil) }
  }

  @Test("given nobody listening, when the real network is asked, then the error explains the connection problem")
  func nobodyListening() async throws {
    // Port 1 of the loopback interface is reserved and never served.
    let nobody = try #require(URL(string: "http://127.0.0.1:1"))
    await #expect(throws: AnnouncementRepositoryError.unreachable) {
      let api = APIClient(configuration: APIConfiguration(baseURL: nobody))
      return try await AnnouncementRepository(api: api).getAnnouncements(near: nil)
    }
  }

  @Test("given a new base URL at launch, then the container's repository uses it, even if it was made before")
  @MainActor
  func container() throws {
    let container = ServiceContainer()
    _ = container.announcementRepository
    container.apiConfiguration = APIConfiguration(baseURL: Self.baseURL)
    let repository = try #require(container.announcementRepository as? AnnouncementRepository)
    #expect(repository.api.configuration.baseURL == Self.baseURL)
  }
}
