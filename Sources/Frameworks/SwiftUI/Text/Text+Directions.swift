@available(iOS 26.0, *)
extension Text {
  /// Which side shorter lines lie on where nobody says left or right.
  public struct AlignmentStrategy: Hashable, Sendable {
    fileprivate let isByReading: Bool

    /// What suits the place: that of the layout.
    public static let `default` = AlignmentStrategy(isByReading: false)
    /// As the environment says, for the direction of the layout.
    public static let layoutBased = AlignmentStrategy(isByReading: false)
    /// As the environment says, for the direction in which each paragraph is read.
    public static let writingDirectionBased = AlignmentStrategy(isByReading: true)
  }

  /// In which direction a paragraph is read where nobody says so.
  public struct WritingDirectionStrategy: Hashable, Sendable {
    fileprivate let isByLayout: Bool

    /// What suits the place: that of the content.
    public static let `default` = WritingDirectionStrategy(isByLayout: false)
    /// That of the paragraph's first letter that has one.
    public static let contentBased = WritingDirectionStrategy(isByLayout: false)
    /// That of the layout.
    public static let layoutBased = WritingDirectionStrategy(isByLayout: true)
  }
}

/// How texts find the direction that they are read in, and the side where their lines begin.
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
  /// Which side shorter lines of texts inside lie on.
  public func multilineTextAlignment(strategy: Text.AlignmentStrategy) -> some View {
    environment(\.textDirections.alignsByReading, strategy.isByReading)
  }
  /// In which direction the paragraphs of texts inside are read.
  public func writingDirection(strategy: Text.WritingDirectionStrategy) -> some View {
    environment(\.textDirections.readsInLayoutDirection, strategy.isByLayout)
  }
}
