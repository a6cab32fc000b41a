import SimulatorTesting
import SwiftUI
import Testing

@MainActor @Suite("Where labels and what they lead to have their place", .simulator(.iPhone15Pro))
struct UILabelPlaceTests {
  private final class Padded: UILabel {
    override func drawText(in rect: CGRect) { super.drawText(in: rect.insetBy(dx: 12, dy: 8)) }
    override var intrinsicContentSize: CGSize {
      let size = super.intrinsicContentSize
      return CGSize(width: size.width + 24, height: size.height + 16)
    }
  }

  @Test func `Given a label wider than its text, then the text stands where its alignment says`() async throws {
    // Given
    let page = UIViewController()
    for (index, alignment) in [NSTextAlignment.natural, .center, .right].enumerated() {
      let label = UILabel(frame: CGRect(x: 50, y: 100 + 50 * CGFloat(index), width: 200, height: 40))
      label.text = "Text \(index)"
      label.textAlignment = alignment
      page.view.addSubview(label)
    }
    let screen = await Screen(rootViewController: page)
    try await screen.settle()
    // Then
    let frames = try (0..<3).map { try screen.find(.text("Text \($0)")).frame }
    #expect(abs(frames[0].minX - 50) < 1 && abs(frames[1].midX - 150) < 1 && abs(frames[2].maxX - 250) < 1)
    #expect(abs(frames[0].midY - 120) < 1)
  }

  @Test(arguments: [true, false])
  func `Given text views that do not scroll, then their text begins at the top, however high it is`(isEditable: Bool)
    async throws
  {
    // Given
    let page = UIViewController()
    for (index, text) in ["One", "One\nTwo\nThree\nFour\nFive"].enumerated() {
      let view = UITextView(frame: CGRect(x: 50, y: 100 + 200 * CGFloat(index), width: 200, height: 60))
      view.accessibilityIdentifier = "text \(index)"
      view.isScrollEnabled = false
      view.isEditable = isEditable
      view.text = text
      #expect(view.sizeThatFits(CGSize(width: 200, height: 1000)).height < 100)
      page.view.addSubview(view)
    }
    let screen = await Screen(rootViewController: page)
    try await screen.settle()
    // Then
    let frames = try (0..<2).map { try screen.find(.identifier("text \($0)")).frame }
    #expect(abs(frames[0].minX - 55) < 1 && abs(frames[0].minY - 108) < 1)
    #expect(abs(frames[1].minX - 55) < 1 && abs(frames[1].minY - 308) < 1)
  }

  @Test func `Given a label that draws its text in a smaller part of it, then the edges stay free`() async throws {
    // Given
    let (padded, plain) = (Padded(), UILabel())
    for label in [padded, plain] { label.text = "Text" }
    #expect(padded.intrinsicContentSize.width == plain.intrinsicContentSize.width + 24)
    padded.frame = CGRect(origin: CGPoint(x: 50, y: 100), size: padded.intrinsicContentSize)
    let screen = await Screen(rootViewController: UIViewController(showing: padded))
    try await screen.settle()
    // Then
    let frame = try screen.find(.text("Text")).frame
    #expect(abs(frame.minX - 62) < 1 && abs(frame.minY - 108) < 1)
  }

  @Test func `Given room around a stack that constraints hold, then what holds it is asked to be as high as both`() {
    // Given
    let (outer, label) = (UIView(), UILabel())
    label.text = "Text"
    let stack = UIStackView(arrangedSubviews: [label])
    stack.translatesAutoresizingMaskIntoConstraints = false
    outer.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 16),
      stack.trailingAnchor.constraint(equalTo: outer.trailingAnchor, constant: -16),
      stack.topAnchor.constraint(equalTo: outer.topAnchor, constant: 10),
      stack.bottomAnchor.constraint(equalTo: outer.bottomAnchor, constant: -10),
    ])
    // When
    let size = outer.systemLayoutSizeFitting(
      CGSize(width: 300, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    let compressed = outer.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    // Then
    #expect(size.width == 300 && abs(size.height - label.intrinsicContentSize.height - 20) < 0.01)
    #expect(abs(compressed.width - label.intrinsicContentSize.width - 32) < 0.01)
  }

  @Test
  func `Given a field with an accessory, when it has the keyboard, then the accessory is above the keys and acts`()
    async throws
  {
    // Given
    let page = UIViewController()
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
    field.placeholder = "Name"
    let bar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 393, height: 44))
    bar.items = [
      .flexibleSpace(),
      UIBarButtonItem(systemItem: .done, primaryAction: UIAction { [weak field] _ in field?.resignFirstResponder() }),
    ]
    field.inputAccessoryView = bar
    page.view.addSubview(field)
    let screen = await Screen(rootViewController: page)
    #expect(!screen.exists(.label("Done")))
    // When
    try await screen.tap(at: CGPoint(x: 100, y: 120))
    try await screen.settle()
    // Then
    #expect(field.isFirstResponder)
    #expect(try screen.find(.label("Done")).frame.minX > 300)
    // When
    try await screen.tap(.label("Done"))
    try await screen.settle()
    // Then
    #expect(!field.isFirstResponder)
  }

  @Test func `Given two children, when one takes the other's place, then the new one's view is there at the end`()
    async throws
  {
    // Given
    let (page, old, new) = (UIViewController(), UIViewController(), UIViewController())
    for child in [old, new] {
      page.addChild(child)
      child.didMove(toParent: page)
    }
    page.view.addSubview(old.view)
    let screen = await Screen(rootViewController: page)
    var isOver = false
    // When
    page.transition(from: old, to: new, duration: 0.3, options: .transitionCrossDissolve, animations: nil) {
      isOver = $0
    }
    #expect(old.view.superview != nil && new.view.superview === page.view)
    try await screen.settle()
    // Then
    #expect(isOver && old.view.superview == nil && new.view.superview === page.view)
  }

  @Test(.simulator(.iPhone15Pro, DeviceSettings(isLandscape: true)))
  func `Given a phone on its side, then only larger ones have much room across`() async throws {
    let page = UIViewController()
    let screen = await Screen(rootViewController: page)
    try await screen.settle()
    #expect(page.traitCollection.horizontalSizeClass == .compact && page.traitCollection.verticalSizeClass == .compact)
    let (large, settings) = (UIViewController(), DeviceSettings(isLandscape: true))
    let other = await Screen(device: .iPhone15ProMax, settings: settings, rootViewController: large)
    try await other.settle()
    #expect(
      large.traitCollection.horizontalSizeClass == .regular && large.traitCollection.verticalSizeClass == .compact)
  }
}
