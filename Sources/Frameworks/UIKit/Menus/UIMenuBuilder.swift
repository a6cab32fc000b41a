import Foundation

/// An object that builds the menus of an app. Caveat: never passed to the app, as a phone has no menu bar.
@MainActor @preconcurrency
public protocol UIMenuBuilder {
  /// The menu system.
  var system: UIMenuSystem { get }
  /// Removes a menu.
  func remove(menu identifier: UIMenu.Identifier)
  /// Inserts a menu before another one.
  func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier)
  /// Inserts a menu after another one.
  func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier)
  /// Inserts a menu at the start of another one.
  func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)
  /// Inserts a menu at the end of another one.
  func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)
  /// Replaces a menu.
  func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu)
  /// Returns a menu; nil if there is none with the identifier.
  func menu(for identifier: UIMenu.Identifier) -> UIMenu?
  /// Returns an action; nil if there is none with the identifier.
  func action(for identifier: UIAction.Identifier) -> UIAction?
  /// Returns a command; nil if there is none with the selector and property list.
  func command(for action: Selector, propertyList: Any?) -> UICommand?
  /// Replaces the elements of a menu with those that a closure returns.
  func replaceChildren(
    ofMenu parentIdentifier: UIMenu.Identifier, from childrenBlock: ([UIMenuElement]) -> [UIMenuElement])
}

/// A system of menus. Caveat: there is nothing to rebuild, as a phone has no menu bar.
@MainActor @preconcurrency
open class UIMenuSystem: NSObject {
  /// The menu bar and its key commands.
  public static let main = UIMenuSystem()
  /// The context menus.
  public static let context = UIMenuSystem()

  nonisolated override init() { super.init() }

  /// Requests a rebuild of the menus.
  open func setNeedsRebuild() {}
  /// Requests a validation of the commands.
  open func setNeedsRevalidate() {}
}

extension UIMenu.Identifier {
  public static let root = UIMenu.Identifier("com.apple.menu.root")
  public static let application = UIMenu.Identifier("com.apple.menu.application")
  public static let file = UIMenu.Identifier("com.apple.menu.file")
  public static let edit = UIMenu.Identifier("com.apple.menu.edit")
  public static let view = UIMenu.Identifier("com.apple.menu.view")
  public static let window = UIMenu.Identifier("com.apple.menu.window")
  public static let help = UIMenu.Identifier("com.apple.menu.help")
  public static let format = UIMenu.Identifier("com.apple.menu.format")
  public static let about = UIMenu.Identifier("com.apple.menu.about")
  public static let preferences = UIMenu.Identifier("com.apple.menu.preferences")
  public static let services = UIMenu.Identifier("com.apple.menu.services")
  public static let hide = UIMenu.Identifier("com.apple.menu.hide")
  public static let quit = UIMenu.Identifier("com.apple.menu.quit")
  public static let newScene = UIMenu.Identifier("com.apple.menu.new-scene")
  public static let openRecent = UIMenu.Identifier("com.apple.menu.open-recent")
  public static let close = UIMenu.Identifier("com.apple.menu.close")
  public static let print = UIMenu.Identifier("com.apple.menu.print")
  public static let document = UIMenu.Identifier("com.apple.menu.document")
  public static let undoRedo = UIMenu.Identifier("com.apple.menu.undo-redo")
  public static let standardEdit = UIMenu.Identifier("com.apple.menu.standard-edit")
  public static let find = UIMenu.Identifier("com.apple.menu.find")
  public static let replace = UIMenu.Identifier("com.apple.menu.replace")
  public static let share = UIMenu.Identifier("com.apple.menu.share")
  public static let textStyle = UIMenu.Identifier("com.apple.menu.text-style")
  public static let spelling = UIMenu.Identifier("com.apple.menu.spelling")
  public static let substitutions = UIMenu.Identifier("com.apple.menu.substitutions")
  public static let transformations = UIMenu.Identifier("com.apple.menu.transformations")
  public static let speech = UIMenu.Identifier("com.apple.menu.speech")
  public static let lookup = UIMenu.Identifier("com.apple.menu.lookup")
  public static let learn = UIMenu.Identifier("com.apple.menu.learn")
  public static let font = UIMenu.Identifier("com.apple.menu.font")
  public static let textSize = UIMenu.Identifier("com.apple.menu.text-size")
  public static let textColor = UIMenu.Identifier("com.apple.menu.text-color")
  public static let text = UIMenu.Identifier("com.apple.menu.text")
  public static let alignment = UIMenu.Identifier("com.apple.menu.alignment")
  public static let toolbar = UIMenu.Identifier("com.apple.menu.toolbar")
  public static let sidebar = UIMenu.Identifier("com.apple.menu.sidebar")
  public static let fullscreen = UIMenu.Identifier("com.apple.menu.fullscreen")
  public static let minimizeAndZoom = UIMenu.Identifier("com.apple.menu.minimize-and-zoom")
  public static let bringAllToFront = UIMenu.Identifier("com.apple.menu.bring-all-to-front")
}
