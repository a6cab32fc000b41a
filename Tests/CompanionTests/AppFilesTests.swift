import ScrollworkFoundation
import SimulatorTesting
import SwiftUI
import Synchronization
import Testing

@Suite("An app's files", .simulator(.iPhoneSE))
@MainActor
struct AppFilesTests {
  @Test(
    "given a phone, when the app asks for a folder, then it has one by each of Foundation's ways",
    arguments: [
      (FileManager.SearchPathDirectory.libraryDirectory, "Library"),
      (.inputMethodsDirectory, "Input Methods"), (.preferencePanesDirectory, "PreferencePanes"),
      (.applicationDirectory, "Applications"),
    ])
  func folders(kind: FileManager.SearchPathDirectory, name: String) async throws {
    _ = await Screen { EmptyView() }
    let url = try FileManager.default.url(for: kind, in: .userDomainMask, appropriateFor: nil, create: false)
    #expect(url.lastPathComponent == name)
    #expect(FileManager.default.urls(for: kind, in: .allDomainsMask).first == url)
    #expect(NSSearchPathForDirectoriesInDomains(kind, .userDomainMask, true) == [url.path])
    if kind == .libraryDirectory { #expect(URL.libraryDirectory.path == url.path) }
  }

  @Test("given a bookmark, when its file is renamed, then the file is found and the bookmark is stale")
  func bookmarks() throws {
    // Given
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "note.txt")
    try Data("Milk".utf8).write(to: file)
    let bookmark = try file.bookmarkData(options: .minimalBookmark)
    var isStale = true
    #expect(try URL(resolvingBookmarkData: bookmark, bookmarkDataIsStale: &isStale).path == file.path)
    #expect(!isStale)
    // When
    try FileManager.default.moveItem(at: file, to: folder.appending(path: "list.txt"))
    // Then
    let found = try URL(resolvingBookmarkData: bookmark, bookmarkDataIsStale: &isStale)
    #expect(try String(contentsOf: found, encoding: .utf8) == "Milk")
    #expect(isStale)
    try FileManager.default.removeItem(at: found)
    #expect(throws: CocoaError.self) { try URL(resolvingBookmarkData: bookmark, bookmarkDataIsStale: &isStale) }
  }

  @Test("given a file, then it has lines and bytes that can be waited for")
  func lines() async throws {
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try Data("Milk\n\nBread\r\n".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    var lines: [String] = []
    for try await line in file.lines { lines.append(line) }
    #expect(lines == ["Milk", "Bread"])
    var count = 0
    for try await _ in file.resourceBytes { count += 1 }
    #expect(count == 13)
  }

  @Test("given a presenter, when somebody else writes to its file, then it is told; of its own writing it is not")
  func coordination() {
    final class Presenter: NSObject, NSFilePresenter, Sendable {
      let presentedItemURL: URL? = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
      let presentedItemOperationQueue = OperationQueue()
      let changes = Mutex(0)
      func presentedItemDidChange() { changes.withLock { $0 += 1 } }
    }
    // Given
    let presenter = Presenter()
    NSFileCoordinator.addFilePresenter(presenter)
    defer { NSFileCoordinator.removeFilePresenter(presenter) }
    let file = presenter.presentedItemURL ?? URL(fileURLWithPath: "/")
    var written: [URL] = []
    // When
    NSFileCoordinator(filePresenter: presenter).coordinate(writingItemAt: file, error: nil) { written.append($0) }
    NSFileCoordinator().coordinate(writingItemAt: file, options: .forReplacing, error: nil) { written.append($0) }
    presenter.presentedItemOperationQueue.waitUntilAllOperationsAreFinished()
    // Then
    #expect(presenter.changes.withLock { $0 } == 1)
    #expect(written == [file, file])
  }
}
