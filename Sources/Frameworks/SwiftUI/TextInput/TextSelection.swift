/// What of a text is selected, or where the next letter goes.
public struct TextSelection: Hashable, Sendable {
  /// The places of a selection in its text.
  public enum Indices: Hashable, Sendable {
    /// One stretch; an empty one is a place.
    case selection(Range<String.Index>)
    /// Several stretches.
    case multiSelection(RangeSet<String.Index>)
  }

  /// The places in the text.
  public var indices: Indices
  /// To which of two lines a place between them belongs.
  public var affinity = TextSelectionAffinity.automatic

  /// A stretch of a text.
  public init(range: Range<String.Index>) { indices = .selection(range) }
  /// Several stretches of a text. Caveat: fields select one, from the beginning of the first to the end of the last.
  public init(ranges: RangeSet<String.Index>) { indices = .multiSelection(ranges) }
  /// A place in a text.
  public init(insertionPoint: String.Index) { indices = .selection(insertionPoint..<insertionPoint) }

  /// True for a place between two letters.
  public var isInsertion: Bool {
    switch indices {
    case .selection(let range): range.isEmpty
    case .multiSelection(let ranges): ranges.isEmpty
    }
  }

  /// From the first to the last place; nil for none.
  var range: Range<String.Index>? {
    switch indices {
    case .selection(let range): return range
    case .multiSelection(let ranges):
      guard let first = ranges.ranges.first, let last = ranges.ranges.last else { return nil }
      return first.lowerBound..<last.upperBound
    }
  }
}

/// To which of two lines a place between them belongs.
public enum TextSelectionAffinity: Hashable, Sendable {
  /// As the text's direction says.
  case automatic
  /// To the line above.
  case upstream
  /// To the line below.
  case downstream
}

private struct TextSelectionAffinityKey: EnvironmentKey {
  static var defaultValue: TextSelectionAffinity { .automatic }
}

@available(iOS 18.0, *)
extension EnvironmentValues {
  /// To which of two lines a place between them belongs, as the selections of fields tell it.
  public var textSelectionAffinity: TextSelectionAffinity {
    get { self[TextSelectionAffinityKey.self] }
    set { self[TextSelectionAffinityKey.self] = newValue }
  }
}

@available(iOS 18.0, *)
nonisolated extension View {
  /// To which of two lines a place between them belongs, as the selections of fields inside tell it.
  public func textSelectionAffinity(_ affinity: TextSelectionAffinity) -> some View {
    environment(\.textSelectionAffinity, affinity)
  }
}
