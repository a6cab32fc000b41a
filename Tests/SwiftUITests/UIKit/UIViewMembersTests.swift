import SimulatorTesting
import SwiftUI
import Testing

@MainActor @Suite("Views and controllers of UIKit as apps use them", .simulator(.iPhone15Pro))
struct UIViewMembersTests {
  private final class Volume: UIView {
    var level = 5
    override func accessibilityIncrement() { level += 1 }
    override func accessibilityDecrement() { level -= 1 }
  }

  @Test func `Given an adjustable view with an action of its own, then assistive technology can do what it offers`()
    async throws
  {
    // Given
    let volume = Volume(frame: CGRect(x: 20, y: 100, width: 100, height: 40))
    volume.isAccessibilityElement = true
    volume.accessibilityLabel = "Volume"
    volume.accessibilityTraits = .adjustable
    volume.accessibilityCustomActions = [
      UIAccessibilityCustomAction(name: "Mute") { [unowned volume] _ in
        volume.level = 0
        return true
      }
    ]
    let screen = await Screen(rootViewController: UIViewController(showing: volume))
    try await screen.settle()
    // When
    try await screen.find(.label("Volume")).perform("Increment")
    // Then
    #expect(volume.level == 6)
    // When
    try await screen.find(.label("Volume")).perform("Mute")
    // Then
    #expect(volume.level == 0)
  }

  @Test func `Given a view that lists what is in it, then that is found in its order, drawn parts included`()
    async throws
  {
    // Given
    let chart = UIView(frame: CGRect(x: 20, y: 100, width: 200, height: 100))
    let part = UIAccessibilityElement(accessibilityContainer: chart)
    part.accessibilityLabel = "Bar"
    part.accessibilityFrameInContainerSpace = CGRect(x: 10, y: 20, width: 30, height: 40)
    chart.accessibilityElements = [part]
    let hidden = UILabel(frame: chart.bounds)
    hidden.text = "Hidden"
    chart.addSubview(hidden)
    let screen = await Screen(rootViewController: UIViewController(showing: chart))
    try await screen.settle()
    // Then
    #expect(try screen.find(.label("Bar")).frame == CGRect(x: 30, y: 120, width: 30, height: 40))
    #expect(!screen.exists(.label("Hidden")))
  }

