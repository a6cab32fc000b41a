/// What a style gets of the group that it draws.
public struct ControlGroupStyleConfiguration {
  /// The controls, their type hidden.
  nonisolated public struct Content: View, FrameworkView {
    let content: AnyView
    @MainActor public var body: some View { content }
  }

  /// What the group is called, its type hidden.
  nonisolated public struct Label: View, FrameworkView {
    let content: AnyView
    @MainActor public var body: some View { content }
  }

  /// The controls.
  public let content: Content
  /// What the group is called.
  public let label: Label
}

/// How groups of controls look.
@MainActor @preconcurrency
public protocol ControlGroupStyle {
  /// What a group is drawn with.
  associatedtype Body: View
  typealias Configuration = ControlGroupStyleConfiguration
  /// The look of the group.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// Side by side on one ground; in a menu in one line, pictures above their titles.
public struct AutomaticControlGroupStyle: ControlGroupStyle {
  public func makeBody(configuration: Configuration) -> some View {
    GroupedControls(content: configuration.content.content, size: .medium)
  }
}

/// Side by side.
public struct NavigationControlGroupStyle: ControlGroupStyle {
  /// The same as `.navigation`.
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 16) { configuration.content }
  }
}

/// In a menu pictures in one line; elsewhere side by side on one ground.
public struct PaletteControlGroupStyle: ControlGroupStyle {
  /// The same as `.palette`.
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    GroupedControls(content: configuration.content.content, size: .small)
  }
}

/// A button that opens a menu of the controls.
public struct MenuControlGroupStyle: ControlGroupStyle {
  /// The same as `.menu`.
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    Menu {
      configuration.content
    } label: {
      configuration.label
    }
  }
}

/// A button that opens a menu with the controls in one line.
public struct CompactMenuControlGroupStyle: ControlGroupStyle {
  /// The same as `.compactMenu`.
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    Menu {
      GroupedControls(content: configuration.content.content, size: .medium)
    } label: {
      configuration.label
    }
  }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  /// Side by side on one ground; in a menu in one line.
  public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  /// Side by side.
  public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}

extension ControlGroupStyle where Self == PaletteControlGroupStyle {
  /// In a menu pictures in one line.
  public static var palette: PaletteControlGroupStyle { PaletteControlGroupStyle() }
}

extension ControlGroupStyle where Self == MenuControlGroupStyle {
  /// A button that opens a menu of the controls.
  public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}

extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
  /// A button that opens a menu with the controls in one line.
  public static var compactMenu: CompactMenuControlGroupStyle { CompactMenuControlGroupStyle() }
}

/// Any style.
struct AnyControlGroupStyle {
  let style: any ControlGroupStyle

  @MainActor
  func body(_ configuration: ControlGroupStyleConfiguration) -> AnyView {
    func open<S: ControlGroupStyle>(_ style: S) -> AnyView {
      AnyView(ControlGroupStyleBody(style: style, configuration: configuration))
    }
    return open(style)
  }
}

/// Gives a style an identity of its own, so that its dynamic properties work. Groups in it do not look as it says once more.
nonisolated private struct ControlGroupStyleBody<S: ControlGroupStyle>: View, FrameworkView {
  @Connected var style: S
  let configuration: ControlGroupStyleConfiguration

  @MainActor var body: some View {
    style.makeBody(configuration: configuration)
      .environment(\.controlGroupStyle, AnyControlGroupStyle(style: AutomaticControlGroupStyle()))
  }
}

private struct ControlGroupStyleKey: EnvironmentKey {
  static var defaultValue: AnyControlGroupStyle { AnyControlGroupStyle(style: AutomaticControlGroupStyle()) }
}

extension EnvironmentValues {
  var controlGroupStyle: AnyControlGroupStyle {
    get { self[ControlGroupStyleKey.self] }
    set { self[ControlGroupStyleKey.self] = newValue }
  }
}

nonisolated extension View {
  /// How groups of controls inside look.
  public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
    environment(\.controlGroupStyle, AnyControlGroupStyle(style: style))
  }
}
