import Foundation

/// A controller of a search in a navigation bar: the search field, and a controller for the results, unless the page
/// shows them itself.
@MainActor @preconcurrency
open class UISearchController: UIViewController {
  /// The controller that shows the results in front of the page; nil if the page does that itself.
  public let searchResultsController: UIViewController?
  /// The search bar.
  public let searchBar = UISearchBar(frame: .zero)
  /// The object that updates the results.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// The delegate.
  open weak var delegate: (any UISearchControllerDelegate)?
  /// Whether the page is dimmed until something is typed. It has no effect once the results are shown.
  open var obscuresBackgroundDuringPresentation = true
  /// The older name of `obscuresBackgroundDuringPresentation`.
  @available(iOS, introduced: 8.0, deprecated: 12.0, renamed: "obscuresBackgroundDuringPresentation")
  open var dimsBackgroundDuringPresentation: Bool {
    get { obscuresBackgroundDuringPresentation }
    set { obscuresBackgroundDuringPresentation = newValue }
  }
  /// Whether the navigation bar is hidden during the search.
  open var hidesNavigationBarDuringPresentation = true
  /// Whether a Cancel button is shown during the search.
  open var automaticallyShowsCancelButton = true
  /// Whether the scope bar is shown during the search.
  open var automaticallyShowsScopeBar = true
  /// Whether the results are shown once something is typed.
  open var automaticallyShowsSearchResultsController = true
  /// Whether the results are shown.
  open var showsSearchResultsController = false {
    didSet { if showsSearchResultsController != oldValue { placeResults() } }
  }

  /// The navigation item that shows the field.
  weak var item: UINavigationItem?
  /// Called when the search ends.
  final var onEnd: (@MainActor () -> Void)?
  private weak var navigation: UINavigationController?
  private let shade = UIView()

  /// Creates a search with a controller for the results; nil if the page shows them itself.
  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
    begin()
  }

  /// Creates a search whose results the page shows itself.
  public override convenience init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    self.init(searchResultsController: nil)
  }

  public required init?(coder: NSCoder) {
    searchResultsController = nil
    super.init(coder: coder)
    begin()
  }

  private func begin() {
    searchBar.search = self
    shade.backgroundColor = UIColor(white: 0, alpha: 0.1)
    let tap = UITapGestureRecognizer()
    tap.onAction = { [weak self] _ in self?.isActive = false }
    shade.addGestureRecognizer(tap)
  }

  private var isSearching = false
  /// Whether the search is active. Code may begin and end the search, too.
  open var isActive: Bool {
    get { isSearching }
    set {
      guard newValue != isSearching else { return }
      if newValue { start() } else { finish() }
    }
  }

  private func start() {
    isSearching = true
    navigation = searchBar.enclosingNavigation
    delegate?.willPresentSearchController(self)
    delegate?.presentSearchController(self)
    searchBar.activityDidChange()
    item?.isSearching = hidesNavigationBarDuringPresentation
    placeResults()
    searchBar.becomeFirstResponder()
    update()
    // The presentation is complete once the app has returned to its run loop.
    Task { if self.isSearching { self.delegate?.didPresentSearchController(self) } }
  }

  private func finish() {
    delegate?.willDismissSearchController(self)
    isSearching = false
    searchBar.text = ""
    searchBar.resignFirstResponder()
    searchBar.activityDidChange()
    item?.isSearching = false
    showsSearchResultsController = false
    placeResults()
    update()
    onEnd?()
    Task { if !self.isSearching { self.delegate?.didDismissSearchController(self) } }
  }

  /// Called when the search text or scope has changed.
  func update() {
    if automaticallyShowsSearchResultsController {
      showsSearchResultsController = isSearching && searchBar.text?.isEmpty == false
    }
    placeResults()
    searchResultsUpdater?.updateSearchResults(for: self)
  }

  // MARK: Presentation

  private var hasResults: Bool { isSearching && showsSearchResultsController && searchResultsController != nil }

  private func placeResults() {
    // A search may begin before its bar is in the view hierarchy.
    if navigation == nil, isSearching { navigation = searchBar.enclosingNavigation }
    let pages = navigation?.pages
    let obscures =
      isSearching && obscuresBackgroundDuringPresentation && !hasResults && searchBar.text?.isEmpty != false
    show(shade, obscures, in: pages)
    guard let results = searchResultsController else { return }
    if hasResults, let navigation, results.parent == nil {
      navigation.addChild(results)
      show(results.view, true, in: pages)
      results.didMove(toParent: navigation)
    } else if !hasResults, results.parent != nil {
      results.willMove(toParent: nil)
      show(results.view, false, in: pages)
      results.removeFromParent()
    }
    navigation?.results = hasResults ? results : nil
    navigation?.layoutAnew()
  }

  private func show(_ view: UIView, _ isShown: Bool, in pages: UIView?) {
    guard isShown, let pages else { return view.removeFromSuperview() }
    guard view.superview !== pages else { return }
    view.frame = pages.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    pages.addSubview(view)
  }
}

extension UIView {
  /// The nearest navigation controller around.
  fileprivate var enclosingNavigation: UINavigationController? {
    var view: UIView? = self
    while let current = view {
      if let navigation = current.controller as? UINavigationController { return navigation }
      view = current.superview
    }
    return nil
  }
}

/// The method that updates search results.
@MainActor @preconcurrency
public protocol UISearchResultsUpdating: NSObjectProtocol {
  /// Called when the search begins or ends, or its text or scope changes.
  func updateSearchResults(for searchController: UISearchController)
}

/// The methods that react to a search.
@MainActor @preconcurrency
public protocol UISearchControllerDelegate: NSObjectProtocol {
  /// Called before the search begins.
  func willPresentSearchController(_ searchController: UISearchController)
  /// Called when the search has begun.
  func didPresentSearchController(_ searchController: UISearchController)
  /// Called before the search ends.
  func willDismissSearchController(_ searchController: UISearchController)
  /// Called when the search has ended.
  func didDismissSearchController(_ searchController: UISearchController)
  /// Presents the search, after `willPresentSearchController(_:)`. Caveat: the controller presents itself in any case.
  func presentSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  public func willPresentSearchController(_ searchController: UISearchController) {}
  public func didPresentSearchController(_ searchController: UISearchController) {}
  public func willDismissSearchController(_ searchController: UISearchController) {}
  public func didDismissSearchController(_ searchController: UISearchController) {}
  public func presentSearchController(_ searchController: UISearchController) {}
}

extension UINavigationItem {
  /// The search whose field is below the title; nil for none.
  public var searchController: UISearchController? {
    get { (searchView as? UISearchBar)?.search }
    set {
      searchController?.item = nil
      newValue?.item = self
      newValue?.searchBar.isOnBar = true
      searchView = newValue?.searchBar
    }
  }
  /// Whether scrolling hides the search field.
  public var hidesSearchBarWhenScrolling: Bool {
    get { hidesSearchWhenScrolling }
    set { hidesSearchWhenScrolling = newValue }
  }
}
