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

/// Tells a section from others.
final class TabSectionToken: Sendable {}

/// Several tabs that belong together under a title, in a sidebar. On a phone, where there is none, the tabs are beside all others
/// and the title is not shown.
@available(iOS 18.0, *)
nonisolated public struct TabSection<Header: View, Content: TabContent>: TabContent, FrameworkView {
  public typealias TabValue = Content.TabValue
  private let header: Header
  private let content: Content
  @State private var token = TabSectionToken()

  /// Tabs under a header.
  public init<Value>(@TabContentBuilder<Value> content: () -> Content, @ViewBuilder header: () -> Header)
  where Value == Content.TabValue {
    self.header = header()
    self.content = content()
  }

  /// The tabs.
  @MainActor public var body: some View {
    let (key, header) = (ObjectIdentifier(token), AnyView(header))
    content.modifier(_TabSidebarModifier { $0.enter(key, header: header) })
  }
}

@available(iOS 18.0, *)
extension TabSection where Header == Text {
  /// Tabs under a title.
  public init<Value>(_ titleKey: LocalizedStringKey, @TabContentBuilder<Value> content: () -> Content)
  where Value == Content.TabValue {
    self.init(content: content) { Text(titleKey) }
  }

  /// Tabs under a title, not localized.
  @_disfavoredOverload
  public init<Value, S: StringProtocol>(_ title: S, @TabContentBuilder<Value> content: () -> Content)
  where Value == Content.TabValue {
    self.init(content: content) { Text(title) }
  }
}

@available(iOS 18.0, *)
extension TabSection where Header == EmptyView {
  /// Tabs without a title.
  public init<Value>(@TabContentBuilder<Value> content: () -> Content) where Value == Content.TabValue {
    self.init(content: content) { EmptyView() }
  }
}
