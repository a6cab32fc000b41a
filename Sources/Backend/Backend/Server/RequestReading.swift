import Foundation
import Hummingbird
import NIOCore

extension Request {
  /// The media type of the body without parameters, in lower case; `nil` if there is none.
  private var mediaType: String? {
    headers[.contentType]?.prefix { $0 != ";" }.trimmingCharacters(in: .whitespaces).lowercased()
  }

  /// Returns the management password from HTTP Basic authentication (RFC 7617). The text before the first colon is a
  /// user name and is ignored; without a colon all of it is the password.
  func managementPassword() throws(Problem) -> ManagementPassword {
    let parts = (headers[.authorization] ?? "").split(separator: " ", maxSplits: 1)
    guard parts.count == 2, parts[0].lowercased() == "basic",
      let decoded = Data(base64Encoded: parts[1].trimmingCharacters(in: .whitespaces)),
      let text = String(data: decoded, encoding: .utf8)
    else { throw .passwordMissing }
    let password = text.firstIndex(of: ":").map { text[text.index(after: $0)...] } ?? text[...]
    return ManagementPassword(text: String(password))
  }

  /// Returns the body, which must be JSON, as an announcement's content.
  ///
  /// - Throws: `Problem` 413, 415, 400 or 422
  func announcementDraft() async throws -> AnnouncementDraft {
    let object = try await object()
    do throws(AnnouncementDraft.Faults) {
      return try AnnouncementDraft(object, today: CalendarDay(.now))
    } catch {
      throw Problem.invalidFields(error.fields)
    }
  }

  /// Returns the body, which must be a JSON object.
  ///
  /// - Throws: `Problem` 413, 415 or 400
  func object() async throws -> [String: JSONValue] {
    guard mediaType == "application/json" else {
      throw Problem.unsupportedMediaType(headers[.contentType], takes: ["application/json"])
    }
    let bytes = try await bytes(atMost: Route.usualLargestBody)
    guard !bytes.isEmpty else { throw Problem.unreadableBody("it is empty. Send an object.") }
    let json: JSONValue
    do {
      json = try JSONDecoder().decode(JSONValue.self, from: Data(bytes))
    } catch {
      throw Problem.unreadableBody("it cannot be parsed. Check its brackets, quotes and commas, and that it is UTF-8.")
    }
    guard case .object(let object) = json else {
      throw Problem.unreadableBody("it is \(json.kind), but must be an object.")
    }
    return object
  }

  /// Returns the body, which must be one whole picture of its declared type.
  ///
  /// - Throws: `Problem` 413, 415 or 422
  func photo() async throws -> (bytes: [UInt8], format: ImageFormat) {
    guard let declared = mediaType.flatMap(ImageFormat.init) else {
      throw Problem.unsupportedMediaType(headers[.contentType], takes: ImageFormat.allCases.map(\.rawValue))
    }
    let bytes = try await bytes(atMost: ImageFormat.largestPhoto)
    guard let format = ImageFormat(sniffing: bytes) else {
      throw Problem.invalidPhoto("The body is neither a JPEG nor a PNG picture. Send the file as it is, unencoded.")
    }
    guard format == declared else {
      throw Problem.invalidPhoto(
        "The Content-Type is \(declared.rawValue), but the picture is \(format.rawValue). Send that type.")
    }
    do throws(ImageFormat.Fault) {
      try format.check(bytes)
    } catch {
      throw Problem.invalidPhoto("The picture \(error.reason).")
    }
    return (bytes, format)
  }

  private func bytes(atMost limit: Int) async throws -> [UInt8] {
    do {
      return Array(buffer: try await body.collect(upTo: limit))
    } catch is NIOTooManyBytesError {
      throw Problem.bodyTooLarge(limit: limit)
    }
  }
}
