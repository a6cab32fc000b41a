/// The purpose of a tab.
@available(iOS 18.0, *)
public struct TabRole: Hashable, Sendable {
  private enum Kind { case search }

  private let kind: Kind

  /// The search tab. Without a label it gets a default title and a magnifying glass. On a phone it stays in its
  /// declared position.
  public static let search = TabRole(kind: .search)
}

@available(iOS 18.0, *)
extension DefaultTabLabel {
  /// Creates the label of a role.
  fileprivate init(_ role: TabRole?) {
    self.init(
      title: role == .search ? Text("Search") : nil, image: role == .search ? Image(systemName: "magnifyingglass") : nil
    )
  }
}

extension Tab {
  /// Creates a tab with a role and a custom label.
  public init(
    value: Value, role: TabRole?, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(value: value, content: content, label: label)
    self.role = role
  }
}

extension Tab where Label == DefaultTabLabel {
  /// Creates a tab with the label of its role.
  public init(value: Value, role: TabRole?, @ViewBuilder content: () -> Content) {
    self.init(value: value, content: content) { DefaultTabLabel(role) }
    self.role = role
  }

  /// Creates a tab with a role, a title and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) {
    self.init(titleKey, systemImage: systemImage, value: value, content: content)
    self.role = role
  }

  /// Creates a tab with a role, a title and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, role: TabRole?, @ViewBuilder content: () -> Content
  ) {
    self.init(title, systemImage: systemImage, value: value, content: content)
    self.role = role
  }

  /// Creates a tab with a role, a title and an image of the app.
  public init(
    _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole?, @ViewBuilder content: () -> Content
  ) {
    self.init(titleKey, image: image, value: value, content: content)
    self.role = role
  }
}

extension Tab where Value == Never {
  /// Creates a tab with a role and a custom label, for a `TabView` without a selection.
  public init(role: TabRole?, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(content: content, label: label)
    self.role = role
  }
}

extension Tab where Value == Never, Label == DefaultTabLabel {
  /// Creates a tab with the label of its role, for a `TabView` without a selection.
  public init(role: TabRole?, @ViewBuilder content: () -> Content) {
    self.init(content: content) { DefaultTabLabel(role) }
    self.role = role
  }

  /// Creates a tab with a role, a title and a symbol, for a `TabView` without a selection.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole?, @ViewBuilder content: () -> Content
  ) {
    self.init(titleKey, systemImage: systemImage, content: content)
    self.role = role
  }

  /// Creates a tab with a role, a title and a symbol, for a `TabView` without a selection.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: TabRole?, @ViewBuilder content: () -> Content
  ) {
    self.init(title, systemImage: systemImage, content: content)
    self.role = role
  }

  /// Creates a tab with a role, a title and an image of the app, for a `TabView` without a selection.
  public init(_ titleKey: LocalizedStringKey, image: String, role: TabRole?, @ViewBuilder content: () -> Content) {
    self.init(titleKey, image: image, content: content)
    self.role = role
  }

  /// Creates a tab with a role, a title and an image of the app, for a `TabView` without a selection.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: String, role: TabRole?, @ViewBuilder content: () -> Content) {
    self.init(title, image: image, content: content)
    self.role = role
  }
}
