import SimulatorTesting
import SwiftUI
import Testing

@MainActor @Suite("Hosting controllers", .simulator(.iPhoneSE))
struct UIHostingControllerTests {
  /// Records the calls that a controller receives.
  final class Notes { var lines: [String] = [] }

  final class RecordingController<Content: View>: UIHostingController<Content> {
    let notes: Notes
    let name: String

    init(_ name: String, _ notes: Notes, rootView: Content) {
      self.name = name
      self.notes = notes
      super.init(rootView: rootView)
    }

    @available(*, unavailable)
    required dynamic init?(coder aDecoder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      notes.lines.append("\(name) viewDidLoad")
    }
    override func viewWillAppear(_ animated: Bool) { notes.lines.append("\(name) viewWillAppear") }
    override func viewDidAppear(_ animated: Bool) { notes.lines.append("\(name) viewDidAppear") }
    override func viewWillDisappear(_ animated: Bool) { notes.lines.append("\(name) viewWillDisappear") }
    override func viewDidDisappear(_ animated: Bool) { notes.lines.append("\(name) viewDidDisappear") }
    override func viewDidLayoutSubviews() {
      if notes.lines.last != "\(name) viewDidLayoutSubviews" { notes.lines.append("\(name) viewDidLayoutSubviews") }
    }
  }

  struct Counter: View {
    @State private var count = 0
    var body: some View {
      Button("Count \(count)") { count += 1 }.accessibilityIdentifier("count")
    }
  }

  @Test func `Given a hosting controller, when it is a window's root, then its view fills the safe area and reacts`()
    async throws
  {
    let notes = Notes()
    let screen = await Screen(
      device: .iPhone15Pro, rootViewController: RecordingController("A", notes, rootView: Counter()))
    try await screen.settle()
    #expect(
      notes.lines == ["A viewDidLoad", "A viewWillAppear", "A viewDidLayoutSubviews", "A viewDidAppear"]
        || notes.lines == ["A viewDidLoad", "A viewWillAppear", "A viewDidAppear", "A viewDidLayoutSubviews"])
    try await screen.find("count").tap()
    #expect(try screen.find("count").label == "Count 1")
    #expect(try screen.find("count").frame.midY == 59 + (852 - 59 - 34) / 2)
  }

  @Test func `Given a container with two children, when one replaces the other, then both are told and state is kept`()
    async throws
  {
    let notes = Notes()
    let first = RecordingController("A", notes, rootView: Counter())
    let second = RecordingController("B", notes, rootView: Text("Second"))
    let container = UIViewController()
    let screen = await Screen(device: .iPhoneSE, rootViewController: container)
    container.addChild(first)
    first.view.frame = CGRect(x: 0, y: 100, width: 320, height: 200)
    container.view.addSubview(first.view)
    first.didMove(toParent: container)
    try await screen.settle()
    try await screen.find("count").tap()
    notes.lines = []

    first.willMove(toParent: nil)
    first.view.removeFromSuperview()
    first.removeFromParent()
    container.addChild(second)
    second.view.frame = CGRect(x: 0, y: 300, width: 320, height: 100)
    container.view.addSubview(second.view)
    second.didMove(toParent: container)
    try await screen.settle()

    #expect(
      notes.lines.filter { !$0.hasSuffix("Subviews") } == [
        "A viewWillDisappear", "A viewDidDisappear", "B viewDidLoad", "B viewWillAppear", "B viewDidAppear",
      ])
    #expect(!screen.exists("count"))
    #expect(try screen.find(.label("Second")).frame.midY == 350)

    second.view.removeFromSuperview()
    container.view.addSubview(first.view)
    try await screen.settle()
    #expect(try screen.find("count").label == "Count 1")
    #expect(try screen.find("count").frame.midY == 200)
  }

  struct Square: UIViewRepresentable {
    let color: UIColor
    func makeUIView(context: Context) -> UIView {
      let view = UIView()
      view.accessibilityIdentifier = "square"
      return view
    }
    func updateUIView(_ uiView: UIView, context: Context) { uiView.backgroundColor = color }
  }

  struct SquarePage: View {
    @State private var isRed = true
    var body: some View {
      VStack(spacing: 0) {
        Square(color: isRed ? .red : .blue).frame(width: 100, height: 50)
        Button("Change") { isRed.toggle() }
      }
    }
  }

  @Test func `Given a represented view, when state changes, then it is updated in place`() async throws {
    let screen = await Screen(device: .iPhoneSE) { SquarePage() }
    let square = try screen.find("square")
    #expect(try square.frame.size == CGSize(width: 100, height: 50))
    let before = screen.image()
    try await screen.find(.label("Change")).tap()
    try await screen.settle()
    #expect(before.pixels != screen.image().pixels)
  }

  @Test func `Given a view, when UIView.animate moves it, then it is on its way in between`() async throws {
    let controller = UIViewController()
    let box = UIView(frame: CGRect(x: 0, y: 100, width: 40, height: 40))
    box.accessibilityIdentifier = "box"
    var finished: Bool?
    controller.view.addSubview(box)
    let screen = await Screen(device: .iPhoneSE, rootViewController: controller)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      box.frame.origin.x = 200
    } completion: {
      finished = $0
    }
    #expect(box.frame.minX == 200)
    try await screen.advance(by: .seconds(0.5))
    #expect(try abs(screen.find("box").frame.minX - 100) < 8)
    try await screen.settle()
    #expect(try screen.find("box").frame.minX == 200)
    #expect(finished == true)
  }
}
