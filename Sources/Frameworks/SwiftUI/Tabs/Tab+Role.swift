/// What a tab is for.
@available(iOS 18.0, *)
public struct TabRole: Hashable, Sendable {
  private enum Kind { case search }

  private let kind: Kind

  /// Searching. A tab without a label of its own is called so and has a magnifying glass. On a phone it stands where it is written.
  public static let search = TabRole(kind: .search)
}

@available(iOS 18.0, *)
extension DefaultTabLabel {
  /// What stands for a role.
  fileprivate init(_ role: TabRole?) {
    self.init(
      title: role == .search ? Text("Search") : nil, image: role == .search ? Image(systemName: "magnifyingglass") : nil
    )
  }
}

extension Tab {
  /// A tab of a role with any label.
  public init(
    value: Value, role: TabRole?, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(value: value, content: content, label: label)
    self.role = role
  }
}

extension Tab where Label == DefaultTabLabel {
  /// A tab with the label of its role.
  public init(value: Value, role: TabRole?, @ViewBuilder content: () -> Content) {
    self.init(value: value, content: content) { DefaultTabLabel(role) }
    self.role = role
  }

  /// A tab of a role with a title and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) {
    self.init(titleKey, systemImage: systemImage, value: value, content: content)
    self.role = role
  }

  /// A tab of a role with a title and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, role: TabRole?, @ViewBuilder content: () -> Content
  ) {
    self.init(title, systemImage: systemImage, value: value, content: content)
    self.role = role
  }

  /// A tab of a role with a title and a picture among the app's resources.
  public init(
    _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole?, @ViewBuilder content: () -> Content
  ) {
    self.init(titleKey, image: image, value: value, content: content)
    self.role = role
  }
}

extension Tab where Value == Never {
  /// A tab of a role with any label, in a `TabView` without a selection.
  public init(role: TabRole?, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(content: content, label: label)
    self.role = role
  }
}

extension Tab where Value == Never, Label == DefaultTabLabel {
  /// A tab with the label of its role, in a `TabView` without a selection.
  public init(role: TabRole?, @ViewBuilder content: () -> Content) {
    self.init(content: content) { DefaultTabLabel(role) }
    self.role = role
  }

  /// A tab of a role with a title and a symbol, in a `TabView` without a selection.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole?, @ViewBuilder content: () -> Content
  ) {
    self.init(titleKey, systemImage: systemImage, content: content)
    self.role = role
  }

  /// A tab of a role with a title and a symbol, in a `TabView` without a selection.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, role: TabRole?, @ViewBuilder content: () -> Content
  ) {
    self.init(title, systemImage: systemImage, content: content)
    self.role = role
  }

  /// A tab of a role with a title and a picture among the app's resources, in a `TabView` without a selection.
  public init(_ titleKey: LocalizedStringKey, image: String, role: TabRole?, @ViewBuilder content: () -> Content) {
    self.init(titleKey, image: image, content: content)
    self.role = role
  }

  /// A tab of a role with a title and a picture among the app's resources, in a `TabView` without a selection.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, image: String, role: TabRole?, @ViewBuilder content: () -> Content) {
    self.init(title, image: image, content: content)
    self.role = role
  }
}
