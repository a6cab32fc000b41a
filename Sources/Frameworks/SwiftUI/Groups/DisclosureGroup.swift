import Foundation

/// A label that shows or hides content below it when it is tapped.
nonisolated public struct DisclosureGroup<Label: View, Content: View>: View, KeptFrameworkView {
  private let label: Label
  private let content: Content
  private let isExpanded: Binding<Bool>?
  @State private var isOpen = false
  @Environment(\.disclosureGroupStyle) private var style

  /// A group that is closed at first and keeps for itself whether it is open.
  public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
    isExpanded = nil
  }

  /// A group that is open while `isExpanded` is true.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    self.content = content()
    self.isExpanded = isExpanded
  }

  /// The label, and the content while the group is open, as the environment's style shows them.
  @MainActor public var body: some View {
    let configuration = DisclosureGroupStyleConfiguration(
      label: .init(view: AnyView(label)), content: .init(view: AnyView(content)), isExpanded: isExpanded ?? $isOpen)
    if let style { style.body(configuration) } else { DisclosedViews(configuration: configuration) }
  }
}

extension DisclosureGroup where Label == Text {
  /// A group with a text, closed at first.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// A group with a text, open while `isExpanded` is true.
  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
  }

  /// A group with a text as it is, not localized, closed at first.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ label: S, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(label) }
  }

  /// A group with a text as it is, not localized, open while `isExpanded` is true.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ label: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(label) }
  }
}

/// The parts of a disclosure group, for a style.
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

  /// What is always shown.
  public let label: Label
  /// What is shown while the group is open.
  public let content: Content
  /// The group is open.
  @Binding public var isExpanded: Bool

  init(label: Label, content: Content, isExpanded: Binding<Bool>) {
    self.label = label
    self.content = content
    _isExpanded = isExpanded
  }
}

/// How disclosure groups look.
@MainActor @preconcurrency
public protocol DisclosureGroupStyle {
  /// What a group looks like.
  associatedtype Body: View
  /// The view of a group; it changes `configuration.isExpanded` when the group is to open or close.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
  typealias Configuration = DisclosureGroupStyleConfiguration
}

/// A line with a mark at its end that turns, and the content below it; in a list its views are rows.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
  /// The same as `.automatic`.
  public init() {}

  /// The line and the content.
  public func makeBody(configuration: Configuration) -> some View { DisclosedViews(configuration: configuration) }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
  /// A line with a mark at its end that turns, and the content below it.
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
        // In a list it looks as other rows do: the icons of labels are tinted, and a badge is at the end.
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

/// A style whose type is hidden.
struct AnyDisclosureGroupStyle {
  let body: @MainActor (DisclosureGroupStyleConfiguration) -> AnyView

  @MainActor init<S: DisclosureGroupStyle>(_ style: S) {
    body = { AnyView(DisclosureGroupStyleBody(style: style, configuration: $0)) }
  }
}

/// Gives a style an identity of its own, so that its dynamic properties work.
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
  /// How disclosure groups inside look.
  @MainActor public func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
    environment(\.disclosureGroupStyle, AnyDisclosureGroupStyle(style))
  }
}
