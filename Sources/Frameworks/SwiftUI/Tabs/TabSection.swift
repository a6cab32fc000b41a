import Foundation
import ScrollworkUIKit

/// One or more tabs.
@available(iOS 18.0, *)
@MainActor @preconcurrency
public protocol TabContent<TabValue>: View {
  /// The type of the tabs' values.
  associatedtype TabValue: Hashable
}

@available(iOS 18.0, *)
extension Tab: TabContent {
  public typealias TabValue = Value
}

/// The identity of a section.
final class TabSectionToken: Sendable {}

/// A group of tabs under a title in a sidebar. On a phone, which has no sidebar, the tabs are among the others and the
/// title is not shown.
@available(iOS 18.0, *)
nonisolated public struct TabSection<Header: View, Content: TabContent>: TabContent, FrameworkView {
  public typealias TabValue = Content.TabValue
  private let header: Header
  private let content: Content
  @State private var token = TabSectionToken()

  /// Creates a section with a header.
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
  /// Creates a section with a localized title.
  public init<Value>(_ titleKey: LocalizedStringKey, @TabContentBuilder<Value> content: () -> Content)
  where Value == Content.TabValue {
    self.init(content: content) { Text(titleKey) }
  }

  /// Creates a section with a nonlocalized title.
  @_disfavoredOverload
  public init<Value, S: StringProtocol>(_ title: S, @TabContentBuilder<Value> content: () -> Content)
  where Value == Content.TabValue {
    self.init(content: content) { Text(title) }
  }
}

@available(iOS 18.0, *)
extension TabSection where Header == EmptyView {
  /// Creates a section without a title.
  public init<Value>(@TabContentBuilder<Value> content: () -> Content) where Value == Content.TabValue {
    self.init(content: content) { EmptyView() }
  }
}
