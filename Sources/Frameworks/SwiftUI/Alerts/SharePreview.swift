import Foundation
import ScrollworkCoreTransferable
import ScrollworkUIKit

/// What a share sheet shows of something before it is passed on.
public struct SharePreview<Image: Transferable, Icon: Transferable> {
  let title: Text
  let image: Image?
  let icon: Icon?

  /// A title, a picture of the whole, and a small one beside the title.
  public init(_ title: Text, image: Image, icon: Icon) { (self.title, self.image, self.icon) = (title, image, icon) }
  /// A title, a picture of the whole, and a small one beside the title.
  public init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) {
    self.init(Text(titleKey), image: image, icon: icon)
  }
  /// A title as it is, not localized, a picture of the whole, and a small one beside the title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: Image, icon: Icon) {
    self.init(Text(title), image: image, icon: icon)
  }
}

extension SharePreview where Icon == Never {
  /// A title and a picture.
  public init(_ title: Text, image: Image) { (self.title, self.image, icon) = (title, image, nil) }
  /// A title and a picture.
  public init(_ titleKey: LocalizedStringKey, image: Image) { self.init(Text(titleKey), image: image) }
  /// A title as it is, not localized, and a picture.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: Image) { self.init(Text(title), image: image) }
}

extension SharePreview where Image == Never {
  /// A title and a small picture beside it.
  public init(_ title: Text, icon: Icon) { (self.title, image, self.icon) = (title, nil, icon) }
  /// A title and a small picture beside it.
  public init(_ titleKey: LocalizedStringKey, icon: Icon) { self.init(Text(titleKey), icon: icon) }
  /// A title as it is, not localized, and a small picture beside it.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, icon: Icon) { self.init(Text(title), icon: icon) }
}

extension SharePreview where Image == Never, Icon == Never {
  /// A title alone.
  public init(_ title: Text) { (self.title, image, icon) = (title, nil, nil) }
  /// A title alone.
  public init(_ titleKey: LocalizedStringKey) { self.init(Text(titleKey)) }
  /// A title as it is, not localized.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S) { self.init(Text(title)) }
}

extension SharePreview {
  /// What the sheet shows. Of pictures, an `Image` is shown; data and files are not read for it.
  var shown: SharedTitle {
    let picture = (image as? ScrollworkSwiftUI.Image) ?? (icon as? ScrollworkSwiftUI.Image)
    return SharedTitle(title: title, picture: picture)
  }
}

/// A title with a picture, in a share sheet.
struct SharedTitle {
  let title: Text
  let picture: Image?
}

extension ShareLink {
  /// Passes a value on.
  public init<I: Transferable>(
    item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>,
    @ViewBuilder label: () -> Label
  ) where Data == CollectionOfOne<I>, PreviewImage: Transferable, PreviewIcon: Transferable {
    self.init(items: [sharedItem(item)], label: label(), titles: [preview.shown])
  }

  /// Passes values on.
  public init(
    items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>, @ViewBuilder label: () -> Label
  ) where Data.Element: Transferable, PreviewImage: Transferable, PreviewIcon: Transferable {
    self.init(items: items.map { sharedItem($0) }, label: label(), titles: items.map { preview($0).shown })
  }
}

extension ShareLink where Label == DefaultShareLinkLabel {
  /// Passes a value on.
  public init<I: Transferable>(
    item: I, subject: Text? = nil, message: Text? = nil, preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I>, PreviewImage: Transferable, PreviewIcon: Transferable {
    self.init(item: item, subject: subject, message: message, preview: preview) { DefaultShareLinkLabel() }
  }

  /// Passes a value on, under a title.
  public init<I: Transferable>(
    _ title: Text, item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I>, PreviewImage: Transferable, PreviewIcon: Transferable {
    self.init(item: item, subject: subject, message: message, preview: preview) { DefaultShareLinkLabel(title) }
  }

  /// Passes a value on, under a title.
  public init<I: Transferable>(
    _ titleKey: LocalizedStringKey, item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I>, PreviewImage: Transferable, PreviewIcon: Transferable {
    self.init(Text(titleKey), item: item, subject: subject, message: message, preview: preview)
  }

  /// Passes a value on, under a title as it is, not localized.
  @_disfavoredOverload
  public init<S: StringProtocol, I: Transferable>(
    _ title: S, item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where Data == CollectionOfOne<I>, PreviewImage: Transferable, PreviewIcon: Transferable {
    self.init(Text(title), item: item, subject: subject, message: message, preview: preview)
  }

  /// Passes values on.
  public init(
    items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) where Data.Element: Transferable, PreviewImage: Transferable, PreviewIcon: Transferable {
    self.init(items: items, subject: subject, message: message, preview: preview) { DefaultShareLinkLabel() }
  }

  /// Passes values on, under a title.
  public init(
    _ title: Text, items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) where Data.Element: Transferable, PreviewImage: Transferable, PreviewIcon: Transferable {
    self.init(items: items, subject: subject, message: message, preview: preview) { DefaultShareLinkLabel(title) }
  }

  /// Passes values on, under a title.
  public init(
    _ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) where Data.Element: Transferable, PreviewImage: Transferable, PreviewIcon: Transferable {
    self.init(Text(titleKey), items: items, subject: subject, message: message, preview: preview)
  }

  /// Passes values on, under a title as it is, not localized.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, items: Data, subject: Text? = nil, message: Text? = nil,
    preview: @escaping (Data.Element) -> SharePreview<PreviewImage, PreviewIcon>
  ) where Data.Element: Transferable, PreviewImage: Transferable, PreviewIcon: Transferable {
    self.init(Text(title), items: items, subject: subject, message: message, preview: preview)
  }
}

/// Texts and addresses are shared as they are, others as what they can be handed over as.
private func sharedItem<I: Transferable>(_ item: I) -> Any {
  if item is String || item is URL { return item }
  let provider = NSItemProvider()
  provider.register(item)
  return provider
}
