import Foundation

extension ShareLink where Data.Element == URL, PreviewImage == Never, PreviewIcon == Never {
  /// Passes addresses on.
  public init(items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(items: Array(items), label: label())
  }
}

extension ShareLink
where Data.Element == URL, PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
  /// Passes addresses on.
  public init(items: Data, subject: Text? = nil, message: Text? = nil) {
    self.init(items: Array(items), label: DefaultShareLinkLabel())
  }

  /// Passes addresses on, under a title.
  public init(_ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil) {
    self.init(items: Array(items), label: DefaultShareLinkLabel(Text(titleKey)))
  }

  /// Passes addresses on, under a title that is not localized.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, items: Data, subject: Text? = nil, message: Text? = nil) {
    self.init(items: Array(items), label: DefaultShareLinkLabel(Text(title)))
  }

  /// Passes addresses on, under a title.
  public init(_ title: Text, items: Data, subject: Text? = nil, message: Text? = nil) {
    self.init(items: Array(items), label: DefaultShareLinkLabel(title))
  }
}

extension ShareLink where Data.Element == String, PreviewImage == Never, PreviewIcon == Never {
  /// Passes texts on.
  public init(items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label) {
    self.init(items: Array(items), label: label())
  }
}

extension ShareLink
where Data.Element == String, PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
  /// Passes texts on.
  public init(items: Data, subject: Text? = nil, message: Text? = nil) {
    self.init(items: Array(items), label: DefaultShareLinkLabel())
  }

  /// Passes texts on, under a title.
  public init(_ titleKey: LocalizedStringKey, items: Data, subject: Text? = nil, message: Text? = nil) {
    self.init(items: Array(items), label: DefaultShareLinkLabel(Text(titleKey)))
  }

  /// Passes texts on, under a title that is not localized.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, items: Data, subject: Text? = nil, message: Text? = nil) {
    self.init(items: Array(items), label: DefaultShareLinkLabel(Text(title)))
  }

  /// Passes texts on, under a title.
  public init(_ title: Text, items: Data, subject: Text? = nil, message: Text? = nil) {
    self.init(items: Array(items), label: DefaultShareLinkLabel(title))
  }
}
