import Foundation

/// The cache for build products of projects, which is never in their own folders.
public enum ProjectCache {
  /// The folder for all projects.
  public static var root: URL {
    let environment = ProcessInfo.processInfo.environment
    let caches =
      environment["XDG_CACHE_HOME"].map { URL(fileURLWithPath: $0) }
      ?? URL(fileURLWithPath: environment["HOME"] ?? NSHomeDirectory()).appending(path: ".cache")
    return caches.appending(path: "scrollwork")
  }

  /// Returns the folder for one project, which nobody else may write to, since its contents are loaded.
  /// - Throws: an error of the file system.
  public static func folder(of project: Project) throws -> URL {
    let path = project.location.standardizedFileURL.path
    let folder = root.appending(path: "projects/\(project.name)-\(digest(Data(path.utf8)))")
    try FileManager.default.createDirectory(
      at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    return folder
  }

  /// Writes a file unless it is unchanged: unchanged files are not compiled again.
  /// - Throws: an error of the file system.
  public static func write(_ data: Data, to file: URL) throws {
    if let old = try? Data(contentsOf: file), old == data { return }
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
  }

  /// Returns a short name for a content (FNV-1a). Collisions would have to be constructed.
  public static func digest(_ data: Data) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in data { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return String(hash, radix: 36)
  }
}
