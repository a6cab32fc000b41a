import Foundation

extension URL {
  /// What the person made with the app.
  public static var documentsDirectory: URL { directory(.documentDirectory, "Documents") }
  /// What the app needs and the person does not see.
  public static var applicationSupportDirectory: URL { directory(.applicationSupportDirectory, "Application Support") }
  /// What can be made again.
  public static var cachesDirectory: URL { directory(.cachesDirectory, "Caches") }
  /// The app's library.
  public static var libraryDirectory: URL { directory(.libraryDirectory, "Library") }
  /// What was loaded from the web.
  public static var downloadsDirectory: URL { directory(.downloadsDirectory, "Downloads") }
  /// What lies on the desktop.
  public static var desktopDirectory: URL { directory(.desktopDirectory, "Desktop") }
  /// Films.
  public static var moviesDirectory: URL { directory(.moviesDirectory, "Movies") }
  /// Music.
  public static var musicDirectory: URL { directory(.musicDirectory, "Music") }
  /// Pictures.
  public static var picturesDirectory: URL { directory(.picturesDirectory, "Pictures") }
  /// What everybody may see.
  public static var sharedPublicDirectory: URL { directory(.sharedPublicDirectory, "Public") }
  /// Where all people's homes are.
  public static var userDirectory: URL { homeDirectory.deletingLastPathComponent() }

  private static func directory(_ kind: FileManager.SearchPathDirectory, _ name: String) -> URL {
    FileManager.default.urls(for: kind, in: .userDomainMask).first
      ?? homeDirectory.appending(path: name, directoryHint: .isDirectory)
  }

  /// True: there is no sandbox that would hinder.
  public func startAccessingSecurityScopedResource() -> Bool { true }
  /// Does nothing.
  public func stopAccessingSecurityScopedResource() {}
}
