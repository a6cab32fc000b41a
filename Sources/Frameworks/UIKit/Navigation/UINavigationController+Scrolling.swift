import Foundation

// How the bar reacts to scrolling.
extension UINavigationController {
  /// Reports that the front page has scrolled, in points; negative where it is pulled down.
  package func contentDidScroll(to offset: CGFloat) {
    guard transition == nil, let content = navigationBar.current, content.scrolled != offset else { return }
    let row = navigationBar.rowHeight
    let old = content.extent(row: row)
    // Nothing changes beyond the point where the bar has its final look.
    let end = content.collapsing + 8
    guard min(offset, end) != min(content.scrolled, end) else { return }
    content.scrolled = min(offset, end)
    content.item.scrolled = content.scrolled
    if content.extent(row: row) != old { container?.placeBar() }
    navigationBar.setNeedsLayout()
  }

  /// Returns how much of the bar's height collapses while a page is scrolled, in points.
  package func barCollapse(over page: UIViewController) -> CGFloat {
    let contents = [navigationBar.current, navigationBar.leaving].compactMap(\.self)
    return isBarHidden ? 0 : contents.first { $0.item === page.navigationItem }?.collapsing ?? 0
  }
}

extension UINavigationController {
  /// Returns the large-title preference of an item, inherited from the previous one if automatic.
  private func prefersLargeTitle(_ index: Int) -> Bool {
    switch viewControllers[index].navigationItem.largeTitleDisplayMode {
    case .always: true
    case .never: false
    case .automatic: index == 0 || prefersLargeTitle(index - 1)
    }
  }

  package func hasLargeTitle(_ page: UIViewController) -> Bool {
    guard navigationBar.prefersLargeTitles, !navigationBar.isCompact,
      page.navigationItem.title?.isEmpty == false || page.navigationItem.largeTitleView != nil
    else { return false }
    guard let index = viewControllers.firstIndex(where: { $0 === page }) else {
      return page.navigationItem.largeTitleDisplayMode != .never && navigationBar.leaving?.showsLargeTitle == true
    }
    return prefersLargeTitle(index)
  }
}
