import Foundation

extension NSURL {
  /// How a bookmark is made. None of it matters here, as there is no sandbox.
  public struct BookmarkCreationOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// As little as finds the file again.
    public static let minimalBookmark = BookmarkCreationOptions(rawValue: 1 << 9)
    /// As much as a bookmark in a file needs.
    public static let suitableForBookmarkFile = BookmarkCreationOptions(rawValue: 1 << 10)
    /// Without access for whoever resolves it.
    public static let withoutImplicitSecurityScope = BookmarkCreationOptions(rawValue: 1 << 29)
  }

  /// How a bookmark is resolved. None of it matters here.
  public struct BookmarkResolutionOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Asks nobody.
    public static let withoutUI = BookmarkResolutionOptions(rawValue: 1 << 8)
    /// Mounts no volume.
    public static let withoutMounting = BookmarkResolutionOptions(rawValue: 1 << 9)
    /// Begins no access.
    public static let withoutImplicitStartAccessing = BookmarkResolutionOptions(rawValue: 1 << 15)
  }
}

extension URL {
  /// How a bookmark is made.
  public typealias BookmarkCreationOptions = NSURL.BookmarkCreationOptions
  /// How a bookmark is resolved.
  public typealias BookmarkResolutionOptions = NSURL.BookmarkResolutionOptions

  private struct Bookmark: Codable {
    var path: String
    /// The file's number on its volume, by which it is found after it was renamed in its folder.
    var number: UInt64?
  }

  private static func number(ofFile path: String) -> UInt64? {
    (try? FileManager.default.attributesOfItem(atPath: path))?[.systemFileNumber] as? UInt64
  }

  /// Returns data that finds the file again after the app was restarted.
  ///
  /// Caveat: a file that was moved to another folder is not found. The resource values are not kept.
  public func bookmarkData(
    options: BookmarkCreationOptions = [], includingResourceValuesForKeys keys: Set<URLResourceKey>? = nil,
    relativeTo url: URL? = nil
  ) throws -> Data {
    let path = standardizedFileURL.path
    guard isFileURL, let number = Self.number(ofFile: path) else { throw CocoaError(.fileReadNoSuchFile) }
    return try JSONEncoder().encode(Bookmark(path: path, number: number))
  }

  /// Creates the URL of a bookmark's file. The bookmark is stale if the file was renamed.
  public init(
    resolvingBookmarkData data: Data, options: BookmarkResolutionOptions = [], relativeTo url: URL? = nil,
    bookmarkDataIsStale: inout Bool
  ) throws {
    guard let bookmark = try? JSONDecoder().decode(Bookmark.self, from: data) else {
      throw CocoaError(.fileReadCorruptFile)
    }
    let file = URL(fileURLWithPath: bookmark.path)
    bookmarkDataIsStale = false
    if FileManager.default.fileExists(atPath: bookmark.path) {
      self = file
      return
    }
    let folder = file.deletingLastPathComponent()
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let renamed = names.map { folder.appending(path: $0) }.first { Self.number(ofFile: $0.path) == bookmark.number }
    guard let renamed else { throw CocoaError(.fileNoSuchFile) }
    bookmarkDataIsStale = true
    self = renamed
  }
}
