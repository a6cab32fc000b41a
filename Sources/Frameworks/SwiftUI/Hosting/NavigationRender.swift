import DisplayList
import Foundation
import ScrollworkUIKit

extension NavigationContainerView: RenderedView {
  func makeRender(owner: _Node) -> UIViewRender { NavigationRender(self, owner: owner) }
}

/// Shows a navigation controller: reports the scroll position of the front content to it, and sends it the finger that
/// drags a page from the edge.
@MainActor
final class NavigationRender: UIViewRender {
  private let container: NavigationContainerView
  private weak var scroll: ScrollRender?
  private lazy var edgePan = EdgePanRecognizer(navigation: self)

  init(_ container: NavigationContainerView, owner: _Node) {
    self.container = container
    super.init(container, owner: owner)
  }

  var navigation: UINavigationController? { container.controller as? UINavigationController }
  var isRightToLeft: Bool { container.isRightToLeft }

  override func didAttach() {
    super.didAttach()
    runtime.part(Navigations.self).all.append(self)
  }

  override func didDetach() {
    runtime.part(Navigations.self).all.removeAll { $0 === self }
    edgePan.forget()
    super.didDetach()
  }

  /// Covered pages still contribute preferences, before the front one.
  override var preferenceSources: [RenderNode] {
    let pages = (navigation?.children ?? []).compactMap { ($0.viewIfLoaded as? any ContentHosting)?.hostedContent }
    return pages.filter { !$0.isAttached } + children
  }

  override func placeChildren() {
    container.isRightToLeft = environment.layoutDirection == .rightToLeft
    container.isCompact = environment.verticalSizeClass == .compact
    container.isInSheet = enclosing(PresentationRender.self)?.presented.look == .sheet
    container.phoneTop = runtime.screen.safeArea.top
    super.placeChildren()
  }

  override func environmentOverridesDidChange() {
    if container.isRightToLeft != (environment.layoutDirection == .rightToLeft)
      || container.isCompact != (environment.verticalSizeClass == .compact)
    {
      setNeedsLayout()
    }
    super.environmentOverridesDidChange()
  }

  /// The edge gesture comes before everything in the page, as on iOS.
  override func addRecognizers(to recognizers: inout [GestureRecognizer]) { recognizers.insert(edgePan, at: 0) }

  /// The bar is read before the content under it, and one at the lower edge last.
  override func accessibilityElements() -> [AccessibilityElement] {
    guard !container.accessibilityElementsHidden else { return [] }
    let bottom = members.filter { $0.view === container.bottomBar }
    let others = members.reversed().filter { $0.view !== container.bottomBar }
    return (others + bottom).flatMap { $0.accessibilityElements() }
  }

  /// Runs after everything else has been laid out.
  func tellScrollPosition() {
    guard let navigation, let content = navigation.contentView, let page = content.renderer as? UIViewRender else {
      return
    }
    if scroll?.isAttached != true || scroll?.isDescendant(of: page) != true { scroll = outermostScroll(in: page) }
    navigation.navigationBar.edgeEffect = scroll?.settings.edgeEffects.bar(.top) ?? .automatic
    navigation.contentDidScroll(to: scroll?.offset.y ?? 0)
  }

  /// Returns the scroll view that determines the bar's appearance: the one set by the page's controller, or the
  /// outermost one.
  private func outermostScroll(in page: UIViewRender) -> ScrollRender? {
    let root = page.view.controller?.contentScrollView(for: .top)?.renderer as? UIViewRender ?? page
    return runtime.scrollViews.all
      .filter { $0.states[.vertical] != nil && $0.insets.top > 0 && $0.isDescendant(of: root) }
      .min { $0.depth < $1.depth }
  }

  /// Returns how many points of the bar collapse as a scroll view is scrolled; 0 if the bar does not follow it.
  func collapse(over scroll: ScrollRender) -> CGFloat {
    page(of: scroll).flatMap { navigation?.barCollapse(over: $0) } ?? 0
  }

  /// Whether the bar has a large title that collapses as a scroll view is scrolled.
  func hasLargeTitle(over scroll: ScrollRender) -> Bool {
    guard let navigation, !navigation.isNavigationBarHidden, let page = page(of: scroll) else { return false }
    return navigation.hasLargeTitle(page)
  }

  /// Returns the page whose bar follows a scroll view.
  private func page(of scroll: ScrollRender) -> UIViewController? {
    for controller in navigation?.children ?? [] {
      guard let page = controller.viewIfLoaded?.renderer as? UIViewRender, scroll.isDescendant(of: page) else {
        continue
      }
      return outermostScroll(in: page) === scroll ? controller : nil
    }
    return nil
  }
}

extension RenderNode {
  fileprivate func isDescendant(of ancestor: RenderNode) -> Bool {
    var node: RenderNode? = self
    while let candidate = node {
      if candidate === ancestor { return true }
      node = candidate.depth > ancestor.depth ? candidate.parent : nil
    }
    return false
  }
}

/// A finger that lands at the edge and moves inwards: the page follows it.
@MainActor
final class EdgePanRecognizer: GestureRecognizer {
  private weak var navigation: NavigationRender?
  private var pop: (any InteractivePop)?
  private var finger: Int?

  /// The width of the edge area in points; a guess, since UIKit does not say.
  private static let reach: CGFloat = 20

  init(navigation: NavigationRender) {
    self.navigation = navigation
    super.init(node: navigation)
  }

  func forget() {
    finger = nil
    pop?.release(velocity: nil)
    pop = nil
  }

  override var waitsForNoTaps: Bool { true }

  private func share(of x: CGFloat) -> CGFloat {
    guard let navigation, navigation.size.width > 0 else { return 0 }
    return x / navigation.size.width * (navigation.isRightToLeft ? -1 : 1)
  }

  override func began(_ touch: InputEvent.Touch, in session: TouchSession) {
    guard finger == nil, let frame = navigation?.screenFrame, let navigation else { return }
    let distance = navigation.isRightToLeft ? frame.maxX - touch.location.x : touch.location.x - frame.minX
    if distance <= Self.reach { finger = touch.id }
  }

  override func moved(_ touch: InputEvent.Touch, in session: TouchSession) {
    guard finger == touch.id else { return }
    let (dx, dy) = (touch.location.x - session.start.location.x, touch.location.y - session.start.location.y)
    if pop == nil {
      guard hypot(dx, dy) >= ScrollPhysics.touchSlop else { return }
      guard session.owner == nil, abs(dx) > abs(dy), share(of: dx) > 0,
        let begun = navigation?.navigation?.beginInteractivePop()
      else {
        finger = nil
        return
      }
      guard session.claim(self) else {
        finger = nil
        return begun.release(velocity: nil)
      }
      pop = begun
    }
    pop?.follow(to: share(of: dx))
  }

  override func ended(_ touch: InputEvent.Touch, in session: TouchSession) {
    guard finger == touch.id else { return }
    finger = nil
    pop?.release(velocity: share(of: session.tracker.velocity(at: touch.timestamp).width))
    pop = nil
  }

  override func cancelled(in session: TouchSession) {
    guard finger == session.start.id else { return }
    forget()
  }
}

/// The navigation controllers on screen, whose bars depend on what is scrolled under them.
@MainActor
final class Navigations: LiveViews<NavigationRender> {
  required init(runtime: Runtime) {
    super.init(runtime: runtime)
    runtime.join(.bars) { [unowned self] in for navigation in all { navigation.tellScrollPosition() } }
  }
}
