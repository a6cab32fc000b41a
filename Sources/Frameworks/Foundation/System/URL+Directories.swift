import Foundation

extension URL {
  /// Documents that the person created.
  public static var documentsDirectory: URL { directory(.documentDirectory, "Documents") }
  /// Data that the app needs and the person does not see.
  public static var applicationSupportDirectory: URL { directory(.applicationSupportDirectory, "Application Support") }
  /// Data that can be recreated.
  public static var cachesDirectory: URL { directory(.cachesDirectory, "Caches") }
  /// The app's library.
  public static var libraryDirectory: URL { directory(.libraryDirectory, "Library") }
  /// Downloads from the web.
  public static var downloadsDirectory: URL { directory(.downloadsDirectory, "Downloads") }
  /// The desktop.
  public static var desktopDirectory: URL { directory(.desktopDirectory, "Desktop") }
  /// Films.
  public static var moviesDirectory: URL { directory(.moviesDirectory, "Movies") }
  /// Music.
  public static var musicDirectory: URL { directory(.musicDirectory, "Music") }
  /// Images.
  public static var picturesDirectory: URL { directory(.picturesDirectory, "Pictures") }
  /// Shared public files.
  public static var sharedPublicDirectory: URL { directory(.sharedPublicDirectory, "Public") }
  /// The parent of all home folders.
  public static var userDirectory: URL { homeDirectory.deletingLastPathComponent() }

  private static func directory(_ kind: FileManager.SearchPathDirectory, _ name: String) -> URL {
    FileManager.default.urls(for: kind, in: .userDomainMask).first
      ?? homeDirectory.appending(path: name, directoryHint: .isDirectory)
  }

  /// Returns true: there is no sandbox.
  public func startAccessingSecurityScopedResource() -> Bool { true }
  /// Does nothing.
  public func stopAccessingSecurityScopedResource() {}
}
