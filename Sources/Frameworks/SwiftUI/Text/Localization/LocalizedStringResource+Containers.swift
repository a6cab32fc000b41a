import Foundation
import ScrollworkFoundation

// Containers and pages whose texts are resources: the same as those with keys, which a literal prefers.

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// A section below the text of a resource.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleResource) }
  }
}

extension LabeledContent where Label == Text, Content: View {
  /// Any content behind the text of a resource.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleResource) }
  }
}

extension LabeledContent where Label == Text, Content == Text {
  /// A text behind the text of a resource.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ titleResource: LocalizedStringResource, value: S) {
    self.init(titleResource) { Text(value) }
  }

  /// A value in a format behind the text of a resource.
  @_disfavoredOverload
  public init<F: FormatStyle>(_ titleResource: LocalizedStringResource, value: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    self.init(titleResource) { Text(value, format: format) }
  }
}

extension GroupBox where Label == Text {
  /// A box with the text of a resource as its label.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleResource) }
  }
}

extension DisclosureGroup where Label == Text {
  /// A group with the text of a resource, closed at first.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(titleResource) }
  }

  /// A group with the text of a resource, open while `isExpanded` is true.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(titleResource) }
  }
}

extension Menu where Label == Text {
  /// A menu with the text of a resource.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleResource) }
  }

  /// A button with the text of a resource that a long press makes open a menu.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(content: content, label: { Text(titleResource) }, primaryAction: primaryAction)
  }
}

extension Menu where Label == ScrollworkSwiftUI.Label<Text, Image> {
  /// A menu with the text of a resource and a symbol.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(content: content) { ScrollworkSwiftUI.Label(titleResource, systemImage: systemImage) }
  }
}

extension NavigationLink where Label == Text {
  /// A link with the text of a resource to a view.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, @ViewBuilder destination: () -> Destination) {
    self.init(destination: destination) { Text(titleResource) }
  }
}

extension NavigationLink where Label == Text, Destination == Never {
  /// A link with the text of a resource to the page of a value; disabled without one.
  @_disfavoredOverload
  public init<P: Hashable>(_ titleResource: LocalizedStringResource, value: P?) {
    self.init(value: value) { Text(titleResource) }
  }
}

extension Tab where Label == DefaultTabLabel {
  /// A tab with the text of a resource and a symbol.
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
  /// The text of a resource, a symbol and a description.
  @_disfavoredOverload
  public init(_ title: LocalizedStringResource, systemImage name: String, description: Text? = nil) {
    self.init(
      label: { ScrollworkSwiftUI.Label(title, systemImage: name) }, description: { description },
      actions: { EmptyView() })
  }
}

nonisolated extension View {
  /// What the page is called, on the bar over it and on the way back to it.
  @_disfavoredOverload
  public func navigationTitle(_ titleResource: LocalizedStringResource) -> some View {
    navigationTitle(Text(titleResource))
  }

  /// What is below the title on the bar over the page.
  @available(iOS 26.0, *)
  @_disfavoredOverload
  public func navigationSubtitle(_ subtitleKey: LocalizedStringResource) -> some View {
    navigationSubtitle(Text(subtitleKey))
  }
}
