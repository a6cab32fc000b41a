nonisolated extension View {
  private func position<D: ScaleDomain>(
    _ axis: WritableKeyPath<ChartSettings, ChartSettings.AxisSettings> & Sendable, _ domain: D?,
    _ padding: _ScalePadding?, _ type: ScaleType?
  ) -> some View {
    let domain = domain?._domain
    return chart {
      if let domain { $0[keyPath: axis].domain = domain }
      if let padding { $0[keyPath: axis].padding = padding }
      if let type { $0[keyPath: axis].type = type }
    }
  }

  /// Sets the domain, range and scale type of the x axis.
  public func chartXScale<Domain: ScaleDomain, Range: PositionScaleRange>(
    domain: Domain, range: Range, type: ScaleType? = nil
  ) -> some View { position(\.x, domain, range._padding, type) }

  /// Sets the domain and scale type of the x axis.
  public func chartXScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil) -> some View {
    position(\.x, domain, nil, type)
  }

  /// Sets the range and scale type of the x axis.
  public func chartXScale<Range: PositionScaleRange>(range: Range, type: ScaleType? = nil) -> some View {
    position(\.x, AutomaticScaleDomain?.none, range._padding, type)
  }

  /// Sets the scale type of the x axis.
  public func chartXScale(type: ScaleType? = nil) -> some View {
    position(\.x, AutomaticScaleDomain?.none, nil, type)
  }

  /// Sets the domain, range and scale type of the y axis.
  public func chartYScale<Domain: ScaleDomain, Range: PositionScaleRange>(
    domain: Domain, range: Range, type: ScaleType? = nil
  ) -> some View { position(\.y, domain, range._padding, type) }

  /// Sets the domain and scale type of the y axis.
  public func chartYScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil) -> some View {
    position(\.y, domain, nil, type)
  }

  /// Sets the range and scale type of the y axis.
  public func chartYScale<Range: PositionScaleRange>(range: Range, type: ScaleType? = nil) -> some View {
    position(\.y, AutomaticScaleDomain?.none, range._padding, type)
  }

  /// Sets the scale type of the y axis.
  public func chartYScale(type: ScaleType? = nil) -> some View {
    position(\.y, AutomaticScaleDomain?.none, nil, type)
  }

  private func visuals<Visual>(
    _ channel: WritableKeyPath<ChartSettings, ChartSettings.Visuals<Visual>> & Sendable, domain: [_Datum]? = nil,
    range: [Visual]? = nil, mapping: ((_Datum) -> Visual?)? = nil
  ) -> some View {
    chart {
      if let domain { $0[keyPath: channel].domain = domain }
      if let range { $0[keyPath: channel].range = range }
      if let mapping { $0[keyPath: channel].mapping = mapping }
    }
  }

  /// Sets the styles of values.
  public func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
    _ mapping: KeyValuePairs<DataValue, S>
  ) -> some View {
    visuals(\.foreground, domain: mapping.map { $0.key.datum }, range: mapping.map { AnyShapeStyle($0.value) })
  }

  /// Sets the domain of styles, and the styles.
  public func chartForegroundStyleScale<Domain: ScaleDomain, Range: ScaleRange>(
    domain: Domain, range: Range, type: ScaleType? = nil
  ) -> some View where Range.VisualValue: ShapeStyle {
    visuals(\.foreground, domain: domain._domain.values, range: range._visuals.map { AnyShapeStyle($0) })
  }

  /// Sets the domain of styles.
  public func chartForegroundStyleScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil) -> some View {
    visuals(\.foreground, domain: domain._domain.values)
  }

  /// Sets the styles for values.
  public func chartForegroundStyleScale<Range: ScaleRange>(range: Range, type: ScaleType? = nil) -> some View
  where Range.VisualValue: ShapeStyle {
    visuals(\.foreground, range: range._visuals.map { AnyShapeStyle($0) })
  }

  /// Sets the domain of styles, and a function from values to styles.
  public func chartForegroundStyleScale<Domain: Collection, S: ShapeStyle>(
    domain: Domain, mapping: @escaping (Domain.Element) -> S
  ) -> some View where Domain.Element: Plottable {
    visuals(\.foreground, domain: domain.map(\.datum)) { Domain.Element(datum: $0).map { AnyShapeStyle(mapping($0)) } }
  }

  /// Sets a function from values to styles.
  public func chartForegroundStyleScale<DataValue: Plottable, S: ShapeStyle>(
    mapping: @escaping (DataValue) -> S
  ) -> some View {
    visuals(\.foreground) { DataValue(datum: $0).map { AnyShapeStyle(mapping($0)) } }
  }

  /// Sets the symbols of values.
  public func chartSymbolScale<DataValue: Plottable, S: ChartSymbolShape>(
    _ mapping: KeyValuePairs<DataValue, S>
  ) -> some View {
    visuals(\.symbol, domain: mapping.map { $0.key.datum }, range: mapping.map { AnyChartSymbolShape($0.value) })
  }

  /// Sets the domain of symbols, and the symbols.
  public func chartSymbolScale<Domain: ScaleDomain, Range: ScaleRange>(domain: Domain, range: Range) -> some View
  where Range.VisualValue: ChartSymbolShape {
    visuals(\.symbol, domain: domain._domain.values, range: range._visuals.map { AnyChartSymbolShape($0) })
  }

  /// Sets the domain of symbols.
  public func chartSymbolScale<Domain: ScaleDomain>(domain: Domain) -> some View {
    visuals(\.symbol, domain: domain._domain.values)
  }

  /// Sets the symbols for values.
  public func chartSymbolScale(range: [any ChartSymbolShape]) -> some View {
    visuals(\.symbol, range: range.map { AnyChartSymbolShape($0) })
  }

  /// Sets a function from values to symbols.
  public func chartSymbolScale<DataValue: Plottable, S: ChartSymbolShape>(
    mapping: @escaping (DataValue) -> S
  ) -> some View {
    visuals(\.symbol) { DataValue(datum: $0).map { AnyChartSymbolShape(mapping($0)) } }
  }

  /// Sets the line styles of values.
  public func chartLineStyleScale<DataValue: Plottable>(_ mapping: KeyValuePairs<DataValue, StrokeStyle>) -> some View {
    visuals(\.line, domain: mapping.map { $0.key.datum }, range: mapping.map(\.value))
  }

  /// Sets the domain of line styles, and the line styles.
  public func chartLineStyleScale<Domain: ScaleDomain, Range: ScaleRange>(domain: Domain, range: Range) -> some View
  where Range.VisualValue == StrokeStyle {
    visuals(\.line, domain: domain._domain.values, range: range._visuals)
  }

  /// Sets the line styles for values.
  public func chartLineStyleScale<Range: ScaleRange>(range: Range) -> some View
  where Range.VisualValue == StrokeStyle {
    visuals(\.line, range: range._visuals)
  }

  /// Sets the areas of symbols for values.
  public func chartSymbolSizeScale<Range: ScaleRange>(range: Range, type: ScaleType? = nil) -> some View
  where Range.VisualValue == CGFloat {
    visuals(\.size, range: range._visuals)
  }

  /// Sets the domain of symbol sizes, and the areas of the symbols.
  public func chartSymbolSizeScale<Domain: ScaleDomain, Range: ScaleRange>(
    domain: Domain, range: Range, type: ScaleType? = nil
  ) -> some View where Range.VisualValue == CGFloat {
    visuals(\.size, domain: domain._domain.values, range: range._visuals)
  }
}
