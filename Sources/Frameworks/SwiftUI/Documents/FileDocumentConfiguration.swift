import Foundation

/// A document that is a value, and its file.
public struct FileDocumentConfiguration<Document: FileDocument> {
  /// The document; changes of it are saved.
  @Binding public var document: Document
  /// Where the document's file is.
  public var fileURL: URL?
  /// The document can be changed.
  public var isEditable: Bool

  init(document: Binding<Document>, fileURL: URL?, isEditable: Bool) {
    _document = document
    self.fileURL = fileURL
    self.isEditable = isEditable
  }
}

/// A document that is an object, and its file.
@MainActor
public struct ReferenceFileDocumentConfiguration<Document: ReferenceFileDocument> {
  /// The document.
  @ObservedObject public var document: Document
  /// Where the document's file is.
  public var fileURL: URL?
  /// The document can be changed.
  public var isEditable: Bool

  init(document: ObservedObject<Document>, fileURL: URL?, isEditable: Bool) {
    _document = document
    self.fileURL = fileURL
    self.isEditable = isEditable
  }
}

/// The file of the document around.
public struct DocumentConfiguration {
  /// Where the document's file is.
  public var fileURL: URL?
  /// The document can be changed.
  public var isEditable: Bool
}

extension EnvironmentValues {
  /// The file of the document around; nil outside of a document group.
  public internal(set) var documentConfiguration: DocumentConfiguration? {
    get { self[DocumentConfigurationKey.self] }
    set { self[DocumentConfigurationKey.self] = newValue }
  }
}

private struct DocumentConfigurationKey: EnvironmentKey { static var defaultValue: DocumentConfiguration? { nil } }
