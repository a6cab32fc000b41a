import Foundation
import ScrollworkUIKit

/// A button that opens a list of actions. Inside another menu, a submenu.
///
/// The content consists of buttons, toggles, pickers, menus, links, sections and dividers. If a button's label contains
/// several texts, the first is the title.
nonisolated public struct Menu<Label: View, Content: View>: View, FrameworkView {
  private let label: Label
  private let content: Content
  private let primaryAction: (() -> Void)?
  /// The title above the menu's items, which UIKit's menus may have.
  private let title: Text?
  @State private var opener = MenuOpener()
  @Environment(\.menuLevel) private var level
  @Environment(\.buttonStyle) private var style
  @Environment(\.menuOrder) private var order
  @Environment(\.menuStyle) private var menuStyle

  /// Creates a menu with a custom label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(title: nil, content: content(), label: label(), primaryAction: nil)
  }

  /// Creates a button with a custom label that opens a menu on a long press.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: @escaping () -> Void
  ) {
    self.init(title: nil, content: content(), label: label(), primaryAction: primaryAction)
  }

  /// - Parameter opener: What else opens the menu; nil for nothing.
  init(title: Text?, content: Content, label: Label, primaryAction: (() -> Void)?, opener: MenuOpener? = nil) {
    self.title = title
    self.content = content
    self.label = label
    self.primaryAction = primaryAction
    if let opener { _opener = State(initialValue: opener) }
  }

  /// The label as a button, or as an item of the enclosing menu.
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
  /// Creates a menu with a localized title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(titleKey) }
  }

  /// Creates a menu with a nonlocalized title.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(content: content) { Text(title) }
  }

  /// Creates a button with a localized title that opens a menu on a long press.
  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(content: content, label: { Text(titleKey) }, primaryAction: primaryAction)
  }

  /// Creates a button with a nonlocalized title that opens a menu on a long press.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
  ) {
    self.init(content: content, label: { Text(title) }, primaryAction: primaryAction)
  }
}

extension Menu where Label == ScrollworkSwiftUI.Label<Text, Image> {
  /// Creates a menu with a localized title and a symbol.
  public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(content: content) { ScrollworkSwiftUI.Label(titleKey, systemImage: systemImage) }
  }

  /// Creates a menu with a nonlocalized title and a symbol.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(content: content) { ScrollworkSwiftUI.Label(title, systemImage: systemImage) }
  }

  /// Creates a button with a localized title and a symbol that opens a menu on a long press.
  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) {
    self.init(
      content: content, label: { ScrollworkSwiftUI.Label(titleKey, systemImage: systemImage) },
      primaryAction: primaryAction)
  }

  /// Creates a button with a nonlocalized title and a symbol that opens a menu on a long press.
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

/// The order in which a menu shows its items.
public struct MenuOrder: Hashable, Sendable {
  enum Kind { case automatic, priority, fixed }
  let kind: Kind

  /// Puts the first items nearest to the button, or at the top in a context menu.
  public static let automatic = MenuOrder(kind: .automatic)
  /// Puts the first items nearest to where the menu was opened.
  public static let priority = MenuOrder(kind: .priority)
  /// Orders the items from top to bottom.
  public static let fixed = MenuOrder(kind: .fixed)
}

private struct MenuOrderKey: EnvironmentKey { static var defaultValue: MenuOrder { .automatic } }

extension EnvironmentValues {
  /// The order in which menus show their items.
  public var menuOrder: MenuOrder {
    get { self[MenuOrderKey.self] }
    set { self[MenuOrderKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Sets the order in which menus in this view show their items.
  public func menuOrder(_ order: MenuOrder) -> some View { environment(\.menuOrder, order) }
}
