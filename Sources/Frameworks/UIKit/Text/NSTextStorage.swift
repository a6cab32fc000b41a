import Foundation

/// A text that notifies its layout managers of changes.
///
/// A subclass with its own backing store overrides `string`, `attributes(at:effectiveRange:)`,
/// `replaceCharacters(in:with:)` and `setAttributes(_:range:)`, and calls `edited(_:range:changeInLength:)` in the last
/// two.
open class NSTextStorage: NSMutableAttributedString {
  /// The kinds of change.
  public struct EditActions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let editedAttributes = EditActions(rawValue: 1 << 0)
    public static let editedCharacters = EditActions(rawValue: 1 << 1)
  }

  /// The delegate.
  open weak var delegate: (any NSTextStorageDelegate)?
  /// The layout managers.
  public private(set) final var layoutManagers: [NSLayoutManager] = []
  /// The kind of the change being processed.
  public private(set) final var editedMask: EditActions = []
  /// The changed range.
  public private(set) final var editedRange = NSRange(location: NSNotFound, length: 0)
  /// The change in length.
  public private(set) final var changeInLength = 0
  private var depth = 0
  private var isProcessing = false
  /// Called after a change, for the view that shows the text.
  final var didChange: (() -> Void)?

  public override init(string: String) { super.init(string: string) }
  public override init(string: String, attributes: [NSAttributedString.Key: Any]? = nil) {
    super.init(string: string, attributes: attributes)
  }
  public override init(attributedString: NSAttributedString) { super.init(attributedString: attributedString) }
  /// Creates an empty text.
  public convenience init() { self.init(string: "") }
  public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }

  /// Adds a layout manager.
  open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
    guard !layoutManagers.contains(where: { $0 === aLayoutManager }) else { return }
    aLayoutManager.textStorage?.removeLayoutManager(aLayoutManager)
    layoutManagers.append(aLayoutManager)
    aLayoutManager.textStorage = self
  }

  /// Removes a layout manager.
  open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
    layoutManagers.removeAll { $0 === aLayoutManager }
    aLayoutManager.textStorage = nil
  }

  // MARK: Changes

  /// Records a change, and processes it unless more are to follow.
  open func edited(_ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int) {
    self.editedMask.formUnion(editedMask)
    let range = NSRange(location: editedRange.location, length: max(0, editedRange.length + delta))
    self.editedRange = self.editedRange.location == NSNotFound ? range : NSUnionRange(self.editedRange, range)
    changeInLength += delta
    if depth == 0 { process() }
  }

  /// Notifies the delegate of the changes since the last call. Further changes by it or an override are part of the
  /// same edit.
  open func processEditing() {
    delegate?.textStorage(self, willProcessEditing: editedMask, range: editedRange, changeInLength: changeInLength)
    delegate?.textStorage(self, didProcessEditing: editedMask, range: editedRange, changeInLength: changeInLength)
  }

  private func process() {
    guard !isProcessing, !editedMask.isEmpty else { return }
    isProcessing = true
    processEditing()
    isProcessing = false
    (editedMask, editedRange, changeInLength) = ([], NSRange(location: NSNotFound, length: 0), 0)
    for manager in layoutManagers { manager.textDidChange() }
    didChange?()
  }

  open override func beginEditing() { depth += 1 }
  open override func endEditing() {
    depth = max(0, depth - 1)
    if depth == 0 { process() }
  }

  /// Combines several changes into one.
  private func together(_ body: () -> Void) {
    beginEditing()
    body()
    endEditing()
  }

  open override func replaceCharacters(in range: NSRange, with str: String) {
    super.replaceCharacters(in: range, with: str)
    edited(.editedCharacters, range: range, changeInLength: str.utf16.count - range.length)
  }

  open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
    super.setAttributes(attrs, range: range)
    edited(.editedAttributes, range: range, changeInLength: 0)
  }

  open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
    together {
      replaceCharacters(in: range, with: attrString.string)
      attrString.enumerateAttributes(in: NSRange(location: 0, length: attrString.length), options: []) {
        attributes, part, _ in
        setAttributes(attributes, range: NSRange(location: range.location + part.location, length: part.length))
      }
    }
  }

  open override func insert(_ attrString: NSAttributedString, at loc: Int) {
    replaceCharacters(in: NSRange(location: loc, length: 0), with: attrString)
  }
  open override func append(_ attrString: NSAttributedString) { insert(attrString, at: length) }
  open override func deleteCharacters(in range: NSRange) { replaceCharacters(in: range, with: "") }
  open override func setAttributedString(_ attrString: NSAttributedString) {
    replaceCharacters(in: NSRange(location: 0, length: length), with: attrString)
  }

  open override func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
    addAttributes([name: value], range: range)
  }
  open override func addAttributes(_ attrs: [NSAttributedString.Key: Any] = [:], range: NSRange) {
    change(range) { $0.merge(attrs) { $1 } }
  }
  open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
    change(range) { $0[name] = nil }
  }

  private func change(_ range: NSRange, _ body: (inout [NSAttributedString.Key: Any]) -> Void) {
    together {
      var place = range.location
      while place < range.location + range.length {
        var run = NSRange()
        var attributes = self.attributes(at: place, effectiveRange: &run)
        let end = min(max(run.location + run.length, place + 1), range.location + range.length)
        body(&attributes)
        setAttributes(attributes, range: NSRange(location: place, length: end - place))
        place = end
      }
    }
  }

  // MARK: Reading, for subclasses with their own backing store

  open override var length: Int { string.utf16.count }

  /// A copy of the current text.
  final var snapshot: NSAttributedString {
    let whole = string as NSString
    let copy = NSMutableAttributedString(string: "")
    var place = 0
    while place < whole.length {
      var run = NSRange()
      let attributes = self.attributes(at: place, effectiveRange: &run)
      let end = min(max(run.location + run.length, place + 1), whole.length)
      let part = whole.substring(with: NSRange(location: place, length: end - place))
      copy.append(NSAttributedString(string: part, attributes: attributes))
      place = end
    }
    return copy
  }
}

/// The methods that react to changes of a text.
public protocol NSTextStorageDelegate: NSObjectProtocol {
  /// Called after a change; the text may be changed further.
  func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
    changeInLength delta: Int)
  /// Called after a change; only attributes may still be changed.
  func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
    changeInLength delta: Int)
}

extension NSTextStorageDelegate {
  public func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
    changeInLength delta: Int
  ) {}
  public func textStorage(
    _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
    changeInLength delta: Int
  ) {}
}
