import Foundation

extension UITabBarController {
  /// The number of tabs with their own place in the bar.
  final var ownTabs: Int {
    controllers.count > 5 && UIDevice.current.userInterfaceIdiom == .phone ? 4 : controllers.count
  }

  /// Whether the bar ends with "More".
  final var hasMore: Bool { ownTabs < controllers.count }

  /// Whether the list of further tabs, or one of its tabs, is selected.
  final var isMoreInFront: Bool { hasMore && !(0..<ownTabs).contains(index) }

  /// Whether the list itself is selected, rather than a tab.
  package final var isMoreListChosen: Bool { hasMore && index == NSNotFound }

  final var barItems: [UITabBarItem] {
    let own = Array(items.prefix(ownTabs))
    return hasMore ? own + [moreNavigationController.tabBarItem].compactMap { $0 } : own
  }

  final func makeMore() -> UINavigationController {
    let made = UINavigationController(rootViewController: MoreListController(self))
    made.tabBarItem = UITabBarItem(tabBarSystemItem: .more, tag: 0)
    return made
  }

  private var moreList: MoreListController? { moreNavigationController.viewControllers.first as? MoreListController }

  /// The tab whose page is above the list; nil for the list alone.
  private var moreIndex: Int? {
    guard moreNavigationController.viewControllers.count > 1 else { return nil }
    let page = moreNavigationController.viewControllers[1]
    return controllers.firstIndex { $0 === page || moreRoots[ObjectIdentifier($0)] === page }
  }

  /// Selects "More": shows what was there last, or the list if it is already there.
  final func chooseMore() {
    let more = moreNavigationController
    guard delegate?.tabBarController(self, shouldSelect: more) ?? true else { return }
    if isMoreInFront { more.popToRootViewController(animated: true) } else { showMore() }
    delegate?.tabBarController(self, didSelect: more)
    if controllers.indices.contains(index) { onChoose?(index) }
  }

  final func showMore() {
    index = moreIndex ?? NSNotFound
    showSelected()
  }

  /// Selects a tab in the list.
  fileprivate func chooseInMore(_ row: Int) {
    let new = ownTabs + row
    guard controllers.indices.contains(new), mayChoose(new) else { return }
    let previous = chosenTab
    index = new
    resolveTab(at: new)
    arrangeMore(animated: true)
    didChoose(new, after: previous)
    onChoose?(new)
  }

  /// Pushes the selected tab onto the list. Of a navigation controller, only the pages are moved, since none can
  /// contain another.
  final func arrangeMore(animated: Bool = false) {
    let more = moreNavigationController
    if more.parent !== self { take(more) }
    guard let list = moreList, moreIndex != index, controllers.indices.contains(index) else { return }
    let chosen = controllers[index]
    var pages = [chosen]
    if let navigation = chosen as? UINavigationController {
      pages = navigation.viewControllers
      if pages.isEmpty { pages = [moreRoots[ObjectIdentifier(navigation)]].compactMap { $0 } }
      moreRoots[ObjectIdentifier(navigation)] = pages.first
      navigation.setViewControllers([], animated: false)
    }
    more.setViewControllers([list] + pages, animated: animated)
  }

  /// Called when the list is in front again.
  fileprivate func moreListDidAppear() {
    if isMoreInFront, moreIndex == nil { index = NSNotFound }
  }

  final func reloadMore() { moreList?.viewIfLoaded.map { _ in moreList?.tableView.reloadData() } }

  /// Returns the moved controllers, before the tabs change.
  final func emptyMore() {
    if let list = moreList { moreNavigationController.setViewControllers([list], animated: false) }
    for navigation in controllers.compactMap({ $0 as? UINavigationController }) {
      guard let root = moreRoots.removeValue(forKey: ObjectIdentifier(navigation)),
        navigation.viewControllers.isEmpty
      else { continue }
      navigation.setViewControllers([root], animated: false)
    }
    for controller in controllers where controller.parent == nil { take(controller) }
    reloadMore()
  }
}

/// The list of tabs that are not in the bar.
@MainActor
private final class MoreListController: UITableViewController {
  private weak var tabs: UITabBarController?

  init(_ tabs: UITabBarController) {
    self.tabs = tabs
    super.init(style: .plain)
    navigationItem.title = "More"
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  private var items: [UITabBarItem] {
    guard let tabs else { return [] }
    return Array(tabs.items.dropFirst(tabs.ownTabs))
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    tabs?.moreListDidAppear()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { items.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
    let item = items.indices.contains(indexPath.row) ? items[indexPath.row] : nil
    cell.textLabel?.text = item?.title
    cell.imageView?.image = item?.image?.withRenderingMode(.alwaysTemplate)
    cell.detailTextLabel?.text = item?.badgeValue
    cell.accessoryType = .disclosureIndicator
    cell.accessibilityIdentifier = item?.accessibilityIdentifier
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tabs?.chooseInMore(indexPath.row)
  }
}
