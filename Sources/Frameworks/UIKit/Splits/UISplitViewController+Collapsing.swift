import Foundation

extension UISplitViewController {
  /// The last column with a page on the stack.
  var topColumn: Column {
    guard let shown = (stack as? UINavigationController)?.viewControllers else { return .primary }
    return order.last { column in pages[column]?.contains { page in shown.contains { $0 === page } } == true }
      ?? .primary
  }

  /// Removes the pages from a navigation controller, so that another one can show them.
  static func takePages(_ holder: UIViewController) -> [UIViewController] {
    guard let navigation = holder as? UINavigationController else { return [holder] }
    let pages = navigation.viewControllers
    navigation.setViewControllers([], animated: false)
    return pages
  }

  func collapse() {
    isCollapsed = true
    pages = [:]
    for controller in children { release(controller) }
    defer { arrange() }
    if let compact = holders[.compact] {
      stack = compact
      return
    }
    guard let base = holders[.primary] as? UINavigationController else {
      stack = holders[.primary] ?? holders[.secondary]
      return
    }
    stack = base
    let proposed = order.last { holders[$0] != nil } ?? .primary
    let top: Column
    if style == .unspecified, let secondary = holders[.secondary] {
      top =
        delegate?.splitViewController(self, collapseSecondary: secondary, onto: base) == true ? .primary : .secondary
    } else {
      top = delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposed) ?? proposed
    }
    pages = [.primary: base.viewControllers]
    for column in order where column != .primary { pages[column] = holders[column].map(Self.takePages) }
    showPages(upTo: top, animated: false)
  }

  /// Shows the pages of the columns up to one on the stack, without those of later columns.
  func showPages(upTo column: Column, replacing gone: [UIViewController] = [], animated: Bool) {
    guard let navigation = stack as? UINavigationController, let last = order.firstIndex(of: column) else { return }
    let surplus = gone + order[(last + 1)...].flatMap { pages[$0] ?? [] }
    var shown = navigation.viewControllers
    if let first = shown.firstIndex(where: { page in surplus.contains { $0 === page } }) {
      shown.removeSubrange(first...)
    }
    for page in order[...last].flatMap({ pages[$0] ?? [] }) where !shown.contains(where: { $0 === page }) {
      shown.append(page)
    }
    navigation.setViewControllers(shown, animated: animated)
  }

  private func expand() {
    isCollapsed = false
    if let navigation = stack as? UINavigationController, !pages.isEmpty {
      let shown = navigation.viewControllers
      let (top, known) = (topColumn, pages)
      // Pages pushed since belong to the column in front.
      let pushed = shown.filter { page in !known.values.joined().contains { $0 === page } }
      navigation.setViewControllers(known[.primary, default: []] + (top == .primary ? pushed : []), animated: false)
      for column in order where column != .primary {
        let own = known[column, default: []] + (top == column ? pushed : [])
        (holders[column] as? UINavigationController)?.setViewControllers(own, animated: false)
      }
    }
    pages = [:]
    stack = nil
    for controller in children { release(controller) }
    arrange()
  }

  /// Collapses or expands for the horizontal size class.
  func adapt() {
    guard isViewLoaded else { return }
    let hasLittleRoom = traitCollection.horizontalSizeClass == .compact
    guard hasLittleRoom != isCollapsed || children.isEmpty else { return }
    if hasLittleRoom { collapse() } else { expand() }
    if hasLittleRoom {
      delegate?.splitViewControllerDidCollapse(self)
    } else {
      delegate?.splitViewControllerDidExpand(self)
    }
  }
}
