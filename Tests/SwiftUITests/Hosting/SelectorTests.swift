import SimulatorTesting
import SwiftUI
import Testing

/// Targets and actions, as `#selector` creates them in an app's source.
@MainActor @Suite("Selectors", .simulator(.iPhone15Pro))
struct SelectorTests {
  fileprivate final class TargetController: UIViewController {
    var heard: [String] = []
    private lazy var button: UIButton = {
      let button = UIButton(type: .system)
      button.setTitle("Press", for: .normal)
      button.titleLabel?.font = .boldSystemFont(ofSize: 30)
      button.addTarget(self, action: #_selector("press"), for: .touchUpInside)
      button.addTarget(self, action: #_selector("pressed(_:)"), for: .touchUpInside)
      button.addTarget(self, action: #_selector("TargetController.pressed(by:with:)"), for: .touchUpInside)
      return button
    }()
    let toggle = UISwitch()
    let red = UIView(frame: CGRect(x: 100, y: 500, width: 100, height: 100))

    override func viewDidLoad() {
      super.viewDidLoad()
      title = "Page"
      navigationItem.rightBarButtonItem = UIBarButtonItem(
        title: "Save", style: .done, target: self, action: #_selector("self.save(_:)"))
      navigationItem.leftBarButtonItem = UIBarButtonItem(
        barButtonSystemItem: .add, target: self, action: #_selector("add"))
      button.frame = CGRect(x: 100, y: 200, width: 200, height: 60)
      toggle.frame.origin = CGPoint(x: 100, y: 300)
      toggle.addTarget(self, action: #_selector("switched(sender:)"), for: .valueChanged)
      red.backgroundColor = .red
      red.accessibilityIdentifier = "red"
      red.isAccessibilityElement = true
      red.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #_selector("tapped(_:)")))
      for part in [button, toggle, red] { view.addSubview(part) }
      NotificationCenter.default.addObserver(
        self, selector: #_selector("heard(of:)"), name: Notification.Name("news"), object: nil)
    }

    private func press() { heard.append("press") }
    private func pressed(_ sender: UIButton) { heard.append("pressed \(sender.currentTitle ?? "")") }
    private func pressed(by sender: Any?, with event: UIEvent?) { heard.append("event") }
    private func switched(sender: UISwitch) { heard.append("switch \(sender.isOn)") }
    private func save(_ item: UIBarButtonItem) { heard.append("save \(item.title ?? "")") }
    private func add() { heard.append("add") }
    private func tapped(_ recognizer: UITapGestureRecognizer) { heard.append("tap \(recognizer.state == .ended)") }
    private func heard(of news: NSNotification) { heard.append("news \(news.object as? Int ?? 0)") }
    func rest(_ value: Any?) { heard.append("rest") }
  }

  @Test
  func
    `Given methods as actions, when buttons, switches and recognizers are used, then they are called with what they take`()
    async throws
  {
    // Given
    let page = TargetController()
    let screen = await Screen(rootViewController: UINavigationController(rootViewController: page))
    try await screen.settle()
    #expect(page.heard.isEmpty)
    // When, then
    try await screen.find(.label("Press")).tap()
    #expect(page.heard == ["press", "pressed Press", "event"])
    page.heard = []
    try await screen.find(.label("Save")).tap()
    try await screen.find(.label("Add")).tap()
    try await screen.find(.role(.switch)).tap()
    try await screen.find(.identifier("red")).tap()
    #expect(page.heard == ["save Save", "add", "switch true", "tap true"])
    page.heard = []
    page.toggle.removeTarget(page, action: nil, for: .allEvents)
    try await screen.find(.role(.switch)).tap()
    #expect(page.heard.isEmpty && page.toggle.allTargets.isEmpty)
  }

  @Test
  func `Given an observer's method, when notifications are posted, then it hears them until it is removed or gone`()
    async throws
  {
    let page = TargetController()
    page.loadViewIfNeeded()
    NotificationCenter.default.post(name: Notification.Name("news"), object: 1)
    NotificationCenter.default.post(name: Notification.Name("olds"), object: 2)
    NotificationCenter.default.removeObserver(page)
    NotificationCenter.default.post(name: Notification.Name("news"), object: 3)
    #expect(page.heard == ["news 1"])
    weak var gone: TargetController?
    autoreleasepool {
      let other = TargetController()
      other.loadViewIfNeeded()
      gone = other
    }
    #expect(gone == nil)
    NotificationCenter.default.post(name: Notification.Name("news"), object: 4)
    let token = NotificationCenter.default.addObserver(forName: nil, object: nil, queue: nil) { _ in page.press4() }
    NotificationCenter.default.removeObserver(token)
    NotificationCenter.default.post(name: Notification.Name("news"), object: 5)
    #expect(page.heard == ["news 1"])
  }

  @Test func `Given methods that are called later, when time passes, then they are called once or again and again`()
    async throws
  {
    let page = TargetController()
    let screen = await Screen(rootViewController: page)
    page.perform(TargetController.restSelector, with: nil, afterDelay: 1)
    let timer = Timer.scheduledTimer(
      timeInterval: 2, target: page, selector: TargetController.restSelector, userInfo: nil, repeats: true)
    try await screen.advance(by: .seconds(1.5))
    #expect(page.heard == ["rest"])
    try await screen.advance(by: .seconds(3))
    #expect(page.heard == ["rest", "rest", "rest"])
    timer.invalidate()
    page.perform(TargetController.restSelector, with: nil, afterDelay: 1)
    NSObject.cancelPreviousPerformRequests(withTarget: page)
    try await screen.advance(by: .seconds(3))
    #expect(page.heard.count == 3)
    #expect(page.responds(to: TargetController.restSelector) && !NSObject().responds(to: TargetController.restSelector))
    #expect(TargetController.restSelector.description == "rest:" && TargetController.restSelector == Selector("rest:"))
  }

  @Test func `Given the names of a control's actions, when a test calls them, then they do what a touch does`() throws {
    // Given
    let page = TargetController()
    page.loadViewIfNeeded()
    let target = try #require(page.toggle.allTargets.first as? TargetController)
    let names = page.toggle.actions(forTarget: target, forControlEvent: .valueChanged) ?? []
    // When
    for name in names { _ = target.perform(Selector(name), with: page.toggle) }
    // Then
    #expect(page.heard == ["switch false"])
    #expect(page.responds(to: Selector("switchedWithSender:")) && !page.responds(to: Selector("nobodyMadeThis")))
  }

  @Test func `Given a method for the main thread, then it is called at once if somebody waits, and else later`()
    async throws
  {
    // Given
    let page = TargetController()
    let screen = await Screen(rootViewController: page)
    // When
    page.performSelector(onMainThread: TargetController.restSelector, with: nil, waitUntilDone: true)
    page.performSelector(onMainThread: TargetController.restSelector, with: nil, waitUntilDone: false)
    // Then
    #expect(page.heard == ["rest"])
    try await screen.settle()
    #expect(page.heard == ["rest", "rest"])
  }

  private struct FieldWithHideButton: View {
    @State private var name = ""
    @FocusState private var isFocused: Bool
    var body: some View {
      VStack {
        TextField("Name", text: $name).focused($isFocused)
        Text(isFocused ? "typing" : "resting")
        Button("Hide") {
          UIApplication.shared.sendAction(
            #_selector("UIResponder.resignFirstResponder"), to: nil, from: nil, for: nil)
        }
      }
    }
  }

  @Test func `Given a field with the keyboard, when the app tells whoever has it to resign, then the keyboard goes`()
    async throws
  {
    let screen = await Screen { FieldWithHideButton() }
    try await screen.find(.role(.textField)).tap()
    try await screen.settle()
    #expect(screen.visibleText.contains("typing"))
    try await screen.find(.label("Hide")).tap()
    try await screen.settle()
    #expect(screen.visibleText.contains("resting"))
  }
}

extension SelectorTests.TargetController {
  fileprivate static let restSelector = #_selector("rest(_:)")
  fileprivate nonisolated func press4() {}
}
