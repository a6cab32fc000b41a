import Foundation
import ScrollworkFoundation
import ScrollworkUniformTypeIdentifiers

/// A file that an action takes or answers.
public struct IntentFile: Hashable, Sendable {
  /// What the file is called.
  public var filename: String
  /// What is in it; nil for what the name says.
  public var type: UTType?
  /// Where it is; nil for one in memory.
  public let fileURL: URL?
  private let content: Data?

  /// A file in memory.
  public init(data: Data, filename: String, type: UTType? = nil) {
    (content, fileURL, self.filename, self.type) = (data, nil, filename, type)
  }

  /// A file on the phone.
  public init(fileURL: URL, filename: String? = nil, type: UTType? = nil) {
    (content, self.fileURL, self.type) = (nil, fileURL, type)
    self.filename = filename ?? fileURL.lastPathComponent
  }

  /// All that is in it; nothing if it cannot be read.
  public var data: Data { content ?? fileURL.flatMap { try? Data(contentsOf: $0) } ?? Data() }

  /// All that is in it, as it is: a file of another type is not converted.
  /// - Throws: that the file cannot be read, or that it is of another type.
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

/// What a parameter gets where actions follow each other. Caveat: nobody puts actions together here.
public enum InputConnectionBehavior: Sendable {
  /// What the system thinks best.
  case `default`
  /// What the action before answered.
  case connectToPreviousIntentResult
  /// Nothing.
  case never
}

extension IntentParameter where Value == IntentFile {
  /// A file that must be set before the action begins.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, supportedContentTypes: [UTType],
    requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
  ) { self.init(title: title, description: description, requestValueDialog: requestValueDialog) }

  /// A file that must be set before the action begins.
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil, supportedTypeIdentifiers: [String],
    requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
  ) { self.init(title: title, description: description, requestValueDialog: requestValueDialog) }
}
