/// The data of a chart: scales, positions of marks, styles.
@MainActor
final class ChartModel {
  /// A unit of drawing: a mark, or all marks of a line or an area.
  struct Item {
    var kind: Mark.Kind
    var indices: [Int]
    var zIndex: Double
  }

  /// An entry of the legend.
  struct LegendEntry: Identifiable {
    let id: Int
    let text: String
    let style: AnyShapeStyle
    let symbol: AnyChartSymbolShape?
  }

  let marks: [Mark]
  let settings: ChartSettings
  let environment: EnvironmentValues
  let x: PositionScale
  let y: PositionScale
  let xUnit: Calendar.Component?
  let yUnit: Calendar.Component?
  /// Four fractions of the plot for each mark: the start and end along the x and y axes.
  private(set) var boxes: [Double] = []
  private(set) var items: [Item] = []
  private(set) var masks: [Int: ChartModel] = [:]
  private(set) var xAxis: [(position: AxisMarkPosition, pieces: [AxisPiece])] = []
  private(set) var yAxis: [(position: AxisMarkPosition, pieces: [AxisPiece])] = []
  let foregrounds: VisualScale<AnyShapeStyle>
  let symbols: VisualScale<AnyChartSymbolShape>
  let lines: VisualScale<StrokeStyle>
  let sizes: VisualScale<CGFloat>
  /// The sum of all pieces of a pie.
  let angleTotal: Double

  init(
    marks: [Mark], settings: ChartSettings, environment: EnvironmentValues,
    scales: (PositionScale, PositionScale)? = nil
  ) {
    let marks = FunctionPlaces.placed(marks, settings)
    self.marks = marks
    self.settings = settings
    self.environment = environment
    let stacked = Stacking.ranges(of: marks)
    let inference = DomainInference(marks: marks, stacked: stacked)
    x = scales?.0 ?? inference.scale(.horizontal, settings.x)
    y = scales?.1 ?? inference.scale(.vertical, settings.y)
    xUnit = inference.xUnit
    yUnit = inference.yUnit
    angleTotal = marks.reduce(0) { $0 + max(0, $1.angle?.quantity ?? 0) }
    foregrounds = VisualScale(
      marks.lazy.compactMap { if case .by(let value) = $0.look.foreground { value.lower } else { nil } },
      settings.foreground, palette: Self.colors.map { AnyShapeStyle($0) })
    symbols = VisualScale(
      marks.lazy.compactMap { if case .by(let value) = $0.look.symbol { value.lower } else { nil } }, settings.symbol,
      palette: BasicChartSymbolShape.Kind.allCases.map { AnyChartSymbolShape(BasicChartSymbolShape(kind: $0)) })
    lines = VisualScale(
      marks.lazy.compactMap { if case .by(let value) = $0.look.line { value.lower } else { nil } }, settings.line,
      palette: [[], [6, 4], [2, 3], [8, 3, 2, 3]].map { StrokeStyle(lineWidth: 2, lineJoin: .round, dash: $0) })
    sizes = VisualScale(
      marks.lazy.compactMap { if case .by(let value) = $0.look.symbolSize { value.lower } else { nil } },
      settings.size, palette: [16, 400])
    boxes = MarkBoxes.boxes(of: marks, stacked: stacked, x: x, y: y, steps: inference.steps, total: angleTotal)
    items = makeItems()
    if scales == nil {
      xAxis = axis(.horizontal)
      yAxis = axis(.vertical)
    }
    for (index, mark) in marks.enumerated() {
      guard let mask = mark.look.mask else { continue }
      masks[index] = ChartModel(marks: mask, settings: settings, environment: environment, scales: (x, y))
    }
  }

  /// The colours of values in order of their appearance.
  static let colors: [Color] = [.blue, .green, .orange, .purple, .red, .cyan, .yellow]

  var isPie: Bool { marks.contains { $0.kind == .sector } }

  private func makeItems() -> [Item] {
    struct Series: Hashable {
      var isArea: Bool
      var values: [_Datum?]
    }
    var items: [Item] = []
    var known: [Series: Int] = [:]
    for (index, mark) in marks.enumerated() {
      guard mark.kind == .line || mark.kind == .area, mark.function == nil else {
        items.append(Item(kind: mark.kind, indices: [index], zIndex: mark.look.zIndex ?? 0))
        continue
      }
      let series = Series(isArea: mark.kind == .area, values: mark.series.map { [$0] } ?? mark.look.data)
      if let item = known[series] {
        items[item].indices.append(index)
      } else {
        known[series] = items.count
        items.append(Item(kind: mark.kind, indices: [index], zIndex: mark.look.zIndex ?? 0))
      }
    }
    guard items.contains(where: { $0.zIndex != 0 }) else { return items }
    return items.enumerated().sorted { ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset) }
      .map(\.element)
  }

  private func axis(_ axis: Axis) -> [(position: AxisMarkPosition, pieces: [AxisPiece])] {
    let own = axis == .horizontal ? settings.x : settings.y
    guard !own.isHidden, !marks.isEmpty || own.domain != nil, !isPie || own.content != nil else { return [] }
    var parts = _AxisParts(
      scale: axis == .horizontal ? x : y, axis: axis, calendar: environment.calendar, locale: environment.locale,
      unit: axis == .horizontal ? xUnit : yUnit)
    AnyAxisContent._collect(own.content ?? AnyAxisContent(erasing: AxisMarks()), &parts)
    return parts.groups
  }

  func style(of mark: Mark) -> AnyShapeStyle {
    switch mark.look.foreground {
    case .style(let style): style
    case .by(let value): foregrounds.visual(for: value.lower) ?? AnyShapeStyle(Color.accentColor)
    case nil: AnyShapeStyle(Color.accentColor)
    }
  }

  /// The values that have a style or a symbol, with these.
  var legend: [LegendEntry] {
    let data = foregrounds.isUsed ? foregrounds.data : symbols.isUsed ? symbols.data : []
    return data.enumerated().map { index, datum in
      LegendEntry(
        id: index, text: datum.text(stride: nil, locale: environment.locale, calendar: environment.calendar),
        style: (foregrounds.isUsed ? foregrounds.visual(for: datum) : nil) ?? AnyShapeStyle(Color.accentColor),
        symbol: symbols.isUsed ? symbols.visual(for: datum) : nil)
    }
  }
}

nonisolated extension MarkLook {
  /// The values that distinguish a line from others.
  var data: [_Datum?] {
    var data: [_Datum?] = [nil, nil, nil]
    if case .by(let value) = foreground { data[0] = value.lower }
    if case .by(let value) = symbol { data[1] = value.lower }
    if case .by(let value) = line { data[2] = value.lower }
    return data
  }
}
