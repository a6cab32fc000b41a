/// How the user can customize toolbar items; not at all on a phone.
@available(iOS 16.0, *)
public struct ToolbarCustomizationBehavior: Sendable {
  private enum Kind { case `default`, reorderable, disabled }
  private let kind: Kind

  /// Items can be moved and removed.
  public static var `default`: ToolbarCustomizationBehavior { ToolbarCustomizationBehavior(kind: .default) }
  /// Items can be moved.
  public static var reorderable: ToolbarCustomizationBehavior { ToolbarCustomizationBehavior(kind: .reorderable) }
  /// Disabled.
  public static var disabled: ToolbarCustomizationBehavior { ToolbarCustomizationBehavior(kind: .disabled) }
}

/// Options for customizable toolbar items.
@available(iOS 16.0, *)
public struct ToolbarCustomizationOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Keeps the items in the bar; the user cannot remove them.
  public static var alwaysAvailable: ToolbarCustomizationOptions { ToolbarCustomizationOptions(rawValue: 1) }
}

@available(iOS 16.0, *)
extension CustomizableToolbarContent {
  /// Sets how the user can customize the items; no effect on a phone.
  nonisolated public func customizationBehavior(
    _ behavior: ToolbarCustomizationBehavior
  ) -> some CustomizableToolbarContent { self }

  /// Shows the items by default.
  @_disfavoredOverload
  public func defaultCustomization() -> some CustomizableToolbarContent {
    _ToolbarItems(entries: Self._entries(of: self))
  }

  /// Sets whether the items are in the bar until the user customizes it, which is not possible on a phone.
  public func defaultCustomization(
    _ defaultVisibility: Visibility = .automatic, options: ToolbarCustomizationOptions = []
  ) -> some CustomizableToolbarContent {
    let isThere = defaultVisibility != .hidden || options.contains(.alwaysAvailable)
    return _ToolbarItems(entries: isThere ? Self._entries(of: self) : [])
  }
}
