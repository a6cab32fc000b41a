import DisplayList
import Foundation
import FoundationNetworking
import Rasterizer
import SimulatorTesting
import Testing

@testable import SwiftUI

@MainActor @Suite("Pictures from an address", .realTime, .serialized)
struct AsyncImageTests {
  private static let png = ImageEncoder.png(ImageTests.picture(width: 30, height: 20))

  /// Shows its phase as a text.
  private struct Photo: View {
    let url: URL?

    var body: some View {
      AsyncImage(url: url) { phase in
        switch phase {
        case .empty: Text("empty")
        case .success(let image): image.accessibilityIdentifier("photo")
        case .failure(let error): Text(verbatim: "failure \((error as? URLError)?.code.rawValue ?? 0)")
        @unknown default: Text("unknown")
        }
      }
    }
  }

  private func has(_ screen: Screen, _ label: String) -> Bool { screen.exists(.label(label)) }

  @Test("a picture is shown when it has come, at one point a pixel or as the scale says")
  func loads() async throws {
    let server = try FakeImageServer(["/a.png": .file(Self.png)])
    let screen = await Screen {
      VStack {
        Photo(url: server.url("/a.png"))
        AsyncImage(url: server.url("/a.png"), scale: 2).accessibilityIdentifier("half")
      }
    }
    #expect(has(screen, "empty"))
    try await screen.wait("both pictures") { screen.pictures.count == 2 }
    #expect(try screen.find("photo").frame.size == CGSize(width: 30, height: 20))
    #expect(try screen.find("half").frame.size == CGSize(width: 15, height: 10))
  }

  @Test("what is no picture, or no success, is a failure")
  func failures() async throws {
    let server = try FakeImageServer([
      "/missing.png": .status(404), "/text.png": .file(Data("no picture".utf8)), "/cut.png": .file(Self.png.prefix(40)),
    ])
    let badResponse = URLError.Code.badServerResponse.rawValue
    for (path, code) in [("/missing.png", badResponse), ("/text.png", 0), ("/cut.png", 0)] {
      let screen = await Screen { Photo(url: server.url(path)) }
      try await screen.wait("a failure of \(path)") { has(screen, "failure \(code)") }
    }
    let unsupported = await Screen { Photo(url: URL(string: "ftp://127.0.0.1/a.png")) }
    try await unsupported.wait("a failure") { has(unsupported, "failure \(URLError.Code.unsupportedURL.rawValue)") }
  }

  @Test("a body of more than 32 MB is given up, declared or not", arguments: [true, false])
  func tooLong(isDeclared: Bool) async throws {
    let server = try FakeImageServer(["/long.png": .long(isDeclared: isDeclared)])
    let screen = await Screen { Photo(url: server.url("/long.png")) }
    let code = URLError.Code.dataLengthExceedsMaximum.rawValue
    try await screen.wait("a failure", limit: .seconds(30)) { has(screen, "failure \(code)") }
    #expect(server.waitUntilClosed())
  }

  @Test("a load ends with its view")
  func cancelled() async throws {
    struct HideablePhoto: View {
      let url: URL
      @State private var isShown = true
      var body: some View {
        VStack {
          Button("Hide") { isShown = false }
          if isShown { Photo(url: url) }
        }
      }
    }
    let server = try FakeImageServer(["/slow.png": .silent])
    let screen = await Screen { HideablePhoto(url: server.url("/slow.png")) }
    try await screen.wait("the request") { server.requests("/slow.png") == 1 }
    try await screen.tap(.label("Hide"))
    #expect(server.waitUntilClosed())
  }

  @Test("another address begins anew, and what the first one would have brought is never shown")
  func changes() async throws {
    struct ChangingPhoto: View {
      let urls: [URL]
      @State private var index = 0
      var body: some View {
        VStack {
          Button("Next") { index += 1 }
          Photo(url: urls[index])
        }
      }
    }
    let server = try FakeImageServer(["/slow.png": .silent, "/b.png": .file(Self.png)])
    let screen = await Screen { ChangingPhoto(urls: ["/slow.png", "/b.png", "/gone.png"].map(server.url)) }
    try await screen.wait("the request") { server.requests("/slow.png") == 1 }
    try await screen.tap(.label("Next"))
    try await screen.wait("the second picture") { screen.exists("photo") }
    #expect(server.waitUntilClosed())
    // No picture is shown between two URLs.
    try await screen.tap(.label("Next"))
    #expect(!screen.exists("photo"))
    try await screen.wait("the failure") { !has(screen, "empty") }
  }

