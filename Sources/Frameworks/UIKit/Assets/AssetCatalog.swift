import Foundation
import Synchronization

/// What lies in the asset catalogs among a bundle's resources, which are not compiled here: each is a folder of folders with a
/// `Contents.json`.
package enum AssetCatalog {
  /// A colour for both appearances.
  package struct Colors: Sendable {
    let light: UIColor
    let dark: UIColor

    package func color(for traits: UITraitCollection) -> UIColor { traits.userInterfaceStyle == .dark ? dark : light }
  }

  /// The folders of a bundle's catalogs by what they are called; read once.
  private static let known = Mutex<[String: [String: URL]]>([:])

  package static func colors(named name: String, in bundle: Bundle) -> Colors? {
    guard let file: ColorFile = contents("\(name).colorset", in: bundle) else { return nil }
    let plain = file.colors.filter { $0.appearances == nil }
    let phone = plain.last { $0.idiom == "iphone" } ?? plain.last { $0.idiom == "universal" } ?? plain.last
    let dark = file.colors.last { entry in
      entry.appearances?.contains { $0.appearance == "luminosity" && $0.value == "dark" } == true
    }
    guard let light = phone?.color?.color ?? dark?.color?.color else { return nil }
    return Colors(light: light, dark: dark?.color?.color ?? light)
  }

  /// The files of a picture and how many of their pixels make a point.
  package static func pictures(named name: String, in bundle: Bundle) -> [(file: URL, scale: CGFloat)] {
    guard let file: ImageFile = contents("\(name).imageset", in: bundle),
      let folder = folders(of: bundle)["\(name).imageset"]
    else { return [] }
    return file.images.compactMap { image -> (file: URL, scale: CGFloat)? in
      guard let name = image.filename, image.appearances == nil, image.idiom != "ipad" else {
        return nil
      }
      let scale = image.scale.flatMap { Double($0.dropLast()) }.map { CGFloat($0) } ?? 1
      return (folder.appendingPathComponent(name), scale)
    }
  }

  private static func contents<File: Decodable>(_ folder: String, in bundle: Bundle) -> File? {
    guard let url = folders(of: bundle)[folder],
      let data = try? Data(contentsOf: url.appendingPathComponent("Contents.json"))
    else { return nil }
    return try? JSONDecoder().decode(File.self, from: data)
  }

  private static func folders(of bundle: Bundle) -> [String: URL] {
    let bundle = PhoneBundle.files(of: bundle)
    let path = bundle.resourcePath ?? bundle.bundlePath
    if let found = known.withLock({ $0[path] }) { return found }
    var found: [String: URL] = [:]
    let root = URL(fileURLWithPath: path, isDirectory: true)
    for place in [root, root.appendingPathComponent("Resources", isDirectory: true)] {
      let entries = (try? FileManager.default.contentsOfDirectory(at: place, includingPropertiesForKeys: nil)) ?? []
      for catalog in entries where catalog.pathExtension == "xcassets" {
        collect(catalog.resolvingSymlinksInPath(), namespace: "", into: &found)
      }
    }
    known.withLock { $0[path] = found }
    return found
  }

  /// A group is part of its members' names if it says so.
  private static func collect(_ folder: URL, namespace: String, into found: inout [String: URL]) {
    let entries = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
    for entry in entries where entry.hasDirectoryPath {
      if ["colorset", "imageset"].contains(entry.pathExtension) {
        found[namespace + entry.lastPathComponent] = entry
      } else if entry.pathExtension.isEmpty {
        let data = try? Data(contentsOf: entry.appendingPathComponent("Contents.json"))
        let group = data.flatMap { try? JSONDecoder().decode(GroupFile.self, from: $0) }
        let isNamespace = group?.properties?.providesNamespace == true
        collect(entry, namespace: isNamespace ? namespace + entry.lastPathComponent + "/" : namespace, into: &found)
      }
    }
  }
}

// Apple's "Asset Catalog Format Reference".

private struct GroupFile: Decodable {
  struct Properties: Decodable {
    var providesNamespace: Bool?

    enum CodingKeys: String, CodingKey { case providesNamespace = "provides-namespace" }
  }

  var properties: Properties?
}

private struct Appearance: Decodable {
  var appearance: String
  var value: String
}

private struct ImageFile: Decodable {
  struct Entry: Decodable {
    var filename: String?
    var scale: String?
    var idiom: String?
    var appearances: [Appearance]?
  }

  var images: [Entry]
}

private struct ColorFile: Decodable {
  struct Entry: Decodable {
    var idiom: String?
    var appearances: [Appearance]?
    var color: Value?
  }

  struct Value: Decodable {
    var colorSpace: String?
    var components: [String: Component]?
    /// Of a colour of the system.
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

  /// From 0 to 1: "0.500" is that already, "128" counts to 255, and so does "0x80".
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
        throw DecodingError.dataCorruptedError(in: container, debugDescription: "\(text) is no component of a colour.")
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
