import Foundation

extension FileManager {
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
