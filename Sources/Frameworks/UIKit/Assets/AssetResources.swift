import Foundation

/// The name of a colour of an asset catalog, as Xcode generates it.
public struct ColorResource: Hashable, Sendable {
  package let name: String
  package let bundle: Bundle

  /// A colour of a catalog in a bundle.
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}

/// The name of a picture of an asset catalog, as Xcode generates it.
public struct ImageResource: Hashable, Sendable {
  package let name: String
  package let bundle: Bundle

  /// A picture of a catalog in a bundle.
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}

extension UIColor {
  /// A colour of an asset catalog; clear if there is none.
  public convenience init(resource: ColorResource) {
    let colors = AssetCatalog.colors(named: resource.name, in: resource.bundle)
    self.init { colors?.color(for: $0) ?? .clear }
  }

  /// A colour of the app's asset catalogs by its name; nil if there is none.
  public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

  /// A colour of a bundle's asset catalogs by its name; nil if there is none.
  ///
  /// - Parameters:
  ///   - bundle: nil for the app's.
  ///   - traitCollection: the colour as it is with these traits; nil for one that follows them.
  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
    guard let colors = AssetCatalog.colors(named: name, in: bundle ?? .main) else { return nil }
    if let traitCollection {
      self.init { _ in colors.color(for: traitCollection) }
    } else {
      self.init { colors.color(for: $0) }
    }
  }
}
