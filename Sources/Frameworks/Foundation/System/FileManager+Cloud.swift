import Foundation

extension FileManager {
  /// Returns the folder that the apps and extensions of a group share. Caveat: the app is a member of each group that
  /// it names.
  public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
    let folder = URL.applicationSupportDirectory
      .appending(path: "AppGroup/\(groupIdentifier)", directoryHint: .isDirectory)
    return (try? createDirectory(at: folder, withIntermediateDirectories: true)).map { folder }
  }

  /// Returns the app's iCloud folder; nil, as without an account.
  public func url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL? { nil }
  /// The iCloud account: nobody is signed in.
  public var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { nil }
  /// Returns whether a file is in iCloud: none is.
  public func isUbiquitousItem(at url: URL) -> Bool { false }
  /// Starts to download a file from iCloud.
  /// - Throws: always, since there are no files
  public func startDownloadingUbiquitousItem(at url: URL) throws { throw CocoaError(.ubiquitousFileUnavailable) }
}
