import SimulatorTesting
import SwiftUI
import Testing

@MainActor @Suite("Controls and buttons of UIKit", .simulator(.iPhone15Pro))
struct UIControlTests {
  /// A control that records how it tracks a finger.
  private final class Dial: UIControl {
    var heard: [String] = []
    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
      heard.append("begin")
      return super.beginTracking(touch, with: event)
    }
    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
      heard.append("at \(Int(touch.location(in: self).x))")
      return true
    }
    override func endTracking(_ touch: UITouch?, with event: UIEvent?) { heard.append("end") }
    override func cancelTracking(with event: UIEvent?) { heard.append("cancel") }
  }

  @Test
  func `Given a control of the app's own, when a finger moves on it and lifts, then it tracks the finger and tells`()
    async throws
  {
    // Given
    let dial = Dial(frame: CGRect(x: 100, y: 200, width: 100, height: 100))
    for (event, name) in [(UIControl.Event.touchDown, "down"), (.touchUpInside, "up"), (.touchDragExit, "exit")] {
      dial.addAction(UIAction { [unowned dial] _ in dial.heard.append(name) }, for: event)
    }
    let screen = await Screen(rootViewController: UIViewController(showing: dial))
    // When
    try await screen.touch.down(at: CGPoint(x: 110, y: 250))
    try await screen.touch.move(to: CGPoint(x: 150, y: 250), duration: .zero)
    // Then
    #expect(dial.isTracking && dial.isTouchInside && dial.state == .highlighted)
    // When
    try await screen.touch.up()
    // Then
    #expect(dial.heard == ["begin", "down", "at 50", "end", "up"])
    #expect(!dial.isTracking && dial.state == .normal)
  }

  @Test
  func `Given a control, when the finger leaves it by far and lifts, then it hears that and not of a lift inside`()
    async throws
  {
    // Given
    let dial = Dial(frame: CGRect(x: 20, y: 200, width: 60, height: 60))
    for (event, name) in [
      (UIControl.Event.touchUpInside, "up"), (.touchDragExit, "exit"), (.touchUpOutside, "outside"),
    ] {
      dial.addAction(UIAction { [unowned dial] _ in dial.heard.append(name) }, for: event)
    }
    let screen = await Screen(rootViewController: UIViewController(showing: dial))
    // When
    try await screen.touch.down(at: CGPoint(x: 50, y: 230))
    try await screen.touch.move(to: CGPoint(x: 300, y: 230), duration: .zero)
    // Then
    #expect(!dial.isHighlighted)
    // When
    try await screen.touch.up()
    // Then
    #expect(dial.heard == ["begin", "at 280", "exit", "end", "outside"])
  }

  @Test func `Given handlers of a control, then they can be listed`() {
    // Given
    let button = UIButton()
    button.addAction(UIAction { _ in }, for: .touchUpInside)
    button.addAction(UIAction { _ in }, for: .valueChanged)
    // When
    var events: [UIControl.Event] = []
    button.enumerateEventHandlers { action, target, event, isDone in
      if action != nil, target == nil { events.append(event) }
      isDone = events.count == 1
    }
    // Then
    #expect(events == [.touchUpInside] && button.allControlEvents == [.touchUpInside, .valueChanged])
  }

  private func picture(_ color: UIColor) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { context in
      color.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
    }
  }

  @Test func `Given a custom button, then its picture has its own colours and its background image fills it`()
    async throws
  {
    // Given
    let button = UIButton(frame: CGRect(x: 100, y: 200, width: 200, height: 100))
    button.setImage(picture(.green), for: .normal)
    button.setBackgroundImage(picture(.blue), for: .normal)
    let screen = await Screen(rootViewController: UIViewController(showing: button))
    try await screen.settle()
    // Then
    #expect(screen.rgb(at: CGPoint(x: 200, y: 250)) == [0, 255, 0])
    #expect(screen.rgb(at: CGPoint(x: 110, y: 210)) == [0, 0, 255])
    // When
    button.contentVerticalAlignment = .bottom
    button.contentHorizontalAlignment = .right
    try await screen.settle()
    // Then
    #expect(screen.rgb(at: CGPoint(x: 290, y: 290)) == [0, 255, 0])
    #expect(screen.rgb(at: CGPoint(x: 200, y: 250)) == [0, 0, 255])
  }

  @Test func `Given a custom button that is disabled, then its picture is fainter, unless the app says otherwise`()
    async throws
  {
    // Given
    let button = UIButton(frame: CGRect(x: 100, y: 200, width: 200, height: 100))
    button.setImage(picture(.green), for: .normal)
    button.isEnabled = false
    let shown = UIViewController(showing: button)
    shown.view.backgroundColor = .white
    let screen = await Screen(rootViewController: shown)
    try await screen.settle()
    // Then
    let faint = screen.rgb(at: CGPoint(x: 200, y: 250))
    #expect((100...150).contains(faint[0]) && faint[1] == 255)
    // When
    button.adjustsImageWhenDisabled = false
    try await screen.settle()
    // Then
    #expect(screen.rgb(at: CGPoint(x: 200, y: 250)) == [0, 255, 0])
  }

  @Test func `Given a title of two lines, then the button is higher than with one`() async throws {
    // Given
    let button = UIButton(type: .system)
    button.setTitle("A title that is long enough for two lines", for: .normal)
    button.frame = CGRect(x: 0, y: 0, width: 160, height: 200)
    let one = button.intrinsicContentSize
    // When
    button.titleLabel?.numberOfLines = 0
    let screen = await Screen(rootViewController: UIViewController(showing: button))
    try await screen.settle()
    // Then
    let text = try screen.find(.label("A title that is long enough for two lines"))
    #expect(one.width > 200 && one.height < 40)
    #expect(try text.frame.width <= 160)
  }

  @Test func `Given a configuration that transforms its title and colours, then they are shown so`() async throws {
    // Given
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Wide"
    let plain = UIButton(configuration: configuration)
    configuration.titleTextAttributesTransformer = UIConfigurationTextAttributesTransformer { incoming in
      var outgoing = incoming
      outgoing.font = .system(size: 40)
      return outgoing
    }
    configuration.background.backgroundColorTransformer = UIConfigurationColorTransformer { _ in .red }
    let large = UIButton(configuration: configuration)
    large.frame = CGRect(x: 100, y: 200, width: 200, height: 100)
    let screen = await Screen(rootViewController: UIViewController(showing: plain, large))
    try await screen.settle()
    // Then
    #expect(large.intrinsicContentSize.width > plain.intrinsicContentSize.width * 1.5)
    #expect(screen.rgb(at: CGPoint(x: 110, y: 250)) == [255, 0, 0])
  }
}
