import Foundation

/// Changes the menus of an app. Caveat: a phone has no menu bar, so nobody is handed one.
@MainActor @preconcurrency
public protocol UIMenuBuilder {
  /// Whose menus are built.
  var system: UIMenuSystem { get }
  /// Takes a menu away.
  func remove(menu identifier: UIMenu.Identifier)
  /// Adds a menu before another.
  func insertSibling(_ siblingMenu: UIMenu, beforeMenu siblingIdentifier: UIMenu.Identifier)
  /// Adds a menu behind another.
  func insertSibling(_ siblingMenu: UIMenu, afterMenu siblingIdentifier: UIMenu.Identifier)
  /// Adds a menu at the beginning of another.
  func insertChild(_ childMenu: UIMenu, atStartOfMenu parentIdentifier: UIMenu.Identifier)
  /// Adds a menu at the end of another.
  func insertChild(_ childMenu: UIMenu, atEndOfMenu parentIdentifier: UIMenu.Identifier)
  /// Puts a menu in the place of another.
  func replace(menu replacedIdentifier: UIMenu.Identifier, with replacementMenu: UIMenu)
  /// A menu; nil if there is none of the name.
  func menu(for identifier: UIMenu.Identifier) -> UIMenu?
  /// An action; nil if there is none of the name.
  func action(for identifier: UIAction.Identifier) -> UIAction?
  /// A command; nil if there is none of the selector and what it carries.
  func command(for action: Selector, propertyList: Any?) -> UICommand?
  /// Replaces what is in a menu by what is made of it.
  func replaceChildren(
    ofMenu parentIdentifier: UIMenu.Identifier, from childrenBlock: ([UIMenuElement]) -> [UIMenuElement])
}

/// The menus of an app that belong together. Caveat: a phone has no menu bar, so there is nothing to build again.
@MainActor @preconcurrency
open class UIMenuSystem: NSObject {
  /// The menu bar and the keys of its commands.
  public static let main = UIMenuSystem()
  /// What is shown over what was touched.
  public static let context = UIMenuSystem()

  nonisolated override init() { super.init() }

  /// Asks for the menus to be built again.
  open func setNeedsRebuild() {}
  /// Asks for the commands to be validated again.
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
