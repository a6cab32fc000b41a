import Foundation

/// Actions to choose from, and menus of more.
@MainActor @preconcurrency
open class UIMenu: UIMenuElement {
  /// Names a menu.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.init(rawValue: rawValue) }
  }

  /// How a menu shows its elements.
  public struct Options: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Inside another menu: as a section of it and not as a line that opens another one.
    public static let displayInline = Options(rawValue: 1 << 0)
    /// Its line in another menu is drawn in red.
    public static let destructive = Options(rawValue: 1 << 1)
    /// Choosing an action switches it on, and all others of the menu off.
    public static let singleSelection = Options(rawValue: 1 << 5)
  }

  /// The menu's name; unique unless given.
  public let identifier: UIMenu.Identifier
  /// How its elements are shown.
  public let options: UIMenu.Options
  /// What can be chosen, from the top.
  public let children: [UIMenuElement]

  /// A menu.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: UIMenu.Identifier? = nil,
    options: UIMenu.Options = [], children: [UIMenuElement] = []
  ) {
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    self.options = options
    self.children = children
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// The same menu of other elements.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title, subtitle: subtitle, image: image, identifier: identifier, options: options, children: newChildren)
  }

  /// The elements that are on, those of sections included.
  open var selectedElements: [UIMenuElement] {
    children.flatMap { child -> [UIMenuElement] in
      if let action = child as? UIAction { return action.state == .on ? [action] : [] }
      guard let menu = child as? UIMenu, menu.options.contains(.displayInline) else { return [] }
      return menu.selectedElements
    }
  }

  /// A person chose an action of the menu.
  package func choose(_ action: UIAction) {
    if options.contains(.singleSelection) {
      for case let other as UIAction in children { other.state = other === action ? .on : .off }
    }
    action.perform(from: self)
    onChoice?(action)
  }
  /// Hears of the action that was chosen.
  final var onChoice: (@MainActor (UIAction) -> Void)?
  /// The elements with those that are made when the menu opens, and commands as actions.
  package final var shownChildren: [UIMenuElement] {
    children.flatMap { child -> [UIMenuElement] in
      if let deferred = child as? UIDeferredMenuElement { return deferred.elements }
      return [(child as? UICommand)?.asAction ?? child]
    }
  }
}
