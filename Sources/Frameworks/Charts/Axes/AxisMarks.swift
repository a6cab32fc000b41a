/// The content of an axis.
@MainActor @preconcurrency
public protocol AxisContent {
  /// Adds the content.
  static func _collect(_ content: Self, _ parts: inout _AxisParts)
}

/// The content of an axis while it is collected, and its inputs.
nonisolated public struct _AxisParts {
  let scale: PositionScale
  let axis: Axis
  let calendar: Calendar
  let locale: Locale
  /// The date unit of the data.
  let unit: Calendar.Component?
  var groups: [(position: AxisMarkPosition, pieces: [AxisPiece])] = []
}

/// Marks at values of an axis.
nonisolated public struct AxisMarks<Content: AxisMark>: AxisContent {
  private let position: AxisMarkPosition
  private let values: AxisMarkValues
  private let content: (AxisValue) -> Content?

  /// Creates marks at automatic values.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic,
    @AxisMarkBuilder content: @escaping (AxisValue) -> Content
  ) {
    self.position = position
    self.values = values
    self.content = { content($0) }
  }

  /// Creates marks at automatic values.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic,
    @AxisMarkBuilder content: @escaping () -> Content
  ) {
    self.init(preset: preset, position: position, values: values) { _ in content() }
  }

  /// Creates marks at given values.
  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
    @AxisMarkBuilder content: @escaping (AxisValue) -> Content
  ) {
    self.init(preset: preset, position: position, values: .given(values.map(\.datum)), content: content)
  }

  /// Creates marks at given values.
  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
    @AxisMarkBuilder content: @escaping () -> Content
  ) {
    self.init(preset: preset, position: position, values: .given(values.map(\.datum))) { _ in content() }
  }

  @MainActor public static func _collect(_ marks: Self, _ parts: inout _AxisParts) {
    let scale = parts.scale
    let found = marks.values.resolved(in: parts)
    let data = found.data.filter { datum in
      guard let fraction = scale.fraction(datum) else { return false }
      return (-1e-9...1 + 1e-9).contains(fraction)
    }
    var pieces: [AxisPiece] = []
    for (index, datum) in data.enumerated() {
      let text = datum.text(stride: found.stride, scale: scale, locale: parts.locale, calendar: parts.calendar)
      let value = AxisValue(datum: datum, index: index, count: data.count, text: text)
      guard let content = marks.content(value), let fraction = scale.fraction(datum) else { continue }
      var added = _AxisPieces(value: value)
      Content._collect(content, &added)
      let next = index + 1 < data.count ? scale.fraction(data[index + 1]) : nil
      pieces += added.pieces.map { piece in
        var piece = piece
        piece.fraction = fraction
        piece.next = scale.isCategory ? nil : next ?? (piece.isCentered == true ? 1 : nil)
        return piece
      }
    }
    parts.groups.append((marks.position, pieces))
  }
}

nonisolated extension AxisMarks where Content == AnyAxisMark {
  private init(
    _ position: AxisMarkPosition, _ values: AxisMarkValues, _ stroke: StrokeStyle?,
    label: @escaping (AxisValue) -> AnyAxisMark
  ) {
    self.position = position
    self.values = values
    content = { value in
      AnyAxisMark(erasing: _TupleAxisMark(DefaultGridLine(stroke: stroke), label(value)))
    }
  }

  /// Creates grid lines and labels at automatic values.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic,
    stroke: StrokeStyle? = nil
  ) { self.init(position, values, stroke) { _ in AnyAxisMark(erasing: AxisValueLabel()) } }

  /// Creates grid lines and labels at given values.
  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
    stroke: StrokeStyle? = nil
  ) {
    self.init(position, .given(values.map(\.datum)), stroke) { _ in AnyAxisMark(erasing: AxisValueLabel()) }
  }

  /// Creates grid lines at automatic values, and labels in a format.
  public init<Format: FormatStyle>(
    format: Format, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
  ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
    self.init(position, values, stroke) { _ in AnyAxisMark(erasing: AxisValueLabel(format: format)) }
  }

  /// Creates grid lines at given values, and labels in a format.
  public init<Value: Plottable, Format: FormatStyle>(
    format: Format, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
    stroke: StrokeStyle? = nil
  ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
    self.init(position, .given(values.map(\.datum)), stroke) { _ in
      AnyAxisMark(erasing: AxisValueLabel(format: format))
    }
  }
}

/// The default grid line of an axis: categories have none.
nonisolated private struct DefaultGridLine: AxisMark {
  let stroke: StrokeStyle?

  @MainActor static func _collect(_ mark: Self, _ pieces: inout _AxisPieces) {
    if case .category = pieces.value.datum { return }
    AxisGridLine._collect(AxisGridLine(stroke: mark.stroke), &pieces)
  }
}

