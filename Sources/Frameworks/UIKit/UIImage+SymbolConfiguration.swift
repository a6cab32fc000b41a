import Foundation
import Typesetting

extension UIImage {
  /// How heavy the lines of a symbol are.
  public enum SymbolWeight: Int, Sendable {
    case unspecified = 0, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

    /// The weight of letters that goes with it.
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

  /// How large a symbol is beside text of a size.
  public enum SymbolScale: Int, Sendable {
    case `default` = -1
    case unspecified = 0, small, medium, large

    // A guess: what SwiftUI's scales are in this simulator.
    fileprivate var factor: CGFloat {
      switch self {
      case .default, .unspecified, .medium: 1
      case .small: 0.8
      case .large: 1.3
      }
    }
  }

  /// How a picture is chosen, or a symbol drawn.
  open class Configuration: NSObject, @unchecked Sendable {
    /// For which traits the picture is; nil for those of its place.
    public internal(set) var traitCollection: UITraitCollection?

    override init() {}
    /// For some traits.
    public init(traitCollection: UITraitCollection?) { self.traitCollection = traitCollection }

    /// The same for other traits.
    open func withTraitCollection(_ traitCollection: UITraitCollection?) -> Self {
      let made = copied()
      made.traitCollection = traitCollection
      return made as? Self ?? self
    }
    /// What another one says, and what this one says of the rest.
    open func applying(_ otherConfiguration: UIImage.Configuration?) -> Self {
      let made = copied()
      made.traitCollection = otherConfiguration?.traitCollection ?? traitCollection
      return made as? Self ?? self
    }
    func copied() -> Configuration { Configuration(traitCollection: traitCollection) }
  }

  /// How a symbol is drawn.
  public final class SymbolConfiguration: Configuration, @unchecked Sendable {
    let pointSize: CGFloat?
    let symbolWeight: SymbolWeight
    let scale: SymbolScale
    /// The colours of its layers; none where the place has them.
    let colors: [UIColor]

    private init(
      _ pointSize: CGFloat?, _ weight: SymbolWeight, _ scale: SymbolScale, _ colors: [UIColor] = []
    ) {
      (self.pointSize, symbolWeight, self.scale, self.colors) = (pointSize, weight, scale, colors)
      super.init()
    }
    override func copied() -> Configuration { SymbolConfiguration(pointSize, symbolWeight, scale, colors) }

    /// What is usual.
    public static var unspecified: SymbolConfiguration { SymbolConfiguration(nil, .unspecified, .unspecified) }
    /// In one colour, more or less opaque. The symbols here have one layer.
    public convenience init(hierarchicalColor: UIColor) {
      self.init(nil, .unspecified, .unspecified, [hierarchicalColor])
    }
    /// In several colours, of which the symbols here have the first: they have one layer.
    public convenience init(paletteColors: [UIColor]) { self.init(nil, .unspecified, .unspecified, paletteColors) }
    /// In the symbol's own colours, if it has some. The symbols here have none.
    public class func preferringMulticolor() -> SymbolConfiguration { unspecified }
    /// In the place's colour.
    public class func preferringMonochrome() -> SymbolConfiguration { unspecified }
    /// The same without a size and a weight.
    public func withoutPointSizeAndWeight() -> Self {
      SymbolConfiguration(nil, .unspecified, scale, colors) as? Self ?? self
    }
    /// The same without a size.
    public func withoutPointSize() -> Self { SymbolConfiguration(nil, symbolWeight, scale, colors) as? Self ?? self }
    /// The same without a weight.
    public func withoutWeight() -> Self { SymbolConfiguration(pointSize, .unspecified, scale, colors) as? Self ?? self }
    /// The same without a scale.
    public func withoutScale() -> Self {
      SymbolConfiguration(pointSize, symbolWeight, .unspecified, colors) as? Self ?? self
    }

