import SimulatorTesting
import SwiftUI
import Testing

@MainActor @Suite("Interactions of UIKit", .simulator(.iPhone15Pro))
struct UIInteractionTests {
  private final class Target: UIView {
    var pasted: [String] = []
    override func paste(itemProviders: [NSItemProvider]) {
      pasted.append(contentsOf: itemProviders.map { _ in "one" })
    }
  }

  @Test func `Given a paste control, when something that its target takes was copied, then it hands that over`()
    async throws
  {
    // Given
    let page = UIViewController()
    let target = Target(frame: .zero)
    target.pasteConfiguration = UIPasteConfiguration(forAccepting: NSString.self)
    let control = UIPasteControl(configuration: UIPasteControl.Configuration())
    control.frame = CGRect(x: 100, y: 200, width: 140, height: 44)
    control.target = target
    page.view.addSubview(target)
    page.view.addSubview(control)
    let screen = await Screen(rootViewController: page)
    // When
    UIPasteboard.general.string = "a text"
    try await screen.settle()
    try await screen.tap(.label("Paste"))
    try await screen.settle()
    // Then
    #expect(target.pasted == ["one"])
  }

  @Test func `Given a text view with a find interaction, when the app opens the bar, then it is there, and goes again`()
    async throws
  {
    let text = UITextView(frame: CGRect(x: 0, y: 100, width: 393, height: 300))
    text.text = "one two one"
    text.isFindInteractionEnabled = true
    let screen = await Screen(rootViewController: UIViewController(showing: text))
    try await screen.settle()
    #expect(!screen.exists(.label("Done")))
    text.findInteraction?.presentFindNavigator(showingReplace: true)
    try await screen.settle()
    #expect(screen.exists(.label("Done")) && screen.exists(.label("Replace")))
    try await screen.tap(.label("Done"))
    try await screen.settle()
    #expect(text.findInteraction?.isFindNavigatorVisible == false)
  }

  @Test(.simulator(.iPhone15Pro, DeviceSettings(textSize: .accessibility3)))
  func `Given the largest texts, when a finger rests on a view, then it is shown enlarged until the finger lifts`()
    async throws
  {
    let page = UIViewController()
    let item = UIView(frame: CGRect(x: 0, y: 700, width: 100, height: 50))
    item.showsLargeContentViewer = true
    item.largeContentTitle = "Home"
    page.view.addSubview(item)
    page.view.addInteraction(UILargeContentViewerInteraction(delegate: nil))
    let screen = await Screen(rootViewController: page)
    try await screen.settle()
    let middle = CGPoint(x: 196, y: 426)
    let ground = screen.rgb(at: CGPoint(x: 130, y: 426))
    try await screen.touch.down(at: CGPoint(x: 50, y: 720))
    try await screen.advance(by: .milliseconds(600))
    #expect(screen.rgb(at: CGPoint(x: 130, y: 426)) != ground)
    try await screen.touch.up()
    try await screen.settle()
    #expect(screen.rgb(at: middle) == ground)
  }
}
