import Foundation
import ScrollworkUniformTypeIdentifiers

extension String: Transferable {
  /// Text.
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(contentType: .utf8PlainText) {
      Data($0.utf8)
    } importing: {
      String(decoding: $0, as: UTF8.self)
    }
    DataRepresentation(importedContentType: .plainText) { String(decoding: $0, as: UTF8.self) }
  }
}

extension Data: Transferable {
  /// The bytes.
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(contentType: .data) {
      $0
    } importing: {
      $0
    }
  }
}

extension URL: Transferable {
  /// The URL, of a file or not; other URLs also as text.
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(contentType: .url) {
      Data($0.absoluteString.utf8)
    } importing: {
      try URL(transferred: $0)
    }
    DataRepresentation(importedContentType: .fileURL) { try URL(transferred: $0) }
    DataRepresentation(exportedContentType: .utf8PlainText) { Data($0.absoluteString.utf8) }
  }

  private init(transferred data: Data) throws {
    guard let url = URL(string: String(decoding: data, as: UTF8.self)) else { throw CocoaError(.fileReadCorruptFile) }
    self = url
  }
}

extension AttributedString: Transferable {
  /// Text, without its attributes for other apps.
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(contentType: .utf8PlainText) {
      Data(String($0.characters).utf8)
    } importing: {
      AttributedString(String(decoding: $0, as: UTF8.self))
    }
    DataRepresentation(importedContentType: .plainText) { AttributedString(String(decoding: $0, as: UTF8.self)) }
  }
}
