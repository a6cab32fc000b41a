/// Where a view is beside a mark, a chart or a plot.
nonisolated public struct AnnotationPosition: Hashable, Sendable {
  /// -1 before, 0 in the middle, 1 after; nil for automatic.
  let x: Int?
  let y: Int?

  /// As fits.
  public static let automatic = AnnotationPosition(x: nil, y: nil)
  /// Over the mark itself.
  public static let overlay = AnnotationPosition(x: 0, y: 0)
  /// Above.
  public static let top = AnnotationPosition(x: 0, y: -1)
  /// Below.
  public static let bottom = AnnotationPosition(x: 0, y: 1)
  /// Before.
  public static let leading = AnnotationPosition(x: -1, y: 0)
  /// After.
  public static let trailing = AnnotationPosition(x: 1, y: 0)
  /// Above and before.
  public static let topLeading = AnnotationPosition(x: -1, y: -1)
  /// Above and after.
  public static let topTrailing = AnnotationPosition(x: 1, y: -1)
  /// Below and before.
  public static let bottomLeading = AnnotationPosition(x: -1, y: 1)
  /// Below and after.
  public static let bottomTrailing = AnnotationPosition(x: 1, y: 1)
}

/// What a view beside a mark knows of it.
nonisolated public struct AnnotationContext: Sendable {
  /// How large the mark is.
  public let targetSize: CGSize
}

/// What happens to a view beside a mark where it has no room.
nonisolated public struct AnnotationOverflowResolution: Hashable, Sendable {
  /// What it has to stay in.
  public struct Boundary: Hashable, Sendable {
    let isPlot: Bool
    /// The chart.
    public static let automatic = Boundary(isPlot: false)
    /// The chart.
    public static let chart = Boundary(isPlot: false)
    /// The plot.
    public static let plot = Boundary(isPlot: true)
  }

  /// What is done along one axis.
  public struct Strategy: Hashable, Sendable {
    enum Kind: Hashable { case disabled, fit(Boundary) }
    let kind: Kind
    /// It may leave the chart.
    public static let automatic = Strategy(kind: .disabled)
    /// It may leave the chart.
    public static let disabled = Strategy(kind: .disabled)
    /// It moves until it is inside.
    public static let fit = Strategy(kind: .fit(.automatic))
    /// The scale grows until there is room. Caveat: it moves until it is inside, as with `fit`.
    public static let padScale = Strategy(kind: .fit(.automatic))
    /// It moves until it is inside.
    public static func fit(to boundary: Boundary) -> Strategy { Strategy(kind: .fit(boundary)) }
  }

  let x: Strategy
  let y: Strategy

  /// What is done along each axis.
  public init(x: Strategy = .automatic, y: Strategy = .automatic) {
    self.x = x
    self.y = y
  }

  /// As fits.
  public static let automatic = AnnotationOverflowResolution()
}
