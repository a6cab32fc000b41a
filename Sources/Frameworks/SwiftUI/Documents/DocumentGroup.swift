import Foundation
import ScrollworkUIKit

/// A document browser, with an editor or a viewer for each type of document.
///
/// All document groups of an app share one browser. Caveat: modifiers apply only to the first group.
nonisolated public struct DocumentGroup<Document, Content: View>: Scene {
  public typealias Body = Never
  private let kind: _DocumentKind

  @MainActor public static func _window(of scene: Self) -> AnyView? { AnyView(DocumentBrowser(first: scene.kind)) }
  @MainActor public static func _documentKinds(of scene: Self) -> [_DocumentKind] { [scene.kind] }
}

nonisolated extension DocumentGroup where Document: FileDocument {
  /// Creates a group of value-type documents that can be created, edited and viewed.
  @preconcurrency
  public init(
    newDocument: @autoclosure @escaping @Sendable () -> Document,
    @ViewBuilder editor: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) {
    kind = _DocumentKind(values: Document.self, make: newDocument, isEditable: true, editor: editor)
  }

  /// Creates a group of value-type documents that can only be viewed.
  public init(
    viewing documentType: Document.Type, @ViewBuilder viewer: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) {
    kind = _DocumentKind(values: Document.self, make: nil, isEditable: false, editor: viewer)
  }
}

nonisolated extension DocumentGroup where Document: ReferenceFileDocument {
  /// Creates a group of reference-type documents that can be created, edited and viewed. Changes registered with the
  /// environment's undo manager are saved.
  @preconcurrency
  public init(
    newDocument: @escaping @Sendable () -> Document,
    @ViewBuilder editor: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
  ) {
    kind = _DocumentKind(objects: Document.self, make: newDocument, isEditable: true, editor: editor)
  }

  /// Creates a group of reference-type documents that can only be viewed.
  public init(
    viewing documentType: Document.Type,
    @ViewBuilder viewer: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
  ) {
    kind = _DocumentKind(objects: Document.self, make: nil, isEditable: false, editor: viewer)
  }
}

/// How an app handles files of some types. Not for use outside this module.
@MainActor
public struct _DocumentKind {
  let types: [UTType]
  /// The type of a new document's file and the function that writes one; nil if none can be created.
  let new: (type: UTType, write: @MainActor (URL) throws -> Void)?
  let open: @MainActor (URL) throws -> OpenDocument

  nonisolated init<Document: FileDocument, Content: View>(
    values type: Document.Type, make: (@Sendable () -> Document)?, isEditable: Bool,
    editor: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) {
    types = Document.readableContentTypes
    new = Self.new(Document.writableContentTypes, make) { document, type in
      try document.fileWrapper(configuration: .init(contentType: type, existingFile: nil))
    }
    // Editors are created only on the main actor.
    nonisolated(unsafe) let editor = editor
    open = { url in
      let (type, file) = try Self.read(url)
      let document = try Document(configuration: .init(contentType: type, file: file))
      let isWritable = isEditable && Document.writableContentTypes.contains(where: type.conforms)
      return OpenValue(document, at: url, of: type, isEditable: isWritable, editor: editor)
    }
  }

  nonisolated init<Document: ReferenceFileDocument, Content: View>(
    objects type: Document.Type, make: (@Sendable () -> Document)?, isEditable: Bool,
    editor: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
  ) {
    types = Document.readableContentTypes
    new = Self.new(Document.writableContentTypes, make) { document, type in
      try document.fileWrapper(
        snapshot: document.snapshot(contentType: type), configuration: .init(contentType: type, existingFile: nil))
    }
    // Editors are created only on the main actor.
    nonisolated(unsafe) let editor = editor
    open = { url in
      let (type, file) = try Self.read(url)
      let document = try Document(configuration: .init(contentType: type, file: file))
      let isWritable = isEditable && Document.writableContentTypes.contains(where: type.conforms)
      return OpenObject(document, at: url, of: type, isEditable: isWritable, editor: editor)
    }
  }

  nonisolated private static func new<Document>(
    _ types: [UTType], _ make: (@Sendable () -> Document)?,
    _ contents: @escaping @MainActor (Document, UTType) throws -> FileWrapper
  ) -> (type: UTType, write: @MainActor (URL) throws -> Void)? {
    guard let make, let type = types.first else { return nil }
    return (
      type, { url in try contents(make(), type).write(to: url, options: .atomic, originalContentsURL: nil) }
    )
  }

  private static func read(_ url: URL) throws -> (UTType, FileWrapper) {
    (FolderPage.Entry(url).type, try FileWrapper(url: url, options: .immediate))
  }
}

extension EnvironmentValues {
  /// All kinds of documents of the app.
  @Entry var documentKinds: [_DocumentKind] = []
}
