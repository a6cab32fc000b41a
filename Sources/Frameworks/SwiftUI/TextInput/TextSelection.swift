/// The selection in a text, or the insertion point.
public struct TextSelection: Hashable, Sendable {
  /// The indices of a selection in its text.
  public enum Indices: Hashable, Sendable {
    /// A single range; an empty one is an insertion point.
    case selection(Range<String.Index>)
    /// Several ranges.
    case multiSelection(RangeSet<String.Index>)
  }

  /// The indices in the text.
  public var indices: Indices
  /// The line that an insertion point between two lines belongs to.
  public var affinity = TextSelectionAffinity.automatic

  /// Creates a selection of a range.
  public init(range: Range<String.Index>) { indices = .selection(range) }
  /// Creates a selection of several ranges. Caveat: fields select one range, from the start of the first to the end of
  /// the last.
  public init(ranges: RangeSet<String.Index>) { indices = .multiSelection(ranges) }
  /// Creates an insertion point.
  public init(insertionPoint: String.Index) { indices = .selection(insertionPoint..<insertionPoint) }

  /// Whether the selection is an insertion point.
  public var isInsertion: Bool {
    switch indices {
    case .selection(let range): range.isEmpty
    case .multiSelection(let ranges): ranges.isEmpty
    }
  }

  /// The range from the first to the last place; nil for none.
  var range: Range<String.Index>? {
    switch indices {
    case .selection(let range): return range
    case .multiSelection(let ranges):
      guard let first = ranges.ranges.first, let last = ranges.ranges.last else { return nil }
      return first.lowerBound..<last.upperBound
    }
  }
}

/// The line that an insertion point between two lines belongs to.
public enum TextSelectionAffinity: Hashable, Sendable {
  /// Determined by the text's direction.
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
  /// The line that an insertion point between two lines belongs to, in the selections of fields.
  public var textSelectionAffinity: TextSelectionAffinity {
    get { self[TextSelectionAffinityKey.self] }
    set { self[TextSelectionAffinityKey.self] = newValue }
  }
}

@available(iOS 18.0, *)
nonisolated extension View {
  /// Sets the line that an insertion point between two lines belongs to, in the selections of fields in this view.
  public func textSelectionAffinity(_ affinity: TextSelectionAffinity) -> some View {
    environment(\.textSelectionAffinity, affinity)
  }
}
