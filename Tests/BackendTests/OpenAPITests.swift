import Foundation
import Hummingbird
import Testing

@testable import Backend

/// The served description, and as much of JSON Schema as it uses.
struct OpenAPIDocument {
  let root: [String: Any]

  init(_ data: Data = Data(ServerAPI.openAPI)) throws {
    root = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
  }

  /// "GET /path" for each operation.
  var operations: Set<String> {
    let paths = root["paths"] as? [String: [String: Any]] ?? [:]
    return Set(paths.flatMap { path, methods in methods.keys.map { "\($0.uppercased()) \(path)" } })
  }

  /// Returns the violations of a named schema by a value; empty if it is valid.
  func faults(of value: Any, against schema: String) -> [String] {
    faults(of: value, against: ["$ref": "#/components/schemas/\(schema)"], at: "$")
  }

  private func faults(of value: Any, against schema: [String: Any], at place: String) -> [String] {
    if let reference = schema["$ref"] as? String {
      let target = reference.split(separator: "/").dropFirst().reduce(root as Any?) {
        ($0 as? [String: Any])?[String($1)]
      }
      guard let target = target as? [String: Any] else { return ["\(place): \(reference) leads nowhere"] }
      return faults(of: value, against: target, at: place)
    }
    switch schema["type"] as? String {
    case "object":
      guard let object = value as? [String: Any] else { return ["\(place) is no object"] }
      return faults(ofObject: object, against: schema, at: place)
    case "array":
      guard let array = value as? [Any], let items = schema["items"] as? [String: Any] else {
        return ["\(place) is no array"]
      }
      return array.enumerated().flatMap { faults(of: $1, against: items, at: "\(place)[\($0)]") }
    case "string":
      guard let text = value as? String else { return ["\(place) is no string"] }
      if let allowed = schema["enum"] as? [String], !allowed.contains(text) { return ["\(place) is '\(text)'"] }
      return matches(text, format: schema["format"] as? String) ? [] : ["\(place) is '\(text)'"]
    case "integer", "number":
      guard let number = value as? Double ?? (value as? Int).map(Double.init) else { return ["\(place) is no number"] }
      let isWhole = schema["type"] as? String != "integer" || number == number.rounded()
      let minimum = schema["minimum"] as? Double ?? -.infinity
      let maximum = schema["maximum"] as? Double ?? .infinity
      return isWhole && (minimum...maximum).contains(number) ? [] : ["\(place) is \(number)"]
    default:
      return ["\(place) has a schema without a type"]
    }
  }

  private func faults(ofObject object: [String: Any], against schema: [String: Any], at place: String) -> [String] {
    let properties = schema["properties"] as? [String: [String: Any]] ?? [:]
    let missing = (schema["required"] as? [String] ?? []).filter { object[$0] == nil }
    let lonely = (schema["dependentRequired"] as? [String: [String]] ?? [:]).filter { name, others in
      object[name] != nil && others.contains { object[$0] == nil }
    }
    return missing.map { "\(place).\($0) is missing" } + lonely.map { "\(place).\($0.key) is alone" }
      + object.flatMap { name, value in
        properties[name].map { faults(of: value, against: $0, at: "\(place).\(name)") }
          ?? ["\(place).\(name) is not described"]
      }
  }

  private func matches(_ text: String, format: String?) -> Bool {
    switch format {
    case "uuid": UUID(uuidString: text) != nil
    case "date": CalendarDay(text) != nil
    case "date-time": text.wholeMatch(of: /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ/) != nil
    case "uri-reference": URL(string: text) != nil
    case nil: true
    default: false
    }
  }
}

@Suite("OpenAPI description")
struct OpenAPITests {
  @Test("given the router, when compared with the description, then both know the same operations")
  func routes() throws {
    let router = try BackendService(BackendConfiguration()).routes.router(isLocal: true, requestsPerSecond: nil)
    let routes = Set(router.routes.map { "\($0.method.rawValue) \($0.path)" })
    #expect(routes == (try OpenAPIDocument().operations))
    #expect(routes.count == 26)
  }

  @Test("given the 40 seed announcements, when listed and fetched, then the answers fit the description")
  func seedFits() async throws {
    try await RunningBackend.with(BackendConfiguration()) { backend in
      let document = try OpenAPIDocument(try await backend.ask("GET", "/api/v1/openapi.json").body)
      let list = try await backend.ask("GET", "/api/v1/announcements")
      #expect(document.faults(of: try list.json(), against: "AnnouncementList") == [])
      let announcements = try list.announcements()
      #expect(announcements.count == 40)
      for announcement in announcements.prefix(3) {
        let single = try await backend.ask("GET", "/api/v1/announcements/\(announcement.id)")
        #expect(document.faults(of: try single.json(), against: "Announcement") == [])
      }
      let health = try await backend.ask("GET", "/health")
      #expect(document.faults(of: try health.json(), against: "Health") == [])
    }
  }

  @Test("given generated announcements, when listed, then every property of the description occurs")
  func everyPropertyOccurs() async throws {
    var full = announcement("Full", at: GeoPoint(latitude: 1, longitude: 2), photoUrl: "/photos/cat-grey.jpg")
    (full.breed, full.age, full.locationName, full.reward) = ("Mixed", 3, "Here", "€1")
    (full.email, full.phone) = ("a@example.org", "+49 30 23125 000")
    try await RunningBackend.with([full]) { backend in
      let json = try await backend.ask("GET", "/api/v1/announcements/\(full.id)").json()
      let document = try OpenAPIDocument()
      #expect(document.faults(of: json, against: "Announcement") == [])
      let schemas = (document.root["components"] as? [String: Any])?["schemas"] as? [String: [String: Any]]
      let properties = try #require(schemas?["Announcement"]?["properties"] as? [String: Any])
      #expect(Set(json.keys) == Set(properties.keys))
    }
  }

  @Test("given answers that break the description, when checked, then the checker of these tests says so")
  func checkerCanFail() throws {
    let document = try OpenAPIDocument()
    let problem: [String: Any] = ["type": "about:blank", "title": "T", "status": 400, "detail": "D"]
    #expect(document.faults(of: problem, against: "Problem") == [])
    for (key, value) in [("status", "400" as Any), ("status", 200), ("status", 400.5), ("extra", 1), ("title", 1)] {
      #expect(document.faults(of: problem.merging([key: value]) { $1 }, against: "Problem").count == 1)
    }
    #expect(document.faults(of: problem.filter { $0.key != "detail" }, against: "Problem") == ["$.detail is missing"])
  }
}
