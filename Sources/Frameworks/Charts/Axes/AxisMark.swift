/// The content of an axis at each value: a grid line, a tick, a label.
@MainActor @preconcurrency
public protocol AxisMark {
  /// Adds the pieces to draw at a value.
  static func _collect(_ mark: Self, _ pieces: inout _AxisPieces)
}

/// The pieces of an axis at one value, while they are collected.
nonisolated public struct _AxisPieces {
  let value: AxisValue
  var pieces: [AxisPiece] = []
}

/// A line or a label at a value of an axis.
nonisolated struct AxisPiece {
  enum Kind {
    case gridLine
    case tick(AxisTick.Length)
    case label(AnyView)
  }
  var kind: Kind
  var stroke: StrokeStyle?
  /// Whether it is centred between the value and the next.
  var isCentered: Bool?
  var anchor: UnitPoint?
  var avoidsOthers = true
  /// Whether it is no wider than a category's band.
  var fitsBand = false
  var spacing: CGSize?
  var style: AnyShapeStyle?
  var font: Font?
  var offset = CGSize.zero
  /// The positions of the value and the next one, as fractions of the axis.
  var fraction = 0.0
  var next: Double?
}

/// A value of an axis.
nonisolated public struct AxisValue {
  let datum: _Datum
  /// The number of values before it.
  public let index: Int
  /// The number of values on the axis.
  public let count: Int
  let text: String

  /// Returns the value in the type that the chart was given; nil if it has another type.
  public func `as`<P: Plottable>(_ valueType: P.Type) -> P? { P(datum: datum) }
}

/// A line through the plot.
nonisolated public struct AxisGridLine: AxisMark {
  let piece: AxisPiece

  /// Creates a line at the value, or centred between it and the next.
  public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {
    piece = AxisPiece(kind: .gridLine, stroke: stroke, isCentered: centered)
  }

  @MainActor public static func _collect(_ mark: Self, _ pieces: inout _AxisPieces) {
    pieces.pieces.append(mark.piece)
  }
}

/// A short line beside the plot.
nonisolated public struct AxisTick: AxisMark {
  /// The length of the line.
  public struct Length: Sendable {
    /// Nil for the length of labels.
    let points: CGFloat?
    let extra: CGFloat

    /// A short line.
    public static var automatic: Length { Length(points: 4, extra: 0) }
    /// The height of the label.
    public static var label: Length { label(extendPastBy: 0) }
    /// The height of the tallest label.
    public static var longestLabel: Length { label(extendPastBy: 0) }
    /// Returns a length that extends past the label.
    public static func label(extendPastBy length: CGFloat) -> Length { Length(points: nil, extra: length) }
    /// Returns a length that extends past the tallest label.
    public static func longestLabel(extendPastBy length: CGFloat) -> Length { label(extendPastBy: length) }
  }

  let piece: AxisPiece

  /// Creates a line of a length.
  public init(centered: Bool? = nil, length: CGFloat, stroke: StrokeStyle? = nil) {
    self.init(centered: centered, length: Length(points: length, extra: 0), stroke: stroke)
  }

  /// Creates a line of a length.
  public init(centered: Bool? = nil, length: Length = .automatic, stroke: StrokeStyle? = nil) {
    piece = AxisPiece(kind: .tick(length), stroke: stroke, isCentered: centered)
  }

  @MainActor public static func _collect(_ mark: Self, _ pieces: inout _AxisPieces) {
    pieces.pieces.append(mark.piece)
  }
}

/// Modified marks.
nonisolated struct ChangedAxisMark<Mark: AxisMark>: AxisMark {
  let mark: Mark
  let change: (inout AxisPiece) -> Void

  @MainActor static func _collect(_ mark: Self, _ pieces: inout _AxisPieces) {
    let first = pieces.pieces.count
    Mark._collect(mark.mark, &pieces)
    for index in first..<pieces.pieces.count { mark.change(&pieces.pieces[index]) }
  }
}

