import Foundation

/// The Swift names that Xcode generates for the colours, pictures and symbols of asset catalogues: `Color(.brand)`,
/// `Image(.hero)`.
enum AssetSymbols {
  private final class Names {
    var colors: [String: String] = [:]
    var images: [String: String] = [:]
    var groups: [String: Names] = [:]

    var isEmpty: Bool { colors.isEmpty && images.isEmpty && groups.values.allSatisfy(\.isEmpty) }
  }

  /// Returns a file that declares the names; nil if the catalogues have none.
  /// - Parameters:
  ///   - bundle: the catalogues' bundle, as code.
  ///   - extendsColors: whether the names also become members of colours and pictures themselves, as `Color.brand`.
  static func source(for catalogs: [URL], bundle: String, extendsColors: Bool) -> String? {
    let root = Names()
    for catalog in catalogs { collect(catalog, prefix: "", into: root) }
    if root.isEmpty { return nil }
    var lines = ["import SwiftUI", "import UIKit", ""]
    for (type, path) in [("ColorResource", \Names.colors), ("ImageResource", \Names.images)] {
      lines.append("nonisolated extension \(type) {")
      lines += declarations(of: root, type, path, bundle, indent: "  ")
      lines.append("}")
    }
    if extendsColors {
      for (owner, resource, names) in [
        ("Color", "Color", root.colors), ("UIColor", "UIColor", root.colors), ("UIImage", "UIImage", root.images),
      ] where !names.isEmpty {
        lines.append("extension \(owner) {")
        let label = owner == "Color" ? "" : "resource: "
        let type = owner == "UIImage" ? "ImageResource" : "ColorResource"
        // `Color` has fewer names of its own than styles have.
        let known = owner == "Color" ? takenByColor : taken
        for name in names.keys.sorted() where !known.contains(name) {
          lines.append("  static var \(quoted(name)): \(resource) { .init(\(label)\(type).\(quoted(name))) }")
        }
        lines.append("}")
      }
      let shapes = root.colors.keys.sorted().filter { !taken.contains($0) }
      if !shapes.isEmpty {
        lines.append("extension ShapeStyle where Self == Color {")
        for name in shapes {
          lines.append("  static var \(quoted(name)): Color { .init(ColorResource.\(quoted(name))) }")
        }
        lines.append("}")
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func declarations(
    of names: Names, _ type: String, _ path: KeyPath<Names, [String: String]>, _ bundle: String, indent: String
  ) -> [String] {
    var lines: [String] = []
    for (name, asset) in names[keyPath: path].sorted(by: { $0.key < $1.key }) {
      lines.append("\(indent)static let \(quoted(name)) = \(type)(name: \"\(asset)\", bundle: \(bundle))")
    }
    for (name, group) in names.groups.sorted(by: { $0.key < $1.key }) {
      let inner = declarations(of: group, type, path, bundle, indent: indent + "  ")
      if inner.isEmpty { continue }
      lines.append("\(indent)enum \(quoted(name.prefix(1).uppercased() + name.dropFirst())) {")
      lines += inner + ["\(indent)}"]
    }
    return lines
  }

  private static func collect(_ folder: URL, prefix: String, into names: Names) {
    let entries = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
    for entry in entries.sorted(by: { $0.path < $1.path }) where entry.hasDirectoryPath {
      let asset = entry.deletingPathExtension().lastPathComponent
      switch entry.pathExtension {
      case "colorset": add(asset, prefix, dropping: "Color", to: &names.colors)
      case "imageset", "symbolset": add(asset, prefix, dropping: "Image", to: &names.images)
      case "":
        let data = try? Data(contentsOf: entry.appending(path: "Contents.json"))
        let isNamespace =
          data.map { String(decoding: $0, as: UTF8.self) }?
          .contains(#/"provides-namespace"\s*:\s*true/#) == true
        guard isNamespace else {
          collect(entry, prefix: prefix, into: names)
          continue
        }
        let name = identifier(asset, dropping: "")
        let group = names.groups[name] ?? Names()
        names.groups[name] = group
        collect(entry, prefix: prefix + asset + "/", into: group)
      default: break
      }
    }
  }

  /// Adds an asset. Of several with one name the first counts, as in Xcode's output.
  private static func add(_ asset: String, _ prefix: String, dropping ending: String, to names: inout [String: String])
  {
    let name = identifier(asset, dropping: ending)
    if names[name] == nil { names[name] = prefix + asset }
  }

  /// Returns an asset's identifier. "Brand Red" is `brandRed`, "brand_red" too, "AccentColor" is `accent`, "URL-icon"
  /// is `urlIcon`, and "BG" stays as it is.
  static func identifier(_ asset: String, dropping ending: String) -> String {
    var words = asset.split { !$0.isLetter && !$0.isNumber }.map(String.init)
    if let last = words.last, !ending.isEmpty, last.hasSuffix(ending), words.count > 1 || last != ending {
      words[words.count - 1] = String(last.dropLast(ending.count))
      if words.last?.isEmpty == true { words.removeLast() }
    }
    if let word = words.first, words.count == 1, word.count > 1, word.allSatisfy(\.isUppercase) { return word }
    var name = ""
    for (index, word) in words.enumerated() {
      if index > 0 {
        name += word.prefix(1).uppercased() + word.dropFirst()
        continue
      }
      // All capitals at the beginning, except the one that begins the next word.
      let capitals = word.prefix { $0.isUppercase }
      let count =
        capitals.count > 1 && capitals.count < word.count && word.dropFirst(capitals.count).first?.isLetter == true
        ? capitals.count - 1 : capitals.count
      name += word.prefix(count).lowercased() + word.dropFirst(count)
    }
    return name.first?.isNumber != false ? "_" + name : name
  }

  /// Returns a name, quoted if it is a keyword.
  static func quoted(_ name: String) -> String { keywords.contains(name) ? "`\(name)`" : name }

  private static let keywords: Set = [
    "as", "break", "case", "catch", "class", "continue", "default", "defer", "do", "else", "enum", "extension", "false",
    "for", "func", "guard", "if", "import", "in", "init", "internal", "is", "let", "nil", "operator", "private",
    "public",
    "repeat", "return", "self", "static", "struct", "subscript", "super", "switch", "throw", "true", "try", "var",
    "where",
    "while",
  ]

  /// The existing members of colours and pictures.
  private static let takenByColor: Set = [
    "black", "blue", "brown", "clear", "cyan", "gray", "green", "indigo", "mint", "orange", "pink", "primary",
    "purple", "red", "secondary", "teal", "white", "yellow", "accentColor",
  ]
  private static let taken = takenByColor.union([
    "label", "link", "background", "foreground", "selection", "separator", "tint", "placeholder", "fill", "magenta",
    "darkGray", "lightGray",
  ])
}
