/// The styles of pickers.
enum PickerLook { case automatic, menu, segmented, inline, wheel, palette, navigationLink }

/// The available styles.
public struct _PickerLook: Sendable {
  let look: PickerLook
}

/// A type that defines the appearance of pickers.
@MainActor @preconcurrency
public protocol PickerStyle {
  /// The name of the style.
  nonisolated static var _look: _PickerLook { get }
}

/// A style that shows a button that opens a menu; in a menu, a group of items.
public struct DefaultPickerStyle: PickerStyle {
  /// Creates the style. Same as `.automatic`.
  public nonisolated init() {}
  nonisolated public static var _look: _PickerLook { _PickerLook(look: .automatic) }
}

/// A style that shows a button that opens a menu, also in a menu.
public struct MenuPickerStyle: PickerStyle {
  /// Creates the style. Same as `.menu`.
  public nonisolated init() {}
  nonisolated public static var _look: _PickerLook { _PickerLook(look: .menu) }
}

/// A style that shows all values side by side, the selected one on a light background.
public struct SegmentedPickerStyle: PickerStyle {
  /// Creates the style. Same as `.segmented`.
  public nonisolated init() {}
  nonisolated public static var _look: _PickerLook { _PickerLook(look: .segmented) }
}

/// A style that shows all values as rows of the enclosing list, with a checkmark on the selected one; outside a list, a
/// wheel.
public struct InlinePickerStyle: PickerStyle {
  /// Creates the style. Same as `.inline`.
  public nonisolated init() {}
  nonisolated public static var _look: _PickerLook { _PickerLook(look: .inline) }
}

/// A style that shows a wheel.
public struct WheelPickerStyle: PickerStyle {
  /// Creates the style. Same as `.wheel`.
  public nonisolated init() {}
  nonisolated public static var _look: _PickerLook { _PickerLook(look: .wheel) }
}

/// A style that shows images in one row in a menu, and elsewhere all values side by side.
public struct PalettePickerStyle: PickerStyle {
  /// Creates the style. Same as `.palette`.
  public nonisolated init() {}
  nonisolated public static var _look: _PickerLook { _PickerLook(look: .palette) }
}

/// A style that shows a link to a page with all values.
public struct NavigationLinkPickerStyle: PickerStyle {
  /// Creates the style. Same as `.navigationLink`.
  public nonisolated init() {}
  nonisolated public static var _look: _PickerLook { _PickerLook(look: .navigationLink) }
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// A style that shows a button that opens a menu; in a menu, a group of items.
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

extension PickerStyle where Self == MenuPickerStyle {
  /// A style that shows a button that opens a menu, also in a menu.
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
  /// Shows all values side by side.
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

extension PickerStyle where Self == InlinePickerStyle {
  /// Shows all values as rows of the enclosing list.
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

extension PickerStyle where Self == WheelPickerStyle {
  /// A style that shows a wheel.
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

extension PickerStyle where Self == PalettePickerStyle {
  /// Shows images in one row in a menu.
  public static var palette: PalettePickerStyle { PalettePickerStyle() }
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// A style that shows a link to a page with all values.
  public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}
