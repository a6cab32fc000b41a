import Foundation
import Synchronization

/// The asset catalogs among a bundle's resources, which are not compiled here: each is a folder of folders with a
/// `Contents.json`.
package enum AssetCatalog {
  /// A colour for both appearances on both kinds of device.
  package struct Colors: Sendable {
    fileprivate let values: [Wish: UIColor]

    package func color(for traits: UITraitCollection) -> UIColor { values[Wish(traits)] ?? .clear }
  }

  /// The criteria that select variants.
  struct Wish: Hashable, Sendable {
    var isDark: Bool
    var isPad: Bool

    init(isDark: Bool, isPad: Bool) { (self.isDark, self.isPad) = (isDark, isPad) }

    init(_ traits: UITraitCollection) {
      let device = traits.userInterfaceIdiom
      isDark = traits.userInterfaceStyle == .dark
      isPad = (device == .unspecified ? UITraitCollection.current.userInterfaceIdiom : device) == .pad
    }

    static let all = [false, true].flatMap { dark in [false, true].map { Wish(isDark: dark, isPad: $0) } }
  }

  /// The folders of a bundle's catalogs by name; read once.
  private static let known = Mutex<[String: [String: URL]]>([:])

  package static func colors(named name: String, in bundle: Bundle) -> Colors? {
    guard let file: ColorFile = contents("\(name).colorset", in: bundle) else { return nil }
    let entries = file.colors.filter { $0.color?.color != nil }
    var values: [Wish: UIColor] = [:]
    for wish in Wish.all { values[wish] = best(of: entries, for: wish).last?.color?.color }
    return values.isEmpty ? nil : Colors(values: values)
  }

  /// Returns the files of an image that match the criteria, from the best on.
  package static func pictures(named name: String, in bundle: Bundle, for traits: UITraitCollection) -> [AssetPicture] {
    guard let folder = folders(of: bundle)["\(name).imageset"], let file = imageFile(named: name, in: bundle) else {
      return []
    }
    let entries = best(of: file.images.filter { $0.filename != nil }, for: Wish(traits))
    let pictures = entries.compactMap { entry -> AssetPicture? in
      guard let filename = entry.filename else { return nil }
      let scale = entry.scale.flatMap { Double($0.dropLast()) }.map { CGFloat($0) } ?? 1
      return AssetPicture(
        file: folder.appendingPathComponent(filename), scale: scale,
        keepsOutlines: file.properties?.preservesVector ?? false, isTemplate: file.properties?.isTemplate,
        slices: entry.resizing?.slices(scale: scale))
    }
    return AssetPicture.sorted(pictures, displayScale: traits.displayScale)
  }

  /// Returns whether an image has a dark variant.
  static func hasDarkVariant(named name: String, in bundle: Bundle) -> Bool {
    imageFile(named: name, in: bundle)?.images.contains { $0.filename != nil && $0.isDark == true } == true
  }

  private static func imageFile(named name: String, in bundle: Bundle) -> ImageFile? {
    contents("\(name).imageset", in: bundle)
  }

  /// Returns the bytes and declared type of a data set.
  static func data(named name: String, in bundle: Bundle) -> (data: Data, type: String)? {
    guard let folder = folders(of: bundle)["\(name).dataset"],
      let file: DataFile = contents("\(name).dataset", in: bundle)
    else { return nil }
    let entries = best(of: file.data.filter { $0.filename != nil }, for: Wish(.current))
    guard let entry = entries.first, let filename = entry.filename,
      let data = try? Data(contentsOf: folder.appendingPathComponent(filename))
    else { return nil }
    return (data, entry.type ?? "public.data")
  }

  /// Returns the file of a custom symbol.
  package static func symbol(named name: String, in bundle: Bundle) -> URL? {
    guard let folder = folders(of: bundle)["\(name).symbolset"],
      let file: SymbolFile = contents("\(name).symbolset", in: bundle)
    else { return nil }
    return file.symbols.compactMap(\.filename).first.map { folder.appendingPathComponent($0) }
  }

  /// Returns the entries that match most criteria and contradict none. Entries for a wider gamut or more contrast than
  /// this screen's are excluded.
  private static func best<Entry: AssetEntry>(of entries: [Entry], for wish: Wish) -> [Entry] {
    let locale = PhoneBundle.locale.closest(of: entries.compactMap(\.locale))
    var groups: [Int: [Entry]] = [:]
    for entry in entries {
      guard entry.isHere, entry.isDark == nil || entry.isDark == wish.isDark,
        entry.idiom == nil || entry.idiom == "universal" || entry.idiom == (wish.isPad ? "ipad" : "iphone"),
        entry.locale == nil || entry.locale == locale
      else { continue }
      let isOfDevice = entry.idiom != nil && entry.idiom != "universal"
      groups[(entry.isDark == nil ? 0 : 4) + (entry.locale == nil ? 0 : 2) + (isOfDevice ? 1 : 0), default: []]
        .append(entry)
    }
    return groups.max { $0.key < $1.key }?.value ?? entries
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

  private static let kinds: Set = ["colorset", "imageset", "dataset", "symbolset"]

  /// Collects a group's members; its name is part of theirs if it provides a namespace.
  private static func collect(_ folder: URL, namespace: String, into found: inout [String: URL]) {
    let entries = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
    for entry in entries where entry.hasDirectoryPath {
      if kinds.contains(entry.pathExtension) {
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
