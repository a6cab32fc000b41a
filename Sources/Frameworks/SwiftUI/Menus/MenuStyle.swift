/// The properties of a menu. A style can draw only the whole menu, with `Menu(configuration)`.
public struct MenuStyleConfiguration {
  /// The type-erased label of the menu.
  nonisolated public struct Label: View, FrameworkView {
    let content: AnyView
    @MainActor public var body: some View { content }
  }

  /// The type-erased content of the menu.
  nonisolated public struct Content: View, FrameworkView {
    let content: AnyView
    @MainActor public var body: some View { content }
  }

  let label: AnyView
  let content: AnyView
  let title: Text?
  let primaryAction: (() -> Void)?
}

/// A type that defines the appearance of menus.
@MainActor @preconcurrency
public protocol MenuStyle {
  /// The type of the view that draws the menu.
  associatedtype Body: View
  typealias Configuration = MenuStyleConfiguration
  /// Returns the view that draws the menu.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A menu style that shows a button.
public struct DefaultMenuStyle: MenuStyle {
  /// Creates the style. Same as `.automatic`.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}

/// A style that shows a button in the environment's button style.
public struct ButtonMenuStyle: MenuStyle {
  /// Creates the style. Same as `.button`.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}

/// A menu style that shows a borderless button, whatever the environment's button style.
public struct BorderlessButtonMenuStyle: MenuStyle {
  /// Creates the style. Same as `.borderlessButton`.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { Menu(configuration).buttonStyle(.borderless) }
}

extension MenuStyle where Self == DefaultMenuStyle {
  /// A menu style that shows a button.
  public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

extension MenuStyle where Self == ButtonMenuStyle {
  /// A style that shows a button in the environment's button style.
  public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
  /// A style that shows a borderless button.
  @available(*, deprecated, message: "Use .menuStyle(.button) and .buttonStyle(.borderless).")
  public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}

extension Menu where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
  /// Creates a menu from a style's configuration.
  public init(_ configuration: MenuStyleConfiguration) {
    self.init(
      title: configuration.title, content: .init(content: configuration.content),
      label: .init(content: configuration.label), primaryAction: configuration.primaryAction)
  }
}

/// A type-erased style, custom or of this module; nil in the environment for the default.
struct AnyMenuStyle {
  let style: any MenuStyle

  @MainActor
  func body(_ configuration: MenuStyleConfiguration) -> AnyView {
    func open<S: MenuStyle>(_ style: S) -> AnyView {
      AnyView(MenuStyleBody(style: style, configuration: configuration))
    }
    return open(style)
  }
}

/// Gives a style its own identity, so that its dynamic properties work. Menus inside it do not use the style again.
nonisolated private struct MenuStyleBody<S: MenuStyle>: View, FrameworkView {
  @Connected var style: S
  let configuration: MenuStyleConfiguration
  @MainActor var body: some View { style.makeBody(configuration: configuration).environment(\.menuStyle, nil) }
}

/// The behaviour of a menu when one of its items is tapped.
public struct MenuActionDismissBehavior: Hashable, Sendable {
  let dismisses: Bool
  /// Dismisses.
  public static let automatic = MenuActionDismissBehavior(dismisses: true)
  /// Dismisses.
  public static let enabled = MenuActionDismissBehavior(dismisses: true)
  /// Does not dismiss.
  public static let disabled = MenuActionDismissBehavior(dismisses: false)
}

private struct MenuStyleKey: EnvironmentKey { static var defaultValue: AnyMenuStyle? { nil } }
private struct KeepsMenuOpenKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct MenuIndicatorKey: EnvironmentKey { static var defaultValue: Visibility { .automatic } }

extension EnvironmentValues {
  var menuStyle: AnyMenuStyle? {
    get { self[MenuStyleKey.self] }
    set { self[MenuStyleKey.self] = newValue }
  }

  /// Whether tapping an item keeps the menu open.
  var keepsMenuOpen: Bool {
    get { self[KeepsMenuOpenKey.self] }
    set { self[KeepsMenuOpenKey.self] = newValue }
  }

  /// The visibility of the indicator of controls that open a menu.
  public internal(set) var menuIndicatorVisibility: Visibility {
    get { self[MenuIndicatorKey.self] }
    set { self[MenuIndicatorKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Sets the style of menus in this view.
  public func menuStyle<S: MenuStyle>(_ style: S) -> some View {
    environment(\.menuStyle, AnyMenuStyle(style: style))
  }

  /// Sets the visibility of the indicator of controls that open a menu. On a phone only pickers have one.
  public func menuIndicator(_ visibility: Visibility) -> some View {
    environment(\.menuIndicatorVisibility, visibility)
  }

  /// Sets whether tapping an item in this view dismisses its menu.
  public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View {
    transformEnvironment(\.self) { values in
      values.keepsMenuOpen = !behavior.dismisses
      // The menu is already around it.
      if !behavior.dismisses, values.menuLevel > 0 { values.buttonInterceptor = nil }
    }
  }
}
