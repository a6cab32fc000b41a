import BrowserHost
import Foundation

/// What outlives the process that shows a file: the page's address, and why the process before ended. Kept in a folder that the
/// `Supervisor` makes and removes.
struct FileSession: Codable {
  /// What the address of the page carries.
  var token = BrowserHost.Configuration.randomToken()
  /// The port of the page, once it is known.
  var port: UInt16?
  /// What the last version of the file ended the process with; nil as long as it runs.
  var crash: String?

  /// Where a process that shows a file finds its session.
  static let variable = "SCROLLWORK_SESSION"

  /// The folder of this process's session; nil if nobody watches over it.
  static var folder: URL? {
    ProcessInfo.processInfo.environment[variable].map { URL(fileURLWithPath: $0, isDirectory: true) }
  }

  init() {}

  /// - Throws: an error of the file system.
  init(in folder: URL) throws {
    self = try JSONDecoder().decode(Self.self, from: Data(contentsOf: Self.file(in: folder)))
  }

  /// - Throws: an error of the file system.
  func save(in folder: URL) throws {
    try JSONEncoder().encode(self).write(to: Self.file(in: folder), options: .atomic)
  }

  private static func file(in folder: URL) -> URL { folder.appending(path: "session.json") }
}
