import Foundation
import Glibc

/// Reports when files are saved. The kernel sends events; nothing polls.
@MainActor
final class FileWatch {
  private let source: DispatchSourceRead

  struct Failure: Error, CustomStringConvertible {
    let folder: String
    var description: String { "cannot watch \(folder): \(String(cString: strerror(errno)))." }
  }

  /// Watches the folder: most editors write another file and rename it.
  /// - Throws: `Failure`
  convenience init(_ file: URL, onSave: @escaping @MainActor () -> Void) throws {
    let name = file.lastPathComponent
    try self.init(folders: [file.deletingLastPathComponent().path], isWanted: { $0 == name }, onSave: onSave)
  }

  /// Watches all files in some folders with wanted names; one that comes or goes is a change, too.
  /// - Throws: `Failure`
  init(
    folders: [String], isWanted: @escaping @Sendable (_ name: String) -> Bool, onSave: @escaping @MainActor () -> Void
  ) throws {
    let descriptor = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
    guard descriptor >= 0 else { throw Failure(folder: folders.first ?? "") }
    let changes = UInt32(IN_CLOSE_WRITE | IN_MOVED_TO) | (folders.count > 1 ? UInt32(IN_DELETE | IN_MOVED_FROM) : 0)
    for folder in folders where inotify_add_watch(descriptor, folder, changes) < 0 {
      let failure = Failure(folder: folder)
      close(descriptor)
      throw failure
    }
    source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: DispatchQueue(label: "FileWatch"))
    source.setEventHandler {
      guard Self.changedNames(descriptor).contains(where: isWanted) else { return }
      // The main thread may be in an endless loop of the previous version.
      Ending.hurry()
      Task { @MainActor in onSave() }
    }
    source.setCancelHandler { close(descriptor) }
    source.resume()
  }

  isolated deinit { source.cancel() }

  /// Returns the names in the received events. An event is four words, the last of them the length of the name that
  /// follows.
  private nonisolated static func changedNames(_ descriptor: Int32) -> Set<String> {
    var names: Set<String> = []
    var buffer = [UInt8](repeating: 0, count: 16 * 1024)
    while case let count = read(descriptor, &buffer, buffer.count), count > 0 {
      buffer.withUnsafeBytes { bytes in
        var offset = 0
        while offset + 16 <= count {
          let length = Int(bytes.loadUnaligned(fromByteOffset: offset + 12, as: UInt32.self))
          let name = bytes[(offset + 16)..<min(count, offset + 16 + length)].prefix { $0 != 0 }
          names.insert(String(decoding: name, as: UTF8.self))
          offset += 16 + length
        }
      }
    }
    return names
  }
}
