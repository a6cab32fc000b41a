import Foundation

extension ShareLink where Data.Element == URL, PreviewImage == Never, PreviewIcon == Never {
  /// Creates a link that shares URLs.
  public init(items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(items: Array(items), label: label())
  }
}

extension ShareLink
where Data.Element == URL, PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
  /// Creates a link that shares URLs.
  public init(items: Data, subject: Text? = nil, message: Text? = nil) {
    self.init(items: Array(items), label: DefaultShareLinkLabel())
  }

  /// Creates a link that shares URLs, with a title.
  public init(_ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil) {
    self.init(items: Array(items), label: DefaultShareLinkLabel(Text(titleKey)))
  }

  /// Creates a link that shares URLs, with a title that is not localized.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, items: Data, subject: Text? = nil, message: Text? = nil) {
    self.init(items: Array(items), label: DefaultShareLinkLabel(Text(title)))
  }

  /// Creates a link that shares URLs, with a title.
  public init(_ title: Text, items: Data, subject: Text? = nil, message: Text? = nil) {
    self.init(items: Array(items), label: DefaultShareLinkLabel(title))
  }
}

extension ShareLink where Data.Element == String, PreviewImage == Never, PreviewIcon == Never {
  /// Creates a link that shares texts.
  public init(items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(items: Array(items), label: label())
  }
}

extension ShareLink
where Data.Element == String, PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
  /// Creates a link that shares texts.
  public init(items: Data, subject: Text? = nil, message: Text? = nil) {
    self.init(items: Array(items), label: DefaultShareLinkLabel())
  }

  /// Creates a link that shares texts, with a title.
  public init(_ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil) {
    self.init(items: Array(items), label: DefaultShareLinkLabel(Text(titleKey)))
  }

  /// Creates a link that shares texts, with a title that is not localized.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, items: Data, subject: Text? = nil, message: Text? = nil) {
    self.init(items: Array(items), label: DefaultShareLinkLabel(Text(title)))
  }

  /// Creates a link that shares texts, with a title.
  public init(_ title: Text, items: Data, subject: Text? = nil, message: Text? = nil) {
    self.init(items: Array(items), label: DefaultShareLinkLabel(title))
  }
}
