/// Converts between values and positions in a chart.
@MainActor @preconcurrency
public struct ChartProxy {
  let model: ChartModel?
  /// The size of the plot.
  public let plotSize: CGSize
  /// The frame of the plot; nil without a chart.
  public let plotFrame: Anchor<CGRect>?

  /// The frame of the visible plot; nil without a chart.
  public var plotContainerFrame: Anchor<CGRect>? { plotFrame }

  /// The frame of the plot; empty without a chart.
  @available(*, deprecated, renamed: "plotFrame")
  public var plotAreaFrame: Anchor<CGRect> { plotFrame ?? .nowhere(.bounds) }

  /// The size of the plot.
  @available(*, deprecated, renamed: "plotSize")
  public var plotAreaSize: CGSize { plotSize }

  /// Returns the rectangle of two values.
  public func positionRange<X: Plottable, Y: Plottable>(for position: (x: X, y: Y)) -> CGRect? {
    guard let x = positionRange(forX: position.x), let y = positionRange(forY: position.y) else { return nil }
    return CGRect(
      x: x.lowerBound, y: y.lowerBound, width: x.upperBound - x.lowerBound, height: y.upperBound - y.lowerBound)
  }

  /// Returns the distance of a value from the left of the plot, in points.
  public func position<P: Plottable>(forX value: P) -> CGFloat? {
    guard let model else { return nil }
    return model.x.fraction(value.datum).map { model.pointX($0, plotSize) }
  }

  /// Returns the distance of a value from the top of the plot, in points.
  public func position<P: Plottable>(forY value: P) -> CGFloat? {
    guard let model else { return nil }
    return model.y.fraction(value.datum).map { model.pointY($0, plotSize) }
  }

  /// Returns the position of two values in the plot.
  public func position<X: Plottable, Y: Plottable>(for position: (x: X, y: Y)) -> CGPoint? {
    guard let x = self.position(forX: position.x), let y = self.position(forY: position.y) else { return nil }
    return CGPoint(x: x, y: y)
  }

  /// Returns the range of a value, in points from the left of the plot.
  public func positionRange<P: Plottable>(forX value: P) -> ClosedRange<CGFloat>? {
    guard let model, let middle = model.x.fraction(value.datum) else { return nil }
    let half = model.x.isCategory ? model.x.band / 2 : 0
    return Self.range(model.pointX(middle - half, plotSize), model.pointX(middle + half, plotSize))
  }

  /// Returns the range of a value, in points from the top of the plot.
  public func positionRange<P: Plottable>(forY value: P) -> ClosedRange<CGFloat>? {
    guard let model, let middle = model.y.fraction(value.datum) else { return nil }
    let half = model.y.isCategory ? model.y.band / 2 : 0
    return Self.range(model.pointY(middle - half, plotSize), model.pointY(middle + half, plotSize))
  }

  private static func range(_ a: CGFloat, _ b: CGFloat) -> ClosedRange<CGFloat> { min(a, b)...max(a, b) }

  /// Returns the value a number of points from the left of the plot.
  public func value<P: Plottable>(atX position: CGFloat, as: P.Type = P.self) -> P? {
    guard let model else { return nil }
    return model.x.datum(at: model.x.fraction(point: position, length: plotSize.width)).flatMap { P(datum: $0) }
  }

  /// Returns the value a number of points from the top of the plot.
  public func value<P: Plottable>(atY position: CGFloat, as: P.Type = P.self) -> P? {
    model?.datumY(at: position, plotSize).flatMap { P(datum: $0) }
  }

  /// Returns the values at a position in the plot.
  public func value<X: Plottable, Y: Plottable>(at position: CGPoint, as: (X, Y).Type = (X, Y).self) -> (X, Y)? {
    guard let x = value(atX: position.x, as: X.self), let y = value(atY: position.y, as: Y.self) else { return nil }
    return (x, y)
  }

  /// Returns the angle of a position around the centre of the plot, clockwise from the top.
  public func angle(at position: CGPoint) -> Angle {
    let angle = atan2(position.y - plotSize.height / 2, position.x - plotSize.width / 2) + .pi / 2
    return .radians(angle < 0 ? angle + 2 * .pi : angle)
  }

  /// Returns the value of a pie at an angle, as a running total.
  public func value<P: Plottable>(atAngle angle: Angle, as: P.Type = P.self) -> P? {
    guard let model else { return nil }
    return P(datum: .number(angle.radians / (2 * .pi) * model.angleTotal))
  }

  /// Returns the values of the x axis, or its first and last.
  public func xDomain<P: Plottable>(dataType: P.Type = P.self) -> [P] {
    model?.x.domain.compactMap { P(datum: $0) } ?? []
  }

  /// Returns the values of the y axis, or its first and last.
  public func yDomain<P: Plottable>(dataType: P.Type = P.self) -> [P] {
    model?.y.domain.compactMap { P(datum: $0) } ?? []
  }

  /// Returns the style that stands for a value.
  public func foregroundStyle<P: Plottable>(for value: P) -> AnyShapeStyle? {
    model?.foregrounds.visual(for: value.datum)
  }

