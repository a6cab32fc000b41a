import SimulatorTesting
import SwiftUI
import Testing
import UIKit

@MainActor @Suite("What sets texts of UIKit", .simulator(.iPhone15Pro))
struct NSLayoutManagerTests {
  private let storage = NSTextStorage(
    string: "One line\nand another", attributes: [.font: UIFont.systemFont(ofSize: 20)])
  private let manager = NSLayoutManager()
  private let container = NSTextContainer(size: CGSize(width: 300, height: 0))

  init() {
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
  }

  @Test func `Given a text in a container, then its lines and letters have places`() {
    // Given
    var lines: [NSRange] = []
    // When
    manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: manager.numberOfGlyphs)) {
      _, _, _, range, _ in lines.append(range)
    }
    // Then
    #expect(lines == [NSRange(location: 0, length: 9), NSRange(location: 9, length: 11)])
    #expect(manager.glyphRange(for: container) == NSRange(location: 0, length: 20))
    let used = manager.usedRect(for: container)
    #expect(abs(used.height - 2 * UIFont.systemFont(ofSize: 20).lineHeight) < 1 && used.width > 50 && used.width < 300)
    let second = manager.lineFragmentRect(forGlyphAt: 10, effectiveRange: nil)
    #expect(second.width == 300 && second.minY > 20)
    let word = manager.boundingRect(forGlyphRange: NSRange(location: 4, length: 4), in: container)
    let middle = CGPoint(x: word.midX, y: word.midY)
    let found = manager.characterIndex(for: middle, in: container, fractionOfDistanceBetweenInsertionPoints: nil)
    #expect((4..<8).contains(found))
  }

  @Test func `Given a container that is too low, then the rest is in the next one`() {
    // When
    container.size = CGSize(width: 300, height: 30)
    let next = NSTextContainer(size: CGSize(width: 100, height: 0))
    manager.addTextContainer(next)
    // Then
    #expect(manager.glyphRange(for: container) == NSRange(location: 0, length: 9))
    #expect(manager.glyphRange(for: next) == NSRange(location: 9, length: 11))
  }

  private final class Listener: NSObject, NSTextStorageDelegate {
    var changes: [(NSRange, Int)] = []
    func textStorage(
      _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
      changeInLength delta: Int
    ) {
      changes.append((editedRange, delta))
    }
  }

  @Test func `Given changes of a storage, then its delegate hears of them and lines change`() {
    // Given
    let listener = Listener()
    storage.delegate = listener
    let before = manager.usedRect(for: container).height
    // When
    storage.beginEditing()
    storage.append(NSAttributedString(string: "\nand more"))
    storage.addAttribute(.kern, value: 2, range: NSRange(location: 0, length: 3))
    storage.endEditing()
    // Then
    #expect(listener.changes.count == 1 && listener.changes.first?.1 == 9)
    #expect(manager.usedRect(for: container).height > before)
  }

  private final class Highlighter: NSObject, NSTextStorageDelegate {
    func textStorage(
      _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
      changeInLength delta: Int
    ) {
      textStorage.addAttribute(.foregroundColor, value: UIColor.red, range: editedRange)
    }
  }

  @Test func `Given a delegate that colours what changed, then it is asked once`() {
    // Given
    let highlighter = Highlighter()
    storage.delegate = highlighter
    // When
    storage.replaceCharacters(in: NSRange(location: 0, length: 3), with: "Two")
    // Then
    #expect(storage.attribute(.foregroundColor, at: 1, effectiveRange: nil) as? UIColor == .red)
    #expect(storage.attribute(.foregroundColor, at: 5, effectiveRange: nil) == nil)
  }

  @Test func `Given a text view, then its storage and it show the same`() {
    // Given
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    view.text = "Words"
    // When
    view.textStorage.replaceCharacters(in: NSRange(location: 0, length: 1), with: "L")
    view.textStorage.addAttribute(.foregroundColor, value: UIColor.red, range: NSRange(location: 0, length: 5))
    // Then
    #expect(view.text == "Lords")
    #expect(view.attributedText.attribute(.foregroundColor, at: 2, effectiveRange: nil) as? UIColor == .red)
    view.text = "Other"
    #expect(view.textStorage.string == "Other" && view.layoutManager.numberOfGlyphs == 5)
  }

  @Test func `Given a text view of a container, then it shows that text`() {
    // When
    let view = UITextView(frame: .zero, textContainer: container)
    // Then
    #expect(view.text == "One line\nand another" && view.textStorage === storage)
  }
}
