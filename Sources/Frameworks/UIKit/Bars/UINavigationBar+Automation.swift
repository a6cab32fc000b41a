import Foundation

extension UINavigationBar {
  /// The identifier for UI tests: the app's own, or else the title, or else the name of the page's class up to
  /// "Controller", as in "Shop.CartView".
  package var automationIdentifier: String {
    if let accessibilityIdentifier { return accessibilityIdentifier }
    if let title = topItem?.title, !title.isEmpty { return title }
    var view = superview
    while let outer = view, !(outer is NavigationContainerView) { view = outer.superview }
    guard let navigation = (view as? NavigationContainerView)?.navigation else { return "" }
    if let identifier = navigation.untitledBarIdentifier { return identifier }
    let page = navigation.viewControllers.last { $0.navigationItem === topItem } ?? navigation.topViewController
    return page.map { Self.identifier(ofPage: type(of: $0)) } ?? ""
  }

  private static func identifier(ofPage type: UIViewController.Type) -> String {
    let words = String(reflecting: type).split(separator: "<", maxSplits: 1)
    var parts = words[0].split(separator: ".").map(String.init)
    let isGeneric = words.count > 1
    // The frameworks' own classes have Objective-C's names, unless they are generic.
    if let module = parts.first, module.hasPrefix("Scrollwork") {
      parts[0] = String(module.dropFirst("Scrollwork".count))
      if !isGeneric { parts.removeFirst() }
    }
    let name = isGeneric ? "_TtGC" + parts.map { "\($0.count)\($0)" }.joined() : parts.joined(separator: ".")
    return name.range(of: "Controller").map { String(name[..<$0.lowerBound]) } ?? name
  }
}
