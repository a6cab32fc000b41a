import Foundation
import Typesetting

extension UIFontDescriptor {
  /// The keys of font attributes.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The family name: a `String`.
    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    /// The PostScript name of the face: a `String`.
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    /// The size in points per em: a number.
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    /// Weight, width, slant and symbolic traits: a dictionary by `TraitKey`.
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    /// Font features: dictionaries by `FeatureKey`. Only monospaced digits have an effect.
    public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
  }

  /// A trait of a font.
  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The raw value of `SymbolicTraits`.
    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
    /// A `UIFont.Weight`, or its raw value.
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    /// A `UIFont.Width`, or its raw value.
    public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
    /// The slant: a number; any above 0 stands for italics.
    public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
  }

  /// The keys of a font feature.
  public struct FeatureKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The feature type, such as `kNumberSpacingType`, which is 6.
    public static let type = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
    /// The feature selector, such as `kMonospacedNumbersSelector`, which is 0.
    public static let selector = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
    /// The older name of `type`.
    public static let featureIdentifier = FeatureKey.type
    /// The older name of `selector`.
    public static let typeIdentifier = FeatureKey.selector
  }

  /// The font attributes.
  public var fontAttributes: [AttributeName: Any] {
    let shown = UIFont(font)
    let traits: [TraitKey: Any] = [
      .symbolic: symbolicTraits.rawValue, .weight: UIFont.Weight(openType: font.weight).rawValue,
      .width: CGFloat(font.stretch - 100) / 65, .slant: font.isItalic ? CGFloat(0.07) : 0,
    ]
    var all: [AttributeName: Any] = [
      .family: shown.familyName, .name: shown.fontName, .size: font.size, .traits: traits,
    ]
    if font.usesTabularDigits {
      all[.featureSettings] = [[FeatureKey.type: Self.numberSpacing, .selector: Self.monospacedNumbers]]
    }
    return all
  }
  private static let numberSpacing = 6
  private static let monospacedNumbers = 0

  /// The PostScript name of the face.
  public var postscriptName: String { UIFont(font).fontName }

  /// Returns a font attribute; nil for an unknown one.
  public func object(forKey attribute: AttributeName) -> Any? { fontAttributes[attribute] }

  /// Creates a descriptor of a font of the phone or the app by the name of a face; of the system font for an unknown
  /// name.
  public convenience init(name fontName: String, size: CGFloat) {
    self.init(fontAttributes: [.name: fontName, .size: size])
  }

  /// Creates a descriptor from font attributes.
  public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
    self.init(Self.adding(attributes, to: FontDescription(size: 12)))
  }

  /// Returns a descriptor with another family, if there is one of this name.
  public func withFamily(_ newFamily: String) -> UIFontDescriptor { addingAttributes([.family: newFamily]) }

  /// Returns a descriptor with attributes added or replaced.
  public func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
    UIFontDescriptor(Self.adding(attributes, to: font))
  }

  private static func adding(_ attributes: [AttributeName: Any], to font: FontDescription) -> FontDescription {
    var font = font
    if let size = number(attributes[.size]) { font.size = size }
    if let name = (attributes[.name] ?? attributes[.family]) as? String {
      var chosen = font
      if chosen.choose(name, weight: nil, isItalic: font.isItalic) { font = chosen }
    }
    let traits = attributes[.traits] as? [TraitKey: Any] ?? [:]
    if let symbolic = number(traits[.symbolic]), symbolic >= 0, symbolic < 4_294_967_296 {
      font = UIFontDescriptor(font).withSymbolicTraits(SymbolicTraits(rawValue: UInt32(symbolic)))?.font ?? font
    }
    if let weight = traits[.weight] as? UIFont.Weight ?? number(traits[.weight]).map({ UIFont.Weight($0) }) {
      font.weight = weight.openType
    }
    if let width = traits[.width] as? UIFont.Width ?? number(traits[.width]).map({ UIFont.Width($0) }) {
      font.stretch = width.stretch
    }
    if let slant = number(traits[.slant]) { font.isItalic = slant > 0 }
    for feature in attributes[.featureSettings] as? [[FeatureKey: Any]] ?? []
    where number(feature[.type]) == CGFloat(numberSpacing) {
      font.usesTabularDigits = number(feature[.selector]) == CGFloat(monospacedNumbers)
    }
    return font
  }

  private static func number(_ value: Any?) -> CGFloat? {
    switch value {
    case let number as CGFloat: number
    case let number as Double: CGFloat(number)
    case let number as Int: CGFloat(number)
    case let number as UInt32: CGFloat(number)
    case let number as SymbolicTraits: CGFloat(number.rawValue)
    case let number as NSNumber: CGFloat(number.doubleValue)
    default: nil
    }
  }
}

extension UIFont.Weight {
  /// Creates the weight of an OpenType weight.
  fileprivate init(openType: Int) {
    let all: [UIFont.Weight] = [
      .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]
    self = all.min { abs($0.openType - openType) < abs($1.openType - openType) } ?? .regular
  }
}
