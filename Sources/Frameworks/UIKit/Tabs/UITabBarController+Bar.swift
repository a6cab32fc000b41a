import Foundation

// Where the bar is, how large, and whether it is there.
extension UITabBarController {
  /// Shows the selected tab only, or all.
  package func minimizeBar(_ isMinimized: Bool) {
    guard tabBar.isMinimized != isMinimized else { return }
    let spring = TransitionSpring.sheet
    UIViewAnimation.run(
      "the tab bar's size", progress: { spring.share(at: $0) },
      changes: {
        tabBar.isMinimized = isMinimized
        if let container = viewIfLoaded as? TabContainerView { layOut(in: container) }
      }, completion: { _ in })
    onMinimize?()
  }

  /// The navigation controller shown directly or inside the selected controller.
  private var shownNavigation: UINavigationController? {
    func first(in controller: UIViewController) -> UINavigationController? {
      if let navigation = controller as? UINavigationController { return navigation }
      for child in controller.children { if let navigation = first(in: child) { return navigation } }
      return nil
    }
    return shown.flatMap(first)
  }

  /// Called when a navigation controller inside has another front page, or its preferences change.
  final func pageDidChange(in navigation: UINavigationController, animated: Bool) {
    if navigation === shownNavigation { updateBar(animated: animated) }
  }

  /// Shows the bar as what is above it wishes.
  final func updateBar(animated: Bool) {
    let navigation = shownNavigation
    var wishes = navigation?.topViewController?.navigationItem.tabBarWishes ?? UINavigationItem.TabBarWishes()
    if let shown, shown !== navigation { wishes.add(shown.navigationItem.tabBarWishes) }
    tabBar.showsBackground = wishes.showsBackground
    tabBar.backgroundView = wishes.background
    tabBar.wear(wishes.style)
    let isAway = hidesBar || wishes.hides ?? navigation?.hidesBottomBar ?? false
    guard isAway != isBarAway else { return }
    isBarAway = isAway
    viewIfLoaded?.setNeedsLayout()
    let spring = TransitionSpring.sheet
    tabBar.isHidden = false
    // The bar moves sideways with the page that it belongs to.
    let side = tabBar.bounds.width * ((view as? TabContainerView)?.isRightToLeft == true ? 1 : -1)
    UIViewAnimation.run(
      "the tab bar", progress: { animated ? spring.share(at: $0) : nil },
      changes: { tabBar.transform = isAway ? CGAffineTransform(translationX: side, y: 0) : .identity },
      completion: { [weak self] _ in
        guard let self else { return }
        tabBar.isHidden = isBarAway
      })
  }

  /// Lays out the bar and what is above it.
  final func layOut(in container: TabContainerView) {
    if layOutSidebar(in: container, beside: shown) { return }
    let bounds = container.bounds
    tabBar.isCompact = container.isCompact
    let bottom = container.safeAreaInsets.bottom
    let height = BarMetrics.current.tabBarHeight(isCompact: tabBar.isCompact, bottom: bottom)
    let isBarAway = isBarAway || tabBar.isHidden
    let isBesideBar = tabBar.isMinimized && !isBarAway
    let accessoryRoom = accessory == nil ? 0 : Self.accessoryHeight + 2 * Self.gap
    let isBeside = !isBarAway && !isBesideBar && !(shown is UINavigationController)
    if isBeside, let shown, !shown.liesUnder(.bottom, isOpaque: !tabBar.isTranslucent) {
      shown.view.frame = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height - height - bottom)
      shown.barInsets.bottom = 0
    } else {
      shown?.view.frame = bounds
      shown?.barInsets.bottom = isBarAway ? accessoryRoom : isBesideBar ? height : height + accessoryRoom
    }
    let width = tabBar.isMinimized ? Self.minimizedWidth : bounds.width
    let start = tabBar.isMinimized ? Self.margin : 0
    let x = container.isRightToLeft ? bounds.width - start - width : start
    tabBar.rest(in: CGRect(x: x, y: bounds.height - height - bottom, width: width, height: height + bottom))
    placeAccessory(in: container, above: isBarAway ? bottom : height + bottom, isBesideBar: isBesideBar)
  }

  // The lengths of a shrunk bar, and of what is above a bar, are guesses.
  private static let minimizedWidth: CGFloat = 49
  private static let margin: CGFloat = 21
  private static let accessoryHeight: CGFloat = 48
  private static let gap: CGFloat = 8

  private func placeAccessory(in container: TabContainerView, above bar: CGFloat, isBesideBar: Bool) {
    guard let accessory else { return }
    let bounds = container.bounds
    let before = Self.margin + (isBesideBar ? Self.minimizedWidth + Self.gap : 0)
    let width = max(0, bounds.width - before - Self.margin)
    accessory.frame = CGRect(
      x: container.isRightToLeft ? Self.margin : before,
      y: bounds.height - bar - (isBesideBar ? 0 : Self.gap + Self.accessoryHeight), width: width,
      height: Self.accessoryHeight)
  }
}
