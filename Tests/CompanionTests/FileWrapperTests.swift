import Foundation
import ScrollworkFoundation
import Testing

@Suite("Wrappers of files")
struct FileWrapperTests {
  private func withFolder(_ action: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try action(folder)
  }

  @Test("A folder with a file and a link is written and read again")
  func roundTrip() throws {
    try withFolder { folder in
      // Given
      let place = folder.appending(path: "pack")
      let wrapper = FileWrapper(directoryWithFileWrappers: [
        "a.txt": FileWrapper(regularFileWithContents: Data("a".utf8))
      ])
      let link = FileWrapper(symbolicLinkWithDestinationURL: URL(fileURLWithPath: "a.txt", relativeTo: folder))
      link.preferredFilename = "link"
      wrapper.addFileWrapper(link)
      // When
      try wrapper.write(to: place, options: .atomic, originalContentsURL: nil)
      let read = try FileWrapper(url: place)
      // Then
      #expect(read.isDirectory && read.filename == "pack")
      #expect(read.fileWrappers?["a.txt"]?.regularFileContents == Data("a".utf8))
      #expect(read.fileWrappers?["link"]?.symbolicLinkDestinationURL?.lastPathComponent == "a.txt")
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["pack"])
    }
  }

  @Test("What has changed on the disk no longer matches")
  func changes() throws {
    try withFolder { folder in
      // Given
      let place = folder.appending(path: "a.txt")
      try Data("a".utf8).write(to: place)
      let wrapper = try FileWrapper(url: place)
      #expect(wrapper.matchesContents(of: place))
      // When
      try Data("longer".utf8).write(to: place)
      // Then
      #expect(!wrapper.matchesContents(of: place))
    }
  }

  @Test("Children with the same name get different keys")
  func keys() {
    // Given
    let wrapper = FileWrapper(directoryWithFileWrappers: [:])
    // When
    let keys = ["a", "b"].map { wrapper.addRegularFile(withContents: Data($0.utf8), preferredFilename: "a.txt") }
    // Then
    #expect(keys[0] == "a.txt" && keys[1] != "a.txt")
    #expect(Set(wrapper.fileWrappers?.keys ?? [:].keys) == Set(keys))
  }
}
