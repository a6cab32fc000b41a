import Foundation
import Typesetting

extension UIImage {
  /// The stroke weight of a symbol.
  public enum SymbolWeight: Int, Sendable {
    case unspecified = 0, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

    /// Returns the matching font weight.
    public func fontWeight() -> UIFont.Weight {
      switch self {
      case .unspecified, .regular: .regular
      case .ultraLight: .ultraLight
      case .thin: .thin
      case .light: .light
      case .medium: .medium
      case .semibold: .semibold
      case .bold: .bold
      case .heavy: .heavy
      case .black: .black
      }
    }
  }

  /// The size of a symbol relative to text.
  public enum SymbolScale: Int, Sendable {
    case `default` = -1
    case unspecified = 0, small, medium, large

    // A guess: the scales of SwiftUI in this simulator.
    fileprivate var factor: CGFloat {
      switch self {
      case .default, .unspecified, .medium: 1
      case .small: 0.8
      case .large: 1.3
      }
    }
  }

  /// A configuration that selects an image or describes how a symbol is drawn.
  open class Configuration: NSObject, @unchecked Sendable {
    /// The traits that the image is selected for; nil for those of its place.
    public internal(set) var traitCollection: UITraitCollection?

    override init() {}
    /// Creates a configuration for traits.
    public init(traitCollection: UITraitCollection?) { self.traitCollection = traitCollection }

    /// Returns the configuration for other traits.
    open func withTraitCollection(_ traitCollection: UITraitCollection?) -> Self {
      let made = copied()
      made.traitCollection = traitCollection
      return made as? Self ?? self
    }
    /// Returns the configuration with the values of another one taking precedence.
    open func applying(_ otherConfiguration: UIImage.Configuration?) -> Self {
      let made = copied()
      made.traitCollection = otherConfiguration?.traitCollection ?? traitCollection
      return made as? Self ?? self
    }
    func copied() -> Configuration { Configuration(traitCollection: traitCollection) }
  }

  /// A configuration for drawing a symbol.
  public final class SymbolConfiguration: Configuration, @unchecked Sendable {
    let pointSize: CGFloat?
    let symbolWeight: SymbolWeight
    let scale: SymbolScale
    /// The colours of the layers; empty for those of the place.
    let colors: [UIColor]

    private init(
      _ pointSize: CGFloat?, _ weight: SymbolWeight, _ scale: SymbolScale, _ colors: [UIColor] = []
    ) {
      (self.pointSize, symbolWeight, self.scale, self.colors) = (pointSize, weight, scale, colors)
      super.init()
    }
    override func copied() -> Configuration { SymbolConfiguration(pointSize, symbolWeight, scale, colors) }

    /// The default configuration.
    public static var unspecified: SymbolConfiguration { SymbolConfiguration(nil, .unspecified, .unspecified) }
    /// Creates a configuration in shades of one colour. The symbols here have one layer.
    public convenience init(hierarchicalColor: UIColor) {
      self.init(nil, .unspecified, .unspecified, [hierarchicalColor])
    }
    /// Creates a configuration with several colours. The symbols here use the first, as they have one layer.
    public convenience init(paletteColors: [UIColor]) { self.init(nil, .unspecified, .unspecified, paletteColors) }
    /// Returns a configuration with the symbol's own colours, if it has any. The symbols here have none.
    public class func preferringMulticolor() -> SymbolConfiguration { unspecified }
    /// Returns a configuration with the colour of its place.
    public class func preferringMonochrome() -> SymbolConfiguration { unspecified }
    /// Returns the configuration without a size and a weight.
    public func withoutPointSizeAndWeight() -> Self {
      SymbolConfiguration(nil, .unspecified, scale, colors) as? Self ?? self
    }
    /// Returns the configuration without a size.
    public func withoutPointSize() -> Self { SymbolConfiguration(nil, symbolWeight, scale, colors) as? Self ?? self }
    /// Returns the configuration without a weight.
    public func withoutWeight() -> Self { SymbolConfiguration(pointSize, .unspecified, scale, colors) as? Self ?? self }
    /// Returns the configuration without a scale.
    public func withoutScale() -> Self {
      SymbolConfiguration(pointSize, symbolWeight, .unspecified, colors) as? Self ?? self
    }

