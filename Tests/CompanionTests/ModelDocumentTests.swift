import Foundation
import SimulatorTesting
import SwiftData
import SwiftUI
import Testing
import UniformTypeIdentifiers

extension UTType {
  fileprivate static let entries = UTType(exportedAs: "org.example.entries", conformingTo: .package)
}

@MainActor @Suite("Documents of models", .simulator(.iPhone15Pro))
struct ModelDocumentTests {
  struct Editor: App {
    var body: some Scene {
      DocumentGroup(editing: ListEntry.self, contentType: .entries) {
        ListEntries()
      } prepareDocument: { context in
        context.insert(ListEntry(title: "first"))
      }
    }
  }

  struct Viewer: App {
    var body: some Scene {
      DocumentGroup(viewing: ListEntry.self, contentType: .entries) {
        ListEntries()
      }
    }
  }

  private func withFolder(_ action: (URL) async throws -> Void) async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try await action(folder)
  }

  @Test("given a new document, when its models change, then they are there when it is opened again")
  func editing() async throws {
    try await withFolder { folder in
      // Given
      let screen = await Screen { _AppView<Editor>().fileDialogDefaultDirectory(folder) }
      try await screen.settle()
      try await screen.tap(.label("Create Document"))
      try await screen.settle()
      #expect(screen.visibleText.contains("Entries: first"))
      #expect(screen.visibleText.contains("editable: true"))
      // When
      try await screen.tap(.label("Add"))
      try await screen.settle()
      #expect(screen.visibleText.contains("Entries: first more"))
      try await screen.tap(.label("Back"))
      try await screen.settle()
      #expect(!screen.visibleText.contains("Entries: first more"))
      try await screen.tap(.label("Untitled.entries"))
      try await screen.settle()
      // Then
      #expect(screen.visibleText.contains("Entries: first more"))
    }
  }

  @Test("given a change of a document's models, when it is undone, then the document is as before")
  func undoing() async throws {
    try await withFolder { folder in
      // Given
      let screen = await Screen { _AppView<Editor>().fileDialogDefaultDirectory(folder) }
      try await screen.settle()
      try await screen.tap(.label("Create Document"))
      try await screen.settle()
      try await screen.tap(.label("Add"))
      try await screen.settle()
      #expect(screen.visibleText.contains("Entries: first more"))
      // When
      try await screen.tap(.label("Undo"))
      try await screen.settle()
      // Then
      #expect(screen.visibleText.contains("Entries: first"))
      #expect(!screen.visibleText.contains("Entries: first more"))
    }
  }

  @Test("given an app that only views documents, then it opens one, and cannot create any")
  func viewing() async throws {
    try await withFolder { folder in
      // Given
      let store = folder.appending(path: "Old.entries/StoreContent/persistentStore")
      do {
        let container = try ModelContainer(for: ListEntry.self, configurations: ModelConfiguration(url: store))
        container.mainContext.insert(ListEntry(title: "kept"))
        try container.mainContext.save()
      }
      let screen = await Screen { _AppView<Viewer>().fileDialogDefaultDirectory(folder) }
      try await screen.settle()
      #expect(!screen.visibleText.contains("Create Document"))
      // When
      try await screen.tap(.label("Old.entries"))
      try await screen.settle()
      // Then
      #expect(screen.visibleText.contains("Entries: kept"))
      #expect(screen.visibleText.contains("editable: false"))
    }
  }
}
