import Foundation
import Hummingbird

/// A part of any list.
struct ListBody<Element: Encodable>: Encodable {
  let data: [Element]
  /// Where the next part begins; nil after the last one.
  var next: String?
}

extension Response {
  /// Creates a response of existing JSON. Announcements change at any time, so caches must not answer for the server.
  init(json: [UInt8], status: HTTPResponse.Status = .ok) {
    self.init(
      status: status, headers: [.contentType: "application/json; charset=utf-8", .cacheControl: "no-store"],
      body: .init(byteBuffer: ByteBuffer(bytes: json)))
  }

  init(encoding value: some Encodable, status: HTTPResponse.Status = .ok) throws {
    self.init(json: Array(try JSONEncoder.api.encode(value)), status: status)
  }
}

extension JSONEncoder {
  /// An encoder with ISO 8601 dates and sorted keys, so that equal answers are equal bytes.
  static var api: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.dateEncodingStrategy = .iso8601
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return encoder
  }
}
