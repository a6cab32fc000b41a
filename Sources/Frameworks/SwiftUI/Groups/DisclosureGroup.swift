import Foundation

/// A label that shows or hides the content below it when tapped.
nonisolated public struct DisclosureGroup<Label: View, Content: View>: View, KeptFrameworkView {
  private let label: Label
  private let content: Content
  private let isExpanded: Binding<Bool>?
  @State private var isOpen = false
  @Environment(\.disclosureGroupStyle) private var style

  /// Creates a group that is initially collapsed and manages its own state.
  public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
    isExpanded = nil
  }

  /// Creates a group that is expanded while `isExpanded` is true.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    self.content = content()
    self.isExpanded = isExpanded
  }

  /// The label, and the content while the group is expanded, in the environment's style.
  @MainActor public var body: some View {
    let configuration = DisclosureGroupStyleConfiguration(
      label: .init(view: AnyView(label)), content: .init(view: AnyView(content)), isExpanded: isExpanded ?? $isOpen)
    if let style { style.body(configuration) } else { DisclosedViews(configuration: configuration) }
  }
}

extension DisclosureGroup where Label == Text {
  /// Creates a group with a title that is initially collapsed.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Creates a group with a title that is expanded while `isExpanded` is true.
  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
  }

  /// Creates a group with a title that is not localized and is initially collapsed.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ label: S, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(label) }
  }

  /// Creates a group with a title that is not localized and is expanded while `isExpanded` is true.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ label: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(label) }
  }
}

/// The properties of a disclosure group that are passed to its style.
public struct DisclosureGroupStyleConfiguration {
  /// The group's label.
  public struct Label: View, FrameworkView {
    let view: AnyView
    /// The label.
    public var body: some View { view }
  }

  /// The group's content.
  public struct Content: View, FrameworkView {
    let view: AnyView
    /// The content.
    public var body: some View { view }
  }

  /// The label, which is always shown.
  public let label: Label
  /// The content, which is shown while the group is expanded.
  public let content: Content
  /// Whether the group is expanded.
  @Binding public var isExpanded: Bool

  init(label: Label, content: Content, isExpanded: Binding<Bool>) {
    self.label = label
    self.content = content
    _isExpanded = isExpanded
  }
}

/// The appearance of disclosure groups.
@MainActor @preconcurrency
public protocol DisclosureGroupStyle {
  /// The type of the body.
  associatedtype Body: View
  /// Creates the view of a group; it sets `configuration.isExpanded` to expand or collapse the group.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  typealias Configuration = DisclosureGroupStyleConfiguration
}

/// A line with a rotating chevron at its end, and the content below it. In a list, its views are rows.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
  /// The same as `.automatic`.
  public init() {}

  /// The line and the content.
  public func makeBody(configuration: Configuration) -> some View { DisclosedViews(configuration: configuration) }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  /// A line with a rotating chevron at its end, and the content below it.
  public static var automatic: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
}

nonisolated private struct DisclosureLine: View, FrameworkView {
  let configuration: DisclosureGroupStyleConfiguration
  @Environment(\.listContext) private var list

  @MainActor var body: some View {
    Button {
      withAnimation { configuration.isExpanded.toggle() }
    } label: {
      HStack {
        // In a list it looks like other rows: label icons are tinted, and a badge is at the end.
        if list == nil {
          configuration.label.defaultForegroundStyle(.tint)
          Spacer()
        } else {
          configuration.label.environment(\.isBadgeInPlace, true).frame(maxWidth: .infinity, alignment: .leading)
        }
        Image(systemName: "chevron.forward").font(.footnote.weight(.semibold)).foregroundStyle(.tint)
          .rotationEffect(.degrees(configuration.isExpanded ? 90 : 0)).accessibilityHidden(true)
      }
      .contentShape(Rectangle())
    }
    .buttonStyle(.plain)
    .accessibilityValue(configuration.isExpanded ? "Expanded" : "Collapsed")
  }
}

/// A type-erased style.
struct AnyDisclosureGroupStyle {
  let body: @MainActor (DisclosureGroupStyleConfiguration) -> AnyView

  @MainActor init<S: DisclosureGroupStyle>(_ style: S) {
    body = { AnyView(DisclosureGroupStyleBody(style: style, configuration: $0)) }
  }
}

/// Gives a style its own identity, so that its dynamic properties work.
nonisolated private struct DisclosureGroupStyleBody<S: DisclosureGroupStyle>: View, FrameworkView {
  @Connected var style: S
  let configuration: DisclosureGroupStyleConfiguration
  @MainActor var body: some View { style.makeBody(configuration: configuration) }
}

private struct DisclosureGroupStyleKey: EnvironmentKey {
  static var defaultValue: AnyDisclosureGroupStyle? { nil }
}

nonisolated private struct DisclosedViews: View, FrameworkView {
  let configuration: DisclosureGroupStyleConfiguration
  @Environment(\.listContext) private var list

  @MainActor var body: some View {
    if list != nil { views } else { VStack { views } }
  }

  @ViewBuilder private var views: some View {
    DisclosureLine(configuration: configuration)
    if configuration.isExpanded { configuration.content }
  }
}

extension EnvironmentValues {
  fileprivate var disclosureGroupStyle: AnyDisclosureGroupStyle? {
    get { self[DisclosureGroupStyleKey.self] }
    set { self[DisclosureGroupStyleKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Sets the style of the disclosure groups inside.
  @MainActor public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
    environment(\.disclosureGroupStyle, AnyDisclosureGroupStyle(style))
  }
}
