import Foundation

/// The name of a data set of an asset catalog.
public typealias NSDataAssetName = String

/// A file that lies in an asset catalog as it is.
open class NSDataAsset: NSObject, @unchecked Sendable {
  /// What the catalog calls it.
  public let name: NSDataAssetName
  /// What is in the file.
  public let data: Data
  /// The uniform type that the catalog says it has.
  public let typeIdentifier: String

  /// A data set of the app's; nil if there is none.
  public convenience init?(name: NSDataAssetName) { self.init(name: name, bundle: .main) }

  /// A data set of a bundle's; nil if there is none.
  public init?(name: NSDataAssetName, bundle: Bundle) {
    guard let found = AssetCatalog.data(named: name, in: bundle) else { return nil }
    (self.name, data, typeIdentifier) = (name, found.data, found.type)
  }
}