  @Test("a picture that was loaded before is there in the first frame, without another request")
  func cached() async throws {
    let server = try FakeImageServer([
      "/kept.png": .file(Self.png), "/private.png": .file(Self.png, header: "Cache-Control: no-store"),
    ])
    for (path, isKept) in [("/kept.png", true), ("/private.png", false)] {
      let first = await Screen { Photo(url: server.url(path)) }
      try await first.wait("the picture") { first.exists("photo") }
      let second = await Screen { Photo(url: server.url(path)) }
      #expect(second.exists("photo") == isKept)
      try await second.wait("the picture") { second.exists("photo") }
      #expect(server.requests(path) == (isKept ? 1 : 2))
    }
  }

  @Test("files and data addresses are read too")
  func localAddresses() async throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("photo-\(UUID().uuidString).png")
    try Self.png.write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let data = try #require(URL(string: "data:image/png;base64,\(Self.png.base64EncodedString())"))
    for url in [file, data] {
      let screen = await Screen { Photo(url: url) }
      try await screen.wait("the picture") { screen.exists("photo") }
    }
    for url in [file.appendingPathExtension("no"), FileManager.default.temporaryDirectory, URL(string: "data:,x")] {
      let screen = await Screen { Photo(url: url) }
      try await screen.wait("a failure") { !has(screen, "empty") }
      #expect(!screen.exists("photo"))
    }
  }

  @Test("without an address nothing is loaded; content and placeholder stand for one another")
  func placeholders() async throws {
    let server = try FakeImageServer(["/a.png": .file(Self.png)])
    let screen = await Screen {
      VStack {
        Photo(url: nil)
        AsyncImage(url: server.url("/a.png")) {
          $0.resizable().accessibilityIdentifier("photo")
        } placeholder: {
          Text("waiting")
        }
        .frame(width: 77, height: 55)
      }
    }
    #expect(has(screen, "waiting"))
    try await screen.wait("the picture") { screen.exists("photo") }
    #expect(!has(screen, "waiting"))
    #expect(has(screen, "empty"))
    #expect(try screen.find("photo").frame.size == CGSize(width: 77, height: 55))
  }

  @Test("a view that shows nothing until the picture has come gets it")
  func nothingAtFirst() async throws {
    let server = try FakeImageServer(["/a.png": .file(Self.png)])
    let screen = await Screen {
      VStack {
        AsyncImage(url: server.url("/a.png")) { phase in
          if let image = phase.image { image.accessibilityIdentifier("photo") }
        }
      }
    }
    try await screen.wait("the picture") { screen.exists("photo") }
  }

  @Test("the cache keeps what was used last, up to a number of bytes")
  func cacheLimit() throws {
    let cache = ImageCache(maximumBytes: 1000)
    let urls = try (0..<4).map { try #require(URL(string: "http://127.0.0.1/\($0)")) }
    // 400 bytes each
    for url in urls.prefix(2) { cache[url] = ImageTests.picture(width: 10, height: 10) }
    _ = cache[urls[0]]
    cache[urls[2]] = ImageTests.picture(width: 10, height: 10)
    #expect(cache[urls[0]] != nil)
    #expect(cache[urls[1]] == nil)
    #expect(cache[urls[2]] != nil)
    #expect(cache.byteCount == 800)
    // A picture in use elsewhere stays available.
    let shown = ImageTests.picture(width: 10, height: 10)
    cache[urls[3]] = shown
    for url in urls.prefix(2) { cache[url] = ImageTests.picture(width: 10, height: 10) }
    #expect(cache[urls[3]] === shown && cache[urls[2]] == nil)
    #expect(cache.byteCount == 800)
    // A picture larger than the whole cache is not kept and evicts nothing.
    cache[urls[3]] = ImageTests.picture(width: 20, height: 20)
    #expect(cache[urls[3]] == nil)
    #expect(cache.byteCount == 800)
    cache[urls[0]] = nil
    #expect(cache.byteCount == 400)
  }
}
