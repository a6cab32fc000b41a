import Foundation
import ScrollworkFoundation
import ScrollworkUniformTypeIdentifiers

/// A file as a parameter or result of an intent.
public struct IntentFile: Hashable, Sendable {
  /// The file name.
  public var filename: String
  /// The type of the contents; nil for that of the file name.
  public var type: UTType?
  /// The location; nil for a file in memory.
  public let fileURL: URL?
  private let content: Data?

  /// Creates a file in memory.
  public init(data: Data, filename: String, type: UTType? = nil) {
    (content, fileURL, self.filename, self.type) = (data, nil, filename, type)
  }

  /// Creates a file on the phone.
  public init(fileURL: URL, filename: String? = nil, type: UTType? = nil) {
    (content, self.fileURL, self.type) = (nil, fileURL, type)
    self.filename = filename ?? fileURL.lastPathComponent
  }

  /// The contents; empty if they cannot be read.
  public var data: Data { content ?? fileURL.flatMap { try? Data(contentsOf: $0) } ?? Data() }

  /// Returns the contents unchanged: a file of another type is not converted.
  /// - Throws: an error if the file cannot be read, or is of another type.
  public func data(contentType: UTType) async throws -> Data {
    if let own = type ?? UTType(filenameExtension: (filename as NSString).pathExtension), !own.conforms(to: contentType)
    {
      throw CocoaError(.fileReadUnsupportedScheme)
    }
    if let content { return content }
    guard let fileURL else { throw CocoaError(.fileNoSuchFile) }
    return try Data(contentsOf: fileURL)
  }
}

/// The input of a parameter in a sequence of intents. Caveat: there are no sequences here.
public enum InputConnectionBehavior: Sendable {
  /// Decided by the system.
  case `default`
  /// The result of the previous intent.
  case connectToPreviousIntentResult
  /// None.
  case never
}

extension IntentParameter where Value == IntentFile {
  /// Creates a file parameter that must be set before the intent is performed.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, supportedContentTypes: [UTType],
    requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
  ) { self.init(title: title, description: description, requestValueDialog: requestValueDialog) }

  /// Creates a file parameter that must be set before the intent is performed.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, supportedTypeIdentifiers: [String],
    requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
  ) { self.init(title: title, description: description, requestValueDialog: requestValueDialog) }
}
