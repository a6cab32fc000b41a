import Foundation

/// What of an attributed text is selected, or where the next letter goes and what it looks like.
@available(iOS 26.0, *)
public struct AttributedTextSelection: Equatable, Sendable {
  /// The places of a selection in its text.
  @frozen public enum Indices: Equatable, Sendable {
    /// A place between two letters.
    case insertionPoint(AttributedString.Index)
    /// Stretches of letters.
    case ranges(RangeSet<AttributedString.Index>)
  }

  private enum Place: Equatable {
    /// What an editor begins with: the end of its text.
    case end
    case indices(Indices)
  }

  private let place: Place
  /// What the next letter looks like; nil for like those around it.
  private let ownTypingAttributes: AttributeContainer?
  private let ownAffinity: TextSelectionAffinity

  init(_ indices: Indices, typing: AttributeContainer? = nil, affinity: TextSelectionAffinity = .automatic) {
    place = .indices(indices)
    ownTypingAttributes = typing
    ownAffinity = affinity
  }

  /// What a new editor begins with.
  public init() {
    place = .end
    ownTypingAttributes = nil
    ownAffinity = .automatic
  }
  /// A place between two letters.
  /// - Parameter typingAttributes: what the next letter looks like; nil for like those around it.
  public init(insertionPoint: AttributedString.Index, typingAttributes: AttributeContainer? = nil) {
    self.init(.insertionPoint(insertionPoint), typing: typingAttributes)
  }
  /// A stretch of letters; an empty one is a place between two.
  public init(range: Range<AttributedString.Index>) {
    self.init(range.isEmpty ? .insertionPoint(range.lowerBound) : .ranges(RangeSet(range)))
  }
  /// Stretches of letters. Caveat: editors select one, from the beginning of the first to the end of the last.
  public init(ranges: RangeSet<AttributedString.Index>) { self.init(.ranges(ranges)) }

  /// The places in a text; places of another text become its closest ones.
  public func indices(in text: AttributedString) -> Indices {
    switch place {
    case .end: .insertionPoint(text.endIndex)
    case .indices(.insertionPoint(let index)): .insertionPoint(text.closest(to: index))
    case .indices(.ranges(let ranges)):
      .ranges(RangeSet(ranges.ranges.map { text.closest(to: $0.lowerBound)..<text.closest(to: $0.upperBound) }))
    }
  }

  /// To which of two lines a place between them belongs.
  public func affinity(in text: AttributedString) -> TextSelectionAffinity { ownAffinity }

  /// What the next letter looks like that is typed into a text: as was said, or else like the letter before, or at its beginning the
  /// first one.
  public func typingAttributes(in text: AttributedString) -> AttributeContainer {
    ownTypingAttributes ?? text.attributes(before: range(in: text).lowerBound)
  }

  /// The attributes of each stretch that is selected, or those of the next letter.
  public func attributes(in text: AttributedString) -> Attributes<AttributedString> {
    switch indices(in: text) {
    case .insertionPoint: Attributes(containers: [typingAttributes(in: text)])
    case .ranges(let ranges):
      Attributes(containers: ranges.ranges.flatMap { range in text[range].runs.map(\.attributes) })
    }
  }

  /// Attributes of a selection, in the order of the text.
  public struct Attributes<Text>: Sequence {
    fileprivate let containers: [AttributeContainer]

    /// Each of them.
    public func makeIterator() -> IndexingIterator<[AttributeContainer]> { containers.makeIterator() }

    /// The values of one attribute, nil where there is none.
    public subscript<T: AttributedStringKey>(keyPath: KeyPath<AttributeDynamicLookup, T>) -> [T.Value?]
    where T.Value: Sendable { containers.map { $0[T.self] } }
  }

  /// From the first to the last place in a text.
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

  /// What is typed at a place looks like.
  func attributes(before index: Index) -> AttributeContainer {
    if index > startIndex { return runs[characters.index(before: index)].attributes }
    return runs.first?.attributes ?? AttributeContainer()
  }
}

@available(iOS 26.0, *)
extension AttributedString {
  /// The selected stretches.
  public subscript(selection: AttributedTextSelection) -> DiscontiguousAttributedSubstring {
    switch selection.indices(in: self) {
    case .insertionPoint: self[RangeSet<AttributedString.Index>()]
    case .ranges(let ranges): self[ranges]
    }
  }

  /// Puts a text in the place of what is selected; the selection is the place behind it then.
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

  /// Puts characters in the place of what is selected, which look like what would be typed there.
  public mutating func replaceSelection(
    _ selection: inout AttributedTextSelection, withCharacters newContent: some Collection<Character>
  ) {
    let attributes = selection.typingAttributes(in: self)
    replaceSelection(&selection, with: AttributedString(String(newContent), attributes: attributes))
  }

  /// Changes the attributes of what is selected, run by run, or else of the next letter.
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
