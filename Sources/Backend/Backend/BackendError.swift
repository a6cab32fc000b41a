import Foundation

/// What keeps the backend from starting or from storing, in sentences for the person who can fix it.
public enum BackendError: Error, Equatable, LocalizedError, CustomStringConvertible {
  /// Another socket listens on the port.
  case portTaken(host: String, port: Int)
  /// The address is unusable for another reason: unknown host, no permission.
  case cannotListen(host: String, port: Int, reason: String)
  /// SQLite could not open or read the database.
  case databaseUnavailable(String, reason: String)
  /// Another backend uses the database.
  case databaseInUse(String, process: Int32?)
  /// The database has migrations this version does not know.
  case databaseFromNewerVersion(String)
  /// A record was not stored; nothing of the same call was.
  case announcementRejected(UUID, reason: String)
  /// The folder of the photos beside the database could not be created.
  case photosUnavailable(String, reason: String)
  /// The seed data that come with the backend could not be read.
  case seedUnreadable(reason: String)

  public var description: String {
    switch self {
    case .portTaken(let host, let port):
      "Cannot listen on \(host):\(port): another program uses this port. "
        + "Stop that program or choose another port; port 0 picks a free one."
    case .cannotListen(let host, let port, let reason):
      "Cannot listen on \(host):\(port): \(reason). "
        + "Choose an address of this machine, such as 127.0.0.1, and a port from 1024 to 65535, or 0 for a free one."
    case .databaseUnavailable(let place, let reason):
      "Cannot use the database \(place): \(reason). "
        + "Check that its folder exists and is writable and that the file is an SQLite database, or name another file."
    case .databaseInUse(let place, let process):
      "Another backend uses the database \(place)\(process.map { ", in process \($0)" } ?? ""). "
        + "Stop that one or name another file."
    case .databaseFromNewerVersion(let place):
      "The database \(place) was written by a newer version of this backend. Update the backend or name another file."
    case .announcementRejected(let id, let reason):
      "Announcement \(id) was not stored: \(reason). Fix it and store the whole batch again."
    case .photosUnavailable(let place, let reason):
      "Cannot keep photos in \(place): \(reason). "
        + "Check that its parent folder is writable, or name another database file."
    case .seedUnreadable(let reason):
      "The seed data cannot be read: \(reason). Build the backend again and keep its resource folder beside it."
    }
  }

  public var errorDescription: String? { description }
}
