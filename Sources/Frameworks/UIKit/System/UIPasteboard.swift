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
  }

  private var items: [Item] = [] {
    didSet {
      changeCount += 1
      NotificationCenter.default.post(name: Self.changedNotification, object: self)
    }
  }

  /// The number of changes.
  public private(set) var changeCount = 0
  /// The number of items.
  open var numberOfItems: Int { items.count }

  /// The first string, including URLs; nil if there is none. Setting it replaces everything.
  open var string: String? {
    get { strings?.first }
    set { items = newValue.map { [.text($0)] } ?? [] }
  }

  /// The strings, including URLs; nil if there are none. Setting them replaces everything.
  open var strings: [String]? {
    get {
      let texts: [String] = items.compactMap { item in
        switch item {
        case .text(let text): text
        case .url(let url): url.absoluteString
        case .image: nil
        }
      }
      return texts.isEmpty ? nil : texts
    }
    set { items = (newValue ?? []).map { .text($0) } }
  }

  /// The first URL; nil if there is none, and for a string that looks like one. Setting it replaces everything.
  open var url: URL? {
    get { urls?.first }
    set { items = newValue.map { [.url($0)] } ?? [] }
  }

  /// The URLs; nil if there are none. Setting them replaces everything.
  open var urls: [URL]? {
    get {
      let urls = items.compactMap { item in
        if case .url(let url) = item { url } else { nil }
      }
      return urls.isEmpty ? nil : urls
    }
    set { items = (newValue ?? []).map { .url($0) } }
  }

  /// The first image; nil if there is none. Setting it replaces everything.
  open var image: UIImage? {
    get { images?.first }
    set { items = newValue.map { [.image($0)] } ?? [] }
  }

  /// The images; nil if there are none. Setting them replaces everything.
  open var images: [UIImage]? {
    get {
      let images = items.compactMap { item in
        if case .image(let image) = item { image } else { nil }
      }
      return images.isEmpty ? nil : images
    }
    set { items = (newValue ?? []).map { .image($0) } }
  }

  /// Whether there is a string.
  open var hasStrings: Bool { strings != nil }
  /// Whether there is a URL.
  open var hasURLs: Bool { urls != nil }
  /// Whether there is an image.
  open var hasImages: Bool { images != nil }
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
