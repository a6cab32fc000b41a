import Foundation
import ScrollworkFoundation
import ScrollworkUIKit

/// The file that a document is read from.
nonisolated public struct FileDocumentReadConfiguration {
  /// The type of the file.
  public let contentType: UTType
  /// The file's contents.
  public let file: FileWrapper
}

/// How a document is written.
nonisolated public struct FileDocumentWriteConfiguration {
  /// The type to write.
  public let contentType: UTType
  /// The current file; nil for a new one.
  public let existingFile: FileWrapper?
}

/// A document with value semantics that is read from and written to a file.
@preconcurrency
public protocol FileDocument: Sendable {
  /// What the document is read from.
  typealias ReadConfiguration = FileDocumentReadConfiguration
  /// How the document is written.
  typealias WriteConfiguration = FileDocumentWriteConfiguration
  /// The types of files that documents can be read from.
  static var readableContentTypes: [UTType] { get }
  /// The types of files that documents can be written as: by default those that they are read from.
  static var writableContentTypes: [UTType] { get }
  /// Creates a document from a file.
  init(configuration: ReadConfiguration) throws
  /// Returns the contents to write.
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper
}

extension FileDocument {
  /// The types of files that documents can be read from.
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// A document with reference semantics that is read from and written to a file.
@preconcurrency
public protocol ReferenceFileDocument: ObservableObject, Sendable {
  /// A snapshot of the document's state.
  associatedtype Snapshot
  /// What the document is read from.
  typealias ReadConfiguration = FileDocumentReadConfiguration
  /// How the document is written.
  typealias WriteConfiguration = FileDocumentWriteConfiguration
  /// The types of files that documents can be read from.
  static var readableContentTypes: [UTType] { get }
  /// The types of files that documents can be written as: by default those that they are read from.
  static var writableContentTypes: [UTType] { get }
  /// Creates a document from a file.
  init(configuration: ReadConfiguration) throws
  /// Returns a snapshot of the document's state, which is written while the document may change again.
  func snapshot(contentType: UTType) throws -> Snapshot
  /// Returns the contents to write.
  func fileWrapper(snapshot: Snapshot, configuration: WriteConfiguration) throws -> FileWrapper
}

extension ReferenceFileDocument {
  /// The types of files that documents can be read from.
  public static var writableContentTypes: [UTType] { readableContentTypes }
}
