import SimulatorTesting
import SwiftUI
import Testing

/// Bars that gestures hide, page indicators, dimmed tints, and traits that a class observes from its initializer.
@MainActor @Suite("Bars, indicators and tints", .simulator(.iPhone15Pro))
struct BarHidingTests {
  @Test func `Given a controller whose bar follows fingers, when they swipe and tap, then the bar goes and comes`()
    async throws
  {
    let page = UIViewController()
    page.title = "Page"
    let navigation = UINavigationController(rootViewController: page)
    let screen = await Screen(rootViewController: navigation)
    try await screen.settle()
    let (high, low) = (CGPoint(x: 200, y: 300), CGPoint(x: 200, y: 500))
    try await screen.drag(from: low, to: high)
    try await screen.settle()
    #expect(!navigation.isNavigationBarHidden)
    navigation.hidesBarsOnSwipe = true
    try await screen.drag(from: low, to: high)
    try await screen.settle()
    #expect(navigation.isNavigationBarHidden && !screen.exists(.label("Page")))
    try await screen.drag(from: high, to: low)
    try await screen.settle()
    #expect(!navigation.isNavigationBarHidden && screen.exists(.label("Page")))
    navigation.hidesBarsOnTap = true
    try await screen.tap(at: high)
    try await screen.settle()
    #expect(navigation.isNavigationBarHidden)
  }

  @Test
  func `Given pictures for pages, when a control is asked, then pages have theirs and pages that are not there none`() {
    let control = UIPageControl()
    control.numberOfPages = 2
    let (all, own) = (UIImage(systemName: "circle"), UIImage(systemName: "star"))
    control.preferredIndicatorImage = all
    control.setIndicatorImage(own, forPage: 1)
    control.setIndicatorImage(own, forPage: 2)
    #expect(control.indicatorImage(forPage: 0) == nil)
    #expect(control.indicatorImage(forPage: 1) === own)
    #expect(control.indicatorImage(forPage: 2) == nil)
  }

  @Test
  func `Given a view with a tint, when it is dimmed, then the tint of all in it is grey until it is so no longer`() {
    let (outer, inner) = (UIView(), UIView())
    outer.addSubview(inner)
    outer.tintColor = .red
    inner.tintColor = .blue
    outer.tintAdjustmentMode = .dimmed
    #expect(inner.tintAdjustmentMode == .dimmed)
    var (white, alpha): (CGFloat, CGFloat) = (0, 0)
    #expect(inner.tintColor.getWhite(&white, alpha: &alpha))
    outer.tintAdjustmentMode = .automatic
    #expect(inner.tintColor == .blue)
  }

  private class Watching: UIView {
    var changes = 0
    override init(frame: CGRect) {
      super.init(frame: frame)
      registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (self: Self, traits: UITraitCollection) in
        self.changes += 1
      }
    }
    required init?(coder: NSCoder) { nil }
  }
  private final class WatchingMore: Watching {}

  @Test func `Given a class that watches traits in its initializer, when the phone is dark, then it hears of it`()
    async throws
  {
    let view = WatchingMore(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let screen = await Screen(rootViewController: UIViewController(showing: view))
    try await screen.settle()
    try await screen.setDarkMode(true)
    try await screen.settle()
    #expect(view.changes == 1)
  }
}
