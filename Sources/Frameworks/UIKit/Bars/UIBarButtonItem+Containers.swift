import Foundation

extension UIBarButtonItem {
  private static let contained = AppearanceProxy<ContainedItems>()

  /// Returns the proxy whose settings are defaults of the items inside instances of classes, the innermost first.
  ///
  /// Caveat: only the first class counts. The attributes of titles and the tint reach the Cancel button of search bars,
  /// `[UISearchBar.self]`, and SwiftUI's items on navigation bars, `[UINavigationBar.self]` and
  /// `[UINavigationController.self]`.
  public class func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type])
    -> UIBarButtonItem
  {
    guard let container = containerTypes.first else { return appearance() }
    return contained.made { ContainedItems() }.item(in: container)
  }

  /// Returns the proxy item for the first of some classes that the app has asked one for; nil if there is none.
  package static func defaults(in containers: [AnyClass]) -> UIBarButtonItem? {
    containers.lazy.compactMap { contained.bar?.items[ObjectIdentifier($0)] }.first ?? defaults
  }
}

/// Proxy items by the class of what contains the real ones.
@MainActor
private final class ContainedItems {
  private(set) var items: [ObjectIdentifier: UIBarButtonItem] = [:]

  func item(in container: AnyClass) -> UIBarButtonItem {
    let key = ObjectIdentifier(container)
    if let known = items[key] { return known }
    let made = UIBarButtonItem()
    items[key] = made
    return made
  }
}