    /// As large as text of a size.
    public convenience init(pointSize: CGFloat) { self.init(pointSize, .unspecified, .unspecified) }
    /// As large as text of a size, in a weight.
    public convenience init(pointSize: CGFloat, weight: UIImage.SymbolWeight) {
      self.init(pointSize, weight, .unspecified)
    }
    /// As large as text of a size, in a weight and a scale.
    public convenience init(pointSize: CGFloat, weight: UIImage.SymbolWeight, scale: UIImage.SymbolScale) {
      self.init(pointSize, weight, scale)
    }
    /// As large as text of a style.
    public convenience init(textStyle: UIFont.TextStyle) {
      self.init(UIFont.preferredFont(forTextStyle: textStyle).pointSize, .unspecified, .unspecified)
    }
    /// As large as text of a style, in a scale.
    public convenience init(textStyle: UIFont.TextStyle, scale: UIImage.SymbolScale) {
      self.init(UIFont.preferredFont(forTextStyle: textStyle).pointSize, .unspecified, scale)
    }
    /// As large as text in a font.
    public convenience init(font: UIFont) { self.init(font.pointSize, .unspecified, .unspecified) }
    /// As large as text in a font, in a scale.
    public convenience init(font: UIFont, scale: UIImage.SymbolScale) { self.init(font.pointSize, .unspecified, scale) }
    /// In a weight.
    public convenience init(weight: UIImage.SymbolWeight) { self.init(nil, weight, .unspecified) }
    /// In a scale.
    public convenience init(scale: UIImage.SymbolScale) { self.init(nil, .unspecified, scale) }

    /// What another one says, and what this one says of the rest.
    public override func applying(_ otherConfiguration: UIImage.Configuration?) -> Self {
      guard let other = otherConfiguration as? SymbolConfiguration else { return super.applying(otherConfiguration) }
      let made = SymbolConfiguration(
        other.pointSize ?? pointSize, other.symbolWeight == .unspecified ? symbolWeight : other.symbolWeight,
        other.scale == .unspecified ? scale : other.scale, other.colors.isEmpty ? colors : other.colors)
      made.traitCollection = other.traitCollection ?? traitCollection
      return made as? Self ?? self
    }
  }

  /// A symbol by its SF Symbols name, drawn in some way; nil if there is none.
  public convenience init?(systemName name: String, withConfiguration configuration: UIImage.Configuration?) {
    self.init(systemName: name, variableValue: nil, configuration)
  }
  /// A symbol by its SF Symbols name, for some traits; nil if there is none.
  public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
    self.init(systemName: name, variableValue: nil, Configuration(traitCollection: traitCollection))
  }
  /// A symbol that shows an amount from 0 to 1, drawn in some way; nil if there is none.
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

  /// A picture or symbol of a bundle, nil for the app's, chosen or drawn in some way; nil if there is none.
  public convenience init?(named name: String, in bundle: Bundle?, with configuration: UIImage.Configuration?) {
    self.init(named: name, in: bundle, compatibleWith: configuration?.traitCollection)
    symbolConfiguration = configuration as? SymbolConfiguration
  }

  /// How the picture was chosen, or is drawn.
  public var configuration: UIImage.Configuration? {
    symbolConfiguration ?? extras.traits.map { Configuration(traitCollection: $0) }
  }
  /// For which traits the picture is.
  public var traitCollection: UITraitCollection { extras.traits ?? .current }

  /// The same picture chosen in another way, or symbol drawn in another way.
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
  /// The same symbol drawn in another way; nil for what is no symbol.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    symbolName == nil ? nil : withConfiguration(configuration)
  }

  /// The font that a symbol is as large as; nil where the place decides.
  package var symbolFont: UIFont? { Self.font(symbolConfiguration) }

  package static func font(_ configuration: SymbolConfiguration?) -> UIFont? {
    configuration.map {
      .systemFont(ofSize: ($0.pointSize ?? 17) * $0.scale.factor, weight: $0.symbolWeight.fontWeight())
    }
  }
}
