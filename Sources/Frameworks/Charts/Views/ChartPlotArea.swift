/// The plot of a chart with its axes.
struct ChartPlotArea: View {
  let model: ChartModel

  private struct Label: Identifiable {
    let id: String
    let label: ChartLabel
    let view: AnyView
  }

  private func labels(_ axis: Axis, isPlaceholder: Bool = false) -> [Label] {
    let groups = axis == .horizontal ? model.xAxis : model.yAxis
    return groups.enumerated().flatMap { number, group in
      group.pieces.enumerated().compactMap { index, piece -> Label? in
        guard case .label(let view) = piece.kind else { return nil }
        let isFirst = axis == .horizontal ? group.position.side == .top : group.position.side == .leading
        return Label(
          id: "\(axis)\(number).\(index)",
          label: ChartLabel(axis: axis, isFirst: isFirst, piece: piece, isPlaceholder: isPlaceholder), view: view)
      }
    }
  }

  private func views(_ labels: [Label]) -> some View {
    ForEach(labels) { item in
      item.view.font(item.label.piece.font ?? .caption)
        .foregroundStyle(item.label.piece.style ?? AnyShapeStyle(.secondary))
        .accessibilityHidden(item.label.isPlaceholder).chartPart(.label(item.label))
    }
  }

  private var layout: ChartLayout {
    ChartLayout(x: model.x, y: model.y, xBeginsAtLine: model.x.isDate)
  }

  @ViewBuilder private var plot: some View {
    let plot = PlotView(model: model)
    if let style = model.settings.plotStyle { style(ChartPlotContent(content: AnyView(plot))) } else { plot }
  }

  var body: some View {
    let axes = model.settings.scrollableAxes
    if axes.contains(.horizontal), let ratio = ratio(model.x, model.settings.x) {
      layout.callAsFunction {
        ChartGrid(model: model, axes: .vertical).chartPart(.grid)
        ScrolledPlot(model: model, axis: .horizontal, ratio: ratio) {
          layout.callAsFunction {
            ChartGrid(model: model, axes: .horizontal).chartPart(.grid)
            plot.chartPart(.plot)
            views(labels(.horizontal))
          }
        }
        .chartPart(.scrolledPlot)
        views(labels(.vertical))
        views(Array(labels(.horizontal, isPlaceholder: true).prefix(1)))
      }
    } else if axes.contains(.vertical), let ratio = ratio(model.y, model.settings.y) {
      layout.callAsFunction {
        ChartGrid(model: model, axes: .horizontal).chartPart(.grid)
        ScrolledPlot(model: model, axis: .vertical, ratio: ratio) {
          layout.callAsFunction {
            ChartGrid(model: model, axes: .vertical).chartPart(.grid)
            plot.chartPart(.plot)
            views(labels(.vertical))
          }
        }
        .chartPart(.scrolledColumn)
        views(labels(.horizontal))
        views(labels(.vertical, isPlaceholder: true))
      }
    } else {
      layout.callAsFunction {
        ChartGrid(model: model, axes: [.horizontal, .vertical]).chartPart(.grid)
        plot.chartPart(.plot)
        views(labels(.horizontal))
        views(labels(.vertical))
      }
    }
  }

  /// Returns the ratio of an axis to its visible part; nil if all of it is visible.
  private func ratio(_ scale: PositionScale, _ settings: ChartSettings.AxisSettings) -> Double? {
    guard let visible = settings.visibleLength, visible > 0 else { return nil }
    let whole = scale.isCategory ? Double(scale.names.count) : abs(scale.last - scale.first)
    return max(1, whole / visible)
  }
}

/// A plot that is larger than its visible part.
private struct ScrolledPlot<Content: View>: View {
  let model: ChartModel
  let axis: Axis
  let ratio: Double
  @ViewBuilder let content: Content
  @State private var position = ScrollPosition()
  /// The length of the whole plot along the axis, in points.
  @State private var length: CGFloat = 0
  /// The value last reported to the app, to which it need not scroll.
  @State private var told: _Datum?

  private var scale: PositionScale { axis == .horizontal ? model.x : model.y }
  /// Whether numbers start at the bottom.
  private var beginsAtEnd: Bool { axis == .vertical && !scale.isCategory }

