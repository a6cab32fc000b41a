import Foundation
import Testing

@testable import Backend

@Suite("Creating, changing and removing announcements")
struct ChangeTests {
  private static let path = "/api/v1/announcements"
  static let draft: [String: any Sendable] = [
    "petName": "Rex", "species": "DOG", "sex": "MALE", "age": 3, "description": "Brown.\nWears a bell.",
    "status": "MISSING", "locationLatitude": 52.5, "locationLongitude": 13.4, "lastSeenDate": "2026-05-28",
    "email": "mara@example.org",
  ]

  @Test("given a good draft, when posted, then 201 brings the announcement, where it is, and its password")
  func create() async throws {
    try await RunningBackend.with([]) { backend in
      let answer = try await backend.submit("POST", Self.path, json: Self.draft)
      #expect(answer.status == 201)
      let json = try answer.json()
      #expect(try OpenAPIDocument().faults(of: json, against: "CreatedAnnouncement") == [])
      let password = try #require(json["managementPassword"] as? String)
      #expect(password.wholeMatch(of: /([0-9a-hjkmnp-tv-z]{4}-){3}[0-9a-hjkmnp-tv-z]{4}/) != nil, "\(password)")
      let stored = try await backend.ask("GET", try #require(answer.header("Location"))).announcement()
      #expect(stored.petName == "Rex")
      #expect(stored.age == 3)
      #expect(stored.location == GeoPoint(latitude: 52.5, longitude: 13.4))
      #expect(abs(stored.createdAt.timeIntervalSinceNow) < 60)
      #expect(stored.updatedAt == stored.createdAt)
    }
  }

  @Test("given a draft with many faults, when posted, then one answer names each field and nothing is stored")
  func allFaults() async throws {
    try await RunningBackend.with([]) { backend in
      let draft: [String: any Sendable] = [
        "species": "DRAGON", "description": " \n", "status": 7, "age": -1, "lastSeenDate": "2026-02-30",
        "locationLatitude": 91, "petNam": "Rex", "id": "mine", "phone": "call me", "breed": "a\u{0}b",
      ]
      let answer = try await backend.submit("POST", Self.path, json: draft)
      let problem = try expectProblem(answer, status: 422)
      let errors = try #require(problem["errors"] as? [[String: String]])
      #expect(
        errors.map { $0["field"] } == [
          "age", "breed", "description", "id", "lastSeenDate", "locationLatitude", "locationLongitude", "petNam",
          "phone",
          "species", "status",
        ])
      let details = Dictionary(uniqueKeysWithValues: errors.map { ($0["field"], $0["detail"] ?? "") })
      #expect(details["species"] == "'species' is 'DRAGON', but must be one of DOG, CAT, BIRD, RABBIT, OTHER.")
      #expect(details["age"] == "'age' is -1, but must be a whole number from 0 to 200.")
      #expect(details["status"]?.hasPrefix("'status' is 7, but must be one of") == true)
      #expect(details["id"] == "'id' is set by the server. Leave it out.")
      #expect(details["petNam"] == "'petNam' is not known. Leave it out, or correct its name.")
      #expect(try await backend.service.store.count() == 0)
    }
  }

  @Test(
    "given one field that is no good, when posted, then 422 names it",
    arguments: [
      ("petName", "" as any Sendable), ("petName", "a\nb"), ("petName", String(repeating: "x", count: 101)),
      ("petName", NSNull()), ("age", 2.5), ("age", "3"), ("age", true),
      ("description", String(repeating: "x", count: 5001)),
      ("lastSeenDate", "2999-01-01"), ("lastSeenDate", "yesterday"), ("email", "mara"), ("email", "a@b@c"),
      ("email", "a b@c"), ("phone", "12345"), ("phone", "+49 30 23125 014 ext"), ("sex", "female"),
      ("locationLongitude", 180.5), ("species", ["DOG"]),
    ])
  func oneFault(_ field: String, _ value: any Sendable) async throws {
    try await RunningBackend.with([]) { backend in
      let answer = try await backend.submit("POST", Self.path, json: Self.draft.merging([field: value]) { $1 })
      let problem = try expectProblem(answer, status: 422)
      #expect((problem["errors"] as? [[String: String]])?.map { $0["field"] } == [field])
    }
  }

  @Test("given a required field or any way of contact is missing, when posted, then 422 says to add it")
  func missing() async throws {
    try await RunningBackend.with([]) { backend in
      for field in ["species", "description", "status", "lastSeenDate", "email"] {
        let answer = try await backend.submit("POST", Self.path, json: Self.draft.filter { $0.key != field })
        let problem = try expectProblem(answer, status: 422)
        #expect((problem["errors"] as? [[String: String]])?.map { $0["field"] } == [field])
      }
    }
  }

  @Test(
    "given a body that is no JSON object, when posted, then 400; of another type, then 415",
    arguments: [
      ("", "application/json", 400), ("{", "application/json", 400), ("[]", "application/json", 400),
      ("\"\\ud800\"", "application/json", 400), ("{}", "text/plain", 415), ("{}", "", 415),
      ("{}", "application/json; charset=utf-8", 422), ("{}", "Application/JSON", 422),
    ])
  func wrongBody(_ body: String, _ type: String, _ status: Int) async throws {
    try await RunningBackend.with([]) { backend in
      let answer = try await backend.ask("POST", Self.path, headers: ["Content-Type": type], body: Data(body.utf8))
      try expectProblem(answer, status: status)
    }
  }

