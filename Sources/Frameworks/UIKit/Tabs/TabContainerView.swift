import Foundation

/// The view of a tab bar controller.
@MainActor
package final class TabContainerView: UIView {
  package private(set) weak var tabs: UITabBarController?
  /// Whether the reading direction is right to left.
  package var isRightToLeft = false
  /// Whether the vertical size class is compact, which makes the bar low.
  package var isCompact = false { didSet { if isCompact != oldValue { setNeedsLayout() } } }

  /// Creates a view as large as the screen.
  init(of tabs: UITabBarController) {
    self.tabs = tabs
    super.init(frame: UIScreen.main.bounds)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  required init?(coder: NSCoder) { nil }

  package override func layoutSubviews() { tabs?.layOut(in: self) }
  package override func safeAreaInsetsDidChange() { setNeedsLayout() }
}