/// The placement of labels; here always the automatic one.
nonisolated public struct AxisMarkPreset: Hashable, Sendable {
  private let id: Int
  /// Automatic, depending on the values.
  public static var automatic: AxisMarkPreset { AxisMarkPreset(id: 0) }
  /// Marks extend beyond the plot's edges.
  public static var extended: AxisMarkPreset { AxisMarkPreset(id: 1) }
  /// The first and the last label are aligned with the plot's edges.
  public static var aligned: AxisMarkPreset { AxisMarkPreset(id: 2) }
  /// Labels are inside the plot.
  public static var inset: AxisMarkPreset { AxisMarkPreset(id: 3) }
}

/// The side of the plot on which an axis is.
nonisolated public struct AxisMarkPosition: Hashable, Sendable {
  enum Side { case automatic, leading, trailing, top, bottom }
  let side: Side
  /// Automatic: below and trailing.
  public static var automatic: AxisMarkPosition { AxisMarkPosition(side: .automatic) }
  /// The leading edge of the plot.
  public static var leading: AxisMarkPosition { AxisMarkPosition(side: .leading) }
  /// The trailing edge of the plot.
  public static var trailing: AxisMarkPosition { AxisMarkPosition(side: .trailing) }
  /// Above the plot.
  public static var top: AxisMarkPosition { AxisMarkPosition(side: .top) }
  /// Below the plot.
  public static var bottom: AxisMarkPosition { AxisMarkPosition(side: .bottom) }
}

/// Axes with its type erased.
nonisolated public struct AnyAxisContent: AxisContent {
  private let content: any AxisContent

  /// Creates a type-erased value.
  public init(_ content: any AxisContent) { self.content = content }

  /// Creates a type-erased value.
  public init<C: AxisContent>(erasing content: C) { self.content = content }

  @MainActor public static func _collect(_ content: Self, _ parts: inout _AxisParts) {
    func add<C: AxisContent>(_ content: C) { C._collect(content, &parts) }
    add(content.content)
  }
}

/// Several groups of marks.
nonisolated public struct _TupleAxisContent<each C: AxisContent>: AxisContent {
  let content: (repeat each C)

  init(_ content: repeat each C) { self.content = (repeat each content) }

  @MainActor public static func _collect(_ content: Self, _ parts: inout _AxisParts) {
    func add<A: AxisContent>(_ part: A) { A._collect(part, &parts) }
    repeat add(each content.content)
  }
}

extension Optional: AxisContent where Wrapped: AxisContent {
  public static func _collect(_ content: Self, _ parts: inout _AxisParts) {
    if let content { Wrapped._collect(content, &parts) }
  }
}

extension BuilderConditional: AxisContent where TrueContent: AxisContent, FalseContent: AxisContent {
  @MainActor public static func _collect(_ content: Self, _ parts: inout _AxisParts) {
    switch content.branch {
    case .first(let first): TrueContent._collect(first, &parts)
    case .second(let second): FalseContent._collect(second, &parts)
    }
  }
}

/// Builds axes from the statements of a closure.
@resultBuilder
public struct AxisContentBuilder {
  /// Builds a group of marks from an expression.
  public static func buildExpression<Content: AxisContent>(_ content: Content) -> Content { content }
  /// Builds an empty result.
  public static func buildBlock() -> some AxisContent { AnyAxisContent?.none }
  /// Builds the group itself from a single statement.
  public static func buildBlock<T: AxisContent>(_ component: T) -> T { component }
  /// Builds groups in order.
  public static func buildBlock<each T: AxisContent>(_ components: repeat each T) -> some AxisContent {
    _TupleAxisContent(repeat each components)
  }
  /// An `if` without `else` may be nothing.
  public static func buildIf<T: AxisContent>(_ component: T?) -> T? { component }
  /// Builds the first branch of an `if` or `switch`.
  public static func buildEither<T1: AxisContent, T2: AxisContent>(first: T1) -> BuilderConditional<T1, T2> {
    BuilderConditional(branch: .first(first))
  }
  /// Builds the other branch.
  public static func buildEither<T1: AxisContent, T2: AxisContent>(second: T2) -> BuilderConditional<T1, T2> {
    BuilderConditional(branch: .second(second))
  }
  /// Inside `if #available`: hides types that older systems lack.
  public static func buildLimitedAvailability<Content: AxisContent>(_ content: Content) -> AnyAxisContent {
    AnyAxisContent(erasing: content)
  }
}
