import Foundation

/// Makes `FileManager.default` know an app's folders: Foundation has no library on this platform, and takes other
/// folders from whoever runs the process.
///
/// If the process has a home for the app, all of the user's folders are in it, laid out as on iOS. Otherwise only those
/// that Foundation does not know are added. The object is Foundation's, so its class is exchanged, as in `PhoneBundle`.
/// It must not have stored properties. Caveat: a file manager that the app creates itself keeps its class.
package final class PhoneFileManager: FileManager, @unchecked Sendable {
  /// Replaces the class of the shared file manager.
  package static func adopt() {
    guard type(of: FileManager.default) == FileManager.self else { return }
    unsafeBitCast(FileManager.default, to: UnsafeMutablePointer<UnsafeRawPointer>.self).pointee = unsafeBitCast(
      PhoneFileManager.self as AnyClass, to: UnsafeRawPointer.self)
  }

  /// Makes a folder the home of the app in this process, with the folders that every app finds there.
  package static func open(home: URL) {
    adopt()
    for name in ["Documents", "Library/Caches", "Library/Preferences"] {
      try? FileManager.default.createDirectory(at: home.appending(path: name), withIntermediateDirectories: true)
    }
    setenv("CFFIXED_USER_HOME", home.path, 1)
  }

  /// The app's home; nil for an app without one of its own.
  private static var home: String? {
    guard let path = getenv("CFFIXED_USER_HOME"), path.pointee != 0 else { return nil }
    return String(cString: path)
  }

  package override func urls(for directory: SearchPathDirectory, in domainMask: SearchPathDomainMask) -> [URL] {
    let paths = domainMask.contains(.userDomainMask) ? Self.paths(of: directory) : []
    if paths.isEmpty { return super.urls(for: directory, in: domainMask) }
    let known = Self.home == nil ? super.urls(for: directory, in: .userDomainMask) : []
    let home = URL(fileURLWithPath: Self.home ?? NSHomeDirectory(), isDirectory: true)
    let own = known.isEmpty ? paths.map { home.appending(path: $0, directoryHint: .isDirectory) } : known
    return own + super.urls(for: directory, in: domainMask.subtracting(.userDomainMask))
  }

  /// The user's folders, relative to the home.
  private static func paths(of directory: SearchPathDirectory) -> [String] {
    switch directory {
    case .applicationDirectory: ["Applications"]
    case .demoApplicationDirectory: ["Applications/Demos"]
    case .developerApplicationDirectory: ["Developer/Applications"]
    case .adminApplicationDirectory: ["Applications/Utilities"]
    case .libraryDirectory: ["Library"]
    case .developerDirectory: ["Developer"]
    case .documentationDirectory: ["Library/Documentation"]
    case .documentDirectory: ["Documents"]
    case .autosavedInformationDirectory: ["Library/Autosave Information"]
    case .desktopDirectory: ["Desktop"]
    case .cachesDirectory: ["Library/Caches"]
    case .applicationSupportDirectory: ["Library/Application Support"]
    case .downloadsDirectory: ["Downloads"]
    case .inputMethodsDirectory: ["Library/Input Methods"]
    case .moviesDirectory: ["Movies"]
    case .musicDirectory: ["Music"]
    case .picturesDirectory: ["Pictures"]
    case .sharedPublicDirectory: ["Public"]
    case .preferencePanesDirectory: ["Library/PreferencePanes"]
    case .allApplicationsDirectory:
      ["Applications", "Applications/Utilities", "Developer/Applications", "Applications/Demos"]
    case .allLibrariesDirectory: ["Library", "Developer"]
    default: []
    }
  }
}
