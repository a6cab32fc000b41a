import SimulatorTesting
import SwiftUI
import Testing
import UniformTypeIdentifiers

@MainActor @Suite("Importing, exporting and moving files", .simulator(.iPhone15Pro))
struct FileBrowserTests {
  final class Log {
    var lines: [String] = []
    func add(_ result: Result<[URL], any Error>) {
      switch result {
      case .success(let urls): lines.append(urls.map(\.lastPathComponent).joined(separator: ", "))
      case .failure(let error): lines.append((error as? CocoaError).map { "error \($0.code.rawValue)" } ?? "error")
      }
    }
  }

  struct Note: FileDocument {
    static let readableContentTypes = [UTType.plainText]
    var text: String
    init(text: String) { self.text = text }
    init(configuration: ReadConfiguration) throws {
      guard let data = configuration.file.regularFileContents else { throw CocoaError(.fileReadCorruptFile) }
      text = String(decoding: data, as: UTF8.self)
    }
    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
      guard text != "unwritable" else { throw CocoaError(.fileWriteOutOfSpace) }
      return FileWrapper(regularFileWithContents: Data(text.utf8))
    }
  }

  struct FileButtons: View {
    let log: Log
    let folder: URL
    var allowsMultiple = false
    var document: Note?
    var moved: URL?
    @State private var isImporting = false
    @State private var isExporting = false
    @State private var isMoving = false

    var body: some View {
      VStack {
        Button("Import") { isImporting = true }
          .fileImporter(
            isPresented: $isImporting, allowedContentTypes: [.plainText], allowsMultipleSelection: allowsMultiple,
            onCompletion: log.add, onCancellation: { log.lines.append("cancelled") })
        Button("Export") { isExporting = true }
          .fileExporter(
            isPresented: $isExporting, document: document, contentType: .plainText, defaultFilename: "Note"
          ) { log.add($0.map { [$0] }) }
        Button("Relocate") { isMoving = true }
          .fileMover(isPresented: $isMoving, file: moved) { log.add($0.map { [$0] }) }
      }
      .fileDialogDefaultDirectory(folder)
    }
  }

  /// Creates a folder with two texts, a picture and a folder.
  private func withFolder(_ action: (URL) async throws -> Void) async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(
      at: folder.appending(path: "Drawer"), withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for name in ["a.txt", "b.txt", "c.png"] { try Data(name.utf8).write(to: folder.appending(path: name)) }
    try await action(folder)
  }

  @Test("A tap on a file of an allowed type chooses it; others can't be chosen")
  func one() async throws {
    try await withFolder { folder in
      // Given
      let log = Log()
      let screen = await Screen { FileButtons(log: log, folder: folder) }
      try await screen.tap(.label("Import"))
      try await screen.settle()
      // When
      try await screen.tap(.label("c.png"))
      try await screen.settle()
      #expect(log.lines.isEmpty)
      try await screen.tap(.label("b.txt"))
      try await screen.settle()
      // Then
      #expect(log.lines == ["b.txt"])
      #expect(screen.visibleText.contains("a.txt") == false)
    }
  }

  @Test("Several files are marked, and chosen together")
  func several() async throws {
    try await withFolder { folder in
      // Given
      let log = Log()
      let screen = await Screen { FileButtons(log: log, folder: folder, allowsMultiple: true) }
      try await screen.tap(.label("Import"))
      try await screen.settle()
      // When
      for name in ["b.txt", "a.txt", "Open"] {
        try await screen.tap(.label(name))
        try await screen.settle()
      }
      // Then
      #expect(log.lines == ["b.txt, a.txt"])
    }
  }

  @Test("Cancel ends the import without a file")
  func cancel() async throws {
    try await withFolder { folder in
      // Given
      let log = Log()
      let screen = await Screen { FileButtons(log: log, folder: folder) }
      try await screen.tap(.label("Import"))
      try await screen.settle()
      // When
      try await screen.tap(.label("Cancel"))
      try await screen.settle()
      // Then
      #expect(log.lines == ["cancelled"])
    }
  }

  @Test("A document is written into the folder shown, under a free name with the end of its type")
  func export() async throws {
    try await withFolder { folder in
      // Given
      let log = Log()
      let drawer = folder.appending(path: "Drawer")
      try Data("old".utf8).write(to: drawer.appending(path: "Note.txt"))
      let screen = await Screen { FileButtons(log: log, folder: folder, document: Note(text: "new")) }
      // When
      for label in ["Export", "Drawer", "Save"] {
        try await screen.tap(.label(label))
        try await screen.settle()
      }
      // Then
      #expect(log.lines == ["Note 2.txt"])
      #expect(try String(contentsOf: drawer.appending(path: "Note 2.txt"), encoding: .utf8) == "new")
      #expect(try String(contentsOf: drawer.appending(path: "Note.txt"), encoding: .utf8) == "old")
    }
  }

  @Test("What a document can't write is reported")
  func failure() async throws {
    try await withFolder { folder in
      // Given
      let log = Log()
      let screen = await Screen { FileButtons(log: log, folder: folder, document: Note(text: "unwritable")) }
      // When
      for label in ["Export", "Save"] {
        try await screen.tap(.label(label))
        try await screen.settle()
      }
      // Then
      #expect(log.lines == ["error \(CocoaError.fileWriteOutOfSpace.rawValue)"])
    }
  }

  @Test("Without a document there is nothing to export")
  func nothing() async throws {
    try await withFolder { folder in
      // Given
      let screen = await Screen { FileButtons(log: Log(), folder: folder) }
      // When
      try await screen.tap(.label("Export"))
      try await screen.settle()
      // Then
      #expect(!screen.visibleText.contains("Save"))
    }
  }

  @Test("A file is moved to the folder shown")
  func move() async throws {
    try await withFolder { folder in
      // Given
      let log = Log()
      let file = folder.appending(path: "a.txt")
      let screen = await Screen { FileButtons(log: log, folder: folder, moved: file) }
      // When
      for label in ["Relocate", "Drawer", "Move"] {
        try await screen.tap(.label(label))
        try await screen.settle()
      }
      // Then
      #expect(log.lines == ["a.txt"])
      #expect(!FileManager.default.fileExists(atPath: file.path))
      #expect(FileManager.default.fileExists(atPath: folder.appending(path: "Drawer/a.txt").path))
    }
  }
}
