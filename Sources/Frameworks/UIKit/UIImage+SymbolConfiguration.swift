import Foundation

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

  /// How a symbol is drawn.
  public final class SymbolConfiguration: NSObject, Sendable {
    let pointSize: CGFloat?
    let symbolWeight: SymbolWeight
    let scale: SymbolScale

    private init(_ pointSize: CGFloat?, _ weight: SymbolWeight, _ scale: SymbolScale) {
      (self.pointSize, symbolWeight, self.scale) = (pointSize, weight, scale)
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
    public func applying(_ otherConfiguration: SymbolConfiguration?) -> SymbolConfiguration {
      guard let other = otherConfiguration else { return self }
      return SymbolConfiguration(
        other.pointSize ?? pointSize, other.symbolWeight == .unspecified ? symbolWeight : other.symbolWeight,
        other.scale == .unspecified ? scale : other.scale)
    }
  }

  /// A symbol by its SF Symbols name, drawn in some way; nil if there is none.
  public convenience init?(systemName name: String, withConfiguration configuration: SymbolConfiguration?) {
    self.init(systemName: name)
    symbolConfiguration = configuration
  }

  /// The same symbol drawn in another way.
  public func withConfiguration(_ configuration: SymbolConfiguration) -> UIImage {
    let made = withRenderingMode(renderingMode)
    made.symbolConfiguration = symbolConfiguration?.applying(configuration) ?? configuration
    return made
  }
  /// The same symbol drawn in another way; nil for what is no symbol.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    symbolName == nil ? nil : withConfiguration(configuration)
  }

  /// The font that a symbol is as large as; nil where the place decides.
  package var symbolFont: UIFont? { Self.font(symbolConfiguration) }

  static func font(_ configuration: SymbolConfiguration?) -> UIFont? {
    configuration.map {
      .systemFont(ofSize: ($0.pointSize ?? 17) * $0.scale.factor, weight: $0.symbolWeight.fontWeight())
    }
  }
}
