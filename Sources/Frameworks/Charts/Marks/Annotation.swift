/// The position of a view beside a mark, a chart or a plot.
nonisolated public struct AnnotationPosition: Hashable, Sendable {
  /// -1 leading, 0 centred, 1 trailing; nil for automatic.
  let x: Int?
  let y: Int?

  /// Automatic.
  public static let automatic = AnnotationPosition(x: nil, y: nil)
  /// Over the mark itself.
  public static let overlay = AnnotationPosition(x: 0, y: 0)
  /// Above.
  public static let top = AnnotationPosition(x: 0, y: -1)
  /// Below.
  public static let bottom = AnnotationPosition(x: 0, y: 1)
  /// Leading.
  public static let leading = AnnotationPosition(x: -1, y: 0)
  /// Trailing.
  public static let trailing = AnnotationPosition(x: 1, y: 0)
  /// Above and leading.
  public static let topLeading = AnnotationPosition(x: -1, y: -1)
  /// Above and trailing.
  public static let topTrailing = AnnotationPosition(x: 1, y: -1)
  /// Below and leading.
  public static let bottomLeading = AnnotationPosition(x: -1, y: 1)
  /// Below and trailing.
  public static let bottomTrailing = AnnotationPosition(x: 1, y: 1)
}

/// The context of a view beside a mark.
nonisolated public struct AnnotationContext: Sendable {
  /// The size of the mark.
  public let targetSize: CGSize
}

/// What happens to a view beside a mark that does not fit.
nonisolated public struct AnnotationOverflowResolution: Hashable, Sendable {
  /// The area that it must stay in.
  public struct Boundary: Hashable, Sendable {
    let isPlot: Bool
    /// The chart.
    public static let automatic = Boundary(isPlot: false)
    /// The chart.
    public static let chart = Boundary(isPlot: false)
    /// The plot.
    public static let plot = Boundary(isPlot: true)
  }

  /// The strategy along one axis.
  public struct Strategy: Hashable, Sendable {
    enum Kind: Hashable { case disabled, fit(Boundary) }
    let kind: Kind
    /// It may leave the chart.
    public static let automatic = Strategy(kind: .disabled)
    /// It may leave the chart.
    public static let disabled = Strategy(kind: .disabled)
    /// It moves inside.
    public static let fit = Strategy(kind: .fit(.automatic))
    /// The scale is padded. Caveat: it moves inside, as with `fit`.
    public static let padScale = Strategy(kind: .fit(.automatic))
    /// Returns a strategy that moves the view inside a boundary.
    public static func fit(to boundary: Boundary) -> Strategy { Strategy(kind: .fit(boundary)) }
  }

  let x: Strategy
  let y: Strategy

  /// Creates a resolution from a strategy for each axis.
  public init(x: Strategy = .automatic, y: Strategy = .automatic) {
    self.x = x
    self.y = y
  }

  /// Automatic.
  public static let automatic = AnnotationOverflowResolution()
}
