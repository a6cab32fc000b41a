import Foundation

extension UINavigationBar {
  final func decodeNavigationBar(_ element: _NibElement, in graph: NibGraph) {
    let document = graph.document
    take(\.isTranslucent, element.bool("translucent"))
    take(\.prefersLargeTitles, element.bool("largeTitles"))
    take(\.barStyle, element.choice("barStyle", UIBarStyle.nibNames))
    take(\.barTintColor, document.color(element, "barTintColor"))
    take(\.titleTextAttributes, document.textAttributes(element, "titleTextAttributes"))
    take(\.largeTitleTextAttributes, document.textAttributes(element, "largeTitleTextAttributes"))
    take(\.standardAppearance, appearance(element, "standardAppearance", document))
    take(\.scrollEdgeAppearance, appearance(element, "scrollEdgeAppearance", document))
    take(\.compactAppearance, appearance(element, "compactAppearance", document))
    let made = (element.child("items")?.children ?? []).map { child in
      let item = UINavigationItem(title: nil as String?)
      item.decode(child, in: graph)
      return item
    }
    if !made.isEmpty { setItems(made, animated: false) }
  }

  private func appearance(
    _ element: _NibElement, _ key: String, _ document: NibDocument
  ) -> UINavigationBarAppearance? {
    guard let value = element.value(for: key) else { return nil }
    let made = UINavigationBarAppearance()
    made.takeLooks(value, document)
    if let title = document.textAttributes(value, "titleTextAttributes") { made.titleTextAttributes = title }
    if let title = document.textAttributes(value, "largeTitleTextAttributes") { made.largeTitleTextAttributes = title }
    return made
  }
}

extension UITabBar {
  final func decodeTabBar(_ element: _NibElement, in graph: NibGraph) {
    let document = graph.document
    take(\.isTranslucent, element.bool("translucent"))
    take(\.barStyle, element.choice("barStyle", UIBarStyle.nibNames))
    take(\.barTintColor, document.color(element, "barTintColor"))
    take(\.unselectedItemTintColor, document.color(element, "unselectedItemTintColor"))
    take(\.backgroundImage, document.image(element, "backgroundImage"))
    take(\.shadowImage, document.image(element, "shadowImage"))
    if let tint = document.color(element, "selectedImageTintColor") { tintColor = tint }
    if let looks = element.value(for: "standardAppearance") {
      standardAppearance = UITabBarAppearance()
      standardAppearance.takeLooks(looks, document)
    }
    if let looks = element.value(for: "scrollEdgeAppearance") {
      let made = UITabBarAppearance()
      made.takeLooks(looks, document)
      scrollEdgeAppearance = made
    }
    let made = (element.child("items")?.children ?? []).compactMap { graph.make($0) as? UITabBarItem }
    if !made.isEmpty { items = made }
  }
}

extension UIToolbar {
  final func decodeToolbar(_ element: _NibElement, in graph: NibGraph) {
    take(\.barTintColor, graph.document.color(element, "barTintColor"))
    let made = (element.child("items")?.children ?? []).compactMap { graph.make($0) as? UIBarButtonItem }
    if !made.isEmpty { items = made }
  }
}

extension UIBarAppearance {
  fileprivate func takeLooks(_ element: _NibElement, _ document: NibDocument) {
    if let color = document.color(element, "backgroundColor") { backgroundColor = color }
    if let color = document.color(element, "shadowColor") { shadowColor = color }
    if let image = document.image(element, "backgroundImage") { backgroundImage = image }
    if let image = document.image(element, "shadowImage") { shadowImage = image }
  }
}

extension UIBarStyle {
  static let nibNames: [String: UIBarStyle] = [
    "default": .default, "black": .black, "blackTranslucent": .blackTranslucent, "blackOpaque": .black,
  ]
}

extension NibDocument {
  /// `<textAttributes key="titleTextAttributes">` with a font and a colour.
  @MainActor fileprivate func textAttributes(_ element: _NibElement, _ key: String) -> [NSAttributedString.Key: Any]? {
    guard let value = element.value(for: key) else { return nil }
    var attributes: [NSAttributedString.Key: Any] = [:]
    if let font = font(value) { attributes[.font] = font }
    if let color = color(value, "textColor") { attributes[.foregroundColor] = color }
    return attributes.isEmpty ? nil : attributes
  }
}
