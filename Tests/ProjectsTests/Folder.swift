import Foundation

/// A folder that is removed after the test.
final class Folder {
  let url = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

  deinit { try? FileManager.default.removeItem(at: url) }

  @discardableResult
  func write(_ path: String, _ text: String) throws -> URL {
    let file = url.appending(path: path)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
    return file
  }

  /// - Parameter files: The text of each file by its path.
  func write(_ files: [String: String]) throws {
    for (path, text) in files { try write(path, text) }
  }
}
