nonisolated extension View {
  /// Sets the scale type of styles. Caveat: numbers get the nearest style, regardless of the type.
  public func chartForegroundStyleScale(type: ScaleType? = nil) -> some View { self }

  /// Sets the symbols for values.
  public func chartSymbolScale<Range: ScaleRange>(range: Range) -> some View
  where Range.VisualValue: ChartSymbolShape {
    chart { $0.symbol.range = range._visuals.map { AnyChartSymbolShape($0) } }
  }

  /// Sets the domain of symbols, and the symbols, of any types.
  @_disfavoredOverload
  public func chartSymbolScale<Domain: ScaleDomain>(domain: Domain, range: [any ChartSymbolShape]) -> some View {
    let values = domain._domain.values
    return chart {
      if let values { $0.symbol.domain = values }
      $0.symbol.range = range.map { AnyChartSymbolShape($0) }
    }
  }

  /// Sets the symbols of values, of any types.
  @_disfavoredOverload
  public func chartSymbolScale<DataValue: Plottable>(
    _ mapping: KeyValuePairs<DataValue, any ChartSymbolShape>
  ) -> some View {
    let (values, shapes) = (mapping.map { $0.key.datum }, mapping.map { AnyChartSymbolShape($0.value) })
    return chart {
      $0.symbol.domain = values
      $0.symbol.range = shapes
    }
  }

  /// Sets the domain of symbols, and a function from values to symbols.
  public func chartSymbolScale<Domain: Collection, S: ChartSymbolShape>(
    domain: Domain, mapping: @escaping (Domain.Element) -> S
  ) -> some View where Domain.Element: Plottable {
    let values = domain.map(\.datum)
    return chart {
      $0.symbol.domain = values
      $0.symbol.mapping = { Domain.Element(datum: $0).map { AnyChartSymbolShape(mapping($0)) } }
    }
  }

  /// Sets the domain of line styles.
  public func chartLineStyleScale<Domain: ScaleDomain>(domain: Domain) -> some View {
    let values = domain._domain.values
    return chart { if let values { $0.line.domain = values } }
  }

  /// Sets the domain of line styles, and a function from values to line styles.
  public func chartLineStyleScale<Domain: Collection>(
    domain: Domain, mapping: @escaping (Domain.Element) -> StrokeStyle
  ) -> some View where Domain.Element: Plottable {
    let values = domain.map(\.datum)
    return chart {
      $0.line.domain = values
      $0.line.mapping = { Domain.Element(datum: $0).map(mapping) }
    }
  }

  /// Sets a function from values to line styles.
  public func chartLineStyleScale<DataValue: Plottable>(
    mapping: @escaping (DataValue) -> StrokeStyle
  ) -> some View {
    chart { $0.line.mapping = { DataValue(datum: $0).map(mapping) } }
  }

  /// Sets the domain of symbol sizes.
  public func chartSymbolSizeScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil) -> some View {
    let values = domain._domain.values
    return chart { if let values { $0.size.domain = values } }
  }

  /// Sets the scale type of sizes. Caveat: always linear, regardless of the type.
  public func chartSymbolSizeScale(type: ScaleType? = nil) -> some View { self }

  /// Sets the areas of symbols for values, in square points.
  public func chartSymbolSizeScale<DataValue: Plottable>(_ mapping: KeyValuePairs<DataValue, CGFloat>) -> some View {
    let (values, areas) = (mapping.map { $0.key.datum }, mapping.map(\.value))
    return chart {
      $0.size.domain = values
      $0.size.range = areas
      $0.size.mapping = { datum in values.firstIndex(of: datum).map { areas[$0] } }
    }
  }

  /// Sets the domain of symbol sizes, and a function from values to areas, in square points.
  public func chartSymbolSizeScale<Domain: Collection>(
    domain: Domain, mapping: @escaping (Domain.Element) -> CGFloat
  ) -> some View where Domain.Element: Plottable {
    let values = domain.map(\.datum)
    return chart {
      $0.size.domain = values
      $0.size.mapping = { Domain.Element(datum: $0).map(mapping) }
    }
  }

  /// Sets a function from values to areas of symbols, in square points.
  public func chartSymbolSizeScale<DataValue: Plottable>(mapping: @escaping (DataValue) -> CGFloat) -> some View {
    chart { $0.size.mapping = { DataValue(datum: $0).map(mapping) } }
  }

  /// Sets the title of the x axis.
  @_disfavoredOverload
  public func chartXAxisLabel(
    _ label: LocalizedStringResource, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    chartXAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(label) }
  }

  /// Sets the title of the y axis.
  @_disfavoredOverload
  public func chartYAxisLabel(
    _ label: LocalizedStringResource, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    chartYAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(label) }
  }
}

extension ArraySlice: ScaleDomain where Element: Plottable {
  public var _domain: _ScaleDomain { _ScaleDomain(values: map(\.datum)) }
}

extension ArraySlice: ScaleRange {
  public typealias VisualValue = Element
  public var _visuals: [Element] { Array(self) }
}

nonisolated extension PlottableValue where Value: Comparable {
  /// Returns a range of values.
  @_disfavoredOverload
  public static func value(_ label: LocalizedStringResource, _ range: Range<Value>) -> Self {
    self.value(Text(label), range)
  }

  /// Returns the values of a bin.
  @_disfavoredOverload
  public static func value(_ label: LocalizedStringResource, _ range: ChartBinRange<Value>) -> Self {
    self.value(Text(label), range)
  }
}

nonisolated extension PlottableValue where Value == Date {
  /// Returns the day, month or other calendar unit that contains a date.
  @_disfavoredOverload
  public static func value(
    _ label: LocalizedStringResource, _ value: Date, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> Self { self.value(Text(label), value, unit: unit, calendar: calendar) }
}
