import Foundation

/// Stands for the controller of a tab that was not shown yet.
@MainActor
final class TabPlaceholder: UIViewController {}

extension UITabBarController {
  /// Replaces the tabs. The selected one stays if it is among them. Caveat: never animated.
  @available(iOS 18.0, *)
  public func setTabs(_ tabs: [UITab], animated: Bool) {
    if rootTabs.isEmpty, !tabs.isEmpty { replaceControllers(by: []) }
    for gone in rootTabs where !tabs.contains(gone) { gone.owner = nil }
    rootTabs = tabs
    for tab in tabs { tab.owner = self }
    arrangeTabs()
  }

  /// Returns the tab, or the descendant of a group, with an identifier; nil for none.
  @available(iOS 18.0, *)
  public func tab(forIdentifier identifier: String) -> UITab? {
    rootTabs.tab(forIdentifier: identifier)
  }

  /// Removes the tabs, before `viewControllers` take their place.
  final func dropTabs() {
    guard !rootTabs.isEmpty else { return }
    for gone in rootTabs { gone.owner = nil }
    rootTabs = []
    barTabs = []
    reloadSidebar()
  }

  private func isInBar(_ tab: UITab) -> Bool {
    guard !tab.isHidden else { return false }
    if showsSidebar { return true }
    if tab.preferredPlacement == .sidebarOnly { return false }
    guard let compactTabIdentifiers, traitCollection.horizontalSizeClass != .regular else { return true }
    return compactTabIdentifiers.contains(tab.identifier)
  }

  /// Gives the bar the tabs that it should have.
  final func arrangeTabs() {
    let new = rootTabs.filter(isInBar)
    guard new != barTabs else { return }
    let pages = new.map { tab in
      barTabs.firstIndex(of: tab).map { controllers[$0] } ?? TabPlaceholder()
    }
    barTabs = new
    replaceControllers(by: pages)
  }

  /// Replaces a placeholder by the controller of its tab.
  final func resolveTab(at index: Int) {
    guard controllers.indices.contains(index), controllers[index] is TabPlaceholder,
      barTabs.indices.contains(index), let page = barTabs[index].shownController
    else { return }
    controllers[index] = page
    if page.parent !== self { take(page) }
  }

  // MARK: Selection

  final var chosenTab: UITab? { barTabs.indices.contains(index) ? barTabs[index].selectedLeaf : nil }

  /// Selects a tab and the groups around it.
  final func select(_ tab: UITab) {
    guard let new = barTabs.firstIndex(of: tab.root) else { return }
    var child = tab
    while let group = child.parent {
      group.selectedChild = child
      child = group
    }
    selectedIndex = new
  }

  /// Called when another child of a group is selected: the group may show another controller.
  final func selectionDidChange(in root: UITab) {
    guard let place = barTabs.firstIndex(of: root), !(controllers[place] is TabPlaceholder),
      let page = root.shownController
    else { return reloadSidebar() }
    let old = controllers[place]
    if page !== old {
      controllers[place] = page
      if page.parent !== self { take(page) }
    }
    if place == index { showSelected() } else { reloadSidebar() }
    if page !== old, !controllers.contains(old) { release(old) }
  }

  /// Whether the delegate allows a person to select a tab.
  final func mayChoose(_ new: Int) -> Bool {
    guard barTabs.indices.contains(new) else {
      return delegate?.tabBarController(self, shouldSelect: controllers[new]) ?? true
    }
    return delegate?.tabBarController(self, shouldSelectTab: barTabs[new]) ?? true
  }

  /// Reports that a person has selected a tab. That a delegate hears either of tabs or of controllers is a guess.
  final func didChoose(_ new: Int, after previous: UITab?) {
    guard barTabs.indices.contains(new), let chosenTab else {
      delegate?.tabBarController(self, didSelect: controllers[new])
      return
    }
    delegate?.tabBarController(self, didSelectTab: chosenTab, previousTab: previous)
    (chosenTab as? UISearchTab)?.activateSearch { [weak self, weak previous] in
      if let previous { self?.select(previous) }
    }
  }

  /// Selects a tab of the sidebar for a person.
  final func chooseInSidebar(_ tab: UITab) {
    guard delegate?.tabBarController(self, shouldSelectTab: tab) ?? true else { return reloadSidebar() }
    let previous = chosenTab
    select(tab)
    delegate?.tabBarController(self, didSelectTab: tab, previousTab: previous)
    (tab as? UISearchTab)?.activateSearch { [weak self, weak previous] in
      if let previous { self?.select(previous) }
    }
  }
}
