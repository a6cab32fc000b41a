import SimulatorTesting
import SwiftUI
import Testing

@MainActor @Suite("Popovers", .simulator(.iPhone15Pro))
struct PopoverTests {
  private final class PopoverPresenter: UIViewController, UIPopoverPresentationControllerDelegate {
    var style = UIModalPresentationStyle.none
    var mayGo = true
    var heard: [String] = []
    let source = UIView(frame: CGRect(x: 100, y: 200, width: 80, height: 40))
    let other = UIButton(frame: CGRect(x: 20, y: 700, width: 80, height: 40))

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(source)
      other.addAction(UIAction { [weak self] _ in self?.heard.append("other") }, for: .touchUpInside)
      view.addSubview(other)
    }

    func show(_ change: (UIPopoverPresentationController) -> Void = { _ in }) {
      let shown = UIViewController()
      shown.view.accessibilityIdentifier = "shown"
      shown.preferredContentSize = CGSize(width: 200, height: 100)
      shown.modalPresentationStyle = .popover
      guard let popover = shown.popoverPresentationController else { return }
      popover.sourceView = source
      popover.delegate = self
      change(popover)
      present(shown, animated: true)
    }

    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { style }
    func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) {
      heard.append("prepare")
    }
    func popoverPresentationControllerShouldDismissPopover(
      _ popoverPresentationController: UIPopoverPresentationController
    ) -> Bool { mayGo }
    func popoverPresentationControllerDidDismissPopover(
      _ popoverPresentationController: UIPopoverPresentationController
    ) { heard.append("popover gone") }
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { heard.append("gone") }
  }

  @Test func `Given a delegate that wants a popover on a phone, when it comes, then it points at its view from below`()
    async throws
  {
    // Given
    let page = PopoverPresenter()
    let screen = await Screen(rootViewController: page)
    // When
    page.show()
    try await screen.settle()
    // Then
    #expect(try screen.find("shown").frame == CGRect(x: 40, y: 253, width: 200, height: 100))
    #expect(page.presentedViewController?.popoverPresentationController?.arrowDirection == .up)
    #expect(page.heard == ["prepare"])
  }

  @Test func `Given a delegate that wants nothing special, when a popover comes on a phone, then it is a sheet`()
    async throws
  {
    let page = PopoverPresenter()
    page.style = .automatic
    let screen = await Screen(rootViewController: page)
    page.show()
    try await screen.settle()
    #expect(try screen.find("shown").frame.width == 393)
    #expect(page.presentedViewController?.popoverPresentationController?.arrowDirection == .unknown)
    #expect(page.heard.isEmpty)
  }

  @Test func `Given permitted directions, then it is only where those lead`() async throws {
    let page = PopoverPresenter()
    let screen = await Screen(rootViewController: page)
    page.show { $0.permittedArrowDirections = .down }
    try await screen.settle()
    #expect(try screen.find("shown").frame.maxY == 187)
  }

  @Test func `Given a popover, when a touch lands beside it, then it goes and its delegate hears of it`() async throws {
    let page = PopoverPresenter()
    let screen = await Screen(rootViewController: page)
    page.show()
    try await screen.settle()
    page.mayGo = false
    try await screen.tap(at: CGPoint(x: 300, y: 600))
    try await screen.settle()
    #expect(screen.exists("shown"))
    page.mayGo = true
    try await screen.tap(at: CGPoint(x: 300, y: 600))
    try await screen.settle()
    #expect(!screen.exists("shown"))
    #expect(Set(page.heard) == ["prepare", "popover gone", "gone"])
  }

  @Test func `Given views that touches pass to, then those are used and the popover stays`() async throws {
    let page = PopoverPresenter()
    let screen = await Screen(rootViewController: page)
    page.show { $0.passthroughViews = [page.other] }
    try await screen.settle()
    try await screen.tap(at: CGPoint(x: 60, y: 720))
    try await screen.settle()
    #expect(page.heard == ["prepare", "other"])
    #expect(screen.exists("shown"))
  }

  @Test func `Given a popover, when its controller would like another size, then it follows`() async throws {
    let page = PopoverPresenter()
    let screen = await Screen(rootViewController: page)
    page.show()
    try await screen.settle()
    page.presentedViewController?.preferredContentSize = CGSize(width: 300, height: 50)
    try await screen.settle()
    // It moves as far as the margin of 10 points allows.
    #expect(try screen.find("shown").frame == CGRect(x: 10, y: 253, width: 300, height: 50))
  }

  private struct Hint: View {
    let adaptation: PresentationAdaptation
    @State private var isShown = false
    var body: some View {
      VStack {
        Button("Show") { isShown = true }
          .popover(isPresented: $isShown) {
            Text("A hint").accessibilityIdentifier("hint").frame(width: 120, height: 60)
              .presentationCompactAdaptation(adaptation)
          }
        Spacer()
      }
    }
  }

  @Test func `Given content that stays a popover on a phone, then it is one of its size, below what it belongs to`()
    async throws
  {
    let screen = await Screen { Hint(adaptation: .popover) }
    let button = try screen.find(.label("Show")).frame
    try await screen.tap(.label("Show"))
    try await screen.settle()
    let hint = try screen.find("hint").frame
    #expect(abs(hint.midX - button.midX) < 1)
    #expect(abs(hint.midY - (button.maxY + 13 + 30)) < 1)
    try await screen.tap(at: CGPoint(x: 200, y: 700))
    try await screen.settle()
    #expect(!screen.exists("hint"))
  }

  @Test(.simulator(.iPad10))
  func `Given a tablet, then SwiftUI's popover is one without further words`() async throws {
    let screen = await Screen { Hint(adaptation: .automatic) }
    let button = try screen.find(.label("Show")).frame
    try await screen.tap(.label("Show"))
    try await screen.settle()
    #expect(try abs(screen.find("hint").frame.midY - (button.maxY + 13 + 30)) < 1)
    #expect(screen.exists("PopoverDismissRegion"))
  }

  @Test(.simulator(.iPad10))
  func `Given a tablet, when a sheet of actions comes, then it is a popover whose way out is a touch beside it`()
    async throws
  {
    // Given
    let page = PopoverPresenter()
    let screen = await Screen(rootViewController: page)
    let alert = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in page.heard.append("delete") })
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in page.heard.append("cancel") })
    alert.popoverPresentationController?.sourceView = page.source
    // When
    page.present(alert, animated: true)
    try await screen.settle()
    // Then
    #expect(try screen.find(.label("Delete")).frame.minY >= 253)
    #expect(!screen.exists(.label("Cancel")))
    try await screen.tap(at: CGPoint(x: 700, y: 1000))
    try await screen.settle()
    #expect(page.heard == ["cancel"])
  }
}