  @Test func `Given an animation of a colour, then it is half way after half of the time`() async throws {
    // Given
    let view = UIView(frame: CGRect(x: 20, y: 100, width: 100, height: 100))
    view.backgroundColor = .black
    let screen = await Screen(rootViewController: UIViewController(showing: view))
    try await screen.settle()
    // When
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear, animations: { view.backgroundColor = .red })
    try await screen.advance(by: .seconds(0.5))
    // Then
    let half = screen.rgb(at: CGPoint(x: 70, y: 150))
    #expect((100...160).contains(half[0]) && half[1] == 0)
    // When
    try await screen.settle()
    // Then
    #expect(screen.rgb(at: CGPoint(x: 70, y: 150)) == [255, 0, 0])
  }

  @Test func `Given animations that are disabled, then changes are seen at once and the closure after them runs`()
    async throws
  {
    // Given
    let view = UIView(frame: CGRect(x: 0, y: 100, width: 10, height: 10))
    let screen = await Screen(rootViewController: UIViewController(showing: view))
    UIView.setAnimationsEnabled(false)
    defer { UIView.setAnimationsEnabled(true) }
    // When
    var isOver = false
    UIView.animate(withDuration: 1, animations: { view.frame.origin.x = 100 }, completion: { isOver = $0 })
    // Then
    #expect(isOver && view.presentation.center.x == 105)
    _ = screen
  }

  @Test func `Given a view that is always mirrored, then only the view itself reads from the right`() {
    // Given
    let (view, inner) = (UIView(), UIView())
    view.addSubview(inner)
    // When
    view.semanticContentAttribute = .forceRightToLeft
    // Then
    #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    #expect(inner.effectiveUserInterfaceLayoutDirection == .leftToRight)
  }

  private final class ConstrainedView: UIView {
    var updates = 0
    override func updateConstraints() {
      updates += 1
      super.updateConstraints()
    }
  }

  @Test
  func `Given a view that makes its constraints late, then it is asked before its layout, and again only if it asks`() {
    // Given
    let view = ConstrainedView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    // When
    view.layoutIfNeeded()
    view.setNeedsLayout()
    view.layoutIfNeeded()
    // Then
    #expect(view.updates == 1)
    // When
    view.setNeedsUpdateConstraints()
    view.layoutIfNeeded()
    // Then
    #expect(view.updates == 2)
  }

  private final class KeyPage: UIViewController {
    var heard: [String] = []
    override var keyCommands: [UIKeyCommand]? {
      [UIKeyCommand(title: "New", action: #_selector("KeyPage.make(_:)"), input: "n", modifierFlags: .command)]
    }
    func make(_ sender: UIKeyCommand) { heard.append(sender.title) }
    override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
      if motion == .motionShake { heard.append("shaken") }
    }
  }

  @Test func `Given a controller with a key command, when its keys are pressed or the phone is shaken, then it acts`()
    async throws
  {
    // Given
    let page = KeyPage()
    let screen = await Screen(rootViewController: page)
    try await screen.settle()
    // When
    try await screen.press("n", command: true)
    try await screen.press("n")
    try await screen.shake()
    // Then
    #expect(page.heard == ["New", "shaken"])
  }

  @Test func `Given a page that does not lie under bars, then its view begins below the bar`() async throws {
    // Given
    let page = UIViewController()
    page.edgesForExtendedLayout = []
    let navigation = UINavigationController(rootViewController: page)
    let screen = await Screen(rootViewController: navigation)
    try await screen.settle()
    // Then
    let top = page.view.convert(CGPoint.zero, to: nil).y
    #expect(abs(top - navigation.navigationBar.frame.maxY) < 0.01 && page.view.safeAreaInsets.top < 0.01)
    // When
    page.edgesForExtendedLayout = .all
    try await screen.settle()
    // Then
    #expect(page.view.convert(CGPoint.zero, to: nil).y == 0 && abs(page.view.safeAreaInsets.top - top) < 0.01)
  }

  @Test func `Given a tab bar that the app hides, then the page has its room`() async throws {
    // Given
    let page = UIViewController()
    let tabs = UITabBarController()
    tabs.viewControllers = [page]
    let screen = await Screen(rootViewController: tabs)
    try await screen.settle()
    let shown = page.view.safeAreaInsets.bottom
    // When
    tabs.tabBar.isHidden = true
    try await screen.settle()
    // Then
    #expect(shown == 83 && page.view.safeAreaInsets.bottom == 34)
  }

  private final class Fade: NSObject, UIViewControllerAnimatedTransitioning {
    var isOver = false
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 1 }
    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      guard let view = context.view(forKey: .to) else { return context.completeTransition(false) }
      view.alpha = 0
      context.containerView.addSubview(view)
      UIView.animate(
        withDuration: 1, animations: { view.alpha = 1 }, completion: { _ in context.completeTransition(true) })
    }
    func animationEnded(_ transitionCompleted: Bool) { isOver = transitionCompleted }
  }
  private final class Fader: NSObject, UINavigationControllerDelegate {
    let fade = Fade()
    var operations: [UINavigationController.Operation] = []
    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
      to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      operations.append(operation)
      return fade
    }
  }

  @Test func `Given a delegate with a transition of its own, when a page is pushed, then that moves it`() async throws {
    // Given
    let (first, second, fader) = (UIViewController(), UIViewController(), Fader())
    let navigation = UINavigationController(rootViewController: first)
    navigation.delegate = fader
    let screen = await Screen(rootViewController: navigation)
    try await screen.settle()
    // When
    navigation.pushViewController(second, animated: true)
    try await screen.advance(by: .seconds(0.5))
    // Then
    #expect(fader.operations == [.push] && second.view.transform == .identity && !fader.fade.isOver)
    #expect((0.3...0.7).contains(second.view.presentation.alpha))
    // When
    try await screen.settle()
    // Then
    #expect(fader.fade.isOver && navigation.topViewController === second && first.view.superview == nil)
  }

  @Test func `Given a controller without content, then it shows what is configured in its place`() async throws {
    // Given
    let page = UIViewController()
    var missing = UIContentUnavailableConfiguration.empty()
    missing.text = "No Trips"
    missing.button = .filled()
    missing.button.title = "Add"
    var presses = 0
    missing.buttonProperties.primaryAction = UIAction { _ in presses += 1 }
    page.contentUnavailableConfiguration = missing
    let screen = await Screen(rootViewController: page)
    try await screen.settle()
    // When
    try await screen.tap(.label("Add"))
    // Then
    #expect(screen.visibleText.contains("No Trips") && presses == 1)
    // When
    page.contentUnavailableConfiguration = nil
    try await screen.settle()
    // Then
    #expect(!screen.visibleText.contains("No Trips"))
  }

  @Test func `Given a view that is moved above another one, then it is right in front of that`() {
    // Given
    let (outer, views) = (UIView(), [UIView(), UIView(), UIView()])
    for view in views { outer.addSubview(view) }
    // When
    outer.insertSubview(views[0], aboveSubview: views[1])
    // Then
    #expect(outer.subviews == [views[1], views[0], views[2]])
    // When
    outer.insertSubview(views[1], belowSubview: views[2])
    // Then
    #expect(outer.subviews == [views[0], views[1], views[2]])
  }

  @Test func `Given a bar's appearance that changes later, then the bar takes the change over`() async throws {
    // Given
    let first = UIViewController()
    first.navigationItem.title = "Trips"
    let navigation = UINavigationController(rootViewController: first)
    let screen = await Screen(rootViewController: navigation)
    try await screen.settle()
    let place = try screen.find(.label("Trips")).frame
    // When
    navigation.navigationBar.standardAppearance.titlePositionAdjustment = UIOffset(horizontal: 0, vertical: 6)
    navigation.navigationBar.setNeedsLayout()
    try await screen.settle()
    // Then
    let moved = try screen.find(.label("Trips")).frame
    #expect(abs(moved.minY - place.minY - 6) < 0.001 && moved.size == place.size)
  }

  @Test func `Given a controller that adjusts no scroll views, then theirs keep nothing free`() async throws {
    // Given
    let scroll = UIScrollView(frame: UIScreen.main.bounds)
    let first = UIViewController(showing: scroll)
    first.navigationItem.title = "Trips"
    let screen = await Screen(rootViewController: UINavigationController(rootViewController: first))
    try await screen.settle()
    #expect(scroll.adjustedContentInset.top > 40)
    // When
    first.automaticallyAdjustsScrollViewInsets = false
    try await screen.settle()
    // Then
    #expect(scroll.adjustedContentInset.top == 0)
    // When
    scroll.contentInsetAdjustmentBehavior = .always
    try await screen.settle()
    // Then
    #expect(scroll.adjustedContentInset.top > 40)
  }
}
