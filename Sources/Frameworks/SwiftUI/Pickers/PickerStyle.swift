/// The looks of pickers.
enum PickerLook { case automatic, menu, segmented, inline, wheel, palette, navigationLink }

/// The looks there are.
public struct _PickerLook: Sendable {
  let look: PickerLook
}

/// How pickers look.
@MainActor @preconcurrency
public protocol PickerStyle {
  /// The name of the look.
  nonisolated static var _look: _PickerLook { get }
}

/// A button that opens a menu; in a menu a group of lines.
public struct DefaultPickerStyle: PickerStyle {
  /// The same as `.automatic`.
  public nonisolated init() {}
  nonisolated public static var _look: _PickerLook { _PickerLook(look: .automatic) }
}

/// A button that opens a menu, in a menu too.
public struct MenuPickerStyle: PickerStyle {
  /// The same as `.menu`.
  public nonisolated init() {}
  nonisolated public static var _look: _PickerLook { _PickerLook(look: .menu) }
}

/// All values beside each other, the chosen one on a light ground.
public struct SegmentedPickerStyle: PickerStyle {
  /// The same as `.segmented`.
  public nonisolated init() {}
  nonisolated public static var _look: _PickerLook { _PickerLook(look: .segmented) }
}

/// All values as rows of the list around, a mark at the chosen one; outside of a list a wheel.
public struct InlinePickerStyle: PickerStyle {
  /// The same as `.inline`.
  public nonisolated init() {}
  nonisolated public static var _look: _PickerLook { _PickerLook(look: .inline) }
}

/// A wheel.
public struct WheelPickerStyle: PickerStyle {
  /// The same as `.wheel`.
  public nonisolated init() {}
  nonisolated public static var _look: _PickerLook { _PickerLook(look: .wheel) }
}

/// In a menu pictures in one line; elsewhere all values beside each other.
public struct PalettePickerStyle: PickerStyle {
  /// The same as `.palette`.
  public nonisolated init() {}
  nonisolated public static var _look: _PickerLook { _PickerLook(look: .palette) }
}

/// A link to a page with all values.
public struct NavigationLinkPickerStyle: PickerStyle {
  /// The same as `.navigationLink`.
  public nonisolated init() {}
  nonisolated public static var _look: _PickerLook { _PickerLook(look: .navigationLink) }
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// A button that opens a menu; in a menu a group of lines.
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

extension PickerStyle where Self == MenuPickerStyle {
  /// A button that opens a menu, in a menu too.
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

extension PickerStyle where Self == SegmentedPickerStyle {
  /// All values beside each other.
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

extension PickerStyle where Self == InlinePickerStyle {
  /// All values as rows of the list around.
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

extension PickerStyle where Self == WheelPickerStyle {
  /// A wheel.
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

extension PickerStyle where Self == PalettePickerStyle {
  /// In a menu pictures in one line.
  public static var palette: PalettePickerStyle { PalettePickerStyle() }
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// A link to a page with all values.
  public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}
