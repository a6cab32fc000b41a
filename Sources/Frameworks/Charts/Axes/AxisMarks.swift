/// What an axis shows.
@MainActor @preconcurrency
public protocol AxisContent {
  /// Adds what is shown.
  static func _collect(_ content: Self, _ parts: inout _AxisParts)
}

/// What an axis shows, while it is gathered, and what that depends on.
nonisolated public struct _AxisParts {
  let scale: PositionScale
  let axis: Axis
  let calendar: Calendar
  let locale: Locale
  /// The unit of dates that the data have.
  let unit: Calendar.Component?
  var groups: [(position: AxisMarkPosition, pieces: [AxisPiece])] = []
}

/// Marks at values of an axis.
nonisolated public struct AxisMarks<Content: AxisMark>: AxisContent {
  private let position: AxisMarkPosition
  private let values: AxisMarkValues
  private let content: (AxisValue) -> Content?

  /// Marks at values that are calculated.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic,
    @AxisMarkBuilder content: @escaping (AxisValue) -> Content
  ) {
    self.position = position
    self.values = values
    self.content = { content($0) }
  }

  /// Marks at values that are calculated.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic,
    @AxisMarkBuilder content: @escaping () -> Content
  ) {
    self.init(preset: preset, position: position, values: values) { _ in content() }
  }

  /// Marks at given values.
  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
    @AxisMarkBuilder content: @escaping (AxisValue) -> Content
  ) {
    self.init(preset: preset, position: position, values: .given(values.map(\.datum)), content: content)
  }

  /// Marks at given values.
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

  /// Grid lines and labels at values that are calculated.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: AxisMarkValues = .automatic,
    stroke: StrokeStyle? = nil
  ) { self.init(position, values, stroke) { _ in AnyAxisMark(erasing: AxisValueLabel()) } }

  /// Grid lines and labels at given values.
  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
    stroke: StrokeStyle? = nil
  ) {
    self.init(position, .given(values.map(\.datum)), stroke) { _ in AnyAxisMark(erasing: AxisValueLabel()) }
  }

  /// Grid lines at values that are calculated, and labels in a format.
  public init<Format: FormatStyle>(
    format: Format, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
  ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
    self.init(position, values, stroke) { _ in AnyAxisMark(erasing: AxisValueLabel(format: format)) }
  }

  /// Grid lines at given values, and labels in a format.
  public init<Value: Plottable, Format: FormatStyle>(
    format: Format, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
    stroke: StrokeStyle? = nil
  ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
    self.init(position, .given(values.map(\.datum)), stroke) { _ in
      AnyAxisMark(erasing: AxisValueLabel(format: format))
    }
  }
}

/// The grid line that an axis has by itself: names have none.
nonisolated private struct DefaultGridLine: AxisMark {
  let stroke: StrokeStyle?

  @MainActor static func _collect(_ mark: Self, _ pieces: inout _AxisPieces) {
    if case .category = pieces.value.datum { return }
    AxisGridLine._collect(AxisGridLine(stroke: mark.stroke), &pieces)
  }
}

/// Where labels are; here they always are as in the automatic one.
nonisolated public struct AxisMarkPreset: Hashable, Sendable {
  private let id: Int
  /// As fits the values.
  public static var automatic: AxisMarkPreset { AxisMarkPreset(id: 0) }
  /// Marks reach beyond the plot's edges.
  public static var extended: AxisMarkPreset { AxisMarkPreset(id: 1) }
  /// The first and the last label are aligned with the plot's edges.
  public static var aligned: AxisMarkPreset { AxisMarkPreset(id: 2) }
  /// Labels are inside the plot.
  public static var inset: AxisMarkPreset { AxisMarkPreset(id: 3) }
}

/// The side of the plot at which an axis is.
nonisolated public struct AxisMarkPosition: Hashable, Sendable {
  enum Side { case automatic, leading, trailing, top, bottom }
  let side: Side
  /// Below, and after the plot.
  public static var automatic: AxisMarkPosition { AxisMarkPosition(side: .automatic) }
  /// Before the plot.
  public static var leading: AxisMarkPosition { AxisMarkPosition(side: .leading) }
  /// After the plot.
  public static var trailing: AxisMarkPosition { AxisMarkPosition(side: .trailing) }
  /// Above the plot.
  public static var top: AxisMarkPosition { AxisMarkPosition(side: .top) }
  /// Below the plot.
  public static var bottom: AxisMarkPosition { AxisMarkPosition(side: .bottom) }
}

/// Axes whose type is hidden.
nonisolated public struct AnyAxisContent: AxisContent {
  private let content: any AxisContent

  /// Hides a type.
  public init(_ content: any AxisContent) { self.content = content }

  /// Hides a type.
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
  /// A statement is a group of marks.
  public static func buildExpression<Content: AxisContent>(_ content: Content) -> Content { content }
  /// No statements are nothing to show.
  public static func buildBlock() -> some AxisContent { AnyAxisContent?.none }
  /// One statement is the group itself.
  public static func buildBlock<T: AxisContent>(_ component: T) -> T { component }
  /// Several statements are groups in their order.
  public static func buildBlock<each T: AxisContent>(_ components: repeat each T) -> some AxisContent {
    _TupleAxisContent(repeat each components)
  }
  /// An `if` without `else` may be nothing.
  public static func buildIf<T: AxisContent>(_ component: T?) -> T? { component }
  /// The first branch of an `if` or `switch`.
  public static func buildEither<T1: AxisContent, T2: AxisContent>(first: T1) -> BuilderConditional<T1, T2> {
    BuilderConditional(branch: .first(first))
  }
  /// The other branch.
  public static func buildEither<T1: AxisContent, T2: AxisContent>(second: T2) -> BuilderConditional<T1, T2> {
    BuilderConditional(branch: .second(second))
  }
  /// Inside `if #available`: hides types that older systems lack.
  public static func buildLimitedAvailability<Content: AxisContent>(_ content: Content) -> AnyAxisContent {
    AnyAxisContent(erasing: content)
  }
}