nonisolated extension AxisMark {
  private func changed(_ change: @escaping (inout AxisPiece) -> Void) -> ChangedAxisMark<Self> {
    ChangedAxisMark(mark: self, change: change)
  }

  /// Sets the font of labels.
  public func font(_ font: Font?) -> some AxisMark { changed { $0.font = $0.font ?? font } }

  /// Sets the style of lines and labels.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some AxisMark {
    changed { $0.style = $0.style ?? AnyShapeStyle(style) }
  }

  /// Offsets the content.
  public func offset(_ offset: CGSize) -> some AxisMark { self.offset(x: offset.width, y: offset.height) }

  /// Offsets the content.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some AxisMark {
    changed {
      $0.offset.width += x
      $0.offset.height += y
    }
  }
}

/// Marks with its type erased.
nonisolated public struct AnyAxisMark: AxisMark {
  private let mark: any AxisMark

  /// Creates a type-erased value.
  public init(_ mark: any AxisMark) { self.mark = mark }

  /// Creates a type-erased value.
  public init<M: AxisMark>(erasing mark: M) { self.mark = mark }

  @MainActor public static func _collect(_ mark: Self, _ pieces: inout _AxisPieces) {
    func add<M: AxisMark>(_ mark: M) { M._collect(mark, &pieces) }
    add(mark.mark)
  }
}

/// Several marks.
nonisolated public struct _TupleAxisMark<each M: AxisMark>: AxisMark {
  let marks: (repeat each M)

  init(_ marks: repeat each M) { self.marks = (repeat each marks) }

  @MainActor public static func _collect(_ mark: Self, _ pieces: inout _AxisPieces) {
    func add<A: AxisMark>(_ part: A) { A._collect(part, &pieces) }
    repeat add(each mark.marks)
  }
}

extension Optional: AxisMark where Wrapped: AxisMark {
  public static func _collect(_ mark: Self, _ pieces: inout _AxisPieces) {
    if let mark { Wrapped._collect(mark, &pieces) }
  }
}

extension BuilderConditional: AxisMark where TrueContent: AxisMark, FalseContent: AxisMark {
  @MainActor public static func _collect(_ mark: Self, _ pieces: inout _AxisPieces) {
    switch mark.branch {
    case .first(let first): TrueContent._collect(first, &pieces)
    case .second(let second): FalseContent._collect(second, &pieces)
    }
  }
}

/// Builds the marks of an axis from the statements of a closure.
@resultBuilder
public struct AxisMarkBuilder {
  /// Builds a mark from an expression.
  public static func buildExpression<Content: AxisMark>(_ content: Content) -> Content { content }
  /// Builds an empty result.
  public static func buildBlock() -> some AxisMark { AnyAxisMark?.none }
  /// Builds the mark itself from a single statement.
  public static func buildBlock<T: AxisMark>(_ component: T) -> T { component }
  /// Builds marks in order.
  public static func buildBlock<each T: AxisMark>(_ components: repeat each T) -> some AxisMark {
    _TupleAxisMark(repeat each components)
  }
  /// An `if` without `else` may be nothing.
  public static func buildIf<T: AxisMark>(_ component: T?) -> T? { component }
  /// Builds the first branch of an `if` or `switch`.
  public static func buildEither<T1: AxisMark, T2: AxisMark>(first: T1) -> BuilderConditional<T1, T2> {
    BuilderConditional(branch: .first(first))
  }
  /// Builds the other branch.
  public static func buildEither<T1: AxisMark, T2: AxisMark>(second: T2) -> BuilderConditional<T1, T2> {
    BuilderConditional(branch: .second(second))
  }
  /// Inside `if #available`: hides types that older systems lack.
  public static func buildLimitedAvailability<Content: AxisMark>(_ content: Content) -> AnyAxisMark {
    AnyAxisMark(erasing: content)
  }
}
