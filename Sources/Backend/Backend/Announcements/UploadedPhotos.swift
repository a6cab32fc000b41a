import Foundation
import Synchronization

/// The uploaded pictures: files in a folder beside the database, or bytes in memory with a database in memory.
///
/// A picture is written under another name, flushed to the disk and then renamed, before any row names it, and removed
/// after no row names it. So a row never names a missing or half-written file, however the process ends; an end in
/// between leaves an unnamed file, which `sweep` removes at the next start.
final class UploadedPhotos: Sendable {
  private let folder: URL?
  private let memory = Mutex<[String: Data]>([:])

  /// Creates the folder if it is missing; `nil` keeps the pictures in memory.
  init(folder: URL?) throws(BackendError) {
    self.folder = folder
    guard let folder else { return }
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw .photosUnavailable(folder.path, reason: error.localizedDescription)
    }
  }

  /// Stores a picture under a new name, which it returns.
  func save(_ bytes: [UInt8], as format: ImageFormat) throws -> String {
    let name = "\(UUID().uuidString.lowercased()).\(format.fileExtension)"
    guard let folder else {
      memory.withLock { $0[name] = Data(bytes) }
      return name
    }
    let unfinished = folder.appendingPathComponent("\(name).part")
    do {
      try Data(bytes).write(to: unfinished)
      let file = try FileHandle(forWritingTo: unfinished)
      try file.synchronize()
      try file.close()
      try FileManager.default.moveItem(at: unfinished, to: folder.appendingPathComponent(name))
      try synchronize(folder)
    } catch {
      try? FileManager.default.removeItem(at: unfinished)
      throw error
    }
    return name
  }

  /// Returns the picture of this name and its format; a name that `save` never returns is not looked for.
  func photo(named name: String) -> (bytes: Data, format: ImageFormat)? {
    guard let format = Self.format(of: name) else { return nil }
    let bytes = folder.map { try? Data(contentsOf: $0.appendingPathComponent(name)) } ?? memory.withLock { $0[name] }
    return bytes.map { ($0, format) }
  }

  /// Removes a picture; other names are ignored.
  func remove(named name: String) {
    guard Self.format(of: name) != nil else { return }
    if let folder {
      try? FileManager.default.removeItem(at: folder.appendingPathComponent(name))
    } else {
      memory.withLock { $0[name] = nil }
    }
  }

  /// Removes pictures that are not among these, and unfinished ones.
  func sweep(keeping names: Set<String>) {
    guard let folder, let files = try? FileManager.default.contentsOfDirectory(atPath: folder.path) else { return }
    for file in files where !names.contains(file) {
      let isOurs = Self.format(of: file.hasSuffix(".part") ? String(file.dropLast(5)) : file) != nil
      if isOurs { try? FileManager.default.removeItem(at: folder.appendingPathComponent(file)) }
    }
  }

  /// Recognises names in the format of `save`, so that no name is ever a path.
  private static func format(of name: String) -> ImageFormat? {
    guard let format = ImageFormat.allCases.first(where: { name.hasSuffix(".\($0.fileExtension)") }) else { return nil }
    let stem = String(name.dropLast(format.fileExtension.count + 1))
    guard let id = UUID(uuidString: stem), id.uuidString.lowercased() == stem else { return nil }
    return format
  }

  /// Flushes the folder's entries to the disk, without which a power failure may undo a rename.
  private func synchronize(_ folder: URL) throws {
    let descriptor = open(folder.path, O_RDONLY | O_DIRECTORY)
    guard descriptor >= 0 else { throw CocoaError(.fileReadUnknown) }
    defer { close(descriptor) }
    guard fsync(descriptor) == 0 else { throw CocoaError(.fileWriteUnknown) }
  }
}
