import CoreTransferable
import SwiftUI
import Testing
import UniformTypeIdentifiers

extension UTType {
  fileprivate static let note = UTType(exportedAs: "org.example.note", conformingTo: .json)
}

private struct Note: Codable, Transferable, Equatable {
  var text: String

  static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(contentType: .note)
    ProxyRepresentation(exporting: \.text)
  }
}

@Suite("Types of data, and handing values over")
struct TransferTests {
  @Test("types are kinds of other types")
  func conformance() throws {
    #expect(UTType.png.conforms(to: .image))
    #expect(UTType.png.conforms(to: .data))
    #expect(!UTType.png.conforms(to: .text))
    #expect(UTType.commaSeparatedText.isSubtype(of: .text))
    #expect(UTType.image.isSupertype(of: .heic))
    #expect(UTType.note.conforms(to: .json))
  }

  @Test("types are found by the ends of files' names and by media types")
  func tags() throws {
    #expect(UTType(filenameExtension: "JPG") == .jpeg)
    #expect(UTType(mimeType: "application/pdf") == .pdf)
    #expect(UTType.plainText.preferredFilenameExtension == "txt")
    #expect(UTType.json.preferredMIMEType == "application/json")
    #expect(UTType("org.example.unknown") == nil)
    let own = try #require(UTType(filenameExtension: "scrl"))
    #expect(own.isDynamic)
    #expect(own.preferredFilenameExtension == "scrl")
    #expect(own.conforms(to: .data))
  }

  @Test("a value is what it was after it has been handed over as data")
  func codable() async throws {
    let note = Note(text: "a")
    let provider = NSItemProvider()
    provider.register(note)
    #expect(provider.registeredContentTypes == [.note, .utf8PlainText])
    // Only another process has the data
    let data = try await load(.note, of: provider)
    let received = NSItemProvider()
    received.registerDataRepresentation(for: .note) { answer in
      answer(data, nil)
      return nil
    }
    let copy: Note = try await withCheckedThrowingContinuation { continuation in
      received.loadTransferable(type: Note.self) { continuation.resume(with: $0) }
    }
    #expect(copy == note)
  }

  @Test("a value goes as the type that stands in for it")
  func proxy() async throws {
    let provider = NSItemProvider()
    provider.register(Note(text: "stand-in"))
    #expect(String(decoding: try await load(.plainText, of: provider), as: UTF8.self) == "stand-in")
  }

  @Test("a text of UIKit's kind can be loaded as a string, and as no address")
  func objects() async throws {
    let provider = NSItemProvider(object: "a text" as NSString)
    #expect(provider.canLoadObject(ofClass: String.self))
    #expect(!provider.canLoadObject(ofClass: URL.self))
    let text: String? = try await withCheckedThrowingContinuation { continuation in
      provider.loadObject(ofClass: String.self) { text, error in
        if let error { continuation.resume(throwing: error) } else { continuation.resume(returning: text) }
      }
    }
    #expect(text == "a text")
  }

  @Test(
    "given a condition and names of files, when a value is registered, then the last name counts and the rest is left out"
  )
  func modifiers() throws {
    struct Named: Transferable {
      let title: String
      static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(exportedContentType: .plainText) { Data($0.title.utf8) }
          .exportingCondition { !$0.title.isEmpty }
          .suggestedFileName("Untitled.txt")
          .suggestedFileName { $0.title + ".txt" }
        ProxyRepresentation(exporting: \.title).visibility(.ownProcess)
      }
    }
    // When
    let (note, empty) = (NSItemProvider(), NSItemProvider())
    note.register(Named(title: "Milk"))
    empty.register(Named(title: ""))
    // Then
    #expect(note.suggestedName == "Milk.txt" && note.registeredTypeIdentifiers.contains("public.plain-text"))
    #expect(empty.registeredTypeIdentifiers.first == "public.utf8-plain-text")
    #expect(Named.exportedContentTypes() == [.plainText])
    #expect(Named.exportedContentTypes(visibility: .ownProcess).count > 1)
  }

  @Test("given a file asked for in place, then the app gets a copy that remains, and is told that it is one")
  func files() async throws {
    let provider = NSItemProvider(object: "a text" as NSString)
    // When
    let kept: URL? = await withCheckedContinuation { answer in
      provider.loadInPlaceFileRepresentation(forTypeIdentifier: "public.plain-text") { file, isInPlace, _ in
        answer.resume(returning: isInPlace ? nil : file)
      }
    }
    let passing: String? = await withCheckedContinuation { answer in
      provider.loadFileRepresentation(for: .plainText) { file, isInPlace, _ in
        answer.resume(returning: isInPlace ? nil : file.flatMap { try? String(contentsOf: $0, encoding: .utf8) })
      }
    }
    let hasFailed: Bool = await withCheckedContinuation { answer in
      provider.loadInPlaceFileRepresentation(forTypeIdentifier: "public.jpeg") { file, _, error in
        answer.resume(returning: file == nil && error != nil)
      }
    }
    // Then
    let file = try #require(kept)
    #expect(try String(contentsOf: file, encoding: .utf8) == "a text")
    #expect(passing == "a text" && hasFailed)
    try FileManager.default.removeItem(at: file.deletingLastPathComponent())
  }

  private func load(_ type: UTType, of provider: NSItemProvider) async throws -> Data {
    try await withCheckedThrowingContinuation { continuation in
      provider.loadDataRepresentation(for: type) { data, error in
        if let data {
          continuation.resume(returning: data)
        } else {
          continuation.resume(throwing: error ?? CocoaError(.fileReadUnknown))
        }
      }
    }
  }
}
