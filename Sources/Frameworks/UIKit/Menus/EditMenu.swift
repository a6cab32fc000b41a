import Foundation

/// The parts of an edit menu for the module above.
package struct EditMenuParts {
  package let menu: UIMenu
  /// The anchor of the commands on the screen, in points.
  package let anchor: CGRect
}

/// A row of commands beside a rectangle.
@MainActor
final class EditMenu {
  private let controller: MenuController
  private let presenter: UIViewController
  private let view: UIView
  var menu: UIMenu { didSet { show() } }
  /// The target of the commands in the view, in points.
  var target: CGRect { didSet { show() } }

  /// Creates a menu; nil if the view is in no controller.
  init?(_ menu: UIMenu, at target: CGRect, in view: UIView, onClose: @escaping @MainActor () -> Void) {
    let around = sequence(first: view as UIResponder) { $0.next }.lazy.compactMap { $0 as? UIViewController }.first
    guard !menu.children.isEmpty, let presenter = around ?? view.window?.rootViewController else { return nil }
    (self.menu, self.target, self.view, self.presenter) = (menu, target, view, presenter)
    let place = view.convert(target, to: nil)
    controller = MenuController(lifts: false, origin: CGPoint(x: place.midX, y: place.minY))
    controller.onClose = onClose
    show()
  }

  private func show() {
    controller.content = EditMenuParts(menu: menu, anchor: view.convert(target, to: nil))
  }

  /// The frame of the commands on the screen, in points; empty before layout.
  var frame: CGRect { controller.itemsFrame }

  func open() { controller.open(from: presenter) }
  func close() { controller.close() }
}

extension UIMenu {
  /// Returns the editing commands available in the responder chain, in the order of iOS.
  @MainActor
  static func editing(from responder: UIResponder) -> [UIMenuElement] {
    let known: [(title: String, name: String, perform: @MainActor (UIResponder, Any?) -> Void)] = [
      ("Cut", "cut:", { $0.cut($1) }), ("Copy", "copy:", { $0.copy($1) }), ("Paste", "paste:", { $0.paste($1) }),
      ("Delete", "delete:", { $0.delete($1) }), ("Select", "select:", { $0.select($1) }),
      ("Select All", "selectAll:", { $0.selectAll($1) }),
    ]
    return known.compactMap { title, name, perform in
      let action = Selector(name)
      let able = sequence(first: responder) { $0.next }.first { $0.canPerformAction(action, withSender: nil) }
      guard let able else { return nil }
      return UIAction(title: title) { [weak able] in if let able { perform(able, $0) } }
    }
  }
}
