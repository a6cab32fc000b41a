import Foundation
import ScrollworkUIKit

/// What a tab is for.
@available(iOS 18.0, *)
public struct TabRole: Hashable, Sendable {
  private enum Kind { case search }
  private let kind: Kind
  /// Searching. A tab for it is called "Search" and has a magnifying glass unless it has a label of its own.
  public static let search = TabRole(kind: .search)
}

/// A tab, or several.
@available(iOS 18.0, *)
@MainActor @preconcurrency
public protocol TabContent<TabValue>: View {
  /// By what tabs are selected.
  associatedtype TabValue: Hashable
}

@available(iOS 18.0, *)
extension Tab: TabContent {
  public typealias TabValue = Value
}

@available(iOS 18.0, *)
extension Tab {
  /// A tab for a purpose, with any label.
  public init(
    value: Value, role: TabRole?, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(value: value, content: content, label: label)
  }
}

@available(iOS 18.0, *)
extension Tab where Label == DefaultTabLabel {
  /// A tab for a purpose, which gives it its label.
  public init(value: Value, role: TabRole, @ViewBuilder content: () -> Content) {
    self.init(value: value, content: content) {
      DefaultTabLabel(title: Text("Search"), image: Image(systemName: "magnifyingglass"))
    }
  }

  /// A tab for a purpose, with a title and a symbol.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) {
    self.init(titleKey, systemImage: systemImage, value: value, content: content)
  }

  /// A tab for a purpose, with a title, not localized, and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, value: Value, role: TabRole?, @ViewBuilder content: () -> Content
  ) {
    self.init(title, systemImage: systemImage, value: value, content: content)
  }
}

/// Several tabs that belong together under a title. On a phone, where there is no sidebar, the tabs are beside all others and
/// the title is not shown.
@available(iOS 18.0, *)
nonisolated public struct TabSection<Header: View, Content: View>: View, FrameworkView {
  private let content: Content

  /// Tabs under a header.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header) { self.content = content() }

  /// The tabs.
  @MainActor public var body: some View { content }
}

@available(iOS 18.0, *)
extension TabSection where Header == Text {
  /// Tabs under a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Tabs under a title, not localized.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

@available(iOS 18.0, *)
extension TabSection where Header == EmptyView {
  /// Tabs without a title.
  public init(@ViewBuilder content: () -> Content) { self.init(content: content) { EmptyView() } }
}
