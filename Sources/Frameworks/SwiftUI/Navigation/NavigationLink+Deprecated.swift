import Foundation

// The spellings of iOS 13: the page is there while a value says so.

nonisolated extension NavigationLink {
  /// A link to a view that is shown while `isActive` is true.
  @available(*, deprecated, message: "Use NavigationLink(value:) and navigationDestination(isPresented:) instead.")
  public init(
    isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) {
    self.init(isActive: isActive, destination: destination(), label: label())
  }

  /// A link to a view that is shown while `isActive` is true.
  @available(*, deprecated, message: "Use NavigationLink(value:) and navigationDestination(isPresented:) instead.")
  public init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.init(isActive: isActive, destination: destination, label: label())
  }

  /// A link to a view that is shown while the selection is its tag.
  @available(*, deprecated, message: "Use NavigationLink(value:) and navigationDestination(for:) instead.")
  public init<V: Hashable>(
    tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) {
    self.init(isActive: Self.isActive(tag, selection), destination: destination(), label: label())
  }

  /// A link to a view that is shown while the selection is its tag.
  @available(*, deprecated, message: "Use NavigationLink(value:) and navigationDestination(for:) instead.")
  public init<V: Hashable>(
    destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
  ) {
    self.init(isActive: Self.isActive(tag, selection), destination: destination, label: label())
  }

  static func isActive<V: Hashable>(_ tag: V, _ selection: Binding<V?>) -> Binding<Bool> {
    Binding(
      get: { selection.wrappedValue == tag },
      set: { isActive in
        if isActive {
          selection.wrappedValue = tag
        } else if selection.wrappedValue == tag {
          selection.wrappedValue = nil
        }
      })
  }
}

nonisolated extension NavigationLink where Label == Text {
  /// A link with a text to a view that is shown while `isActive` is true.
  @available(*, deprecated, message: "Use NavigationLink(value:) and navigationDestination(isPresented:) instead.")
  public init(_ titleKey: LocalizedStringKey, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination) {
    self.init(isActive: isActive, destination: destination(), label: Text(titleKey))
  }

  /// A link with a text to a view that is shown while `isActive` is true.
  @available(*, deprecated, message: "Use NavigationLink(value:) and navigationDestination(isPresented:) instead.")
  public init(_ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>) {
    self.init(isActive: isActive, destination: destination, label: Text(titleKey))
  }

  /// A link with a text as it is, not localized, to a view that is shown while `isActive` is true.
  @available(*, deprecated, message: "Use NavigationLink(value:) and navigationDestination(isPresented:) instead.")
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: Destination, isActive: Binding<Bool>) {
    self.init(isActive: isActive, destination: destination, label: Text(title))
  }

  /// A link with a text to a view that is shown while the selection is its tag.
  @available(*, deprecated, message: "Use NavigationLink(value:) and navigationDestination(for:) instead.")
  public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination
  ) {
    self.init(isActive: Self.isActive(tag, selection), destination: destination(), label: Text(titleKey))
  }

  /// A link with a text as it is, not localized, to a view that is shown while the selection is its tag.
  @available(*, deprecated, message: "Use NavigationLink(value:) and navigationDestination(for:) instead.")
  @_disfavoredOverload
  public init<S: StringProtocol, V: Hashable>(
    _ title: S, tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination
  ) {
    self.init(isActive: Self.isActive(tag, selection), destination: destination(), label: Text(title))
  }

  /// A link with a text to a view that is shown while the selection is its tag.
  @available(*, deprecated, message: "Use NavigationLink(value:) and navigationDestination(for:) instead.")
  public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, destination: Destination, tag: V, selection: Binding<V?>
  ) {
    self.init(isActive: Self.isActive(tag, selection), destination: destination, label: Text(titleKey))
  }

  /// A link with a text as it is, not localized, to a view that is shown while the selection is its tag.
  @available(*, deprecated, message: "Use NavigationLink(value:) and navigationDestination(for:) instead.")
  @_disfavoredOverload
  public init<S: StringProtocol, V: Hashable>(
    _ title: S, destination: Destination, tag: V, selection: Binding<V?>
  ) {
    self.init(isActive: Self.isActive(tag, selection), destination: destination, label: Text(title))
  }
}
