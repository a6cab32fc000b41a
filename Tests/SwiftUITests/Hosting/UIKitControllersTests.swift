import SimulatorTesting
import SwiftUI
import Testing

/// What apps tell UIKit's controllers, and what the controllers report.
@MainActor @Suite("What controllers say and hear", .simulator(.iPhone15Pro))
struct UIKitControllersTests {
  private final class LifecycleRecorder: UIViewController {
    var heard: [String] = []
    private func hear(_ what: String) { if heard.last != what { heard.append(what) } }
    override func viewDidLoad() { hear("load") }
    override func viewWillAppear(_ animated: Bool) { hear("will appear") }
    override func viewIsAppearing(_ animated: Bool) { hear("is appearing") }
    override func viewDidAppear(_ animated: Bool) { hear("did appear") }
    override func viewWillDisappear(_ animated: Bool) { hear("will disappear") }
    override func viewDidDisappear(_ animated: Bool) { hear("did disappear") }
    override func viewSafeAreaInsetsDidChange() { hear("insets \(Int(view.safeAreaInsets.top))") }
    override func viewWillLayoutSubviews() { hear("will layout") }
    override func viewDidLayoutSubviews() { hear("did layout") }
  }

  @Test func `Given a controller, when it comes and goes, then it hears all in UIKit's order`()
    async throws
  {
    let page = LifecycleRecorder()
    let screen = await Screen(rootViewController: page)
    try await screen.settle()
    #expect(Array(page.heard.prefix(3)) == ["load", "will appear", "is appearing"])
    #expect(page.heard.contains("insets 59"))
    let (will, did) = (page.heard.firstIndex(of: "will layout"), page.heard.firstIndex(of: "did layout"))
    #expect(try #require(will) < #require(did))
    #expect(page.heard.contains("did appear"))
    page.heard = []
    page.additionalSafeAreaInsets.top = 11
    try await screen.settle()
    #expect(page.heard.contains("insets 70"))
    page.heard = []
    page.view.window?.rootViewController = UIViewController()
    try await screen.settle()
    #expect(page.heard == ["will disappear", "did disappear"])
  }

  @Test func `Given a style of its own, when a controller is shown, then it and its children are dark, others not`()
    async throws
  {
    let (outer, inner) = (UIViewController(), UIViewController())
    outer.addChild(inner)
    inner.overrideUserInterfaceStyle = .dark
    #expect(inner.traitCollection.userInterfaceStyle == .dark)
    #expect(outer.traitCollection.userInterfaceStyle == .light)
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = outer
    #expect(window.isHidden)
    window.makeKeyAndVisible()
    #expect(!window.isHidden)
    #expect(outer.view.window === window)
  }

