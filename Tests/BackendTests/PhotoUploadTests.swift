import Foundation
import TestSupport
import Testing

@testable import Backend

@Suite("Photos of announcements")
struct PhotoUploadTests {
  private func jpeg(_ name: String = "cat-grey") throws -> Data {
    try Data(contentsOf: SeedData.folder.appendingPathComponent("photos/\(name).jpg"))
  }

  /// One grey pixel.
  private let png = Data(
    base64Encoded: "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==")

  private func upload(
    _ bytes: Data, as type: String?, to path: String, password: String, on backend: RunningBackend
  ) async throws -> Answer {
    var headers = ["Authorization": "Basic \(Data(":\(password)".utf8).base64EncodedString())"]
    headers["Content-Type"] = type
    return try await backend.ask("POST", "\(path)/photos", headers: headers, body: bytes)
  }

  @Test("given a JPEG and a PNG, when sent, then the announcement shows the latest and only that one is kept")
  func latest() async throws {
    let pictures = [
      (try jpeg(), "image/jpeg"), (try #require(png), "image/png"), (try jpeg("dog-husky"), "image/jpeg"),
    ]
    try await withTemporaryFolder { folder in
      let file = folder.appendingPathComponent("pets.sqlite")
      for database in [BackendConfiguration.Database.inMemory, .file(file)] {
        try await RunningBackend.with(BackendConfiguration(database: database, seed: .none)) { backend in
          let (path, password) = try await backend.create()
          var earlier: [String] = []
          for (bytes, type) in pictures {
            let answer = try await upload(bytes, as: type, to: path, password: password, on: backend)
            #expect(answer.status == 201)
            let url = try #require(try answer.announcement().photoUrl)
            #expect(answer.header("Location") == url)
            #expect(try await backend.ask("GET", path).announcement().photoUrl == url)
            let photo = try await backend.ask("GET", url)
            #expect(photo.status == 200 && photo.body == bytes)
            #expect(photo.header("Content-Type") == type)
            let known = ["If-None-Match": try #require(photo.header("ETag"))]
            #expect(try await backend.ask("GET", url, headers: known).status == 304)
            for url in earlier { try expectProblem(try await backend.ask("GET", url), status: 404) }
            earlier.append(url)
          }
          let change = try await backend.submit("PUT", path, json: ChangeTests.draft, password: password)
          #expect(try change.announcement().photoUrl == earlier.last, "changing the text keeps the photo")
          #expect(try await backend.submit("DELETE", path, password: password).status == 204)
          for url in earlier { try expectProblem(try await backend.ask("GET", url), status: 404) }
        }
      }
      #expect(try FileManager.default.contentsOfDirectory(atPath: file.path + "-photos") == [])
    }
  }

  @Test("given bytes that are no whole picture of their type, when sent, then 422 or 415 and the photo stays")
  func refused() async throws {
    let jpeg = try jpeg()
    let png = try #require(png)
    var flipped = png
    flipped[20] ^= 1
    let cases: [(Data, String?, Int, String)] = [
      (Data("<svg/>".utf8), "image/jpeg", 422, "neither a JPEG nor a PNG"),
      (Data(), "image/png", 422, "neither a JPEG nor a PNG"),
      (png, "image/jpeg", 422, "the picture is image/png"), (jpeg, "image/gif", 415, "image/jpeg or image/png"),
      (jpeg, nil, 415, "must be"), (jpeg.dropLast(2), "image/jpeg", 422, "ends too early"),
      (jpeg.prefix(500), "image/jpeg", 422, "ends too early"), (jpeg.prefix(3), "image/jpeg", 422, "ends too early"),
      (png.dropLast(), "image/png", 422, "ends too early"), (flipped, "image/png", 422, "is damaged"),
      (jpeg.prefix(2) + jpeg.suffix(2) + [0xFF], "image/jpeg", 422, "is damaged"),
    ]
    try await RunningBackend.with([]) { backend in
      let (path, password) = try await backend.create()
      let first = try await upload(png, as: "image/png", to: path, password: password, on: backend).announcement()
      for (bytes, type, status, says) in cases {
        let answer = try await upload(bytes, as: type, to: path, password: password, on: backend)
        let detail = try expectProblem(answer, status: status)["detail"] as? String
        #expect(detail?.contains(says) == true, "\(detail ?? "")")
      }
      #expect(try await backend.ask("GET", path).announcement() == first)
    }
  }

  @Test(
    "given more than 10 MiB, when all of it is sent with or without its length, then 413 is read, and no photo is there"
  )
  func tooLarge() async throws {
    try await RunningBackend.with([]) { backend in
      let (path, password) = try await backend.create()
      let bytes = Data(count: 10 * 1024 * 1024 + 1)
      let authorization = Data(":\(password)".utf8).base64EncodedString()
      let head = "POST \(path)/photos HTTP/1.1\r\nHost: localhost\r\nAuthorization: Basic \(authorization)\r\n"
      let body = String(decoding: bytes + Data(count: 30 << 20), as: UTF8.self)
      let chunk = "400000\r\n\(body.prefix(0x400000))\r\n"
      for (fields, body) in [
        ("Content-Length: \(bytes.count)\r\nConnection: close", ""),
        ("Content-Length: \(body.utf8.count)\r\nConnection: close", body), ("Content-Length: \(body.utf8.count)", body),
        ("Transfer-Encoding: chunked", String(repeating: chunk, count: 5) + "0\r\n\r\n"),
        ("Transfer-Encoding: chunked\r\nConnection: close", String(repeating: chunk, count: 5) + "0\r\n\r\n"),
      ] {
        let answer = try await backend.askRaw("\(head)Content-Type: image/png\r\n\(fields)\r\n\r\n\(body)")
        #expect(answer.hasPrefix("HTTP/1.1 413"), "\(fields): \(answer.prefix(60))")
        #expect(answer.contains("application/problem+json"))
      }
      let refused = try await backend.askRaw(
        "POST \(path)/photos HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Length: 8000000\r\n\r\n\(body.prefix(8_000_000))"
      )
      #expect(refused.hasPrefix("HTTP/1.1 401"), "a body that nobody reads: \(refused.prefix(60))")
      #expect(try await backend.ask("GET", path).announcement().photoUrl == nil)
    }
  }

  @Test("given every picture of the seed, when checked, then it is whole; cut anywhere, then it is not")
  func formats() throws {
    for name in try PhotoLibrary.seed().names {
      let bytes = Array(try jpeg(String(name.dropLast(4))))
      let format = try #require(ImageFormat(sniffing: bytes))
      try format.check(bytes)
      for length in stride(from: 3, to: bytes.count, by: 997) {
        #expect(throws: ImageFormat.Fault.self) { try format.check(Array(bytes.prefix(length))) }
      }
    }
  }

  @Test("given a picture of too many pixels, when checked, then the fault says how many there are")
  func tooManyPixels() throws {
    var bytes = Array(try jpeg())
    let frame = try #require((2..<bytes.count - 1).first { bytes[$0] == 0xFF && (0xC0...0xC2).contains(bytes[$0 + 1]) })
    bytes.replaceSubrange(frame + 5..<frame + 9, with: [0xFF, 0xFF, 0xFF, 0xFF])
    let fault = #expect(throws: ImageFormat.Fault.self) { try ImageFormat.jpeg.check(bytes) }
    #expect(fault?.reason.contains("65535 x 65535 pixels") == true)
  }

  @Test(
    "given a picture that goes over its pixels again and again, when checked, then it is refused unless encoders make such"
  )
  func tooManyScans() throws {
    let bytes = Array(MadePictures.jpeg(width: 7071, height: 7071, scans: 95_000))
    #expect(bytes.count < ImageFormat.largestPhoto)
    let fault = #expect(throws: ImageFormat.Fault.self) { try ImageFormat.jpeg.check(bytes) }
    #expect(fault?.reason.contains("95000 scans") == true)
    try ImageFormat.jpeg.check(Array(MadePictures.jpeg(width: 7071, height: 7071, scans: 12)))
    #expect(throws: ImageFormat.Fault.self) {
      try ImageFormat.jpeg.check(Array(MadePictures.jpeg(width: 8, height: 8, scans: 95_000)))
    }
    // A second frame header would hide the size in the first.
    var twice = Array(MadePictures.jpeg(width: 7071, height: 7071, scans: 1000))
    let small: [UInt8] = [0xFF, 0xC2, 0, 11, 8, 0, 8, 0, 8, 1, 1, 0x11, 0]
    twice.insert(contentsOf: small, at: twice.count - 2)
    #expect(throws: ImageFormat.Fault.self) { try ImageFormat.jpeg.check(twice) }
  }

  @Test("given damaged pictures, when checked, then each is taken or refused", arguments: 1...3)
  func damaged(seed: UInt64) throws {
    var numbers = SeededNumbers(seed: seed)
    let files = [try jpeg(), try #require(png), MadePictures.jpeg(width: 64, height: 64, scans: 6)]
    for round in 0..<90 {
      let bytes = Array(MadePictures.damaged(files[round % files.count], &numbers))
      if let format = ImageFormat(sniffing: bytes) { _ = Result { try format.check(bytes) } }
    }
  }

  @Test("given files that no announcement names, when started, then the server's own are removed and others stay")
  func sweep() async throws {
    try await withTemporaryFolder { folder in
      let file = folder.appendingPathComponent("pets.sqlite")
      let photos = folder.appendingPathComponent("pets.sqlite-photos")
      let configuration = BackendConfiguration(database: .file(file), seed: .none)
      let kept = try await RunningBackend.with(configuration) { backend in
        let (path, password) = try await backend.create()
        return try await upload(try jpeg(), as: "image/jpeg", to: path, password: password, on: backend)
          .announcement().photoUrl
      }
      let stray = UUID().uuidString.lowercased()
      for name in ["\(stray).png", "\(stray).jpg.part", "notes.txt"] {
        try Data("x".utf8).write(to: photos.appendingPathComponent(name))
      }
      _ = try BackendService(configuration)
      let names = Set(try FileManager.default.contentsOfDirectory(atPath: photos.path))
      #expect(names == [try #require(kept).replacingOccurrences(of: "/photos/", with: ""), "notes.txt"])
    }
  }
}
