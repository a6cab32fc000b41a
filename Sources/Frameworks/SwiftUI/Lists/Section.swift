import Foundation

/// A group of related views with a header and a footer: one after the other in a stack, a group in a menu.
public struct Section<Parent, Content, Footer> {
  let header: Parent
  let content: Content
  let footer: Footer
  /// Nil for a section that is always expanded.
  private var isExpanded: Binding<Bool>?
  @Environment(\.menuLevel) private var menuLevel
  @Environment(\.listContext) private var list
  @Environment(\.isSidebarList) private var isSidebar
  @Environment(\.sectionActions) private var actions
}

extension Section {
  /// Creates a section of content that is not a view.
  init(header: Parent, content: Content, footer: Footer) {
    self.header = header
    self.content = content
    self.footer = footer
  }
}

nonisolated extension Section: View, FrameworkView where Parent: View, Content: View, Footer: View {
  /// Creates a section with a header and a footer.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
  ) {
    self.header = header()
    self.content = content()
    self.footer = footer()
  }

  /// The header, the content and the footer.
  @MainActor public var body: some View {
    shownHeader
      .modifier(_SectionStyleModifier(part: .header, list: list, isInMenu: menuLevel > 0))
      .modifier(_SectionPartModifier(part: .header))
    inside
      .environment(\.sectionActions, nil)
      .modifier(_SectionPartModifier(part: .content))
    footer
      .modifier(_SectionStyleModifier(part: .footer, list: list, isInMenu: false))
      .modifier(_SectionPartModifier(part: .footer))
  }

  @MainActor @ViewBuilder private var inside: some View {
    if isExpanded?.wrappedValue != false {
      content
      if list != nil, let actions { actions }
    }
  }

  /// In a sidebar a header expands and collapses its section.
  @MainActor @ViewBuilder private var shownHeader: some View {
    if let isExpanded, isSidebar, list != nil {
      Button {
        withAnimation { isExpanded.wrappedValue.toggle() }
      } label: {
        HStack {
          header
          Spacer()
          Image(systemName: "chevron.forward").font(.footnote.weight(.semibold)).foregroundStyle(.tint)
            .rotationEffect(.degrees(isExpanded.wrappedValue ? 90 : 0)).accessibilityHidden(true)
        }
        .contentShape(Rectangle())
      }
      .buttonStyle(.plain)
      .accessibilityAddTraits(.isHeader)
      .accessibilityValue(isExpanded.wrappedValue ? "Expanded" : "Collapsed")
    } else {
      header
    }
  }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
  /// Creates a section with a footer.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(content: content, header: { EmptyView() }, footer: footer)
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// Creates a section with a header.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(content: content, header: header, footer: { EmptyView() })
  }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  /// Creates a section without a header and a footer.
  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content, header: { EmptyView() }, footer: { EmptyView() })
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// Creates a section with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Creates a section with a title that is not localized.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }
}

@available(iOS 17.0, *)
extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// Creates a section whose content is shown while `isExpanded` is true. In a sidebar list the header expands and
  /// collapses it.
  public init(isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(content: content, header: header)
    self.isExpanded = isExpanded
  }
}

@available(iOS 17.0, *)
extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// Creates a section with a title whose content is shown while `isExpanded` is true. In a sidebar list the title
  /// expands and collapses it.
  public init(_ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content) {
    self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
  }

  /// Creates a section with a title that is not localized, whose content is shown while `isExpanded` is true.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content) {
    self.init(isExpanded: isExpanded, content: content) { Text(title) }
  }
}

/// The appearance of a section's header or footer in a list or a menu.
nonisolated private struct _SectionStyleModifier: EnvironmentWriting {
  let part: _SectionPartModifier.Part
  let list: ListContext?
  let isInMenu: Bool
  typealias Body = Never

  @MainActor static func _makeNode<Base: View>(
    _ view: ModifiedContent<Base, Self>, _ inputs: _NodeInputs
  ) -> _ViewNode<ModifiedContent<Base, Self>> {
    EnvironmentWritingNode(view, inputs)
  }

  @MainActor static func _leafCount(of base: Int?) -> Int? { base }

  @MainActor func write(to values: inout EnvironmentValues) {
    list?.style(part, &values)
    guard isInMenu else { return }
    values.font = .footnote
    values.foregroundStyle = AnyShapeStyle(.secondary)
  }
}
