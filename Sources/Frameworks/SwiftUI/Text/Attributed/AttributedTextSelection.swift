import Foundation

/// The selection in an attributed text, or the insertion point and its typing attributes.
@available(iOS 26.0, *)
public struct AttributedTextSelection: Equatable, Sendable {
  /// The indices of a selection in its text.
  @frozen public enum Indices: Equatable, Sendable {
    /// An insertion point between two letters.
    case insertionPoint(AttributedString.Index)
    /// Ranges of letters.
    case ranges(RangeSet<AttributedString.Index>)
  }

  private enum Place: Equatable {
    /// The initial selection of an editor: the end of its text.
    case end
    case indices(Indices)
  }

  private let place: Place
  /// The attributes of the next letter; nil to use those around it.
  private let ownTypingAttributes: AttributeContainer?
  private let ownAffinity: TextSelectionAffinity

  init(_ indices: Indices, typing: AttributeContainer? = nil, affinity: TextSelectionAffinity = .automatic) {
    place = .indices(indices)
    ownTypingAttributes = typing
    ownAffinity = affinity
  }

  /// Creates the initial selection of a new editor.
  public init() {
    place = .end
    ownTypingAttributes = nil
    ownAffinity = .automatic
  }
  /// Creates an insertion point.
  /// - Parameter typingAttributes: The attributes of the next letter; nil to use those around it.
  public init(insertionPoint: AttributedString.Index, typingAttributes: AttributeContainer? = nil) {
    self.init(.insertionPoint(insertionPoint), typing: typingAttributes)
  }
  /// Creates a selection of a range; an empty range is an insertion point.
  public init(range: Range<AttributedString.Index>) {
    self.init(range.isEmpty ? .insertionPoint(range.lowerBound) : .ranges(RangeSet(range)))
  }
  /// Creates a selection of several ranges. Caveat: editors select one range, from the start of the first to the end of
  /// the last.
  public init(ranges: RangeSet<AttributedString.Index>) { self.init(.ranges(ranges)) }

  /// Returns the indices in a text; those of another text are mapped to the closest ones.
  public func indices(in text: AttributedString) -> Indices {
    switch place {
    case .end: .insertionPoint(text.endIndex)
    case .indices(.insertionPoint(let index)): .insertionPoint(text.closest(to: index))
    case .indices(.ranges(let ranges)):
      .ranges(RangeSet(ranges.ranges.map { text.closest(to: $0.lowerBound)..<text.closest(to: $0.upperBound) }))
    }
  }

  /// Returns the line that an insertion point between two lines belongs to.
  public func affinity(in text: AttributedString) -> TextSelectionAffinity { ownAffinity }

  /// Returns the attributes of the next letter typed: those that were set, otherwise those of the previous letter, or
  /// at the start of the text, the first one.
  public func typingAttributes(in text: AttributedString) -> AttributeContainer {
    ownTypingAttributes ?? text.attributes(before: range(in: text).lowerBound)
  }

  /// Returns the attributes of each selected run, or those of the next letter.
  public func attributes(in text: AttributedString) -> Attributes<AttributedString> {
    switch indices(in: text) {
    case .insertionPoint: Attributes(containers: [typingAttributes(in: text)])
    case .ranges(let ranges):
      Attributes(containers: ranges.ranges.flatMap { range in text[range].runs.map(\.attributes) })
    }
  }

  /// The attributes of a selection, in text order.
  public struct Attributes<Text>: Sequence {
    fileprivate let containers: [AttributeContainer]

    /// Returns an iterator over the attributes.
    public func makeIterator() -> IndexingIterator<[AttributeContainer]> { containers.makeIterator() }

    /// Returns the values of one attribute, with nil where it is not set.
    public subscript<T: AttributedStringKey>(keyPath: KeyPath<AttributeDynamicLookup, T>) -> [T.Value?]
    where T.Value: Sendable { containers.map { $0[T.self] } }
  }

  /// Returns the range from the first to the last index in a text.
  func range(in text: AttributedString) -> Range<AttributedString.Index> {
    switch indices(in: text) {
    case .insertionPoint(let index): index..<index
    case .ranges(let ranges):
      if let first = ranges.ranges.first, let last = ranges.ranges.last {
        first.lowerBound..<last.upperBound
      } else {
        text.endIndex..<text.endIndex
      }
    }
  }
}

extension AttributedString {
  fileprivate func closest(to index: Index) -> Index {
    index.isValid(within: self) ? index : Swift.min(Swift.max(index, startIndex), endIndex)
  }

  /// Returns the attributes of text typed at an index.
  func attributes(before index: Index) -> AttributeContainer {
    if index > startIndex { return runs[characters.index(before: index)].attributes }
    return runs.first?.attributes ?? AttributeContainer()
  }
}

@available(iOS 26.0, *)
extension AttributedString {
  /// The selected ranges.
  public subscript(selection: AttributedTextSelection) -> DiscontiguousAttributedSubstring {
    switch selection.indices(in: self) {
    case .insertionPoint: self[RangeSet<AttributedString.Index>()]
    case .ranges(let ranges): self[ranges]
    }
  }

  /// Replaces the selection with a text and puts the insertion point after it.
  public mutating func replaceSelection(
    _ selection: inout AttributedTextSelection, with newContent: some AttributedStringProtocol
  ) {
    let range = selection.range(in: self)
    let start = characters.distance(from: startIndex, to: range.lowerBound)
    let rest = characters.distance(from: range.upperBound, to: endIndex)
    replaceSubrange(range, with: newContent)
    let end = characters.index(endIndex, offsetBy: -rest, limitedBy: startIndex) ?? endIndex
    let least = characters.index(startIndex, offsetBy: start, limitedBy: endIndex) ?? endIndex
    selection = AttributedTextSelection(insertionPoint: Swift.max(least, end))
  }

  /// Replaces the selection with characters that have the typing attributes.
  public mutating func replaceSelection(
    _ selection: inout AttributedTextSelection, withCharacters newContent: some Collection<Character>
  ) {
    let attributes = selection.typingAttributes(in: self)
    replaceSelection(&selection, with: AttributedString(String(newContent), attributes: attributes))
  }

  /// Transforms the attributes of each selected run, or those of the next letter.
  public mutating func transformAttributes(
    in selection: inout AttributedTextSelection, body: (inout AttributeContainer) -> Void
  ) {
    switch selection.indices(in: self) {
    case .insertionPoint(let index):
      var attributes = selection.typingAttributes(in: self)
      body(&attributes)
      selection = AttributedTextSelection(insertionPoint: index, typingAttributes: attributes)
    case .ranges(let ranges):
      for range in ranges.ranges {
        for run in self[range].runs {
          var attributes = run.attributes
          body(&attributes)
          self[run.range].setAttributes(attributes)
        }
      }
      selection = AttributedTextSelection(ranges: ranges)
    }
  }
}
