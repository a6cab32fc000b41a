import SimulatorTesting
import SwiftUI
import Testing
import UniformTypeIdentifiers

@MainActor @Suite("Apps of documents", .simulator(.iPhone15Pro))
struct DocumentGroupTests {
  struct Note: FileDocument {
    static let readableContentTypes = [UTType.plainText]
    var text: String
    init(text: String) { self.text = text }
    init(configuration: ReadConfiguration) throws {
      guard let data = configuration.file.regularFileContents, !data.isEmpty else {
        throw CocoaError(.fileReadCorruptFile)
      }
      text = String(decoding: data, as: UTF8.self)
    }
    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
      guard !text.contains("!!") else { throw CocoaError(.fileWriteOutOfSpace) }
      return FileWrapper(regularFileWithContents: Data(text.utf8))
    }
  }

  struct NoteEditor: View {
    @Binding var note: Note
    @Environment(\.undoManager) private var undoManager
    @Environment(\.documentConfiguration) private var file
    var body: some View {
      VStack {
        Text(verbatim: note.text)
        Text(verbatim: "\(file?.fileURL?.lastPathComponent ?? "nowhere") \(file?.isEditable == true)")
        Button("Shout") { note.text += "!" }
        Button("Undo") { undoManager?.undo() }
      }
    }
  }

  final class ListDocument: ReferenceFileDocument, @unchecked Sendable {
    static let readableContentTypes = [UTType.json]
    @MainActor @Published var items: [String]
    nonisolated init(items: [String]) { _items = Published(initialValue: items) }
    convenience init(configuration: ReadConfiguration) throws {
      let data = configuration.file.regularFileContents ?? Data()
      self.init(items: try JSONDecoder().decode([String].self, from: data))
    }
    func snapshot(contentType: UTType) throws -> [String] { MainActor.assumeIsolated { items } }
    func fileWrapper(snapshot: [String], configuration: WriteConfiguration) throws -> FileWrapper {
      FileWrapper(regularFileWithContents: try JSONEncoder().encode(snapshot))
    }
  }

  struct ListEditor: View {
    @EnvironmentObject private var list: ListDocument
    @Environment(\.undoManager) private var undoManager
    var body: some View {
      VStack {
        Text(verbatim: list.items.joined(separator: " "))
        Button("Silent") { list.items.append("silent") }
        Button("Add") {
          list.items.append("more")
          undoManager?.registerUndo(withTarget: list) { $0.items.removeLast() }
        }
      }
    }
  }

  struct Notes: App {
    var body: some Scene {
      DocumentGroup(newDocument: Note(text: "Fresh")) { file in NoteEditor(note: file.$document) }
      DocumentGroup(viewing: ListDocument.self) { file in
        Text(verbatim: "\(file.document.items.count) items, \(file.isEditable)")
      }
    }
  }

  struct Lists: App {
    var body: some Scene {
      DocumentGroup(newDocument: { ListDocument(items: ["one"]) }) { _ in ListEditor() }
    }
  }

  private func withFolder(_ files: [String: String], _ action: (URL) async throws -> Void) async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder.appending(path: "Drawer"), withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in files { try Data(text.utf8).write(to: folder.appending(path: name)) }
    try await action(folder)
  }

  private func text(_ name: String, in folder: URL) throws -> String {
    try String(contentsOf: folder.appending(path: name), encoding: .utf8)
  }

  @Test func `Given a document, when it is opened, changed and closed, then its file has the change`() async throws {
    try await withFolder(["a.txt": "Hello", "b.png": ""]) { folder in
      // Given
      let screen = await Screen { _AppView<Notes>().fileDialogDefaultDirectory(folder) }
      try await screen.settle()
      #expect(screen.visibleText.contains("Create Document"))
      // When
      try await screen.tap(.label("a.txt"))
      try await screen.settle()
      #expect(screen.visibleText.contains("Hello"))
      #expect(screen.visibleText.contains("a.txt true"))
      try await screen.tap(.label("Shout"))
      try await screen.tap(.label("Shout"))
      try await screen.tap(.label("Undo"))
      try await screen.frames(2)
      #expect(screen.visibleText.contains("Hello!"))
      try await screen.tap(.label("Back"))
      // Then
      #expect(try text("a.txt", in: folder) == "Hello!")
      try await screen.settle()
      #expect(screen.visibleText.contains("Create Document"))
    }
  }

  @Test func `Given an open document, then it is saved a while after a change, and when the app is left`() async throws
  {
    try await withFolder(["a.txt": "Hello"]) { folder in
      // Given
      let screen = await Screen { _AppView<Notes>().fileDialogDefaultDirectory(folder) }
      try await screen.settle()
      try await screen.tap(.label("a.txt"))
      try await screen.settle()
      // When
      try await screen.tap(.label("Shout"))
      try await screen.advance(by: .seconds(1))
      #expect(try text("a.txt", in: folder) == "Hello")
      try await screen.advance(by: .seconds(3))
      // Then
      #expect(try text("a.txt", in: folder) == "Hello!")
      // When
      try await screen.tap(.label("Undo"))
      try await screen.enterBackground()
      // Then
      #expect(try text("a.txt", in: folder) == "Hello")
    }
  }

  @Test func `Given a folder, when a document is made in it, then it has a free name there and is open`() async throws {
    try await withFolder(["Drawer/Untitled.txt": "Old"]) { folder in
      // Given
      let screen = await Screen { _AppView<Notes>().fileDialogDefaultDirectory(folder) }
      try await screen.settle()
      try await screen.tap(.label("Drawer"))
      try await screen.settle()
      // When
      try await screen.tap(.label("Create Document"))
      try await screen.settle()
      // Then
      #expect(screen.visibleText.contains("Fresh"))
      #expect(screen.visibleText.contains("Untitled 2"))
      try await screen.tap(.label("Back"))
      try await screen.settle()
      #expect(screen.visibleText.contains("Untitled 2.txt"))
      #expect(try text("Drawer/Untitled 2.txt", in: folder) == "Fresh")
    }
  }

  @Test func `Given files that cannot be read or written, then the person hears of it`() async throws {
    try await withFolder(["a.txt": "", "b.txt": "Loud!"]) { folder in
      // Given
      let screen = await Screen { _AppView<Notes>().fileDialogDefaultDirectory(folder) }
      try await screen.settle()
      // When
      try await screen.tap(.label("a.txt"))
      try await screen.settle()
      // Then
      #expect(screen.visibleText.contains("The document “a” could not be opened."))
      try await screen.tap(.label("OK"))
      try await screen.settle()
      // When
      try await screen.tap(.label("b.txt"))
      try await screen.settle()
      try await screen.tap(.label("Shout"))
      try await screen.tap(.label("Back"))
      try await screen.settle()
      // Then
      #expect(screen.visibleText.contains("The document could not be saved."))
      try await screen.tap(.label("Discard Changes"))
      try await screen.settle()
      #expect(screen.visibleText.contains("Create Document"))
      #expect(try text("b.txt", in: folder) == "Loud!")
    }
  }

  @Test func `Given two groups, then one browser opens the documents of both, and those that are viewed cannot change`()
    async throws
  {
    try await withFolder(["c.json": #"["x","y"]"#]) { folder in
      let screen = await Screen { _AppView<Notes>().fileDialogDefaultDirectory(folder) }
      try await screen.settle()
      #expect(try await screen.open(folder.appending(path: "c.json")))
      try await screen.settle()
      #expect(screen.visibleText.contains("2 items, false"))
    }
  }

  @Test func `Given a document that is an object, then it is saved when something is registered for undo`() async throws
  {
    try await withFolder(["c.json": #"["x"]"#]) { folder in
      // Given
      let screen = await Screen { _AppView<Lists>().fileDialogDefaultDirectory(folder) }
      try await screen.settle()
      try await screen.tap(.label("c.json"))
      try await screen.settle()
      // When
      try await screen.tap(.label("Silent"))
      try await screen.settle()
      #expect(screen.visibleText.contains("x silent"))
      #expect(try text("c.json", in: folder) == #"["x"]"#)
      try await screen.tap(.label("Add"))
      try await screen.tap(.label("Back"))
      // Then
      #expect(try text("c.json", in: folder) == #"["x","silent","more"]"#)
    }
  }
}