  @Test("given nested arrays without end, when posted, then 400 and the server serves on")
  func deepNesting() async throws {
    try await RunningBackend.with([]) { backend in
      let body = Data(String(repeating: "[", count: 100_000).utf8)
      let answer = try await backend.ask(
        "POST", Self.path, headers: ["Content-Type": "application/json"], body: body)
      try expectProblem(answer, status: 400)
      #expect(try await backend.ask("GET", "/health").status == 200)
    }
  }

  @Test("given an announcement, when put with its password, then its content is replaced and what is left out is gone")
  func replace() async throws {
    try await RunningBackend.with([]) { backend in
      let (path, password) = try await backend.create()
      let before = try await backend.ask("GET", path).announcement()
      var draft = Self.draft.filter { !["petName", "locationLatitude", "locationLongitude"].contains($0.key) }
      draft["status"] = "CLOSED"
      // As a person types it: case, spaces and hyphens do not count.
      let typed = password.uppercased().replacingOccurrences(of: "-", with: " ")
      let answer = try await backend.submit("PUT", path, json: draft, password: typed)
      #expect(answer.status == 200)
      let after = try answer.announcement()
      #expect(after.status == .closed)
      #expect(after.petName == nil && after.location == nil)
      #expect(after.id == before.id && after.createdAt == before.createdAt)
      #expect(try await backend.ask("GET", path).announcement() == after)
      let near = try await backend.ask("GET", "\(Self.path)?lat=52.5&lng=13.4").announcements()
      #expect(near.isEmpty, "the place is gone from the tree, too")
      let bad = try await backend.submit("PUT", path, json: ["species": "DOG"], password: password)
      try expectProblem(bad, status: 422)
      #expect(try await backend.ask("GET", path).announcement() == after)
    }
  }

  @Test("given an announcement, when deleted with its password, then it is gone from every list")
  func delete() async throws {
    try await RunningBackend.with([]) { backend in
      let (path, password) = try await backend.create()
      let answer = try await backend.submit("DELETE", path, password: password)
      #expect(answer.status == 204 && answer.body.isEmpty)
      try expectProblem(try await backend.ask("GET", path), status: 404)
      try expectProblem(try await backend.submit("DELETE", path, password: password), status: 404)
      #expect(try await backend.ask("GET", "\(Self.path)?lat=52.5&lng=13.4").announcements().isEmpty)
    }
  }

  @Test("given a change without, with another's or with a wrong password, when sent, then 401 or 403 and no change")
  func passwords() async throws {
    let seeded = announcement("Seeded")
    try await RunningBackend.with([seeded]) { backend in
      let (path, password) = try await backend.create()
      let (_, other) = try await backend.create()
      let before = try await backend.ask("GET", path).announcement()
      for (method, suffix) in [("PUT", ""), ("DELETE", ""), ("POST", "/photos")] {
        // Bypasses URLSession, which waits for somebody to answer the challenge of a 401.
        for credentials in ["", "Authorization: Bearer \(password)\r\n", "Authorization: Basic ?\r\n"] {
          let answer = try await backend.askRaw(
            "\(method) \(path)\(suffix) HTTP/1.1\r\nHost: localhost\r\n\(credentials)Connection: close\r\n\r\n")
          #expect(answer.hasPrefix("HTTP/1.1 401"), "\(answer)")
          #expect(answer.contains("\r\nWWW-Authenticate: Basic "))
          #expect(answer.contains("application/problem+json"))
        }
        for wrong in [other, "", String(password.dropLast()), password + "0"] {
          try expectProblem(
            try await backend.submit(method, path + suffix, json: Self.draft, password: wrong), status: 403)
        }
        let ofSeed = "\(Self.path)/\(seeded.id)\(suffix)"
        try expectProblem(try await backend.submit(method, ofSeed, json: Self.draft, password: ""), status: 403)
        let unknown = "\(Self.path)/\(UUID())\(suffix)"
        try expectProblem(try await backend.submit(method, unknown, json: Self.draft, password: password), status: 404)
      }
      #expect(try await backend.ask("GET", path).announcement() == before)
      #expect(try await backend.service.store.count() == 3)
    }
  }

  @Test("given a password, when stored, then as a salted hash that only it matches; a broken hash is nobody's")
  func hashing() async throws {
    let hasher = PasswordHasher()
    let password = ManagementPassword.random()
    let hashes = [try await hasher.hash(password), try await hasher.hash(password)]
    #expect(hashes[0] != hashes[1])
    #expect(!hashes[0].contains(password.text))
    #expect(try await hasher.matches(password, hashes[0]))
    #expect(try await !hasher.matches(.random(), hashes[0]))
    for broken in [
      "", "x", "$scrypt$ln=99,r=8,p=1$AAAA$AAAA", String(hashes[0].dropLast(4)), "$scrypt$ln=12,r=8,p=1$$",
    ] {
      #expect(try await !hasher.matches(password, broken), "\(broken)")
    }
    #expect(ManagementPassword(text: "OIL-1").canonical == Array("0111".utf8))
  }
}

extension RunningBackend {
  /// Sends a JSON body, and a management password if there is one.
  func submit(
    _ method: String, _ path: String, json: [String: any Sendable]? = nil, password: String? = nil
  ) async throws -> Answer {
    var headers: [String: String] = [:]
    if json != nil { headers["Content-Type"] = "application/json" }
    if let password { headers["Authorization"] = "Basic \(Data("me:\(password)".utf8).base64EncodedString())" }
    return try await ask(
      method, path, headers: headers, body: try json.map { try JSONSerialization.data(withJSONObject: $0) })
  }

  /// Creates an announcement and returns its path and its management password.
  func create() async throws -> (path: String, password: String) {
    let answer = try await submit("POST", "/api/v1/announcements", json: ChangeTests.draft)
    return (
      try #require(answer.header("Location")), try #require(try answer.json()["managementPassword"] as? String)
    )
  }
}
