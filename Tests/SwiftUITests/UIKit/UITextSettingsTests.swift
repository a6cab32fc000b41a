import SimulatorTesting
import SwiftUI
import Testing

@MainActor @Suite("Fields, text views and labels of UIKit", .simulator(.iPhone15Pro))
struct UITextSettingsTests {
  private final class PaddedField: UITextField {
    override func textRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 30, dy: 0) }
    override func editingRect(forBounds bounds: CGRect) -> CGRect { bounds.insetBy(dx: 30, dy: 0) }
  }

  @Test func `Given a field whose class keeps its edges free, then the text begins there`() async throws {
    // Given
    let (plain, padded) = (UITextField(), PaddedField())
    for (field, y) in [(plain, 100.0), (padded, 200)] {
      field.frame = CGRect(x: 20, y: y, width: 300, height: 40)
      field.text = "Words"
    }
    plain.accessibilityIdentifier = "plain"
    padded.accessibilityIdentifier = "padded"
    let screen = await Screen(rootViewController: UIViewController(showing: plain, padded))
    try await screen.settle()
    // Then
    #expect(try screen.find("padded").frame.minX - screen.find("plain").frame.minX == 30)
  }

  @Test func `Given a search field without a bar, then it has a glass before its own text and a button that clears it`()
    async throws
  {
    // Given
    let field = UISearchTextField()
    field.frame = CGRect(x: 20, y: 100, width: 300, height: field.intrinsicContentSize.height)
    field.accessibilityIdentifier = "search"
    let screen = await Screen(rootViewController: UIViewController(showing: field))
    // When
    try await screen.tap("search")
    try await screen.type("soup")
    // Then
    #expect((field.text, field.frame.height) == ("soup", 36))
    let glass = try #require(field.leftView).frame
    #expect(glass.minX == 7)
    #expect(field.textRect(forBounds: field.bounds).minX == glass.maxX + 6)
    // When
    try await screen.tap(.label("Clear text"))
    // Then
    #expect(field.text == "")
  }

  @Test func `Given a field that enables the return key by itself, then the key does nothing until there is a text`()
    async throws
  {
    // Given
    final class Delegate: NSObject, UITextFieldDelegate {
      var returns = 0
      func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        returns += 1
        return false
      }
    }
    let (field, delegate) = (UITextField(frame: CGRect(x: 20, y: 100, width: 300, height: 40)), Delegate())
    field.enablesReturnKeyAutomatically = true
    field.delegate = delegate
    let screen = await Screen(rootViewController: UIViewController(showing: field))
    field.becomeFirstResponder()
    try await screen.settle()
    // When
    try await screen.tap(.label("return"))
    // Then
    #expect(delegate.returns == 0)
    // When
    try await screen.type("a")
    try await screen.tap(.label("return"))
    // Then
    #expect(delegate.returns == 1)
  }

  @Test func `Given a text view, then it is a scroll view that tells its delegate and shows ranges of its text`()
    async throws
  {
    // Given
    final class Delegate: NSObject, UITextViewDelegate {
      var scrolls = 0
      func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolls += 1 }
    }
    let (view, delegate) = (UITextView(frame: CGRect(x: 20, y: 100, width: 300, height: 200)), Delegate())
    view.text = (1...60).map { "Line \($0)" }.joined(separator: "\n")
    view.delegate = delegate
    let screen = await Screen(rootViewController: UIViewController(showing: view))
    try await screen.settle()
    // When
    view.scrollRangeToVisible(NSRange(location: view.text.utf16.count - 1, length: 1))
    try await screen.settle()
    // Then
    let end = view.contentSize.height - 200
    #expect(end > 400 && abs(view.contentOffset.y - end) < 8 && delegate.scrolls > 0)
    #expect(view.sizeThatFits(CGSize(width: 300, height: CGFloat.infinity)).height == view.contentSize.height)
  }

  @Test func `Given texts on the screen, when they change, then they are measured at once as they are now`()
    async throws
  {
    // Given
    let view = UITextView(frame: CGRect(x: 20, y: 100, width: 300, height: 200))
    let label = UILabel(frame: CGRect(x: 20, y: 400, width: 300, height: 40))
    (view.text, label.text) = ("One and two", "One")
    let screen = await Screen(rootViewController: UIViewController(showing: view, label))
    try await screen.settle()
    var (height, width) = (view.contentSize.height, label.intrinsicContentSize.width)
    // When
    label.text = "One and two"
    // Then
    #expect(label.intrinsicContentSize.width > width)
    width = label.intrinsicContentSize.width
    try await screen.settle()
    #expect(label.intrinsicContentSize.width == width)
    // When
    let changes: [(UITextView) -> Void] = [
      { $0.font = .systemFont(ofSize: 30) }, { $0.frame.size.width = 120 }, { $0.textContainerInset.bottom += 20 },
      { $0.text = "One and two\nand three" },
    ]
    for change in changes {
      change(view)
      // Then
      #expect(view.contentSize.height > height)
      height = view.contentSize.height
    }
  }

  @Test func `Given a text that can only be read, when a found address is tapped, then the delegate decides`()
    async throws
  {
    // Given
    final class Delegate: NSObject, UITextViewDelegate {
      var asked: [URL] = []
      func textView(
        _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
        interaction: UITextItemInteraction
      ) -> Bool {
        asked.append(URL)
        return false
      }
    }
    let (view, delegate) = (UITextView(frame: CGRect(x: 20, y: 100, width: 300, height: 60)), Delegate())
    view.isEditable = false
    view.dataDetectorTypes = .link
    view.text = "www.example.com/a."
    view.delegate = delegate
    let screen = await Screen(rootViewController: UIViewController(showing: view))
    try await screen.settle()
    // When
    try await screen.tap(at: CGPoint(x: 60, y: 115))
    // Then
    #expect(delegate.asked == [URL(string: "https://www.example.com/a")])
    #expect(Phone.current.openedURLs.isEmpty)
  }

  @Test func `Given a label, then its mode says where the text is cut off, and highlighting changes its colour`() {
    // Given
    let label = UILabel()
    label.text = "Words"
    label.textColor = .blue
    label.highlightedTextColor = .red
    // Then
    #expect(label.shownColor == .blue)
    // When
    label.isHighlighted = true
    // Then
    #expect(label.shownColor == .red)
  }
}
