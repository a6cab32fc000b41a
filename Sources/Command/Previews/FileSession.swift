import BrowserHost
import Foundation

/// What outlives a process that a `Supervisor` watches over: its address, and why the process before ended. Kept in a folder that
/// the `Supervisor` makes and removes.
struct FileSession: Codable {
  /// What the address of the page carries, or a session of Appium gives.
  var token = BrowserHost.Configuration.randomToken()
  /// The port of the page or the server, once it is known.
  var port: UInt16?
  /// What the process before ended with; nil as long as this one runs.
  var crash: CrashReport?
  /// The version of the file that was shown last.
  var version: FileVersion?
  /// The version of the project that was shown last.
  var fingerprint: String?

  /// Where a process that shows a file finds its session.
  static let variable = "SCROLLWORK_SESSION"

  /// The folder of this process's session; nil if nobody watches over it.
  static var folder: URL? {
    ProcessInfo.processInfo.environment[variable].map { URL(fileURLWithPath: $0, isDirectory: true) }
  }

  init() {}

  /// Makes a folder of a name that nobody could foresee, for nobody but this user: what lies in it is loaded.
  /// - Throws: an error of the file system.
  static func makeFolder() throws -> URL {
    var path = Array(FileManager.default.temporaryDirectory.appending(path: "scrollwork-XXXXXX").path.utf8CString)
    guard mkdtemp(&path) != nil else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
    return URL(
      fileURLWithPath: String(decoding: path.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self), isDirectory: true)
  }

  /// - Throws: an error of the file system.
  init(in folder: URL) throws {
    self = try JSONDecoder().decode(Self.self, from: Data(contentsOf: Self.file(in: folder)))
  }

  /// - Throws: an error of the file system.
  func save(in folder: URL) throws {
    let data = try JSONEncoder().encode(self)
    // Written beside it and renamed, so that nobody reads half of it; nobody but this user reads the token.
    let new = folder.appending(path: "session.new")
    let isWritten = FileManager.default.createFile(
      atPath: new.path, contents: data, attributes: [.posixPermissions: 0o600])
    guard isWritten, rename(new.path, Self.file(in: folder).path) == 0 else {
      throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO)
    }
  }

  private static func file(in folder: URL) -> URL { folder.appending(path: "session.json") }
}

/// Tells one saved version of a file from the next.
struct FileVersion: Codable, Equatable {
  private let inode: UInt64
  private let size: Int64
  private let seconds: Int
  private let nanoseconds: Int

  /// Nil if there is no such file.
  init?(of file: URL) {
    var status = stat()
    guard stat(file.path, &status) == 0 else { return nil }
    inode = UInt64(status.st_ino)
    size = Int64(status.st_size)
    (seconds, nanoseconds) = (status.st_mtim.tv_sec, status.st_mtim.tv_nsec)
  }
}
