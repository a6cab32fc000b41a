import Foundation

/// The name of a colour in an asset catalog, as Xcode generates it.
public struct ColorResource: Hashable, Sendable {
  package let name: String
  package let bundle: Bundle

  /// Creates the name of a colour in a bundle's catalog.
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}

/// The name of an image in an asset catalog, as Xcode generates it.
public struct ImageResource: Hashable, Sendable {
  package let name: String
  package let bundle: Bundle

  /// Creates the name of an image in a bundle's catalog.
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}

extension UIColor {
  /// Creates a colour from an asset catalog; clear if there is none.
  public convenience init(resource: ColorResource) {
    let colors = AssetCatalog.colors(named: resource.name, in: resource.bundle)
    self.init { colors?.color(for: $0) ?? .clear }
  }

  /// Creates a colour from the app's asset catalogs by name; nil if there is none.
  public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

  /// Creates a colour from a bundle's asset catalogs by name; nil if there is none.
  ///
  /// - Parameters:
  ///   - bundle: nil for the app's.
  ///   - traitCollection: the traits that the colour is resolved for; nil for one that follows them.
  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
    guard let colors = AssetCatalog.colors(named: name, in: bundle ?? .main) else { return nil }
    if let traitCollection {
      self.init { _ in colors.color(for: traitCollection) }
    } else {
      self.init { colors.color(for: $0) }
    }
  }
}
