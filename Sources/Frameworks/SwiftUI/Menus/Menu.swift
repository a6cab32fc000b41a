import Foundation
import ScrollworkUIKit

/// A button that opens a list of actions; inside another menu a line that opens more.
///
/// Content is made of buttons, toggles, pickers, menus, links, sections and dividers. Of a text in a button's label that
/// consists of several the first is the title.
nonisolated public struct Menu<Label: View, Content: View>: View, FrameworkView {
  private let label: Label
  private let content: Content
  private let primaryAction: (() -> Void)?
  /// What the menu says above its lines: UIKit's menus may.
  private let title: Text?
  @State private var opener = MenuOpener()
  @Environment(\.menuLevel) private var level
  @Environment(\.buttonStyle) private var style
  @Environment(\.menuOrder) private var order
  @Environment(\.menuStyle) private var menuStyle

  /// A menu with any label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(title: nil, content: content(), label: label(), primaryAction: nil)
  }

  /// A button with any label that a long press makes open a menu.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: @escaping () -> Void
  ) {
    self.init(title: nil, content: content(), label: label(), primaryAction: primaryAction)
  }

  init(title: Text?, content: Content, label: Label, primaryAction: (() -> Void)?) {
    self.title = title
    self.content = content
    self.label = label
    self.primaryAction = primaryAction
  }

  /// The label as a button, or as a line of the menu around.
  @MainActor public var body: some View {
    if let menuStyle, level == 0 {
      HStack {
        menuStyle.body(
          MenuStyleConfiguration(
            label: AnyView(label), content: AnyView(content), title: title, primaryAction: primaryAction))
      }
    } else {
      button
    }
  }

  @MainActor private var button: some View {
    let isInside = level > 0
    return PressableView(
      role: nil, action: press, label: AnyView(label), style: isInside ? .primitive(MenuButtonStyle()) : style
    )
    .environment(\.menuMark, isInside ? .disclosure : nil)
    .modifier(
      _MenuSourceModifier(
        kind: isInside ? .nested(AnyView(label)) : .button(opensByLongPress: primaryAction != nil), opener: opener,
        title: title, order: order, items: AnyView(content)))
  }

  @MainActor private var press: @MainActor () -> Void {
    if level == 0, let primaryAction { return { primaryAction() } }
    let opener = opener
    return { opener.open() }
  }
}

extension Menu where Label == Text {
  /// A menu with a text.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// A menu with a text as it is, not localized.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }

  /// A button with a text that a long press makes open a menu.
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(content: content, label: { Text(titleKey) }, primaryAction: primaryAction)
  }

  /// A button with a text as it is, not localized, that a long press makes open a menu.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
  ) {
    self.init(content: content, label: { Text(title) }, primaryAction: primaryAction)
  }
}

extension Menu where Label == ScrollworkSwiftUI.Label<Text, Image> {
  /// A menu with a text and a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(content: content) { ScrollworkSwiftUI.Label(titleKey, systemImage: systemImage) }
  }

  /// A menu with a text as it is, not localized, and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(content: content) { ScrollworkSwiftUI.Label(title, systemImage: systemImage) }
  }

  /// A button with a text and a symbol that a long press makes open a menu.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(
      content: content, label: { ScrollworkSwiftUI.Label(titleKey, systemImage: systemImage) },
      primaryAction: primaryAction)
  }

  /// A button with a text as it is, not localized, and a symbol that a long press makes open a menu.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(
      content: content, label: { ScrollworkSwiftUI.Label(title, systemImage: systemImage) },
      primaryAction: primaryAction)
  }
}

/// In which order a menu shows its lines.
public struct MenuOrder: Hashable, Sendable {
  enum Kind { case automatic, priority, fixed }
  let kind: Kind

  /// The first lines nearest to the button; from the top in a context menu.
  public static let automatic = MenuOrder(kind: .automatic)
  /// The first lines nearest to where the menu was opened.
  public static let priority = MenuOrder(kind: .priority)
  /// From the top.
  public static let fixed = MenuOrder(kind: .fixed)
}

private struct MenuOrderKey: EnvironmentKey { static var defaultValue: MenuOrder { .automatic } }

extension EnvironmentValues {
  /// In which order menus show their lines.
  public var menuOrder: MenuOrder {
    get { self[MenuOrderKey.self] }
    set { self[MenuOrderKey.self] = newValue }
  }
}

nonisolated extension View {
  /// In which order menus inside show their lines.
  public func menuOrder(_ order: MenuOrder) -> some View { environment(\.menuOrder, order) }
}
