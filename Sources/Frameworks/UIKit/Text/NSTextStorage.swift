import Foundation

/// A text that tells its layout managers when it changes.
///
/// A subclass with a store of its own overrides `string`, `attributes(at:effectiveRange:)`, `replaceCharacters(in:with:)` and
/// `setAttributes(_:range:)`, and calls `edited(_:range:changeInLength:)` in the last two.
open class NSTextStorage: NSMutableAttributedString {
  /// What changed.
  public struct EditActions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let editedAttributes = EditActions(rawValue: 1 << 0)
    public static let editedCharacters = EditActions(rawValue: 1 << 1)
  }

  /// Hears of changes.
  open weak var delegate: (any NSTextStorageDelegate)?
  /// What sets the text in type.
  public private(set) final var layoutManagers: [NSLayoutManager] = []
  /// What the change is that is being told of.
  public private(set) final var editedMask: EditActions = []
  /// What of the text changed.
  public private(set) final var editedRange = NSRange(location: NSNotFound, length: 0)
  /// By how much the text became longer.
  public private(set) final var changeInLength = 0
  private var depth = 0
  private var isProcessing = false
  /// Called after a change: for the view that shows the text.
  final var didChange: (() -> Void)?

  public override init(string: String) { super.init(string: string) }
  public override init(string: String, attributes: [NSAttributedString.Key: Any]? = nil) {
    super.init(string: string, attributes: attributes)
  }
  public override init(attributedString: NSAttributedString) { super.init(attributedString: attributedString) }
  /// An empty text.
  public convenience init() { self.init(string: "") }
  public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }

  /// Has a layout manager set the text.
  open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
    guard !layoutManagers.contains(where: { $0 === aLayoutManager }) else { return }
    aLayoutManager.textStorage?.removeLayoutManager(aLayoutManager)
    layoutManagers.append(aLayoutManager)
    aLayoutManager.textStorage = self
  }

  /// Has a layout manager set the text no longer.
  open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
    layoutManagers.removeAll { $0 === aLayoutManager }
    aLayoutManager.textStorage = nil
  }

  // MARK: Changes

  /// Notes a change, and tells of it unless more are to follow.
  open func edited(_ editedMask: EditActions, range editedRange: NSRange, changeInLength delta: Int) {
    self.editedMask.formUnion(editedMask)
    let range = NSRange(location: editedRange.location, length: max(0, editedRange.length + delta))
    self.editedRange = self.editedRange.location == NSNotFound ? range : NSUnionRange(self.editedRange, range)
    changeInLength += delta
    if depth == 0 { process() }
  }

  /// Tells the delegate of the changes since the last time. What it or an override changes further is part of the same change.
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

  /// Several changes that are told as one.
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

  // MARK: Reading, for subclasses with a store of their own

  open override var length: Int { string.utf16.count }

  /// A copy of the text as it is now.
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

/// Hears of the changes of a text.
public protocol NSTextStorageDelegate: NSObjectProtocol {
  /// The text changed, and may be changed further.
  func textStorage(
    _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions, range editedRange: NSRange,
    changeInLength delta: Int)
  /// The text changed; attributes may still be.
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
