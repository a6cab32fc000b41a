import Foundation

/// A value-type document and its file.
public struct FileDocumentConfiguration<Document: FileDocument> {
  /// The document; changes are saved.
  @Binding public var document: Document
  /// The URL of the document's file.
  public var fileURL: URL?
  /// Whether the document can be edited.
  public var isEditable: Bool

  init(document: Binding<Document>, fileURL: URL?, isEditable: Bool) {
    _document = document
    self.fileURL = fileURL
    self.isEditable = isEditable
  }
}

/// A reference-type document and its file.
@MainActor
public struct ReferenceFileDocumentConfiguration<Document: ReferenceFileDocument> {
  /// The document.
  @ObservedObject public var document: Document
  /// The URL of the document's file.
  public var fileURL: URL?
  /// Whether the document can be edited.
  public var isEditable: Bool

  init(document: ObservedObject<Document>, fileURL: URL?, isEditable: Bool) {
    _document = document
    self.fileURL = fileURL
    self.isEditable = isEditable
  }
}

/// The file of the surrounding document.
public struct DocumentConfiguration {
  /// The URL of the document's file.
  public var fileURL: URL?
  /// Whether the document can be edited.
  public var isEditable: Bool
}

extension EnvironmentValues {
  /// The file of the surrounding document; nil outside of a document group.
  public internal(set) var documentConfiguration: DocumentConfiguration? {
    get { self[DocumentConfigurationKey.self] }
    set { self[DocumentConfigurationKey.self] = newValue }
  }
}

private struct DocumentConfigurationKey: EnvironmentKey { static var defaultValue: DocumentConfiguration? { nil } }
