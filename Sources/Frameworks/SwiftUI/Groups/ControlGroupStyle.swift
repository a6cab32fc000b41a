/// The properties of a control group that are passed to its style.
public struct ControlGroupStyleConfiguration {
  /// The type-erased controls.
  nonisolated public struct Content: View, FrameworkView {
    let content: AnyView
    @MainActor public var body: some View { content }
  }

  /// The type-erased label.
  nonisolated public struct Label: View, FrameworkView {
    let content: AnyView
    @MainActor public var body: some View { content }
  }

  /// The controls.
  public let content: Content
  /// The group's label.
  public let label: Label
}

/// The appearance of control groups.
@MainActor @preconcurrency
public protocol ControlGroupStyle {
  /// The type of the body.
  associatedtype Body: View
  typealias Configuration = ControlGroupStyleConfiguration
  /// Creates the group's appearance.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// Side by side on a shared background; in a menu on one line, with images above their titles.
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

/// Images on one line in a menu; elsewhere side by side on a shared background.
public struct PaletteControlGroupStyle: ControlGroupStyle {
  /// The same as `.palette`.
  public nonisolated init() {}

  public func makeBody(configuration: Configuration) -> some View {
    GroupedControls(content: configuration.content.content, size: .small)
  }
}

/// A button that opens a menu with the controls.
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

/// A button that opens a menu with the controls on one line.
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
  /// Side by side on a shared background; in a menu on one line.
  public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  /// Side by side.
  public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}

extension ControlGroupStyle where Self == PaletteControlGroupStyle {
  /// Images on one line in a menu.
  public static var palette: PaletteControlGroupStyle { PaletteControlGroupStyle() }
}

extension ControlGroupStyle where Self == MenuControlGroupStyle {
  /// A button that opens a menu with the controls.
  public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}

extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
  /// A button that opens a menu with the controls on one line.
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

/// Gives a style its own identity, so that its dynamic properties work. The style does not apply again to groups inside
/// it.
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
  /// Sets the style of the control groups inside.
  public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
    environment(\.controlGroupStyle, AnyControlGroupStyle(style: style))
  }
}
