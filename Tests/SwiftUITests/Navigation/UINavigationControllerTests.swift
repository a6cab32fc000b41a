import SimulatorTesting
import SwiftUI
import Testing

/// Records the callbacks of controllers.
@MainActor
final class LifeNotes {
  var lines: [String] = []
  /// Returns the lines recorded since the last call.
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

/// A page of one text that records its callbacks.
final class NotingPage: UIHostingController<Text> {
  private let notes: LifeNotes

  init(_ title: String, _ notes: LifeNotes) {
    self.notes = notes
    super.init(rootView: Text("Page \(title)"))
    self.title = title
  }

  @available(*, unavailable)
  required dynamic init?(coder aDecoder: NSCoder) { nil }

  private func note(_ what: String) { notes.lines.append("\(title ?? "") \(what)") }

  override func viewDidLoad() {
    super.viewDidLoad()
    note("didLoad")
  }
  override func viewWillAppear(_ animated: Bool) { note("willAppear\(isMovingToParent ? " new" : "")") }
  override func viewDidAppear(_ animated: Bool) { note("didAppear") }
  override func viewWillDisappear(_ animated: Bool) { note("willDisappear\(isMovingFromParent ? " for good" : "")") }
  override func viewDidDisappear(_ animated: Bool) { note("didDisappear") }
  override func didMove(toParent parent: UIViewController?) {
    note("didMove to \(parent == nil ? "nobody" : "parent")")
  }
}

@MainActor @Suite("Navigation controllers", .simulator(.iPhoneSE))
struct UINavigationControllerTests {
  let notes = LifeNotes()

  private func start(_ titles: String...) async throws -> (Screen, UINavigationController) {
    let navigation = UINavigationController()
    navigation.setViewControllers(titles.map { NotingPage($0, notes) }, animated: false)
    let screen = await Screen(rootViewController: navigation)
    try await screen.settle()
    return (screen, navigation)
  }

  // MARK: Life cycle

  @Test func `Given a stack of two, when it is shown, then only the page in front is loaded and appears`() async throws
  {
    _ = try await start("A", "B")
    #expect(
      notes.take() == ["A didMove to parent", "B didMove to parent", "B didLoad", "B willAppear", "B didAppear"])
  }

  @Test func `Given a page, when another is pushed and popped, then both hear in UIKit's order`() async throws {
    let (screen, navigation) = try await start("A")
    _ = notes.take()
    navigation.pushViewController(NotingPage("B", notes), animated: true)
    #expect(notes.take() == ["B didLoad", "A willDisappear", "B willAppear new"])
    #expect(navigation.viewControllers.count == 2)
    try await screen.settle()
    #expect(notes.take() == ["A didDisappear", "B didAppear", "B didMove to parent"])

    navigation.popViewController(animated: true)
    #expect(notes.take() == ["B willDisappear for good", "A willAppear"])
    try await screen.settle()
    #expect(notes.take() == ["B didDisappear", "A didAppear", "B didMove to nobody"])
  }

