import Foundation

// What the bar does while a page is scrolled.
extension UINavigationController {
  /// The content of the page in front has been scrolled, in points; negative where it is pulled down.
  package func contentDidScroll(to offset: CGFloat) {
    guard transition == nil, let content = navigationBar.current, content.scrolled != offset else { return }
    let row = navigationBar.rowHeight
    let old = content.extent(row: row)
    // Beyond the point where everything is as it will stay, nothing changes any more.
    let end = content.collapsing + 8
    guard min(offset, end) != min(content.scrolled, end) else { return }
    content.scrolled = min(offset, end)
    content.item.scrolled = content.scrolled
    if content.extent(row: row) != old { container?.placeBar() }
    navigationBar.setNeedsLayout()
  }

  /// How many points of the bar go while the content of a page is scrolled.
  package func barCollapse(over page: UIViewController) -> CGFloat {
    let contents = [navigationBar.current, navigationBar.leaving].compactMap(\.self)
    return isBarHidden ? 0 : contents.first { $0.item === page.navigationItem }?.collapsing ?? 0
  }
}
