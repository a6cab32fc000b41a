import Foundation
import ScrollworkFoundation

// Containers and pages with localized string resources: same as those with keys, which a literal prefers.

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// Creates a section with a localized string resource as its header.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleResource) }
  }
}

extension LabeledContent where Label == Text, Content: View {
  /// Creates labeled content with a localized string resource as its label.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleResource) }
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// Creates labeled text with a localized string resource as its label.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ titleResource: LocalizedStringResource, value: S) {
    self.init(titleResource) { Text(value) }
  }

  /// Creates a labeled, formatted value with a localized string resource as its label.
  @_disfavoredOverload
  public init<F: FormatStyle>(_ titleResource: LocalizedStringResource, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(titleResource) { Text(value, format: format) }
  }
}

extension GroupBox where Label == Text {
  /// Creates a group box with a localized string resource as its label.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleResource) }
  }
}

extension DisclosureGroup where Label == Text {
  /// Creates a disclosure group with a localized string resource, collapsed initially.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(titleResource) }
  }

  /// Creates a disclosure group with a localized string resource, expanded while `isExpanded` is true.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(titleResource) }
  }
}

extension Menu where Label == Text {
  /// Creates a menu with a localized string resource.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleResource) }
  }

  /// Creates a button with a localized string resource that opens a menu on a long press.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(content: content, label: { Text(titleResource) }, primaryAction: primaryAction)
  }
}

extension Menu where Label == ScrollworkSwiftUI.Label<Text, Image> {
  /// Creates a menu with a localized string resource and a symbol.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(content: content) { ScrollworkSwiftUI.Label(titleResource, systemImage: systemImage) }
  }
}

extension NavigationLink where Label == Text {
  /// Creates a link to a view, with a localized string resource.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, @ViewBuilder destination: () -> Destination) {
    self.init(destination: destination) { Text(titleResource) }
  }
}

extension NavigationLink where Label == Text, Destination == Never {
  /// Creates a link to the page for a value, with a localized string resource; disabled if the value is nil.
  @_disfavoredOverload
  public init<P: Hashable>(_ titleResource: LocalizedStringResource, value: P?) {
    self.init(value: value) { Text(titleResource) }
  }
}

extension Tab where Label == DefaultTabLabel {
  /// Creates a tab with a localized string resource and a symbol.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, systemImage: String, value: Value, @ViewBuilder content: () -> Content
  ) {
    self.init(value: value, content: content) {
      DefaultTabLabel(title: Text(titleResource), image: Image(systemName: systemImage))
    }
  }
}

extension ContentUnavailableView
where Label == ScrollworkSwiftUI.Label<Text, Image>, Description == Text?, Actions == EmptyView {
  /// Creates an unavailable view with a localized string resource, a symbol and a description.
  @_disfavoredOverload
  public init(_ title: LocalizedStringResource, systemImage name: String, description: Text? = nil) {
    self.init(
      label: { ScrollworkSwiftUI.Label(title, systemImage: name) }, description: { description },
      actions: { EmptyView() })
  }
}

nonisolated extension View {
  /// Sets the page's title, shown in the navigation bar and in the back button of the next page.
  @_disfavoredOverload
  public func navigationTitle(_ titleResource: LocalizedStringResource) -> some View {
    navigationTitle(Text(titleResource))
  }

  /// Sets the subtitle shown below the title in the navigation bar.
  @available(iOS 26.0, *)
  @_disfavoredOverload
  public func navigationSubtitle(_ subtitleKey: LocalizedStringResource) -> some View {
    navigationSubtitle(Text(subtitleKey))
  }
}