  var body: some View {
    let isLevel = axis == .horizontal
    let place = isLevel ? model.settings.x.scrollPosition : model.settings.y.scrollPosition
    ScrollView(isLevel ? .horizontal : .vertical, showsIndicators: false) {
      content.containerRelativeFrame(isLevel ? .horizontal : .vertical) { length, _ in length * ratio }
        .onGeometryChange(for: CGFloat.self) {
          isLevel ? $0.size.width : $0.size.height
        } action: { new in
          length = new
          move(to: place?.value ?? (beginsAtEnd ? scale.datum(at: 0) : nil))
        }
    }
    .modifier(ChartScrollAlignment(model: model))
    .scrollPosition($position)
    .onScrollGeometryChange(for: CGFloat.self) {
      isLevel ? $0.contentOffset.x : $0.contentOffset.y
    } action: { _, offset in
      guard let set = place?.set, length > 0 else { return }
      let start = beginsAtEnd ? length - length / ratio - offset : offset
      guard let datum = scale.datum(at: start / length) else { return }
      told = set(datum) ?? told
    }
    .onChange(of: place?.value) { _, value in
      if value != told, place?.set != nil { move(to: value) }
    }
  }

  private func move(to value: _Datum?) {
    guard let value, let fraction = scale.fraction(value) else { return }
    let start = (scale.isCategory ? fraction - scale.band / 2 : fraction) * length
    if axis == .horizontal {
      position.scrollTo(x: start)
    } else {
      position.scrollTo(y: beginsAtEnd ? length - length / ratio - start : start)
    }
  }
}

/// Aligns the scroll view of a chart as the app wants.
private struct ChartScrollAlignment: ViewModifier {
  let model: ChartModel

  func body(content: Content) -> some View {
    if let behavior = model.settings.scrollBehavior {
      content.scrollTargetBehavior(ChartScrollBehavior(model: model, behavior: behavior))
    } else {
      content
    }
  }
}

/// The lines of axes.
private struct ChartGrid: View {
  let model: ChartModel
  let axes: Axis.Set
  @Environment(\.layoutDirection) private var layoutDirection

  /// Guess.
  private static let stroke = StrokeStyle(lineWidth: 0.5)

  var body: some View {
    Canvas { context, size in
      if layoutDirection == .rightToLeft {
        context.translateBy(x: size.width, y: 0)
        context.scaleBy(x: -1, y: 1)
      }
      if axes.contains(.horizontal) { draw(model.xAxis, .horizontal, context, size) }
      if axes.contains(.vertical) { draw(model.yAxis, .vertical, context, size) }
    }
  }

  private func draw(
    _ groups: [(position: AxisMarkPosition, pieces: [AxisPiece])], _ axis: Axis, _ context: GraphicsContext,
    _ size: CGSize
  ) {
    for group in groups {
      for piece in group.pieces {
        let fraction =
          piece.isCentered == true ? piece.next.map { (piece.fraction + $0) / 2 } ?? piece.fraction : piece.fraction
        var start: CGPoint
        var end: CGPoint
        if axis == .horizontal {
          let x = model.pointX(fraction, size)
          (start, end) = (CGPoint(x: x, y: 0), CGPoint(x: x, y: size.height))
        } else {
          let y = model.pointY(fraction, size)
          (start, end) = (CGPoint(x: 0, y: y), CGPoint(x: size.width, y: y))
        }
        switch piece.kind {
        case .label: continue
        case .gridLine: break
        case .tick(let length):
          let points = (length.points ?? 16) + length.extra
          switch (axis, group.position.side) {
          case (.horizontal, .top): (start.y, end.y) = (-points, 0)
          case (.horizontal, _): (start.y, end.y) = (size.height, size.height + points)
          case (.vertical, .leading): (start.x, end.x) = (-points, 0)
          case (.vertical, _): (start.x, end.x) = (size.width, size.width + points)
          }
        }
        let line = Path { path in
          path.move(to: CGPoint(x: start.x + piece.offset.width, y: start.y + piece.offset.height))
          path.addLine(to: CGPoint(x: end.x + piece.offset.width, y: end.y + piece.offset.height))
        }
        context.stroke(
          line, with: .style(piece.style ?? AnyShapeStyle(Color(UIColor.separator))),
          style: piece.stroke ?? Self.stroke)
      }
    }
  }
}