  @Test func `Given a page, when the stack is replaced without animation, then all is over at once`() async throws {
    let (_, navigation) = try await start("A")
    _ = notes.take()
    navigation.setViewControllers([NotingPage("B", notes), NotingPage("C", notes)], animated: false)
    #expect(
      notes.take() == [
        "C didLoad", "A willDisappear for good", "C willAppear new", "A didDisappear", "C didAppear",
        "B didMove to parent", "C didMove to parent", "A didMove to nobody",
      ])
  }

  @Test func `Given a push under way, when another page is pushed, then it follows when the first has arrived`()
    async throws
  {
    let (screen, navigation) = try await start("A")
    _ = notes.take()
    navigation.pushViewController(NotingPage("B", notes), animated: true)
    try await screen.advance(by: .milliseconds(100))
    navigation.pushViewController(NotingPage("C", notes), animated: true)
    #expect(navigation.topViewController?.title == "C")
    #expect(notes.take() == ["B didLoad", "A willDisappear", "B willAppear new"])
    try await screen.settle()
    #expect(
      notes.take() == [
        "A didDisappear", "B didAppear", "C didLoad", "B willDisappear", "C willAppear new", "B didDisappear",
        "C didAppear", "B didMove to parent", "C didMove to parent",
      ])
    #expect(screen.visibleText.contains("Page C"))
  }

  @Test func `Given no screen, when pages are pushed and popped, then the stack changes at once and nothing is loaded`()
  {
    let navigation = UINavigationController(rootViewController: NotingPage("A", notes))
    let second = NotingPage("B", notes)
    navigation.pushViewController(second, animated: true)
    #expect(navigation.topViewController === second)
    #expect(second.navigationController === navigation)
    #expect(navigation.popToRootViewController(animated: true) == [second])
    #expect(second.navigationController == nil)
    #expect(!notes.lines.contains { $0.contains("didLoad") })
  }

  // MARK: Motion

  @Test func `Given a push, when frames pass, then the pages are where a critically damped spring has them`()
    async throws
  {
    let (screen, navigation) = try await start("A")
    let start = screen.simulator.now
    navigation.pushViewController(NotingPage("B", notes), animated: true)
    let frequency = (1000.0 / 3).squareRoot()
    for _ in 0..<28 {
      try await screen.frames(1)
      let way = frequency * (screen.simulator.now - start)
      let share = 1 - (1 + way) * exp(-way)
      // The texts are centred in their pages.
      let upper = try screen.find(.label("Page B")).frame.midX - 160
      #expect(abs(upper - 320 * (1 - share)) < 1, "\(upper) after \(way / frequency) s")
      let lower = try screen.find(.label("Page A")).frame.midX - 160
      #expect(abs(lower + 320 * 0.3 * share) < 1, "\(lower) after \(way / frequency) s")
    }
    try await screen.settle()
    #expect(try screen.find(.label("Page B")).frame.midX == 160)
    #expect(!screen.exists(.label("Page A")))
  }

  @Test(arguments: [(0, 0), (0.125, 0.665), (0.25, 0.942), (0.375, 0.992)])
  func `Given a quarter of the time, when one asks for the way, then it is as listed in docs/uikit.md`(
    time: Double, share: Double
  ) throws {
    #expect(try abs(#require(NavigationMotion.progress(at: time)) - share) < 0.0006)
    #expect(NavigationMotion.progress(at: 0.5) == nil)
  }

  // MARK: The finger

  @Test func `Given two pages, when a finger draws from the edge past the middle, then the page follows and leaves`()
    async throws
  {
    let (screen, navigation) = try await start("A", "B")
    _ = notes.take()
    try await screen.touch.down(at: CGPoint(x: 4, y: 300))
    try await screen.touch.move(to: CGPoint(x: 204, y: 300), duration: .milliseconds(500))
    #expect(abs(try screen.find(.label("Page B")).frame.midX - 360) <= 1)
    #expect(abs(try screen.find(.label("Page A")).frame.midX - (160 - 96 * (1 - 200 / 320))) <= 1)
    #expect(notes.take() == ["A didLoad", "B willDisappear for good", "A willAppear"])
    try await screen.frames(9)
    try await screen.touch.up()
    try await screen.settle()
    #expect(notes.take() == ["B didDisappear", "A didAppear", "B didMove to nobody"])
    #expect(navigation.viewControllers.count == 1)
    #expect(screen.visibleText.contains("Page A"))
  }

  @Test func `Given two pages, when a finger draws a little and lets go, then the page comes back and both are told`()
    async throws
  {
    let (screen, navigation) = try await start("A", "B")
    _ = notes.take()
    try await screen.drag(from: CGPoint(x: 4, y: 300), to: CGPoint(x: 90, y: 300))
    try await screen.settle()
    #expect(
      notes.take() == [
        "A didLoad", "B willDisappear for good", "A willAppear", "A willDisappear", "B willAppear", "A didDisappear",
        "B didAppear",
      ])
    #expect(navigation.viewControllers.count == 2)
    #expect(try screen.find(.label("Page B")).frame.midX == 160)
    #expect(!screen.exists(.label("Page A")))
    #expect(try screen.find(.label("B")).frame.midX == 160)
  }

  @Test func `Given two pages, when the finger is quick, or the gesture is off, then it leaves early, or never`()
    async throws
  {
    let (screen, navigation) = try await start("A", "B")
    navigation.interactivePopGestureRecognizer?.isEnabled = false
    try await screen.fling(from: CGPoint(x: 4, y: 300), velocity: CGVector(dx: 900, dy: 0))
    try await screen.settle()
    #expect(navigation.viewControllers.count == 2)
    navigation.interactivePopGestureRecognizer?.isEnabled = true
    try await screen.fling(from: CGPoint(x: 4, y: 300), velocity: CGVector(dx: 900, dy: 0))
    try await screen.settle()
    #expect(navigation.viewControllers.count == 1)
  }

  // MARK: The bar

  @Test func `Given two pages, when one looks at the bar, then title and way back are there and lead back`()
    async throws
  {
    let (screen, navigation) = try await start("Animals", "Cats")
    let title = try screen.find(.label("Cats"))
    #expect(try title.role == .header)
    #expect(try title.frame.midY == 20 + 22)
    #expect(try title.frame.midX == 160)
    let back = try screen.find("BackButton")
    #expect(try back.label == "Animals")
    #expect(try back.role == .button)
    #expect(try back.frame.minX == 8)
    try await back.tap()
    try await screen.settle()
    #expect(navigation.viewControllers.count == 1)
    #expect(!screen.exists("BackButton"))
    // The page's text is centred in the space below the bar.
    #expect(abs(try screen.find(.label("Page Animals")).frame.midY - (64 + (568 - 64) / 2)) <= 0.5)
  }

  @Test func `Given a long title below, when there is no room for it, then the way back is called Back`() async throws {
    let (screen, _) = try await start("A title that is far too long for a button", "A page in front of it")
    #expect(try screen.find("BackButton").label == "Back")
  }

  @Test func `Given a bar, when it is hidden, then the page has its room and there is no way back by finger`()
    async throws
  {
    let (screen, navigation) = try await start("A", "B")
    navigation.setNavigationBarHidden(true, animated: true)
    try await screen.settle()
    #expect(!screen.exists("BackButton"))
    #expect(try screen.find(.label("Page B")).frame.midY == 20 + (568 - 20) / 2)
    try await screen.fling(from: CGPoint(x: 4, y: 300), velocity: CGVector(dx: 900, dy: 0))
    try await screen.settle()
    #expect(navigation.viewControllers.count == 2)
  }

  @Test func `Given bar items, when they are pressed, then their actions run; a disabled one does nothing`()
    async throws
  {
    let (screen, navigation) = try await start("A")
    var pressed: [String] = []
    let custom = UIButton(type: .system)
    custom.setImage(UIImage(systemName: "plus"), for: .normal)
    custom.accessibilityIdentifier = "custom"
    custom.addAction(UIAction { _ in pressed.append("custom") }, for: .touchUpInside)
    let item = navigation.topViewController?.navigationItem
    item?.leftBarButtonItem = UIBarButtonItem(customView: custom)
    item?.rightBarButtonItems = [
      UIBarButtonItem(title: "Save", primaryAction: UIAction { _ in pressed.append("save") }),
      UIBarButtonItem(systemItem: .trash, primaryAction: UIAction { _ in pressed.append("trash") }),
    ]
    item?.rightBarButtonItems?.last?.isEnabled = false
    try await screen.settle()
    try await screen.find("custom").tap()
    try await screen.find(.label("Save")).tap()
    #expect(try screen.find(.label("Save")).frame.maxX == 320 - 16)
    #expect(try screen.find(.label("Delete")).isEnabled == false)
    try await screen.tap(at: CGPoint(x: screen.find(.label("Delete")).frame.midX, y: 42))
    #expect(pressed == ["custom", "save"])
  }

  @Test func `Given right-to-left reading, when pages change, then everything is mirrored`() async throws {
    let navigation = UINavigationController()
    navigation.setViewControllers([NotingPage("A", notes), NotingPage("B", notes)], animated: false)
    let screen = await Screen(settings: DeviceSettings(isRightToLeft: true), rootViewController: navigation)
    try await screen.settle()
    #expect(try screen.find("BackButton").frame.maxX == 320 - 8)
    try await screen.fling(from: CGPoint(x: 316, y: 300), velocity: CGVector(dx: -900, dy: 0))
    try await screen.settle()
    #expect(navigation.viewControllers.count == 1)
  }
}
