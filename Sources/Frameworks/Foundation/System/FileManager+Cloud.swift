import Foundation

extension FileManager {
  /// The folder that the apps and extensions of a group share. Caveat: the app is in each group that it names.
  public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
    let folder = URL.applicationSupportDirectory
      .appending(path: "AppGroup/\(groupIdentifier)", directoryHint: .isDirectory)
    return (try? createDirectory(at: folder, withIntermediateDirectories: true)).map { folder }
  }

  /// The app's folder in iCloud; nil as for somebody who is not signed in.
  public func url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL? { nil }
  /// Who is signed in to iCloud: nobody.
  public var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { nil }
  /// Whether a file is in iCloud: none is.
  public func isUbiquitousItem(at url: URL) -> Bool { false }
  /// Would fetch a file from iCloud.
  /// - Throws: always, since nothing is there
  public func startDownloadingUbiquitousItem(at url: URL) throws { throw CocoaError(.ubiquitousFileUnavailable) }
}
