import Foundation

/// The name of a data set in an asset catalog.
public typealias NSDataAssetName = String

/// A file stored unchanged in an asset catalog.
open class NSDataAsset: NSObject, @unchecked Sendable {
  /// The name in the catalog.
  public let name: NSDataAssetName
  /// The content of the file.
  public let data: Data
  /// The uniform type identifier in the catalog.
  public let typeIdentifier: String

  /// Creates a data set from the app's catalogs; nil if there is none.
  public convenience init?(name: NSDataAssetName) { self.init(name: name, bundle: .main) }

  /// Creates a data set from a bundle's catalogs; nil if there is none.
  public init?(name: NSDataAssetName, bundle: Bundle) {
    guard let found = AssetCatalog.data(named: name, in: bundle) else { return nil }
    (self.name, data, typeIdentifier) = (name, found.data, found.type)
  }
}
