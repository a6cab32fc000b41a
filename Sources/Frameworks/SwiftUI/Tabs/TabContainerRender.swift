import Foundation
import ScrollworkUIKit

extension TabContainerView: RenderedView {
  func makeRender(owner: _Node) -> UIViewRender { TabContainerRender(self, owner: owner) }
}

/// Renders a tab bar controller and tells its bar whether anything is under it.
@MainActor
final class TabContainerRender: UIViewRender {
  private let container: TabContainerView
  private weak var scroll: ScrollRender?
  /// The last known offset of the content, to detect its direction.
  private var lastOffset: CGFloat?

  init(_ container: TabContainerView, owner: _Node) {
    self.container = container
    super.init(container, owner: owner)
  }

  override func didAttach() {
    super.didAttach()
    runtime.part(TabContainers.self).all.append(self)
  }

  override func didDetach() {
    runtime.part(TabContainers.self).all.removeAll { $0 === self }
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

  /// Runs after all other layout.
  func tellScrollPosition() {
    guard let tabs = container.controller as? UITabBarController,
      let page = tabs.selectedViewController?.viewIfLoaded?.renderer as? UIViewRender
    else { return }
    if scroll?.isAttached != true || scroll?.isInside(page) != true {
      lastOffset = nil
      scroll = runtime.scrollViews.all
        .filter { $0.states[.vertical] != nil && $0.insets.bottom > 0 && $0.isInside(page) }
        .min { $0.depth < $1.depth }
    }
    guard let state = scroll?.state(.vertical) else {
      tabs.tabBar.hasContentBeneath = false
      tabs.minimizeBar(false)
      return
    }
    tabs.tabBar.edgeEffect = scroll?.settings.edgeEffects.bar(.bottom) ?? .automatic
    follow(state, in: tabs)
    tabs.tabBar.hasContentBeneath = state.offset < state.range.upperBound - 0.5
  }

  /// Minimizes the bar when the content is scrolled in one direction, and restores it when it is scrolled back or to
  /// its end.
  private func follow(_ state: ScrollAxisState, in tabs: UITabBarController) {
    let sign: CGFloat
    switch tabs.tabBarMinimizeBehavior {
    case .onScrollDown: sign = 1
    case .onScrollUp: sign = -1
    case .automatic, .never: return
    }
    guard UIDevice.current.userInterfaceIdiom == .phone else { return }
    // Past its ends content only springs back.
    let offset = min(max(state.offset, state.range.lowerBound), state.range.upperBound)
    guard let last = lastOffset else {
      lastOffset = offset
      return
    }
    let way = (offset - last) * sign
    // A guess: a resting finger moves the content by less.
    guard abs(way) > 8 else { return }
    lastOffset = offset
    tabs.minimizeBar(way > 0)
  }
}

/// The tab bar controllers on the screen.
@MainActor
final class TabContainers: LiveViews<TabContainerRender> {
  required init(runtime: Runtime) {
    super.init(runtime: runtime)
    runtime.join(.bars) { [unowned self] in for tabs in all { tabs.tellScrollPosition() } }
  }
}
