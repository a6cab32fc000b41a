import Foundation

extension FileManager {
  /// Moves a file to the trash, which is a hidden folder in the app's home.
  ///
  /// - Parameter outResultingURL: gets the file's new place.
  public func trashItem(
    at url: URL, resultingItemURL outResultingURL: AutoreleasingUnsafeMutablePointer<NSURL?>?
  ) throws {
    let trash = URL(fileURLWithPath: NSHomeDirectory()).appending(path: ".Trash", directoryHint: .isDirectory)
    try createDirectory(at: trash, withIntermediateDirectories: true)
    var place = trash.appending(path: url.lastPathComponent)
    if fileExists(atPath: place.path) { place = trash.appending(path: "\(UUID().uuidString) \(url.lastPathComponent)") }
    try moveItem(at: url, to: place)
    outResultingURL?.pointee = place as NSURL
  }

  /// Moves a file to iCloud or back.
  /// - Throws: always, as without an account
  public func setUbiquitous(_ flag: Bool, itemAt url: URL, destinationURL: URL) throws {
    throw CocoaError(.ubiquitousFileUnavailable)
  }

  /// Removes the local copy of a file in iCloud.
  /// - Throws: always, since there are no files
  public func evictUbiquitousItem(at url: URL) throws { throw CocoaError(.ubiquitousFileUnavailable) }
}
