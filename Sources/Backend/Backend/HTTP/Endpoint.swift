import Hummingbird

/// The paths that the API answers, as templates.
enum Endpoint: String, CaseIterable {
  case announcements = "/api/v1/announcements"
  case announcement = "/api/v1/announcements/{id}"
  case description = "/api/v1/openapi.json"
  case photo = "/photos/{name}"
  case health = "/health"

  /// What may be sent to each; HEAD comes with GET.
  var methods: [HTTPRequest.Method] { [.get, .head] }

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
}
