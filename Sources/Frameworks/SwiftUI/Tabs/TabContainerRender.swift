import Foundation
import ScrollworkUIKit

extension TabContainerView: RenderedView {
  func makeRender(owner: _Node) -> UIViewRender { TabContainerRender(self, owner: owner) }
}

/// Shows a tab bar controller and tells its bar whether anything is under it.
@MainActor
final class TabContainerRender: UIViewRender {
  private let container: TabContainerView
  private weak var scroll: ScrollRender?

  init(_ container: TabContainerView, owner: _Node) {
    self.container = container
    super.init(container, owner: owner)
  }

  override func didAttach() {
    super.didAttach()
    runtime.tabContainers.append(self)
  }

  override func didDetach() {
    runtime.tabContainers.removeAll { $0 === self }
    super.didDetach()
  }

  override func placeChildren() {
    container.isRightToLeft = environment.layoutDirection == .rightToLeft
    container.isCompact = environment.verticalSizeClass == .compact
    super.placeChildren()
  }

  override func environmentOverridesDidChange() {
    if container.isCompact != (environment.verticalSizeClass == .compact) { setNeedsLayout() }
    super.environmentOverridesDidChange()
  }

  /// After everything else has been laid out.
  func tellScrollPosition() {
    guard let tabs = container.controller as? UITabBarController,
      let page = tabs.selectedViewController?.viewIfLoaded?.renderer as? UIViewRender
    else { return }
    if scroll?.isAttached != true || scroll?.isInside(page) != true {
      scroll = runtime.liveScrolls
        .filter { $0.states[.vertical] != nil && $0.insets.bottom > 0 && $0.isInside(page) }
        .min { $0.depth < $1.depth }
    }
    guard let state = scroll?.state(.vertical) else {
      tabs.tabBar.hasContentBeneath = false
      return
    }
    tabs.tabBar.hasContentBeneath = state.offset < state.range.upperBound - 0.5
  }
}
