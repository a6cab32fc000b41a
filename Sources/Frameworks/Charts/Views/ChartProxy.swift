/// Where values are in a chart, and what is at a place of it.
@MainActor @preconcurrency
public struct ChartProxy {
  let model: ChartModel?
  /// How large the plot is.
  public let plotSize: CGSize
  /// Where the plot is; nil where there is no chart.
  public let plotFrame: Anchor<CGRect>?

  /// Where the plot is that is seen; nil where there is no chart.
  public var plotContainerFrame: Anchor<CGRect>? { plotFrame }

  /// Where the plot is; an empty place where there is no chart.
  @available(*, deprecated, renamed: "plotFrame")
  public var plotAreaFrame: Anchor<CGRect> { plotFrame ?? .nowhere(.bounds) }

  /// How large the plot is.
  @available(*, deprecated, renamed: "plotSize")
  public var plotAreaSize: CGSize { plotSize }

  /// Where the values of both axes are that belong to two values.
  public func positionRange<X: Plottable, Y: Plottable>(for position: (x: X, y: Y)) -> CGRect? {
    guard let x = positionRange(forX: position.x), let y = positionRange(forY: position.y) else { return nil }
    return CGRect(
      x: x.lowerBound, y: y.lowerBound, width: x.upperBound - x.lowerBound, height: y.upperBound - y.lowerBound)
  }

  /// Points from the left of the plot at which a value is.
  public func position<P: Plottable>(forX value: P) -> CGFloat? {
    guard let model else { return nil }
    return model.x.fraction(value.datum).map { model.pointX($0, plotSize) }
  }

  /// Points from the top of the plot at which a value is.
  public func position<P: Plottable>(forY value: P) -> CGFloat? {
    guard let model else { return nil }
    return model.y.fraction(value.datum).map { model.pointY($0, plotSize) }
  }

  /// Where two values are in the plot.
  public func position<X: Plottable, Y: Plottable>(for position: (x: X, y: Y)) -> CGPoint? {
    guard let x = self.position(forX: position.x), let y = self.position(forY: position.y) else { return nil }
    return CGPoint(x: x, y: y)
  }

  /// The points from the left of the plot that belong to a value.
  public func positionRange<P: Plottable>(forX value: P) -> ClosedRange<CGFloat>? {
    guard let model, let middle = model.x.fraction(value.datum) else { return nil }
    let half = model.x.isCategory ? model.x.band / 2 : 0
    return Self.range(model.pointX(middle - half, plotSize), model.pointX(middle + half, plotSize))
  }

  /// The points from the top of the plot that belong to a value.
  public func positionRange<P: Plottable>(forY value: P) -> ClosedRange<CGFloat>? {
    guard let model, let middle = model.y.fraction(value.datum) else { return nil }
    let half = model.y.isCategory ? model.y.band / 2 : 0
    return Self.range(model.pointY(middle - half, plotSize), model.pointY(middle + half, plotSize))
  }

  private static func range(_ a: CGFloat, _ b: CGFloat) -> ClosedRange<CGFloat> { min(a, b)...max(a, b) }

  /// The value so many points from the left of the plot.
  public func value<P: Plottable>(atX position: CGFloat, as: P.Type = P.self) -> P? {
    guard let model else { return nil }
    return model.x.datum(at: model.x.fraction(point: position, length: plotSize.width)).flatMap { P(datum: $0) }
  }

  /// The value so many points from the top of the plot.
  public func value<P: Plottable>(atY position: CGFloat, as: P.Type = P.self) -> P? {
    model?.datumY(at: position, plotSize).flatMap { P(datum: $0) }
  }

  /// The values at a place of the plot.
  public func value<X: Plottable, Y: Plottable>(at position: CGPoint, as: (X, Y).Type = (X, Y).self) -> (X, Y)? {
    guard let x = value(atX: position.x, as: X.self), let y = value(atY: position.y, as: Y.self) else { return nil }
    return (x, y)
  }

  /// The angle of a place around the middle of the plot, from the top clockwise.
  public func angle(at position: CGPoint) -> Angle {
    let angle = atan2(position.y - plotSize.height / 2, position.x - plotSize.width / 2) + .pi / 2
    return .radians(angle < 0 ? angle + 2 * .pi : angle)
  }

