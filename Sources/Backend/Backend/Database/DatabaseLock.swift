import Foundation

/// Locks a database file against other backends: each would remove the photos that the other is about to name.
///
/// The lock is on a file beside the database that contains the process's number. It ends with this object and with the
/// process, however that ends; the file stays.
final class DatabaseLock: Sendable {
  private let descriptor: Int32

  /// Creates a lock, waiting a moment for a backend that is ending. If no lock is possible at all, as in a folder that
  /// does not exist, opening the database reports why.
  ///
  /// - Throws: `BackendError.databaseInUse`
  init?(_ database: BackendConfiguration.Database) throws(BackendError) {
    guard case .file(let url) = database else { return nil }
    let path = url.resolvingSymlinksInPath().path
    descriptor = open("\(path)-lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { return nil }
    for _ in 0..<20 {
      if flock(descriptor, LOCK_EX | LOCK_NB) == 0 {
        let number = Array("\(getpid())\n".utf8)
        if ftruncate(descriptor, 0) == 0 { _ = pwrite(descriptor, number, number.count, 0) }
        return
      }
      guard errno == EWOULDBLOCK else { return }
      usleep(50_000)
    }
    var number = [UInt8](repeating: 0, count: 16)
    let count = max(0, pread(descriptor, &number, number.count, 0))
    let process = Int32(String(decoding: number.prefix(count), as: UTF8.self).trimmingCharacters(in: .newlines))
    throw .databaseInUse(path, process: process)
  }

  deinit { if descriptor >= 0 { close(descriptor) } }
}