    /// Creates a configuration that matches text of a size.
    public convenience init(pointSize: CGFloat) { self.init(pointSize, .unspecified, .unspecified) }
    /// Creates a configuration that matches text of a size, in a weight.
    public convenience init(pointSize: CGFloat, weight: UIImage.SymbolWeight) {
      self.init(pointSize, weight, .unspecified)
    }
    /// Creates a configuration that matches text of a size, in a weight and a scale.
    public convenience init(pointSize: CGFloat, weight: UIImage.SymbolWeight, scale: UIImage.SymbolScale) {
      self.init(pointSize, weight, scale)
    }
    /// Creates a configuration that matches a text style.
    public convenience init(textStyle: UIFont.TextStyle) {
      self.init(UIFont.preferredFont(forTextStyle: textStyle).pointSize, .unspecified, .unspecified)
    }
    /// Creates a configuration that matches a text style, in a scale.
    public convenience init(textStyle: UIFont.TextStyle, scale: UIImage.SymbolScale) {
      self.init(UIFont.preferredFont(forTextStyle: textStyle).pointSize, .unspecified, scale)
    }
    /// Creates a configuration that matches a font.
    public convenience init(font: UIFont) { self.init(font.pointSize, .unspecified, .unspecified) }
    /// Creates a configuration that matches a font, in a scale.
    public convenience init(font: UIFont, scale: UIImage.SymbolScale) { self.init(font.pointSize, .unspecified, scale) }
    /// Creates a configuration with a weight.
    public convenience init(weight: UIImage.SymbolWeight) { self.init(nil, weight, .unspecified) }
    /// Creates a configuration with a scale.
    public convenience init(scale: UIImage.SymbolScale) { self.init(nil, .unspecified, scale) }

    /// Returns the configuration with the values of another one taking precedence.
    public override func applying(_ otherConfiguration: UIImage.Configuration?) -> Self {
      guard let other = otherConfiguration as? SymbolConfiguration else { return super.applying(otherConfiguration) }
      let made = SymbolConfiguration(
        other.pointSize ?? pointSize, other.symbolWeight == .unspecified ? symbolWeight : other.symbolWeight,
        other.scale == .unspecified ? scale : other.scale, other.colors.isEmpty ? colors : other.colors)
      made.traitCollection = other.traitCollection ?? traitCollection
      return made as? Self ?? self
    }
  }

  /// Creates a symbol from its SF Symbols name with a configuration; nil if there is none.
  public convenience init?(systemName name: String, withConfiguration configuration: UIImage.Configuration?) {
    self.init(systemName: name, variableValue: nil, configuration)
  }
  /// Creates a symbol from its SF Symbols name for traits; nil if there is none.
  public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
    self.init(systemName: name, variableValue: nil, Configuration(traitCollection: traitCollection))
  }
  /// Creates a symbol that shows a value from 0 to 1, with a configuration; nil if there is none.
  public convenience init?(
    systemName name: String, variableValue value: Double, configuration: UIImage.Configuration? = nil
  ) {
    self.init(systemName: name, variableValue: value, configuration)
  }
  private convenience init?(systemName name: String, variableValue: Double?, _ configuration: Configuration?) {
    guard SymbolCatalog.contains(name) else { return nil }
    let symbol = configuration as? SymbolConfiguration
    self.init(bitmap: nil, symbolName: name, scale: 1, tint: symbol?.colors.first, renderingMode: .automatic)
    symbolConfiguration = symbol
    (extras.variableValue, extras.traits) = (variableValue, configuration?.traitCollection)
  }

  /// Creates an image or symbol from a bundle, nil for the app's, with a configuration; nil if there is none.
  public convenience init?(named name: String, in bundle: Bundle?, with configuration: UIImage.Configuration?) {
    self.init(named: name, in: bundle, compatibleWith: configuration?.traitCollection)
    symbolConfiguration = configuration as? SymbolConfiguration
  }

  /// The configuration that selected the image or draws the symbol.
  public var configuration: UIImage.Configuration? {
    symbolConfiguration ?? extras.traits.map { Configuration(traitCollection: $0) }
  }
  /// The traits that the image was selected for.
  public var traitCollection: UITraitCollection { extras.traits ?? .current }

  /// Returns the image or symbol with another configuration.
  public func withConfiguration(_ configuration: UIImage.Configuration) -> UIImage {
    guard let symbol = configuration as? SymbolConfiguration else {
      guard let variants, let traits = configuration.traitCollection else { return self }
      return UIImage(named: variants.name, in: variants.bundle, compatibleWith: traits) ?? self
    }
    let made = UIImage(
      bitmap: bitmap, symbolName: symbolName, scale: scale, tint: symbol.colors.first ?? tint,
      renderingMode: renderingMode)
    (made.source, made.variants) = (source, variants)
    made.take(from: self)
    made.symbolConfiguration = symbolConfiguration?.applying(symbol) ?? symbol
    return made
  }
  /// Returns the symbol with another configuration; nil if this is no symbol.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    symbolName == nil ? nil : withConfiguration(configuration)
  }

  /// The font that determines the symbol's size; nil for that of the place.
  package var symbolFont: UIFont? { Self.font(symbolConfiguration) }

  package static func font(_ configuration: SymbolConfiguration?) -> UIFont? {
    configuration.map {
      .systemFont(ofSize: ($0.pointSize ?? 17) * $0.scale.factor, weight: $0.symbolWeight.fontWeight())
    }
  }
}
