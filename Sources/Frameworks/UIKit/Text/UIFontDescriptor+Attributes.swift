import Foundation
import Typesetting

extension UIFontDescriptor {
  /// What is known of a font.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The family's name: a `String`.
    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    /// The face's PostScript name: a `String`.
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    /// Points per em: a number.
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    /// Weight, width, lean and symbolic traits: a dictionary by `TraitKey`.
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    /// Forms of letters: dictionaries by `FeatureKey`. Digits of one width have an effect.
    public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
  }

  /// A trait of a font.
  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The number of `SymbolicTraits`.
    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
    /// A `UIFont.Weight`, or its number.
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    /// A `UIFont.Width`, or its number.
    public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
    /// How much letters lean: a number; any above 0 stands for italics.
    public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
  }

  /// What tells a form of letters.
  public struct FeatureKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The number of the feature, as `kNumberSpacingType`, which is 6.
    public static let type = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
    /// The number of one of its values, as `kMonospacedNumbersSelector`, which is 0.
    public static let selector = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
    /// The older name of `type`.
    public static let featureIdentifier = FeatureKey.type
    /// The older name of `selector`.
    public static let typeIdentifier = FeatureKey.selector
  }

  /// What is known of the font.
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

  /// The face's PostScript name.
  public var postscriptName: String { UIFont(font).fontName }

  /// One of the things that are known of the font; nil for another one.
  public func object(forKey attribute: AttributeName) -> Any? { fontAttributes[attribute] }

  /// A descriptor of a font that ships with the phone or the app, by the name of a face; of the system's for another one.
  public convenience init(name fontName: String, size: CGFloat) {
    self.init(fontAttributes: [.name: fontName, .size: size])
  }

  /// A descriptor of a font of which this is known.
  public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
    self.init(Self.adding(attributes, to: FontDescription(size: 12)))
  }

  /// The same with a family, if there is one of this name.
  public func withFamily(_ newFamily: String) -> UIFontDescriptor { addingAttributes([.family: newFamily]) }

  /// The same with other attributes in place of its own.
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
  /// The weight that OpenType counts so.
  fileprivate init(openType: Int) {
    let all: [UIFont.Weight] = [
      .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]
    self = all.min { abs($0.openType - openType) < abs($1.openType - openType) } ?? .regular
  }
}
