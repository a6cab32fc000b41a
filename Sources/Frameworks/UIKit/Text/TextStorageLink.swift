import Foundation

/// Keeps the text of a text view and its storage in sync. The storage is created on demand.
@MainActor
final class TextStorageLink {
  private var storage: NSTextStorage?
  /// Held here because the container holds it weakly.
  private var manager: NSLayoutManager?
  private var isCopying = false

  nonisolated init() {}

  func storage(of view: UITextView) -> NSTextStorage {
    if let storage { return storage }
    let manager = view.textContainer.layoutManager ?? NSLayoutManager()
    if view.textContainer.layoutManager == nil { manager.addTextContainer(view.textContainer) }
    let storage = manager.textStorage ?? NSTextStorage(attributedString: Self.text(of: view))
    if manager.textStorage == nil { storage.addLayoutManager(manager) }
    (self.storage, self.manager) = (storage, manager)
    storage.didChange = { [weak self, weak view] in
      OnMain.run {
        guard let self, let view, let storage = self.storage, !self.isCopying else { return }
        self.isCopying = true
        view.takeText(of: storage)
        self.isCopying = false
      }
    }
    return storage
  }

  func manager(of view: UITextView) -> NSLayoutManager {
    _ = storage(of: view)
    return manager ?? NSLayoutManager()
  }

  /// Called when the view's text has changed.
  func viewDidChange(_ view: UITextView) {
    guard let storage, !isCopying else { return }
    isCopying = true
    storage.setAttributedString(Self.text(of: view))
    isCopying = false
  }

  /// Returns the view's text, with the font and colour inherited from the view.
  private static func text(of view: UITextView) -> NSAttributedString {
    let text = NSMutableAttributedString(
      string: view.text ?? "",
      attributes: [.font: view.font ?? .systemFont(ofSize: 12), .foregroundColor: view.textColor ?? .label])
    let styled = view.styledText ?? NSAttributedString(string: "")
    styled.enumerateAttributes(in: NSRange(location: 0, length: styled.length), options: []) { attributes, range, _ in
      text.addAttributes(attributes, range: range)
    }
    return text
  }
}

extension NSAttributedString {
  /// Returns the text with a part replaced; new characters take the attributes of the replaced ones, or of those
  /// before.
  func replacing(_ change: (range: NSRange, replacement: String)) -> NSAttributedString {
    let place = change.range.length > 0 ? change.range.location : change.range.location - 1
    let made = NSMutableAttributedString(attributedString: self)
    let attributes = length > 0 ? self.attributes(at: min(max(place, 0), length - 1), effectiveRange: nil) : [:]
    made.replaceCharacters(
      in: change.range, with: NSAttributedString(string: change.replacement, attributes: attributes))
    return made
  }
}
