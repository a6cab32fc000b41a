/// What a person can do with items of a bar: on a phone nothing.
@available(iOS 16.0, *)
public struct ToolbarCustomizationBehavior: Sendable {
  private enum Kind { case `default`, reorderable, disabled }
  private let kind: Kind

  /// Move them and take them away.
  public static var `default`: ToolbarCustomizationBehavior { ToolbarCustomizationBehavior(kind: .default) }
  /// Move them.
  public static var reorderable: ToolbarCustomizationBehavior { ToolbarCustomizationBehavior(kind: .reorderable) }
  /// Nothing.
  public static var disabled: ToolbarCustomizationBehavior { ToolbarCustomizationBehavior(kind: .disabled) }
}

/// How items of a bar are there that a person can take away.
@available(iOS 16.0, *)
public struct ToolbarCustomizationOptions: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// They are there whatever a person did.
  public static var alwaysAvailable: ToolbarCustomizationOptions { ToolbarCustomizationOptions(rawValue: 1) }
}

@available(iOS 16.0, *)
extension CustomizableToolbarContent {
  /// What a person can do with the items: on a phone nothing.
  nonisolated public func customizationBehavior(
    _ behavior: ToolbarCustomizationBehavior
  ) -> some CustomizableToolbarContent { self }

  /// The items are on the bar.
  @_disfavoredOverload
  public func defaultCustomization() -> some CustomizableToolbarContent {
    _ToolbarItems(entries: Self._entries(of: self))
  }

  /// Whether the items are on the bar before a person changes that, which nobody can on a phone.
  public func defaultCustomization(
    _ defaultVisibility: Visibility = .automatic, options: ToolbarCustomizationOptions = []
  ) -> some CustomizableToolbarContent {
    let isThere = defaultVisibility != .hidden || options.contains(.alwaysAvailable)
    return _ToolbarItems(entries: isThere ? Self._entries(of: self) : [])
  }
}
