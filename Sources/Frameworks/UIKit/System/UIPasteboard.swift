import Foundation
import ScrollworkCoreTransferable

/// A pasteboard for copied items.
@MainActor @preconcurrency
open class UIPasteboard: NSObject {
  /// Posted when the contents have changed.
  public nonisolated class var changedNotification: NSNotification.Name {
    NSNotification.Name("UIPasteboardChangedNotification")
  }

  /// The phone's pasteboard.
  open class var general: UIPasteboard { Phone.current.pasteboard }

  private enum Item {
    case text(String)
    case url(URL)
    case image(UIImage)
    case color(UIColor)
    /// The app's own representations, by type.
    case values([String: Any])
  }

  private var contents: [Item] = [] {
    didSet {
      changeCount += 1
      NotificationCenter.default.post(name: Self.changedNotification, object: self)
    }
  }

  /// The number of changes.
  public private(set) var changeCount = 0
  /// The number of items.
  open var numberOfItems: Int { contents.count }

  /// The first string, including URLs; nil if there is none. Setting it replaces everything.
  open var string: String? {
    get { strings?.first }
    set { contents = newValue.map { [.text($0)] } ?? [] }
  }

  /// The strings, including URLs; nil if there are none. Setting them replaces everything.
  open var strings: [String]? {
    get {
      let texts: [String] = contents.compactMap { item in
        switch item {
        case .text(let text): text
        case .url(let url): url.absoluteString
        case .image, .color: nil
        case .values(let values): Self.textTypes.lazy.compactMap { Self.text(values[$0]) }.first
        }
      }
      return texts.isEmpty ? nil : texts
    }
    set { contents = (newValue ?? []).map { .text($0) } }
  }

  /// The first URL; nil if there is none, and for a string that looks like one. Setting it replaces everything.
  open var url: URL? {
    get { urls?.first }
    set { contents = newValue.map { [.url($0)] } ?? [] }
  }

  /// The URLs; nil if there are none. Setting them replaces everything.
  open var urls: [URL]? {
    get {
      let urls = contents.compactMap { item in
        if case .url(let url) = item { url } else { nil }
      }
      return urls.isEmpty ? nil : urls
    }
    set { contents = (newValue ?? []).map { .url($0) } }
  }

  /// The first image; nil if there is none. Setting it replaces everything.
  open var image: UIImage? {
    get { images?.first }
    set { contents = newValue.map { [.image($0)] } ?? [] }
  }

  /// The images; nil if there are none. Setting them replaces everything.
  open var images: [UIImage]? {
    get {
      let images = contents.compactMap { item in
        if case .image(let image) = item { image } else { nil }
      }
      return images.isEmpty ? nil : images
    }
    set { contents = (newValue ?? []).map { .image($0) } }
  }

  /// The first colour; nil if there is none. Setting it replaces everything.
  open var color: UIColor? {
    get { colors?.first }
    set { contents = newValue.map { [.color($0)] } ?? [] }
  }

  /// The colours; nil if there are none. Setting them replaces everything.
  open var colors: [UIColor]? {
    get {
      let colors = contents.compactMap { item in
        if case .color(let color) = item { color } else { nil }
      }
      return colors.isEmpty ? nil : colors
    }
    set { contents = (newValue ?? []).map { .color($0) } }
  }
  /// Whether there is a colour.
  open var hasColors: Bool { colors != nil }

  /// Whether there is a string.
  open var hasStrings: Bool { strings != nil }
  /// Whether there is a URL.
  open var hasURLs: Bool { urls != nil }
  /// Whether there is an image.
  open var hasImages: Bool { images != nil }

  // MARK: Types

  /// The types whose values are read as strings.
  private static let textTypes = ["public.utf8-plain-text", "public.plain-text", "public.text"]
  private static func text(_ value: Any?) -> String? {
    value as? String ?? (value as? Data).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The items, each as its values by type: a string, a URL, an image, a colour or what an app has put there.
  open var items: [[String: Any]] {
    get {
      contents.map { item in
        switch item {
        case .text(let text): ["public.utf8-plain-text": text]
        case .url(let url): ["public.url": url]
        case .image(let image): ["public.png": image]
        case .color(let color): ["com.apple.uikit.color": color]
        case .values(let values): values
        }
      }
    }
    set { contents = newValue.map { Self.item($0) } }
  }
  private static func item(_ values: [String: Any]) -> Item {
    guard values.count == 1, let value = values.first?.value else { return .values(values) }
    return switch value {
    case let text as String where textTypes.contains(values.keys.first ?? ""): .text(text)
    case let url as URL: .url(url)
    case let image as UIImage: .image(image)
    case let color as UIColor: .color(color)
    default: .values(values)
    }
  }

  /// The options for items.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The date at which the items disappear. Caveat: they stay.
    public static let expirationDate = OptionsKey(rawValue: "UIPasteboardOptionExpirationDate")
    /// Whether the items stay on this device: they always do.
    public static let localOnly = OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")
  }
  /// Replaces everything by items.
  open func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) { self.items = items }
  /// Adds items after those that are there.
  open func addItems(_ items: [[String: Any]]) { contents += items.map { Self.item($0) } }

  /// The types of the first item.
  open var types: [String] { items.first.map { $0.keys.sorted() } ?? [] }
  /// Returns whether the first item has a value of one of the types.
  open func contains(pasteboardTypes: [String]) -> Bool { !Set(types).isDisjoint(with: pasteboardTypes) }
  /// Returns the first item's value of a type; nil for none.
  open func value(forPasteboardType pasteboardType: String) -> Any? { items.first?[pasteboardType] }
  /// Replaces everything by a value of a type.
  open func setValue(_ value: Any, forPasteboardType pasteboardType: String) { items = [[pasteboardType: value]] }
  /// Returns the first item's value of a type as data, strings in UTF-8 and images as PNG; nil for none.
  open func data(forPasteboardType pasteboardType: String) -> Data? {
    switch value(forPasteboardType: pasteboardType) {
    case let data as Data: data
    case let text as String: Data(text.utf8)
    case let url as URL: url.dataRepresentation
    case let image as UIImage: image.pngData()
    default: nil
    }
  }
  /// Replaces everything by data of a type.
  open func setData(_ data: Data, forPasteboardType pasteboardType: String) {
    setValue(data, forPasteboardType: pasteboardType)
  }
}

extension UIPasteboard {
  /// The items as item providers.
  public var itemProviders: [NSItemProvider] {
    let urls = urls ?? []
    guard urls.count < numberOfItems else { return urls.map(provider) }
    return (strings ?? []).map(provider) + (images ?? []).map { NSItemProvider(object: $0) }
  }

  private func provider<T: Transferable>(_ value: T) -> NSItemProvider {
    let made = NSItemProvider()
    made.register(value)
    return made
  }
}