  private final class Delegate: NSObject, UINavigationControllerDelegate, UIAdaptivePresentationControllerDelegate {
    var heard: [String] = []
    func navigationController(
      _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) { heard.append("will \(viewController.title ?? "")") }
    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) { heard.append("did \(viewController.title ?? "")") }
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
      heard.append("dismissed")
    }
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
      heard.append("attempted")
    }
  }

  private func titled(_ title: String) -> UIViewController {
    let made = UIViewController()
    made.title = title
    return made
  }

  @Test
  func `Given a stack of three, when it goes back to the first, then the delegate hears it and the rest is returned`()
    async throws
  {
    let pages = ["A", "B", "C"].map(titled)
    let navigation = UINavigationController()
    navigation.setViewControllers(pages, animated: false)
    let screen = await Screen(rootViewController: navigation)
    try await screen.settle()
    let delegate = Delegate()
    navigation.delegate = delegate
    #expect(navigation.popToViewController(pages[0], animated: true) == [pages[1], pages[2]])
    try await screen.settle()
    #expect(delegate.heard == ["will A", "did A"])
    #expect(navigation.popToViewController(pages[2], animated: false) == nil)
  }

  @Test func `Given an item, when it says how the way back is called or hides it, then the bar shows that`()
    async throws
  {
    let (first, second) = (titled("First"), titled("Second"))
    first.navigationItem.backButtonTitle = "Return"
    let navigation = UINavigationController(rootViewController: first)
    navigation.pushViewController(second, animated: false)
    let screen = await Screen(rootViewController: navigation)
    try await screen.settle()
    #expect(try screen.find("BackButton").label == "Return")
    second.navigationItem.hidesBackButton = true
    try await screen.settle()
    #expect(!screen.exists("BackButton"))
    second.navigationItem.hidesBackButton = false
    second.navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Left")
    try await screen.settle()
    #expect(!screen.exists("BackButton"))
    second.navigationItem.leftItemsSupplementBackButton = true
    try await screen.settle()
    #expect(screen.exists("BackButton") && screen.exists(.label("Left")))
    let label = UILabel()
    label.text = "In place of the title"
    second.navigationItem.titleView = label
    try await screen.settle()
    #expect(screen.exists(.label("In place of the title")) && !screen.exists(.label("Second")))
  }

  @Test func `Given a tab's item, when it has a badge, then the bar says it`() async throws {
    let tabs = UITabBarController()
    tabs.viewControllers = ["A", "B"].map(titled)
    tabs.viewControllers?[1].tabBarItem.badgeValue = "12"
    tabs.viewControllers?[1].tabBarItem.badgeColor = .systemGreen
    tabs.viewControllers?[1].tabBarItem.image = UIImage(systemName: "star")
    let screen = await Screen(rootViewController: tabs)
    try await screen.settle()
    #expect(try screen.find(.label("B")).value == "12 items")
    tabs.viewControllers?[1].tabBarItem.badgeValue = nil
    try await screen.settle()
    #expect(try screen.find(.label("B")).value == "")
  }

  @Test
  func `Given a sheet of two heights, when code and fingers change it, then it rests there and the delegate hears`()
    async throws
  {
    let root = UIViewController()
    let screen = await Screen(rootViewController: root)
    let sheet = UIViewController()
    sheet.view.accessibilityIdentifier = "sheet"
    let presentation = try #require(sheet.sheetPresentationController)
    presentation.detents = [.medium(), .large(), .custom(identifier: .init("low")) { _ in 100 }]
    presentation.selectedDetentIdentifier = .medium
    presentation.prefersGrabberVisible = true
    let delegate = Delegate()
    presentation.delegate = delegate
    root.present(sheet, animated: true)
    try await screen.settle()
    let medium = try screen.find("sheet").frame.minY
    presentation.animateChanges { presentation.selectedDetentIdentifier = .init("low") }
    try await screen.settle()
    #expect(try screen.find("sheet").frame.minY == 852 - 34 - 100)
    presentation.animateChanges { presentation.selectedDetentIdentifier = .medium }
    try await screen.settle()
    #expect(try screen.find("sheet").frame.minY == medium)
    sheet.isModalInPresentation = true
    try await screen.drag(from: CGPoint(x: 200, y: medium + 20), to: CGPoint(x: 200, y: 850))
    try await screen.settle()
    #expect(root.presentedViewController === sheet)
    #expect(delegate.heard.last == "attempted")
    sheet.isModalInPresentation = false
    try await screen.tap(at: CGPoint(x: 200, y: 100))
    try await screen.settle()
    #expect(root.presentedViewController == nil)
    #expect(delegate.heard.last == "dismissed")
  }

  @Test func `Given a sheet, when a finger flicks its bar down, then it goes, or the delegate hears of the attempt`()
    async throws
  {
    // Given
    let root = UIViewController()
    let screen = await Screen(rootViewController: root)
    let sheet = UIViewController()
    let delegate = Delegate()
    sheet.presentationController?.delegate = delegate
    sheet.isModalInPresentation = true
    root.present(sheet, animated: true)
    try await screen.settle()
    // When
    try await screen.fling(from: CGPoint(x: 196, y: 90), velocity: CGVector(dx: 0, dy: 1600))
    try await screen.settle()
    // Then
    #expect(root.presentedViewController === sheet)
    #expect(delegate.heard == ["attempted"])
    // When
    sheet.isModalInPresentation = false
    try await screen.fling(from: CGPoint(x: 196, y: 90), velocity: CGVector(dx: 0, dy: 1600))
    try await screen.settle()
    // Then
    #expect(root.presentedViewController == nil)
    #expect(delegate.heard == ["attempted", "dismissed"])
  }

  @Test func `Given an alert's preferred action, when it is shown, then that is the bold one`() async throws {
    let root = UIViewController()
    let screen = await Screen(rootViewController: root)
    let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
    let yes = UIAlertAction(title: "Yes", style: .default)
    alert.addAction(yes)
    alert.addAction(UIAlertAction(title: "Not now", style: .cancel))
    root.present(alert, animated: false)
    try await screen.settle()
    let plain = try #require(screen.texts("Yes").first).bounds.width
    let bold = try #require(screen.texts("Not now").first).bounds.width
    alert.preferredAction = yes
    try await screen.settle()
    #expect(try #require(screen.texts("Yes").first).bounds.width > plain)
    #expect(try #require(screen.texts("Not now").first).bounds.width < bold)
  }

  @Test func `Given a hosting controller, when it is asked for its size and regions, then views say them`() async throws
  {
    let hosting = UIHostingController(rootView: Color.green.frame(width: 120, height: 30))
    #expect(hosting.sizeThatFits(in: CGSize(width: 300, height: 300)) == CGSize(width: 120, height: 30))
    let filling = UIHostingController(rootView: Color.green.accessibilityElement().accessibilityIdentifier("green"))
    let screen = await Screen(rootViewController: filling)
    try await screen.settle()
    #expect(try screen.find("green").frame.minY == 59)
    filling.safeAreaRegions = []
    try await screen.settle()
    #expect(try screen.find("green").frame.minY == 0)
  }

  struct Represented: UIViewControllerRepresentable {
    final class Log { var lines: [String] = [] }
    let log: Log
    let title: String
    func makeCoordinator() -> Log { log }
    func makeUIViewController(context: Context) -> UIViewController {
      context.coordinator.lines.append("make")
      return UIViewController()
    }
    func updateUIViewController(_ controller: UIViewController, context: Context) {
      context.coordinator.lines.append("update \(title)")
      controller.title = title
    }
    static func dismantleUIViewController(_ controller: UIViewController, coordinator: Log) {
      coordinator.lines.append("dismantle \(controller.title ?? "")")
    }
  }

  final class Model: ObservableObject { @Published var title: String? = "A" }

  struct OptionalRepresented: View {
    @ObservedObject var model: Model
    let log: Represented.Log
    var body: some View { if let title = model.title { Represented(log: log, title: title) } }
  }

  @Test func `Given a represented controller, when state changes and it goes, then it is updated and dismantled`()
    async throws
  {
    let (model, log) = (Model(), Represented.Log())
    let screen = await Screen { OptionalRepresented(model: model, log: log) }
    try await screen.settle()
    model.title = "B"
    try await screen.settle()
    model.title = nil
    try await screen.settle()
    #expect(log.lines == ["make", "update A", "update B", "dismantle B"])
  }

  @Test func `Given a path of values of several types, when it changes, then it counts and compares them`() {
    var path = NavigationPath([1, 2])
    path.append("three")
    #expect(path.count == 3 && !path.isEmpty)
    path.removeLast(2)
    #expect(path == NavigationPath([1]))
    path.removeLast()
    #expect(path.isEmpty)
  }
}
