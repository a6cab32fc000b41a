import Foundation

extension UIBarItem: NibConfigurable {
  final func configure(from element: _NibElement, in graph: NibGraph) {
    switch self {
    case let button as UIBarButtonItem: button.takeButton(element, in: graph)
    case let tab as UITabBarItem: tab.takeTab(element, in: graph)
    default: break
    }
    take(\.title, graph.text(element, "title"))
    take(\.image, graph.document.image(element))
    take(\.isEnabled, element.bool("enabled"))
    take(\.tag, element.integer("tag"))
    take(\.imageInsets, element.insets("imageInsets"))
    guard let says = element.value(for: "accessibilityConfiguration") else { return }
    take(\.accessibilityIdentifier, says["identifier"])
    take(\.accessibilityLabel, graph.localized(element, "accessibilityLabel") ?? says.string("label"))
    take(\.accessibilityHint, graph.localized(element, "accessibilityHint") ?? says.string("hint"))
  }
}

extension UIBarButtonItem {
  fileprivate func takeButton(_ element: _NibElement, in graph: NibGraph) {
    if let item = element.choice("systemItem", Self.systemItems) { take(systemItem: item) }
    take(\.style, element.choice("style", ["plain": .plain, "done": .done]))
    take(\.width, element.length("width"))
    take(\.tintColor, graph.document.color(element, "tintColor"))
    take(\.customView, element.value(for: "customView").flatMap { graph.make($0) as? UIView })
  }

  private static let systemItems: [String: SystemItem] = [
    "done": .done, "cancel": .cancel, "edit": .edit, "save": .save, "add": .add, "flexibleSpace": .flexibleSpace,
    "fixedSpace": .fixedSpace, "compose": .compose, "reply": .reply, "action": .action, "organize": .organize,
    "bookmarks": .bookmarks, "search": .search, "refresh": .refresh, "stop": .stop, "camera": .camera,
    "trash": .trash, "play": .play, "pause": .pause, "rewind": .rewind, "fastForward": .fastForward, "undo": .undo,
    "redo": .redo, "close": .close,
  ]
}

extension UITabBarItem {
  fileprivate func takeTab(_ element: _NibElement, in graph: NibGraph) {
    if let item = element.choice("systemItem", Self.systemItems) { take(systemItem: item) }
    take(\.selectedImage, graph.document.image(element, "selectedImage"))
    take(\.badgeValue, element["badgeValue"])
    take(\.badgeColor, graph.document.color(element, "badgeColor"))
  }

  private static let systemItems: [String: SystemItem] = [
    "more": .more, "favorites": .favorites, "featured": .featured, "topRated": .topRated, "recents": .recents,
    "contacts": .contacts, "history": .history, "bookmarks": .bookmarks, "search": .search, "downloads": .downloads,
    "mostRecent": .mostRecent, "mostViewed": .mostViewed,
  ]
}
