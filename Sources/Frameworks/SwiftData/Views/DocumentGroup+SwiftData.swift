import Foundation
import ScrollworkSwiftUI
import ScrollworkUIKit

/// A document whose contents are models. Only the initializers of `DocumentGroup` for models have it.
///
/// A document is a folder with a store inside, which its context keeps up to date. Caveat: the layout of the folder is
/// not Apple's, as that of stores is not.
public struct ModelDocument {
  private init() {}
}

nonisolated extension DocumentGroup where Document == ModelDocument {
  /// Creates a group of documents that can be created and edited, with models of one class.
  /// - Parameters:
  ///   - contentType: The type of the documents, which conforms to `UTType.package`.
  ///   - prepareDocument: Inserts the first models of a new document.
  public init(
    editing modelType: any PersistentModel.Type, contentType: UTType, @ViewBuilder editor: @escaping () -> Content,
    prepareDocument: @escaping (ModelContext) -> Void = { _ in }
  ) {
    self.init(editing: [modelType], contentType: contentType, editor: editor, prepareDocument: prepareDocument)
  }

  /// Creates a group of documents that can be created and edited, with models of several classes.
  /// - Parameters:
  ///   - contentType: The type of the documents, which conforms to `UTType.package`.
  ///   - prepareDocument: Inserts the first models of a new document.
  public init(
    editing modelTypes: [any PersistentModel.Type], contentType: UTType, @ViewBuilder editor: @escaping () -> Content,
    prepareDocument: @escaping (ModelContext) -> Void = { _ in }
  ) {
    self.init(contentType, Schema(modelTypes), nil, editor, prepare: prepareDocument)
  }

  /// Creates a group of documents that can be created and edited, with the models of a plan's newest version.
  ///
  /// Caveat: older documents are migrated when they are opened.
  /// - Parameter contentType: The type of the documents, which conforms to `UTType.package`.
  public init(
    editing contentType: UTType, migrationPlan: any SchemaMigrationPlan.Type,
    @ViewBuilder editor: @escaping () -> Content, prepareDocument: @escaping (ModelContext) -> Void = { _ in }
  ) {
    self.init(contentType, Self.schema(of: migrationPlan), migrationPlan, editor, prepare: prepareDocument)
  }

  /// Creates a group of documents that can only be viewed, with models of one class.
  /// - Parameter contentType: The type of the documents, which conforms to `UTType.package`.
  public init(
    viewing modelType: any PersistentModel.Type, contentType: UTType, @ViewBuilder viewer: @escaping () -> Content
  ) { self.init(viewing: [modelType], contentType: contentType, viewer: viewer) }

  /// Creates a group of documents that can only be viewed, with models of several classes.
  /// - Parameter contentType: The type of the documents, which conforms to `UTType.package`.
  public init(
    viewing modelTypes: [any PersistentModel.Type], contentType: UTType, @ViewBuilder viewer: @escaping () -> Content
  ) { self.init(contentType, Schema(modelTypes), nil, viewer, prepare: nil) }

  /// Creates a group of documents that can only be viewed, with the models of a plan's newest version.
  ///
  /// Caveat: documents of an older version cannot be opened, since migrating would change them.
  /// - Parameter contentType: The type of the documents, which conforms to `UTType.package`.
  public init(
    viewing contentType: UTType, migrationPlan: any SchemaMigrationPlan.Type,
    @ViewBuilder viewer: @escaping () -> Content
  ) { self.init(contentType, Self.schema(of: migrationPlan), migrationPlan, viewer, prepare: nil) }

  private static func schema(of plan: any SchemaMigrationPlan.Type) -> Schema {
    let newest = plan.schemas.max { $0.versionIdentifier < $1.versionIdentifier }
    return newest.map { Schema(versionedSchema: $0) } ?? Schema([])
  }

  /// - Parameter prepare: nil for documents that can only be viewed.
  private init(
    _ type: UTType, _ schema: Schema, _ plan: (any SchemaMigrationPlan.Type)?, _ content: @escaping () -> Content,
    prepare: ((ModelContext) -> Void)?
  ) {
    // Both are called only on the main actor.
    nonisolated(unsafe) let (content, prepare) = (content, prepare)
    let isEditable = prepare != nil
    @Sendable func container(at url: URL, isEditable: Bool) throws -> ModelContainer {
      let store = url.appending(path: "StoreContent/persistentStore")
      return try ModelContainer(
        for: schema, migrationPlan: plan, configurations: ModelConfiguration(url: store, allowsSave: isEditable))
    }
    let create: @MainActor (URL) throws -> Void = { url in
      let context = try container(at: url, isEditable: true).mainContext
      prepare?(context)
      try context.save()
    }
    self.init(
      _DocumentKind(packages: [type], isEditable: isEditable, create: isEditable ? create : nil) { url in
        let container = try container(at: url, isEditable: isEditable)
        let editor = ModelDocumentView(container: container, content: content)
        return (AnyView(editor), { if container.mainContext.hasChanges { try container.mainContext.save() } })
      })
  }
}

/// The content of an open document, with the document's undo manager for its models.
private struct ModelDocumentView<Content: View>: View {
  let container: ModelContainer
  let content: () -> Content
  @Environment(\.undoManager) private var undoManager

  var body: some View {
    let _ = container.mainContext.undoManager = undoManager
    content().modelContainer(container)
  }
}
