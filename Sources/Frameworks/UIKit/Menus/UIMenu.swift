import Foundation

/// A menu of actions and submenus.
@MainActor @preconcurrency
open class UIMenu: UIMenuElement {
  /// The identifier of a menu.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.init(rawValue: rawValue) }
  }

  /// Display options of a menu.
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The menu is a section of its parent instead of a submenu.
    public static let displayInline = Options(rawValue: 1 << 0)
    /// The menu's title in its parent is red.
    public static let destructive = Options(rawValue: 1 << 1)
    /// Choosing an action turns it on and all others of the menu off.
    public static let singleSelection = Options(rawValue: 1 << 5)
  }

  /// The menu's identifier; unique by default.
  public let identifier: UIMenu.Identifier
  /// The display options.
  public let options: UIMenu.Options
  /// The menu's elements, from the top.
  public let children: [UIMenuElement]

  /// Creates a menu.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: UIMenu.Identifier? = nil,
    options: UIMenu.Options = [], children: [UIMenuElement] = []
  ) {
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    self.options = options
    self.children = children
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// Returns the menu with other elements.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options, children: newChildren)
  }

  /// The elements that are on, including those of sections.
  open var selectedElements: [UIMenuElement] {
    children.flatMap { child -> [UIMenuElement] in
      if let action = child as? UIAction { return action.state == .on ? [action] : [] }
      guard let menu = child as? UIMenu, menu.options.contains(.displayInline) else { return [] }
      return menu.selectedElements
    }
  }

  /// Handles a person's choice of an action.
  package func choose(_ action: UIAction) {
    if options.contains(.singleSelection) {
      for case let other as UIAction in children { other.state = other === action ? .on : .off }
    }
    action.perform(from: self)
    onChoice?(action)
  }
  /// Called with the chosen action.
  final var onChoice: (@MainActor (UIAction) -> Void)?
  /// The elements, including those created when the menu opens, with commands as actions.
  package final var shownChildren: [UIMenuElement] {
    children.flatMap { child -> [UIMenuElement] in
      if let deferred = child as? UIDeferredMenuElement { return deferred.elements }
      return [(child as? UICommand)?.asAction ?? child]
    }
  }
}
