import BrowserHost
import Foundation

/// The state that outlives a process watched by a `Supervisor`: its address, and why the previous process ended. It is
/// kept in a folder that the `Supervisor` creates and removes.
struct FileSession: Codable {
  /// The token in the page's address, or of an Appium session.
  var token = BrowserHost.Configuration.randomToken()
  /// The port of the page or the server, once it is known.
  var port: UInt16?
  /// The previous process's crash; nil while this one runs.
  var crash: CrashReport?
  /// The version of the file that was shown last.
  var version: FileVersion?
  /// The version of the project that was shown last.
  var fingerprint: String?

  /// The environment variable with the session of a process that shows a file.
  static let variable = "SCROLLWORK_SESSION"

  /// The folder of this process's session; nil if it has no supervisor.
  static var folder: URL? {
    ProcessInfo.processInfo.environment[variable].map { URL(fileURLWithPath: $0, isDirectory: true) }
  }

  init() {}

  /// Creates a folder with an unpredictable name, accessible to this user only: its contents are loaded.
  /// - Throws: an error of the file system.
  static func makeFolder() throws -> URL {
    var path = Array(FileManager.default.temporaryDirectory.appending(path: "scrollwork-XXXXXX").path.utf8CString)
    guard mkdtemp(&path) != nil else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
    return URL(
      fileURLWithPath: String(decoding: path.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self), isDirectory: true)
  }

  /// Reads the state.
  /// - Throws: an error of the file system.
  init(in folder: URL) throws {
    self = try JSONDecoder().decode(Self.self, from: Data(contentsOf: Self.file(in: folder)))
  }

  /// Writes the state.
  /// - Throws: an error of the file system.
  func save(in folder: URL) throws {
    let data = try JSONEncoder().encode(self)
    // Written to another file and renamed, so that nobody reads half of it; only this user can read the token.
    let new = folder.appending(path: "session.new")
    let isWritten = FileManager.default.createFile(
      atPath: new.path, contents: data, attributes: [.posixPermissions: 0o600])
    guard isWritten, rename(new.path, Self.file(in: folder).path) == 0 else {
      throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
    }
  }

  private static func file(in folder: URL) -> URL { folder.appending(path: "session.json") }
}

/// Identifies a saved version of a file.
struct FileVersion: Codable, Equatable {
  private let inode: UInt64
  private let size: Int64
  private let seconds: Int
  private let nanoseconds: Int

  /// Creates a version; nil if there is no such file.
  init?(of file: URL) {
    var status = stat()
    guard stat(file.path, &status) == 0 else { return nil }
    inode = UInt64(status.st_ino)
    size = Int64(status.st_size)
    (seconds, nanoseconds) = (status.st_mtim.tv_sec, status.st_mtim.tv_nsec)
  }
}
