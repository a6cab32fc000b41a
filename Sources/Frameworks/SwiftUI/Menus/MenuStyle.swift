/// What a style gets of the menu that it draws: only the menu itself can be drawn, by `Menu(configuration)`.
public struct MenuStyleConfiguration {
  /// The menu's label, its type hidden.
  nonisolated public struct Label: View, FrameworkView {
    let content: AnyView
    @MainActor public var body: some View { content }
  }

  /// The menu's lines, their type hidden.
  nonisolated public struct Content: View, FrameworkView {
    let content: AnyView
    @MainActor public var body: some View { content }
  }

  let label: AnyView
  let content: AnyView
  let title: Text?
  let primaryAction: (() -> Void)?
}

/// How menus look.
@MainActor @preconcurrency
public protocol MenuStyle {
  /// What a menu is drawn with.
  associatedtype Body: View
  typealias Configuration = MenuStyleConfiguration
  /// The menu's look.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// A button.
public struct DefaultMenuStyle: MenuStyle {
  /// The same as `.automatic`.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}

/// A button in the environment's button style.
public struct ButtonMenuStyle: MenuStyle {
  /// The same as `.button`.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}

/// A button without a border, whatever the environment's button style is.
public struct BorderlessButtonMenuStyle: MenuStyle {
  /// The same as `.borderlessButton`.
  public nonisolated init() {}
  public func makeBody(configuration: Configuration) -> some View { Menu(configuration).buttonStyle(.borderless) }
}

extension MenuStyle where Self == DefaultMenuStyle {
  /// A button.
  public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

extension MenuStyle where Self == ButtonMenuStyle {
  /// A button in the environment's button style.
  public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
  /// A button without a border.
  @available(*, deprecated, message: "Use .menuStyle(.button) and .buttonStyle(.borderless).")
  public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}

extension Menu where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content {
  /// The menu that a style was given.
  public init(_ configuration: MenuStyleConfiguration) {
    self.init(
      title: configuration.title, content: .init(content: configuration.content),
      label: .init(content: configuration.label), primaryAction: configuration.primaryAction)
  }
}

/// Any style of an app's own or of this module; nil in the environment for the default.
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

/// Gives a style an identity of its own, so that its dynamic properties work. Menus in it do not look as it says once more.
nonisolated private struct MenuStyleBody<S: MenuStyle>: View, FrameworkView {
  @Connected var style: S
  let configuration: MenuStyleConfiguration
  @MainActor var body: some View { style.makeBody(configuration: configuration).environment(\.menuStyle, nil) }
}

/// Whether a tap on a line closes the menu.
public struct MenuActionDismissBehavior: Hashable, Sendable {
  let dismisses: Bool
  /// It does.
  public static let automatic = MenuActionDismissBehavior(dismisses: true)
  /// It does.
  public static let enabled = MenuActionDismissBehavior(dismisses: true)
  /// It does not.
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

  /// A tap on a line does not close the menu.
  var keepsMenuOpen: Bool {
    get { self[KeepsMenuOpenKey.self] }
    set { self[KeepsMenuOpenKey.self] = newValue }
  }

  /// Whether controls that open a menu say so with a mark.
  public internal(set) var menuIndicatorVisibility: Visibility {
    get { self[MenuIndicatorKey.self] }
    set { self[MenuIndicatorKey.self] = newValue }
  }
}

nonisolated extension View {
  /// How menus inside look.
  public func menuStyle<S: MenuStyle>(_ style: S) -> some View {
    environment(\.menuStyle, AnyMenuStyle(style: style))
  }

  /// Whether controls that open a menu say so with a mark. On a phone these are pickers; other menus have none.
  public func menuIndicator(_ visibility: Visibility) -> some View {
    environment(\.menuIndicatorVisibility, visibility)
  }

  /// Whether a tap on a line inside closes the menu that it is in.
  public func menuActionDismissBehavior(_ behavior: MenuActionDismissBehavior) -> some View {
    transformEnvironment(\.self) { values in
      values.keepsMenuOpen = !behavior.dismisses
      // The menu is around already.
      if !behavior.dismisses, values.menuLevel > 0 { values.buttonInterceptor = nil }
    }
  }
}