  /// The value of a pie at an angle, counted from its beginning.
  public func value<P: Plottable>(atAngle angle: Angle, as: P.Type = P.self) -> P? {
    guard let model else { return nil }
    return P(datum: .number(angle.radians / (2 * .pi) * model.angleTotal))
  }

  /// All values of the x axis, or its first and last.
  public func xDomain<P: Plottable>(dataType: P.Type = P.self) -> [P] {
    model?.x.domain.compactMap { P(datum: $0) } ?? []
  }

  /// All values of the y axis, or its first and last.
  public func yDomain<P: Plottable>(dataType: P.Type = P.self) -> [P] {
    model?.y.domain.compactMap { P(datum: $0) } ?? []
  }

  /// The style that stands for a value.
  public func foregroundStyle<P: Plottable>(for value: P) -> AnyShapeStyle? {
    model?.foregrounds.visual(for: value.datum)
  }

  /// The values that styles stand for.
  public func foregroundStyleDomain<P: Plottable>(dataType: P.Type = P.self) -> [P] {
    model?.foregrounds.data.compactMap { P(datum: $0) } ?? []
  }

  /// The symbol that stands for a value.
  public func symbol<P: Plottable>(for value: P) -> AnyChartSymbolShape? { model?.symbols.visual(for: value.datum) }

  /// The values that symbols stand for.
  public func symbolDomain<P: Plottable>(dataType: P.Type = P.self) -> [P] {
    model?.symbols.data.compactMap { P(datum: $0) } ?? []
  }

  /// The area of the symbol that stands for a value, in square points.
  public func symbolSize<P: Plottable>(for value: P) -> CGFloat? {
    model?.symbolArea(of: value.datum)
  }

  /// The values that areas of symbols stand for: the least and the greatest.
  public func symbolSizeDomain<P: Plottable>(dataType: P.Type = P.self) -> [P] {
    model?.sizes.domain.compactMap { P(datum: $0) } ?? []
  }

  /// The line style that stands for a value.
  public func lineStyle<P: Plottable>(for value: P) -> StrokeStyle? { model?.lines.visual(for: value.datum) }

  /// The values that line styles stand for.
  public func lineStyleDomain<P: Plottable>(dataType: P.Type = P.self) -> [P] {
    model?.lines.data.compactMap { P(datum: $0) } ?? []
  }

  /// Selects the value so many points from the left of the plot.
  public func selectXValue(at position: CGFloat) {
    guard let model else { return }
    model.settings.x.select?(model.x.datum(at: model.x.fraction(point: position, length: plotSize.width)))
  }

  /// Selects the value so many points from the top of the plot.
  public func selectYValue(at position: CGFloat) {
    guard let model else { return }
    model.settings.y.select?(model.datumY(at: position, plotSize))
  }

  /// Selects the values between two places, in points from the left of the plot.
  public func selectXRange(from: CGFloat, to: CGFloat) {
    guard let model else { return }
    let ends = [from, to].map { model.x.datum(at: model.x.fraction(point: $0, length: plotSize.width)) }
    if let first = ends[0], let last = ends[1] { model.settings.x.selectRange?((first, last)) }
  }

  /// Selects the values between two places, in points from the top of the plot.
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

/// The plot of a chart, for what is around it.
struct ChartPlot {
  let model: ChartModel
  let frame: Anchor<CGRect>
}

struct ChartPlotKey: PreferenceKey {
  static var defaultValue: ChartPlot? { nil }
  static func reduce(value: inout ChartPlot?, nextValue: () -> ChartPlot?) { value = value ?? nextValue() }
}

nonisolated extension View {
  /// Views over a chart, which know where its values are.
  public func chartOverlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
  ) -> some View {
    overlayPreferenceValue(ChartPlotKey.self) { plot in
      ChartLayer(plot: plot, alignment: alignment, content: content)
    }
  }

  /// Views behind a chart, which know where its values are.
  public func chartBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: @escaping (ChartProxy) -> V
  ) -> some View {
    backgroundPreferenceValue(ChartPlotKey.self) { plot in
      ChartLayer(plot: plot, alignment: alignment, content: content)
    }
  }

  /// A gesture on the plot that knows where its values are, instead of the one that selects.
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
