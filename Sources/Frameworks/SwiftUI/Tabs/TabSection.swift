import Foundation
import ScrollworkUIKit

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
