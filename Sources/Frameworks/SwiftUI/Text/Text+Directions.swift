@available(iOS 26.0, *)
extension Text {
  /// How shorter lines are aligned where neither left nor right is set.
  public struct AlignmentStrategy: Hashable, Sendable {
    fileprivate let isByReading: Bool

    /// The default: by the layout direction.
    public static let `default` = AlignmentStrategy(isByReading: false)
    /// By the environment's alignment, in the layout direction.
    public static let layoutBased = AlignmentStrategy(isByReading: false)
    /// By the environment's alignment, in the writing direction of each paragraph.
    public static let writingDirectionBased = AlignmentStrategy(isByReading: true)
  }

  /// How the writing direction of a paragraph is determined if it is not set.
  public struct WritingDirectionStrategy: Hashable, Sendable {
    fileprivate let isByLayout: Bool

    /// The default: from the content.
    public static let `default` = WritingDirectionStrategy(isByLayout: false)
    /// The direction of the paragraph's first letter that has one.
    public static let contentBased = WritingDirectionStrategy(isByLayout: false)
    /// The layout direction.
    public static let layoutBased = WritingDirectionStrategy(isByLayout: true)
  }
}

/// How texts determine their writing direction and their alignment.
struct TextDirections: Hashable, Sendable {
  var readsInLayoutDirection = false
  var alignsByReading = false
}

private struct TextDirectionsKey: EnvironmentKey { static var defaultValue: TextDirections { TextDirections() } }

extension EnvironmentValues {
  var textDirections: TextDirections {
    get { self[TextDirectionsKey.self] }
    set { self[TextDirectionsKey.self] = newValue }
  }
}

@available(iOS 26.0, *)
nonisolated extension View {
  /// Sets how shorter lines of texts in this view are aligned.
  public func multilineTextAlignment(strategy: Text.AlignmentStrategy) -> some View {
    environment(\.textDirections.alignsByReading, strategy.isByReading)
  }
  /// Sets how the writing direction of paragraphs in this view is determined.
  public func writingDirection(strategy: Text.WritingDirectionStrategy) -> some View {
    environment(\.textDirections.readsInLayoutDirection, strategy.isByLayout)
  }
}
