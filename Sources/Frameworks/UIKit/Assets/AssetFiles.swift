import Foundation

// Apple's "Asset Catalog Format Reference".

/// The selection criteria of a variant.
protocol AssetEntry {
  var idiom: String? { get }
  var appearances: [AssetAppearance]? { get }
  var gamut: String? { get }
  var locale: String? { get }
}

extension AssetEntry {
  /// Whether the variant is for the dark appearance; nil for both.
  var isDark: Bool? { appearances?.first { $0.appearance == "luminosity" }.map { $0.value == "dark" } }

  /// Whether the variant is meant for this kind of screen.
  var isHere: Bool {
    gamut != "display-P3" && appearances?.contains { $0.appearance == "contrast" && $0.value == "high" } != true
  }
}

struct AssetAppearance: Decodable {
  var appearance: String
  var value: String
}

struct GroupFile: Decodable {
  struct Properties: Decodable {
    var providesNamespace: Bool?

    enum CodingKeys: String, CodingKey { case providesNamespace = "provides-namespace" }
  }

  var properties: Properties?
}

struct DataFile: Decodable {
  struct Entry: Decodable, AssetEntry {
    var filename: String?
    var type: String?
    var idiom: String?
    var appearances: [AssetAppearance]?
    var locale: String?
    var gamut: String? { nil }

    enum CodingKeys: String, CodingKey {
      case filename, idiom, appearances, locale
      case type = "universal-type-identifier"
    }
  }

  var data: [Entry]
}

struct SymbolFile: Decodable {
  struct Entry: Decodable { var filename: String? }

  var symbols: [Entry]
}

struct ImageFile: Decodable {
  struct Entry: Decodable, AssetEntry {
    var filename: String?
    var scale: String?
    var idiom: String?
    var appearances: [AssetAppearance]?
    var gamut: String?
    var locale: String?
    var resizing: Resizing?

    enum CodingKeys: String, CodingKey {
      case filename, scale, idiom, appearances, locale, resizing
      case gamut = "display-gamut"
    }
  }

  struct Properties: Decodable {
    var intent: String?
    var preservesVector: Bool?
    /// Whether the image is a template; nil if unspecified.
    var isTemplate: Bool? { intent == "template" ? true : intent == "original" ? false : nil }

    enum CodingKeys: String, CodingKey {
      case intent = "template-rendering-intent"
      case preservesVector = "preserves-vector-representation"
    }
  }

  /// How an image is sliced, in pixels.
  struct Resizing: Decodable {
    struct Insets: Decodable { var top, left, bottom, right: CGFloat? }
    struct Center: Decodable { var mode: String? }

    var insets: Insets?
    var center: Center?

    enum CodingKeys: String, CodingKey {
      case center
      case insets = "cap-insets"
    }

    func slices(scale: CGFloat) -> AssetPicture.Slices? {
      guard let insets else { return nil }
      return AssetPicture.Slices(
        insets: UIEdgeInsets(
          top: (insets.top ?? 0) / scale, left: (insets.left ?? 0) / scale, bottom: (insets.bottom ?? 0) / scale,
          right: (insets.right ?? 0) / scale), isTiled: center?.mode == "tile")
    }
  }

  var images: [Entry]
  var properties: Properties?
}

struct ColorFile: Decodable {
  struct Entry: Decodable, AssetEntry {
    var idiom: String?
    var appearances: [AssetAppearance]?
    var gamut: String?
    var locale: String?
    var color: Value?

    enum CodingKeys: String, CodingKey {
      case idiom, appearances, locale, color
      case gamut = "display-gamut"
    }
  }

  struct Value: Decodable {
    var colorSpace: String?
    var components: [String: Component]?
    /// The name of a system colour.
    var reference: String?

    enum CodingKeys: String, CodingKey {
      case colorSpace = "color-space"
      case components, reference
    }

    var color: UIColor? {
      if let reference { return systemColors[reference] }
      guard let components, let alpha = components["alpha"]?.value else { return nil }
      if let white = components["white"]?.value { return UIColor(white: white, alpha: alpha) }
      guard let red = components["red"]?.value, let green = components["green"]?.value,
        let blue = components["blue"]?.value
      else { return nil }
      switch colorSpace {
      case "display-p3": return UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
      case "extended-linear-srgb":
        return UIColor(
          red: sRGB(fromLinear: red), green: sRGB(fromLinear: green), blue: sRGB(fromLinear: blue), alpha: alpha)
      default: return UIColor(red: red, green: green, blue: blue, alpha: alpha)
      }
    }
  }

  /// A component from 0 to 1: "0.500" is one already; "128" is out of 255, and so is "0x80".
  struct Component: Decodable {
    let value: CGFloat

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if let number = try? container.decode(Double.self) {
        value = number
        return
      }
      let text = try container.decode(String.self)
      let hex = text.hasPrefix("0x") ? Int(text.dropFirst(2), radix: 16) : nil
      if let byte = hex ?? Int(text) {
        value = CGFloat(byte) / 255
      } else if let number = Double(text) {
        value = number
      } else {
        throw DecodingError.dataCorruptedError(in: container, debugDescription: "\(text) is not a colour component.")
      }
    }
  }

  var colors: [Entry]
}

private let systemColors: [String: UIColor] = [
  "systemRedColor": .systemRed, "systemOrangeColor": .systemOrange, "systemYellowColor": .systemYellow,
  "systemGreenColor": .systemGreen, "systemMintColor": .systemMint, "systemTealColor": .systemTeal,
  "systemCyanColor": .systemCyan, "systemBlueColor": .systemBlue, "systemIndigoColor": .systemIndigo,
  "systemPurpleColor": .systemPurple, "systemPinkColor": .systemPink, "systemBrownColor": .systemBrown,
  "systemGrayColor": .systemGray, "systemGray2Color": .systemGray2, "systemGray3Color": .systemGray3,
  "systemGray4Color": .systemGray4, "systemGray5Color": .systemGray5, "systemGray6Color": .systemGray6,
  "labelColor": .label, "secondaryLabelColor": .secondaryLabel, "tertiaryLabelColor": .tertiaryLabel,
  "quaternaryLabelColor": .quaternaryLabel, "systemBackgroundColor": .systemBackground,
  "secondarySystemBackgroundColor": .secondarySystemBackground,
  "tertiarySystemBackgroundColor": .tertiarySystemBackground, "separatorColor": .separator,
]
