import Foundation

/// The tab of an app's search, with the system's title and image.
@available(iOS 18.0, *)
@MainActor @preconcurrency
open class UISearchTab: UITab {
  /// Creates a search tab with the system's title and image. Its identifier is a guess.
  public init(viewControllerProvider: ((UITab) -> UIViewController)? = nil) {
    super.init(
      title: "", image: nil, identifier: "com.apple.UIKit.UISearchTab", viewControllerProvider: viewControllerProvider)
    item.take(systemItem: .search)
  }

  /// Creates a search tab with its own title and image.
  public override init(
    title: String, image: UIImage?, identifier: String, viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    super.init(title: title, image: image, identifier: identifier, viewControllerProvider: viewControllerProvider)
  }

  /// Whether selecting the tab begins the search of its page: the `searchController` of the page that a navigation
  /// controller shows. When that search ends, the tab that was selected before is selected again.
  @available(iOS 26.0, *)
  open var automaticallyActivatesSearch: Bool {
    get { activates }
    set { activates = newValue }
  }
  final var activates = false

  /// Begins the search, if the tab does so. `end` is called when it ends.
  final func activateSearch(end: @escaping @MainActor () -> Void) {
    guard activates else { return }
    let page = (shownController as? UINavigationController)?.topViewController ?? shownController
    page?.loadViewIfNeeded()
    guard let search = page?.navigationItem.searchController, !search.isActive else { return }
    search.onEnd = { [weak search] in
      search?.onEnd = nil
      end()
    }
    search.isActive = true
  }
}
