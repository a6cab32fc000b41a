/// The role of a view in a chart.
nonisolated enum ChartPart {
  case grid
  case plot
  /// The plot and the labels of the x axis, which scroll with it.
  case scrolledPlot
  /// The plot and the labels of the y axis, which scroll with it.
  case scrolledColumn
  case label(ChartLabel)

  var label: ChartLabel? { if case .label(let label) = self { label } else { nil } }
}

/// A label of an axis.
nonisolated struct ChartLabel {
  var axis: Axis
  /// Whether it is leading or above the plot.
  var isFirst: Bool
  var piece: AxisPiece
  /// Whether it only reserves space.
  var isPlaceholder = false
}

nonisolated private struct ChartPartKey: LayoutValueKey {
  static var defaultValue: ChartPart { .plot }
}

nonisolated extension View {
  @MainActor func chartPart(_ part: ChartPart) -> some View { layoutValue(key: ChartPartKey.self, value: part) }
}

/// Lays out the labels of axes around a plot.
nonisolated struct ChartLayout: Layout {
  var x: PositionScale
  var y: PositionScale
  /// Whether date labels start at their line.
  var xBeginsAtLine: Bool
  static let spacing: CGFloat = 4
  /// The default size of a chart: guess.
  private static let ideal = CGSize(width: 200, height: 150)

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let size = CGSize(width: proposal.width ?? Self.ideal.width, height: proposal.height ?? Self.ideal.height)
    guard let plot = plot(of: subviews) else { return size }
    let insets = insets(subviews, size.width)
    let room = CGSize(
      width: max(0, size.width - insets.leading - insets.trailing),
      height: max(0, size.height - insets.top - insets.bottom))
    // A plot may have its own size.
    let own = plot.sizeThatFits(ProposedViewSize(room))
    return CGSize(
      width: own.width + insets.leading + insets.trailing, height: own.height + insets.top + insets.bottom)
  }

  private func plot(of subviews: Subviews) -> LayoutSubview? {
    subviews.first { if case .plot = $0[ChartPartKey.self] { true } else { false } }
  }

  /// Returns the space for labels in a chart of this width: those beside the plot come first, since they decide how
  /// much room there is for the others.
  private func insets(_ subviews: Subviews, _ width: CGFloat) -> EdgeInsets {
    var insets = EdgeInsets()
    for axis in [Axis.vertical, .horizontal] {
      let plotWidth = width - insets.leading - insets.trailing
      for view in subviews {
        guard let label = view[ChartPartKey.self].label, label.axis == axis else { continue }
        let size = view.sizeThatFits(proposal(to: view, label, plotWidth))
        let spacing = label.piece.spacing ?? CGSize(width: Self.spacing, height: Self.spacing)
        switch (axis, label.isFirst) {
        case (.horizontal, true): insets.top = max(insets.top, size.height + spacing.height)
        case (.horizontal, false): insets.bottom = max(insets.bottom, size.height + spacing.height)
        case (.vertical, true): insets.leading = max(insets.leading, size.width + spacing.width)
        case (.vertical, false): insets.trailing = max(insets.trailing, size.width + spacing.width)
        }
      }
    }
    return insets
  }

  /// A label gets its ideal size, but that of a category is no wider than its band.
  private func proposal(to view: LayoutSubview, _ label: ChartLabel, _ plotWidth: CGFloat) -> ProposedViewSize {
    guard label.axis == .horizontal, x.isCategory, label.piece.fitsBand else { return .unspecified }
    let band = max(0, x.point(x.band, length: plotWidth) - x.point(0, length: plotWidth))
    return view.sizeThatFits(.unspecified).width > band ? ProposedViewSize(width: band, height: nil) : .unspecified
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let insets = insets(subviews, bounds.width)
    let plot = CGRect(
      x: bounds.minX + insets.leading, y: bounds.minY + insets.top,
      width: max(0, bounds.width - insets.leading - insets.trailing),
      height: max(0, bounds.height - insets.top - insets.bottom))
    var taken: [[CGRect]] = [[], []]
    for view in subviews {
      switch view[ChartPartKey.self] {
      case .grid, .plot: view.place(at: plot.origin, proposal: ProposedViewSize(plot.size))
      case .scrolledPlot:
        view.place(
          at: CGPoint(x: plot.minX, y: bounds.minY),
          proposal: ProposedViewSize(width: plot.width, height: bounds.height))
      case .scrolledColumn:
        view.place(
          at: CGPoint(x: bounds.minX, y: plot.minY),
          proposal: ProposedViewSize(width: bounds.width, height: plot.height))
      case .label(let label):
        let offered = self.proposal(to: view, label, plot.width)
        let frame = frame(of: label, view.sizeThatFits(offered), plot)
        let axis = label.axis == .horizontal ? 0 : 1
        // Neighbours that only touch fit, regardless of rounding.
        let inner = frame.insetBy(dx: min(0.01, frame.width / 2), dy: min(0.01, frame.height / 2))
        let collides = label.piece.avoidsOthers && taken[axis].contains { $0.intersects(inner) }
        if !collides { taken[axis].append(frame) }
        // A label that does not fit is placed far away, out of sight.
        let hidden = collides || label.isPlaceholder
        view.place(at: hidden ? CGPoint(x: -100_000, y: -100_000) : frame.origin, proposal: offered)
      }
    }
  }

  private func frame(of label: ChartLabel, _ size: CGSize, _ plot: CGRect) -> CGRect {
    let piece = label.piece
    let spacing = piece.spacing ?? CGSize(width: Self.spacing, height: Self.spacing)
    let fraction =
      piece.isCentered == true ? piece.next.map { (piece.fraction + $0) / 2 } ?? piece.fraction : piece.fraction
    var origin: CGPoint
    if label.axis == .horizontal {
      let begins = xBeginsAtLine && piece.isCentered != true
      let anchor = piece.anchor ?? (begins ? .topLeading : .top)
      origin = CGPoint(
        x: plot.minX + x.point(fraction, length: plot.width) - anchor.x * size.width,
        y: label.isFirst ? plot.minY - spacing.height - size.height : plot.maxY + spacing.height)
    } else {
      let point = y.point(fraction, length: plot.height)
      let anchor = piece.anchor ?? .center
      origin = CGPoint(
        x: label.isFirst ? plot.minX - spacing.width - size.width : plot.maxX + spacing.width,
        y: (y.isCategory ? plot.minY + point : plot.maxY - point) - anchor.y * size.height)
    }
    origin.x += piece.offset.width
    origin.y += piece.offset.height
    return CGRect(origin: origin, size: size)
  }
}