  /// Returns the domain of styles.
  public func foregroundStyleDomain<P: Plottable>(dataType: P.Type = P.self) -> [P] {
    model?.foregrounds.data.compactMap { P(datum: $0) } ?? []
  }

  /// Returns the symbol that stands for a value.
  public func symbol<P: Plottable>(for value: P) -> AnyChartSymbolShape? { model?.symbols.visual(for: value.datum) }

  /// Returns the domain of symbols.
  public func symbolDomain<P: Plottable>(dataType: P.Type = P.self) -> [P] {
    model?.symbols.data.compactMap { P(datum: $0) } ?? []
  }

  /// Returns the area of the symbol that stands for a value, in square points.
  public func symbolSize<P: Plottable>(for value: P) -> CGFloat? {
    model?.symbolArea(of: value.datum)
  }

  /// Returns the domain of symbol sizes: the least and the greatest.
  public func symbolSizeDomain<P: Plottable>(dataType: P.Type = P.self) -> [P] {
    model?.sizes.domain.compactMap { P(datum: $0) } ?? []
  }

  /// Returns the line style that stands for a value.
  public func lineStyle<P: Plottable>(for value: P) -> StrokeStyle? { model?.lines.visual(for: value.datum) }

  /// Returns the domain of line styles.
  public func lineStyleDomain<P: Plottable>(dataType: P.Type = P.self) -> [P] {
    model?.lines.data.compactMap { P(datum: $0) } ?? []
  }

  /// Selects the value a number of points from the left of the plot.
  public func selectXValue(at position: CGFloat) {
    guard let model else { return }
    model.settings.x.select?(model.x.datum(at: model.x.fraction(point: position, length: plotSize.width)))
  }

  /// Selects the value a number of points from the top of the plot.
  public func selectYValue(at position: CGFloat) {
    guard let model else { return }
    model.settings.y.select?(model.datumY(at: position, plotSize))
  }

  /// Selects the values between two positions, in points from the left of the plot.
  public func selectXRange(from: CGFloat, to: CGFloat) {
    guard let model else { return }
    let ends = [from, to].map { model.x.datum(at: model.x.fraction(point: $0, length: plotSize.width)) }
    if let first = ends[0], let last = ends[1] { model.settings.x.selectRange?((first, last)) }
  }

  /// Selects the values between two positions, in points from the top of the plot.
  public func selectYRange(from: CGFloat, to: CGFloat) {
    guard let model, let first = model.datumY(at: from, plotSize), let last = model.datumY(at: to, plotSize) else {
      return
    }
    model.settings.y.selectRange?((first, last))
  }

  /// Selects the value of a pie at an angle.
  public func selectAngleValue(at angle: Angle) {
    guard let model else { return }
    model.settings.selectAngle?(.number(angle.radians / (2 * .pi) * model.angleTotal))
  }
}

extension ChartModel {
  func datumY(at point: CGFloat, _ size: CGSize) -> _Datum? {
    y.datum(at: y.fraction(point: y.isCategory ? point : size.height - point, length: size.height))
  }
}

/// The plot of a chart, for its surroundings.
struct ChartPlot {
  let model: ChartModel
  let frame: Anchor<CGRect>
}

struct ChartPlotKey: PreferenceKey {
  static var defaultValue: ChartPlot? { nil }
  static func reduce(value: inout ChartPlot?, nextValue: () -> ChartPlot?) { value = value ?? nextValue() }
}

nonisolated extension View {
  /// Adds views over a chart, with a proxy for its values.
  public func chartOverlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
  ) -> some View {
    overlayPreferenceValue(ChartPlotKey.self) { plot in
      ChartLayer(plot: plot, alignment: alignment, content: content)
    }
  }

  /// Adds views behind a chart, with a proxy for its values.
  public func chartBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
  ) -> some View {
    backgroundPreferenceValue(ChartPlotKey.self) { plot in
      ChartLayer(plot: plot, alignment: alignment, content: content)
    }
  }

  /// Sets a gesture on the plot, with a proxy for its values, instead of the one that selects.
  public func chartGesture(_ gesture: @escaping (ChartProxy) -> some Gesture) -> some View {
    chartOverlay { proxy in
      GeometryReader { geometry in
        let frame = proxy.plotFrame.map { geometry[$0] } ?? .zero
        Color.clear.contentShape(Rectangle()).gesture(gesture(proxy))
          .frame(width: frame.width, height: frame.height).offset(x: frame.minX, y: frame.minY)
      }
    }
  }
}

nonisolated private struct ChartLayer<Content: View>: View {
  let plot: ChartPlot?
  let alignment: Alignment
  let content: (ChartProxy) -> Content

  @MainActor var body: some View {
    GeometryReader { geometry in
      content(
        ChartProxy(
          model: plot?.model, plotSize: plot.map { geometry[$0.frame].size } ?? .zero, plotFrame: plot?.frame)
      )
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment)
    }
  }
}
