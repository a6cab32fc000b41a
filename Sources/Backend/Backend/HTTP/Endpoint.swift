import Hummingbird

/// The paths that the API answers, as templates.
enum Endpoint: String, CaseIterable {
  case announcements = "/api/v1/announcements"
  case announcement = "/api/v1/announcements/{id}"
  case announcementPhotos = "/api/v1/announcements/{id}/photos"
  case jokes = "/api/v1/jokes"
  /// Before `joke`, whose template it fits, too.
  case jokeOfTheDay = "/api/v1/jokes/daily"
  case joke = "/api/v1/jokes/{id}"
  case characters = "/api/v1/characters"
  case categories = "/api/v1/categories"
  case ratings = "/api/v1/ratings"
  case rating = "/api/v1/ratings/{id}"
  case impressions = "/api/v1/impressions"
  case research = "/api/v1/research"
  case answer = "/api/v1/research/{id}"
  case feedback = "/api/v1/research/{id}/feedback"
  case conversations = "/api/v1/conversations"
  case conversation = "/api/v1/conversations/{id}"
  case conversationAnswers = "/api/v1/conversations/{id}/answers"
  case description = "/api/v1/openapi.json"
  case photo = "/photos/{name}"
  case health = "/health"

  /// What may be sent to each; HEAD comes with GET.
  var methods: [HTTPRequest.Method] {
    switch self {
    case .announcements: [.get, .head, .post]
    case .announcement: [.get, .head, .put, .delete]
    case .announcementPhotos: [.post]
    case .rating, .feedback: [.put, .delete]
    case .impressions, .research: [.post]
    case .answer: [.get, .head, .delete]
    case .conversation: [.delete]
    case .jokes, .jokeOfTheDay, .joke, .characters, .categories, .ratings, .conversations, .conversationAnswers,
      .description, .photo, .health:
      [.get, .head]
    }
  }

  /// The largest request body in bytes. A phone's picture has a few million; an announcement's texts, at most 6,000
  /// characters of up to 12 bytes when escaped, do not fill their limit.
  var largestBody: Int { self == .announcementPhotos ? 10 * 1024 * 1024 : Self.usualLargestBody }

  /// The limit where no photo is expected.
  static let usualLargestBody = 128 * 1024

  /// The endpoint whose template a path fits.
  init?(matching path: String) {
    let segments = path.split(separator: "/")
    let match = Self.allCases.first { endpoint in
      let template = endpoint.rawValue.split(separator: "/")
      return template.count == segments.count
        && zip(template, segments).allSatisfy { $0.hasPrefix("{") || $0 == $1 }
    }
    guard let match else { return nil }
    self = match
  }

  /// The largest body that may be sent to a path.
  static func largestBody(for path: String) -> Int {
    Endpoint(matching: path)?.largestBody ?? usualLargestBody
  }

  /// The path of a photo.
  static func photoUrl(named name: String) -> String { "/photos/\(name)" }

  /// The name in the path of a photo; a path of another kind is returned as it is, which is nobody's name.
  static func photoName(in url: String) -> String {
    url.hasPrefix("/photos/") ? String(url.dropFirst("/photos/".count)) : url
  }
}
