import Foundation
import ScrollworkCoreTransferable
import ScrollworkUIKit

/// A preview of an item in a share sheet.
public struct SharePreview<Image: Transferable, Icon: Transferable> {
  let title: Text
  let image: Image?
  let icon: Icon?

  /// Creates a preview with a title, a full-size image, and an icon beside the title.
  public init(_ title: Text, image: Image, icon: Icon) { (self.title, self.image, self.icon) = (title, image, icon) }
  /// Creates a preview with a title, a full-size image, and an icon beside the title.
  public init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) {
    self.init(Text(titleKey), image: image, icon: icon)
  }
  /// Creates a preview with a title that is not localized, a full-size image, and an icon beside the title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: Image, icon: Icon) {
    self.init(Text(title), image: image, icon: icon)
  }
}

extension SharePreview where Icon == Never {
  /// Creates a preview with a title and an image.
  public init(_ title: Text, image: Image) { (self.title, self.image, icon) = (title, image, nil) }
  /// Creates a preview with a title and an image.
  public init(_ titleKey: LocalizedStringKey, image: Image) { self.init(Text(titleKey), image: image) }
  /// Creates a preview with a title that is not localized and an image.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: Image) { self.init(Text(title), image: image) }
}

extension SharePreview where Image == Never {
  /// Creates a preview with a title and an icon.
  public init(_ title: Text, icon: Icon) { (self.title, image, self.icon) = (title, nil, icon) }
  /// Creates a preview with a title and an icon.
  public init(_ titleKey: LocalizedStringKey, icon: Icon) { self.init(Text(titleKey), icon: icon) }
  /// Creates a preview with a title that is not localized and an icon.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, icon: Icon) { self.init(Text(title), icon: icon) }
}

extension SharePreview where Image == Never, Icon == Never {
  /// Creates a preview with only a title.
  public init(_ title: Text) { (self.title, image, icon) = (title, nil, nil) }
  /// Creates a preview with only a title.
  public init(_ titleKey: LocalizedStringKey) { self.init(Text(titleKey)) }
  /// Creates a preview with a title that is not localized.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) { self.init(Text(title)) }
}

extension SharePreview {
  /// What the sheet shows. An `Image` is shown as an image; data and files are not read for it.
  var shown: SharedTitle {
    let picture = (image as? ScrollworkSwiftUI.Image) ?? (icon as? ScrollworkSwiftUI.Image)
    return SharedTitle(title: title, picture: picture)
  }
}

/// A title with an image, in a share sheet.
struct SharedTitle {
  let title: Text
  let picture: Image?
}

extension ShareLink {
  /// Creates a link that shares a value.
  public init<I: Transferable>(
    item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>,
    @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<I>, PreviewImage: Transferable, PreviewIcon: Transferable {
    self.init(items: [sharedItem(item)], label: label(), titles: [preview.shown])
  }

  /// Creates a link that shares values.
  public init(
    items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>, @ViewBuilder label: () -> Label
  ) where Data.Element: Transferable, PreviewImage: Transferable, PreviewIcon: Transferable {
    self.init(items: items.map { sharedItem($0) }, label: label(), titles: items.map { preview($0).shown })
  }
}

extension ShareLink where Label == DefaultShareLinkLabel {
  /// Creates a link that shares a value.
  public init<I: Transferable>(
    item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I>, PreviewImage: Transferable, PreviewIcon: Transferable {
    self.init(item: item, subject: subject, message: message, preview: preview) { DefaultShareLinkLabel() }
  }

  /// Creates a link that shares a value, with a title.
  public init<I: Transferable>(
    _ title: Text, item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I>, PreviewImage: Transferable, PreviewIcon: Transferable {
    self.init(item: item, subject: subject, message: message, preview: preview) { DefaultShareLinkLabel(title) }
  }

  /// Creates a link that shares a value, with a title.
  public init<I: Transferable>(
    _ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I>, PreviewImage: Transferable, PreviewIcon: Transferable {
    self.init(Text(titleKey), item: item, subject: subject, message: message, preview: preview)
  }

  /// Creates a link that shares a value, with a title that is not localized.
  @_disfavoredOverload
  public init<S: StringProtocol, I: Transferable>(
    _ title: S, item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I>, PreviewImage: Transferable, PreviewIcon: Transferable {
    self.init(Text(title), item: item, subject: subject, message: message, preview: preview)
  }

  /// Creates a link that shares values.
  public init(
    items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) where Data.Element: Transferable, PreviewImage: Transferable, PreviewIcon: Transferable {
    self.init(items: items, subject: subject, message: message, preview: preview) { DefaultShareLinkLabel() }
  }

  /// Creates a link that shares values, with a title.
  public init(
    _ title: Text, items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) where Data.Element: Transferable, PreviewImage: Transferable, PreviewIcon: Transferable {
    self.init(items: items, subject: subject, message: message, preview: preview) { DefaultShareLinkLabel(title) }
  }

  /// Creates a link that shares values, with a title.
  public init(
    _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) where Data.Element: Transferable, PreviewImage: Transferable, PreviewIcon: Transferable {
    self.init(Text(titleKey), items: items, subject: subject, message: message, preview: preview)
  }

  /// Creates a link that shares values, with a title that is not localized.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) where Data.Element: Transferable, PreviewImage: Transferable, PreviewIcon: Transferable {
    self.init(Text(title), items: items, subject: subject, message: message, preview: preview)
  }
}

/// Returns what to share: texts and URLs unchanged, other values in one of their transfer representations.
private func sharedItem<I: Transferable>(_ item: I) -> Any {
  if item is String || item is URL { return item }
  let provider = NSItemProvider()
  provider.register(item)
  return provider
}
