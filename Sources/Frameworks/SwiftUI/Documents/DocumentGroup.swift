import Foundation
import ScrollworkUIKit

/// A document browser, with an editor or a viewer for each type of document.
///
/// All document groups of an app share one browser. Caveat: modifiers apply only to the first group.
nonisolated public struct DocumentGroup<Document, Content: View>: Scene {
  public typealias Body = Never
  private let kind: _DocumentKind

  /// Creates a group of one kind of documents, for a framework with a kind of its own.
  package init(_ kind: _DocumentKind) { self.kind = kind }

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
      let (type, file) = try Self.read(url, Document.readableContentTypes)
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
      let (type, file) = try Self.read(url, Document.readableContentTypes)
      let document = try Document(configuration: .init(contentType: type, file: file))
      let isWritable = isEditable && Document.writableContentTypes.contains(where: type.conforms)
      return OpenObject(document, at: url, of: type, isEditable: isWritable, editor: editor)
    }
  }

  /// Creates a kind of document whose files are folders that an object of the app keeps up to date itself.
  /// - Parameters:
  ///   - create: Creates a document; nil if none can be created.
  ///   - open: Returns the editor of a document, and what saves the rest of it.
  package nonisolated init(
    packages types: [UTType], isEditable: Bool, create: (@MainActor (URL) throws -> Void)?,
    open: @escaping @MainActor (URL) throws -> (editor: AnyView, save: @MainActor () throws -> Void)
  ) {
    self.types = types
    new = create.flatMap { create in types.first.map { ($0, create) } }
    self.open = { url in
      let (editor, save) = try open(url)
      let type = Self.type(of: url, among: types) ?? .package
      return OpenStore(editor, save: save, at: url, of: type, isEditable: isEditable)
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

  private static func read(_ url: URL, _ types: [UTType]) throws -> (UTType, FileWrapper) {
    (type(of: url, among: types) ?? FolderPage.Entry(url).type, try FileWrapper(url: url, options: .immediate))
  }

  // MARK: Types of files

  /// Returns the type of a file among some; nil if it is none of them.
  nonisolated static func type(of url: URL, among types: [UTType]) -> UTType? {
    let known = FolderPage.Entry(url).type
    if types.contains(where: known.conforms) { return known }
    return types.first { !$0.isDeclared && fileExtension(of: $0) == url.pathExtension.lowercased() }
  }

  /// Returns the extension of a type's files. A type that the app's Info.plist does not declare has the end of its
  /// identifier, so that its documents are known again.
  nonisolated static func fileExtension(of type: UTType) -> String? {
    if let known = type.preferredFilenameExtension { return known }
    return type.isDeclared ? nil : type.identifier.split(separator: ".").last?.lowercased()
  }
}

extension EnvironmentValues {
  /// All kinds of documents of the app.
  @Entry var documentKinds: [_DocumentKind] = []
}
