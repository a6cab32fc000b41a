import Foundation

/// A search on a navigation bar: the field, and a controller that shows what was found, if it is not the page itself.
@MainActor @preconcurrency
open class UISearchController: UIViewController {
  /// Shows what was found in front of the page; nil where the page does that itself.
  public let searchResultsController: UIViewController?
  /// What is typed into.
  public let searchBar = UISearchBar(frame: .zero)
  /// Hears what is searched for.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// Hears that the search begins and ends.
  open weak var delegate: (any UISearchControllerDelegate)?
  /// The page is darkened until something is typed. Has no effect once the results are shown.
  open var obscuresBackgroundDuringPresentation = true
  /// The same by its old name.
  @available(iOS, introduced: 8.0, deprecated: 12.0, renamed: "obscuresBackgroundDuringPresentation")
  open var dimsBackgroundDuringPresentation: Bool {
    get { obscuresBackgroundDuringPresentation }
    set { obscuresBackgroundDuringPresentation = newValue }
  }
  /// The field has the bar for itself during the search.
  open var hidesNavigationBarDuringPresentation = true
  /// A Cancel button comes and goes with the search.
  open var automaticallyShowsCancelButton = true
  /// The scopes come and go with the search.
  open var automaticallyShowsScopeBar = true
  /// The results are shown once something was typed.
  open var automaticallyShowsSearchResultsController = true
  /// The results are shown.
  open var showsSearchResultsController = false {
    didSet { if showsSearchResultsController != oldValue { placeResults() } }
  }

  /// The item whose bar shows the field.
  weak var item: UINavigationItem?
  private weak var navigation: UINavigationController?
  private let shade = UIView()

  /// A search whose results another controller shows; nil for the page itself.
  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
    begin()
  }

  /// A search whose results the page shows itself.
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
  /// The person searches. Code may begin and end the search, too.
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
    // Once the app has returned to its run loop the search is there.
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
    Task { if !self.isSearching { self.delegate?.didDismissSearchController(self) } }
  }

  /// What is searched for changed.
  func update() {
    if automaticallyShowsSearchResultsController {
      showsSearchResultsController = isSearching && searchBar.text?.isEmpty == false
    }
    placeResults()
    searchResultsUpdater?.updateSearchResults(for: self)
  }

  // MARK: In front of the page

  private var hasResults: Bool { isSearching && showsSearchResultsController && searchResultsController != nil }

  private func placeResults() {
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
  /// The closest navigation controller whose view holds this one.
  fileprivate var enclosingNavigation: UINavigationController? {
    var view: UIView? = self
    while let current = view {
      if let navigation = current.controller as? UINavigationController { return navigation }
      view = current.superview
    }
    return nil
  }
}

/// Hears what is searched for.
@MainActor @preconcurrency
public protocol UISearchResultsUpdating: NSObjectProtocol {
  /// The search began or ended, or its text or scope changed.
  func updateSearchResults(for searchController: UISearchController)
}

/// Hears that a search begins and ends.
@MainActor @preconcurrency
public protocol UISearchControllerDelegate: NSObjectProtocol {
  /// The search begins.
  func willPresentSearchController(_ searchController: UISearchController)
  /// The search is there.
  func didPresentSearchController(_ searchController: UISearchController)
  /// The search ends.
  func willDismissSearchController(_ searchController: UISearchController)
  /// The search is over.
  func didDismissSearchController(_ searchController: UISearchController)
  /// The search begins, after `willPresentSearchController(_:)`. Caveat: the controller shows itself in any case.
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
  /// The search field goes as content scrolls.
  public var hidesSearchBarWhenScrolling: Bool {
    get { hidesSearchWhenScrolling }
    set { hidesSearchWhenScrolling = newValue }
  }
}
