import Foundation
import ScrollworkFoundation
import ScrollworkUIKit

/// What a document is made of.
nonisolated public struct FileDocumentReadConfiguration {
  /// The type of the file.
  public let contentType: UTType
  /// What is in the file.
  public let file: FileWrapper
}

/// How a document is to be written.
nonisolated public struct FileDocumentWriteConfiguration {
  /// The type that the file shall have.
  public let contentType: UTType
  /// What is in the file now; nil for a new one.
  public let existingFile: FileWrapper?
}

/// A value that comes from a file and can be written to one.
@preconcurrency
public protocol FileDocument: Sendable {
  /// What the document is made of.
  typealias ReadConfiguration = FileDocumentReadConfiguration
  /// How the document is to be written.
  typealias WriteConfiguration = FileDocumentWriteConfiguration
  /// The types of files that documents are made of.
  static var readableContentTypes: [UTType] { get }
  /// The types of files that documents are written as: those that they are made of, unless said otherwise.
  static var writableContentTypes: [UTType] { get }
  /// Makes a document of a file.
  init(configuration: ReadConfiguration) throws
  /// What the file shall hold.
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper
}

extension FileDocument {
  /// The types of files that documents are made of.
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// An object that comes from a file and can be written to one.
@preconcurrency
public protocol ReferenceFileDocument: ObservableObject, Sendable {
  /// The state of a document at one time.
  associatedtype Snapshot
  /// What the document is made of.
  typealias ReadConfiguration = FileDocumentReadConfiguration
  /// How the document is to be written.
  typealias WriteConfiguration = FileDocumentWriteConfiguration
  /// The types of files that documents are made of.
  static var readableContentTypes: [UTType] { get }
  /// The types of files that documents are written as: those that they are made of, unless said otherwise.
  static var writableContentTypes: [UTType] { get }
  /// Makes a document of a file.
  init(configuration: ReadConfiguration) throws
  /// The document's state, which is written while the document may change again.
  func snapshot(contentType: UTType) throws -> Snapshot
  /// What the file shall hold.
  func fileWrapper(snapshot: Snapshot, configuration: WriteConfiguration) throws -> FileWrapper
}

extension ReferenceFileDocument {
  /// The types of files that documents are made of.
  public static var writableContentTypes: [UTType] { readableContentTypes }
}
