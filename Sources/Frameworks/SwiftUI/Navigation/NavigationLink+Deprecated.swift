import Foundation

// The iOS 13 spellings: the page is shown while a value says so.

nonisolated extension NavigationLink {
  /// Creates a link to a view that is shown while `isActive` is true.
  @available(*, deprecated, message: "Use NavigationLink(value:) and navigationDestination(isPresented:) instead.")
  public init(
    isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) {
    self.init(isActive: isActive, destination: destination(), label: label())
  }

  /// Creates a link to a view that is shown while `isActive` is true.
  @available(*, deprecated, message: "Use NavigationLink(value:) and navigationDestination(isPresented:) instead.")
  public init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.init(isActive: isActive, destination: destination, label: label())
  }

  /// Creates a link to a view that is shown while the selection equals the tag.
  @available(*, deprecated, message: "Use NavigationLink(value:) and navigationDestination(for:) instead.")
  public init<V: Hashable>(
    tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) {
    self.init(isActive: Self.isActive(tag, selection), destination: destination(), label: label())
  }

  /// Creates a link to a view that is shown while the selection equals the tag.
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
  /// Creates a link with a localized title to a view that is shown while `isActive` is true.
  @available(*, deprecated, message: "Use NavigationLink(value:) and navigationDestination(isPresented:) instead.")
  public init(_ titleKey: LocalizedStringKey, isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination) {
    self.init(isActive: isActive, destination: destination(), label: Text(titleKey))
  }

  /// Creates a link with a localized title to a view that is shown while `isActive` is true.
  @available(*, deprecated, message: "Use NavigationLink(value:) and navigationDestination(isPresented:) instead.")
  public init(_ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>) {
    self.init(isActive: isActive, destination: destination, label: Text(titleKey))
  }

  /// Creates a link with a nonlocalized title to a view that is shown while `isActive` is true.
  @available(*, deprecated, message: "Use NavigationLink(value:) and navigationDestination(isPresented:) instead.")
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: Destination, isActive: Binding<Bool>) {
    self.init(isActive: isActive, destination: destination, label: Text(title))
  }

  /// Creates a link with a localized title to a view that is shown while the selection equals the tag.
  @available(*, deprecated, message: "Use NavigationLink(value:) and navigationDestination(for:) instead.")
  public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination
  ) {
    self.init(isActive: Self.isActive(tag, selection), destination: destination(), label: Text(titleKey))
  }

  /// Creates a link with a nonlocalized title to a view that is shown while the selection equals the tag.
  @available(*, deprecated, message: "Use NavigationLink(value:) and navigationDestination(for:) instead.")
  @_disfavoredOverload
  public init<S: StringProtocol, V: Hashable>(
    _ title: S, tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination
  ) {
    self.init(isActive: Self.isActive(tag, selection), destination: destination(), label: Text(title))
  }

  /// Creates a link with a localized title to a view that is shown while the selection equals the tag.
  @available(*, deprecated, message: "Use NavigationLink(value:) and navigationDestination(for:) instead.")
  public init<V: Hashable>(
    _ titleKey: LocalizedStringKey, destination: Destination, tag: V, selection: Binding<V?>
  ) {
    self.init(isActive: Self.isActive(tag, selection), destination: destination, label: Text(titleKey))
  }

  /// Creates a link with a nonlocalized title to a view that is shown while the selection equals the tag.
  @available(*, deprecated, message: "Use NavigationLink(value:) and navigationDestination(for:) instead.")
  @_disfavoredOverload
  public init<S: StringProtocol, V: Hashable>(
    _ title: S, destination: Destination, tag: V, selection: Binding<V?>
  ) {
    self.init(isActive: Self.isActive(tag, selection), destination: destination, label: Text(title))
  }
}
