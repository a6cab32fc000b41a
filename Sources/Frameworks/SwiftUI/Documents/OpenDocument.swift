import Foundation
import ScrollworkFoundation
import ScrollworkUIKit

/// An open document. It is saved some time after a change, when the app is left, and when it is closed.
@MainActor
class OpenDocument: ObservableObject, Identifiable {
  /// The delay between a change and saving, in seconds. A guess.
  private static let pause = 3.0

  let url: URL
  let type: UTType
  let isEditable: Bool
  private(set) lazy var undoManager = DocumentUndoManager { [weak self] in self?.didChange() }
  /// Why the document could not be saved.
  @Published var problem: String?
  private var isChanged = false
  private var saving: Task<Void, Never>?

  init(at url: URL, of type: UTType, isEditable: Bool) {
    self.url = url
    self.type = type
    self.isEditable = isEditable
  }

  /// The editor. Overridden.
  var editor: AnyView { AnyView(EmptyView()) }
  /// The contents to write. Overridden.
  func contents() throws -> FileWrapper { FileWrapper(regularFileWithContents: Data()) }

  /// The name without the extension.
  var name: String { url.deletingPathExtension().lastPathComponent }

  var existingFile: FileWrapper? { try? FileWrapper(url: url) }

  final func didChange() {
    guard isEditable else { return }
    isChanged = true
    guard saving == nil else { return }
    saving = Task { [weak self] in
      try? await Task.sleep(for: .seconds(Self.pause))
      guard !Task.isCancelled else { return }
      self?.save()
    }
  }

  func save() {
    saving?.cancel()
    saving = nil
    // Changes made in this turn of the run loop belong to the document too.
    guard isChanged || undoManager.groupingLevel > 0, isEditable else { return }
    do {
      try contents().write(to: url, options: .atomic, originalContentsURL: url)
      isChanged = false
    } catch {
      problem = error.localizedDescription
    }
  }
}

/// A document's undo manager, which reports changes, undos and redos.
final class DocumentUndoManager: UndoManager {
  private let changed: @MainActor () -> Void

  init(changed: @escaping @MainActor () -> Void) {
    self.changed = changed
    super.init()
  }

  override func endUndoGrouping() {
    super.endUndoGrouping()
    changed()
  }
}

/// A document with value semantics.
@MainActor
final class OpenValue<Document: FileDocument, Content: View>: OpenDocument {
  private(set) var document: Document { willSet { objectWillChange.send() } }
  private let content: (FileDocumentConfiguration<Document>) -> Content

  init(
    _ document: Document, at url: URL, of type: UTType, isEditable: Bool,
    editor: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) {
    self.document = document
    content = editor
    super.init(at: url, of: type, isEditable: isEditable)
  }

  private func change(to new: Document) {
    let old = document
    undoManager.registerUndo(withTarget: self) { $0.change(to: old) }
    document = new
    didChange()
  }

  override var editor: AnyView { AnyView(Editor(open: self)) }

  override func contents() throws -> FileWrapper {
    try document.fileWrapper(configuration: .init(contentType: type, existingFile: existingFile))
  }

  private struct Editor: View, FrameworkView {
    @ObservedObject var open: OpenValue

    var body: some View {
      open.content(
        FileDocumentConfiguration(
          document: Binding(get: { open.document }, set: { open.change(to: $0) }), fileURL: open.url,
          isEditable: open.isEditable))
    }
  }
}

/// A document with reference semantics.
@MainActor
final class OpenObject<Document: ReferenceFileDocument, Content: View>: OpenDocument {
  private let document: Document
  private let content: (ReferenceFileDocumentConfiguration<Document>) -> Content

  init(
    _ document: Document, at url: URL, of type: UTType, isEditable: Bool,
    editor: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
  ) {
    self.document = document
    content = editor
    super.init(at: url, of: type, isEditable: isEditable)
  }

  override var editor: AnyView { AnyView(Editor(open: self, document: document)) }

  override func contents() throws -> FileWrapper {
    try document.fileWrapper(
      snapshot: document.snapshot(contentType: type),
      configuration: .init(contentType: type, existingFile: existingFile))
  }

  private struct Editor: View, FrameworkView {
    let open: OpenObject
    @ObservedObject var document: Document

    var body: some View {
      open.content(
        ReferenceFileDocumentConfiguration(
          document: _document, fileURL: open.url, isEditable: open.isEditable)
      )
      .environmentObject(document)
    }
  }
}

/// A document whose file the app's objects keep up to date themselves.
@MainActor
final class OpenStore: OpenDocument {
  private let content: AnyView
  private let write: @MainActor () throws -> Void

  init(
    _ editor: AnyView, save: @escaping @MainActor () throws -> Void, at url: URL, of type: UTType, isEditable: Bool
  ) {
    (content, write) = (editor, save)
    super.init(at: url, of: type, isEditable: isEditable)
  }

  override var editor: AnyView { content }

  override func save() {
    guard isEditable else { return }
    do { try write() } catch { problem = error.localizedDescription }
  }
}
