import Foundation

/// The view of a navigation controller, with the pages and the bar in front of them.
@MainActor
package final class NavigationContainerView: UIView {
  package internal(set) weak var navigation: UINavigationController?
  /// Whether the reading direction is right to left.
  package var isRightToLeft = false {
    didSet {
      guard isRightToLeft != oldValue else { return }
      navigation?.navigationBar.isRightToLeft = isRightToLeft
      setNeedsLayout()
    }
  }

  /// Whether the vertical size class is compact, which makes the bar low.
  package var isCompact = false {
    didSet {
      guard isCompact != oldValue else { return }
      navigation?.navigationBar.isCompact = isCompact
      setNeedsLayout()
    }
  }

  /// Whether the controller is in a sheet, which makes the bar high.
  package var isInSheet = false {
    didSet {
      guard isInSheet != oldValue else { return }
      navigation?.navigationBar.isInSheet = isInSheet
      setNeedsLayout()
    }
  }

  /// The safe area at the top of the screen, in points.
  package var phoneTop: CGFloat = 0 { didSet { if phoneTop != oldValue { setNeedsLayout() } } }

  /// How far the bar extends into that area: not where something else covers more, or the view begins further down.
  private var reach: CGFloat {
    abs(safeAreaInsets.top - phoneTop) < 0.01 ? BarMetrics.current.reach(into: phoneTop) : 0
  }

  package override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  package override func layoutSubviews() {
    guard let navigation else { return }
    let bar = navigation.navigationBar
    navigation.pages.frame = bounds
    for content in [bar.current, bar.leaving].compactMap(\.self) {
      guard let page = navigation.page(of: content) else { continue }
      content.showsLargeTitle = navigation.hasLargeTitle(page)
      var (place, insets) = (bounds, UIEdgeInsets.zero)
      insets.bottom = content.item.bottomBar == nil ? 0 : Self.bottomBarHeight
      insets.top = navigation.isNavigationBarHidden ? 0 : covered(by: content)
      if insets.top > 0, !page.liesUnder(.top, isOpaque: !bar.isTranslucent) {
        place.origin.y += safeAreaInsets.top + insets.top
        place.size.height -= safeAreaInsets.top + insets.top
        insets.top = 0
      }
      let tabs = navigation.tabBarController?.tabBar
      if navigation.barInsets.bottom > 0, !page.liesUnder(.bottom, isOpaque: tabs?.isTranslucent == false) {
        place.size.height -= safeAreaInsets.bottom
      }
      if page.viewIfLoaded?.superview === navigation.pages { page.view.rest(in: place) }
      page.barInsets = insets
    }
    if let page = navigation.topViewController { navigation.results?.barInsets = page.barInsets }
    navigation.dimming.frame = bounds
    placeBar()
    placeBottomBar(bar.current?.item.bottomBar)
    if navigation.transition == nil { bar.isHidden = navigation.isNavigationBarHidden && !bar.isMoving }
    bar.topExtension = safeAreaInsets.top - reach
  }

  /// The toolbar of the front page.
  package private(set) var bottomBar: UIView?
  /// The height above the bottom safe area, in points, as measured by `UIToolbar`.
  private static let bottomBarHeight: CGFloat = 44

  private func placeBottomBar(_ new: UIView?) {
    if new !== bottomBar {
      bottomBar?.removeFromSuperview()
      bottomBar = new
      if let new { addSubview(new) }
    }
    let height = Self.bottomBarHeight + safeAreaInsets.bottom
    bottomBar?.frame = CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
  }

  /// Returns how much of a page the bar covers below the safe area, with a large title and a search field at rest.
  private func covered(by content: NavigationBarContent) -> CGFloat {
    max(0, content.restingExtent(row: navigation?.navigationBar.rowHeight ?? 44) - reach)
  }

  /// Gives the bar the height of its current title, and places it above the screen while hidden.
  func placeBar() {
    guard let navigation else { return }
    let bar = navigation.navigationBar
    let new = bar.current?.extent(row: bar.rowHeight) ?? bar.rowHeight
    let old = bar.leaving?.extent(row: bar.rowHeight) ?? new
    let height = old + (new - old) * (navigation.transition?.share ?? 1)
    bar.frame = CGRect(
      x: 0, y: navigation.isNavigationBarHidden ? -height : safeAreaInsets.top - reach, width: bounds.width,
      height: height)
  }
}

extension UIViewController {
  /// Whether the view extends under bars at an edge.
  func liesUnder(_ edge: UIRectEdge, isOpaque: Bool) -> Bool {
    edgesForExtendedLayout.contains(edge) && (!isOpaque || extendedLayoutIncludesOpaqueBars)
  }
}

extension UIView {
  /// Whether an animation is currently moving the view.
  var isMoving: Bool { presentation != model }
}

extension UINavigationController {
  func page(of content: NavigationBarContent) -> UIViewController? {
    children.first { $0.navigationItem === content.item }
  }
}
