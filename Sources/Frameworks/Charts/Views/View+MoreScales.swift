nonisolated extension View {
  /// How the values of styles are spread. Caveat: for numbers the nearest style is used, whatever the type.
  public func chartForegroundStyleScale(type: ScaleType? = nil) -> some View { self }

  /// The symbols that stand for values.
  public func chartSymbolScale<Range: ScaleRange>(range: Range) -> some View
  where Range.VisualValue: ChartSymbolShape {
    chart { $0.symbol.range = range._visuals.map { AnyChartSymbolShape($0) } }
  }

  /// The values that symbols stand for, and the symbols, of any types.
  @_disfavoredOverload
  public func chartSymbolScale<Domain: ScaleDomain>(domain: Domain, range: [any ChartSymbolShape]) -> some View {
    let values = domain._domain.values
    return chart {
      if let values { $0.symbol.domain = values }
      $0.symbol.range = range.map { AnyChartSymbolShape($0) }
    }
  }

  /// The symbols of values, of any types.
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

  /// The values that symbols stand for, and a function that says which.
  public func chartSymbolScale<Domain: Collection, S: ChartSymbolShape>(
    domain: Domain, mapping: @escaping (Domain.Element) -> S
  ) -> some View where Domain.Element: Plottable {
    let values = domain.map(\.datum)
    return chart {
      $0.symbol.domain = values
      $0.symbol.mapping = { Domain.Element(datum: $0).map { AnyChartSymbolShape(mapping($0)) } }
    }
  }

  /// The values that line styles stand for.
  public func chartLineStyleScale<Domain: ScaleDomain>(domain: Domain) -> some View {
    let values = domain._domain.values
    return chart { if let values { $0.line.domain = values } }
  }

  /// The values that line styles stand for, and a function that says which.
  public func chartLineStyleScale<Domain: Collection>(
    domain: Domain, mapping: @escaping (Domain.Element) -> StrokeStyle
  ) -> some View where Domain.Element: Plottable {
    let values = domain.map(\.datum)
    return chart {
      $0.line.domain = values
      $0.line.mapping = { Domain.Element(datum: $0).map(mapping) }
    }
  }

  /// A function that says which line style stands for a value.
  public func chartLineStyleScale<DataValue: Plottable>(
    mapping: @escaping (DataValue) -> StrokeStyle
  ) -> some View {
    chart { $0.line.mapping = { DataValue(datum: $0).map(mapping) } }
  }

  /// The values that sizes of symbols stand for.
  public func chartSymbolSizeScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil) -> some View {
    let values = domain._domain.values
    return chart { if let values { $0.size.domain = values } }
  }

  /// How the values of sizes are spread. Caveat: in proportion, whatever the type.
  public func chartSymbolSizeScale(type: ScaleType? = nil) -> some View { self }

  /// The areas of symbols, in square points, that stand for values.
  public func chartSymbolSizeScale<DataValue: Plottable>(_ mapping: KeyValuePairs<DataValue, CGFloat>) -> some View {
    let (values, areas) = (mapping.map { $0.key.datum }, mapping.map(\.value))
    return chart {
      $0.size.domain = values
      $0.size.range = areas
      $0.size.mapping = { datum in values.firstIndex(of: datum).map { areas[$0] } }
    }
  }

  /// The values that areas of symbols stand for, and a function that says which, in square points.
  public func chartSymbolSizeScale<Domain: Collection>(
    domain: Domain, mapping: @escaping (Domain.Element) -> CGFloat
  ) -> some View where Domain.Element: Plottable {
    let values = domain.map(\.datum)
    return chart {
      $0.size.domain = values
      $0.size.mapping = { Domain.Element(datum: $0).map(mapping) }
    }
  }

  /// A function that says which area of a symbol, in square points, stands for a value.
  public func chartSymbolSizeScale<DataValue: Plottable>(mapping: @escaping (DataValue) -> CGFloat) -> some View {
    chart { $0.size.mapping = { DataValue(datum: $0).map(mapping) } }
  }

  /// A title of the x axis.
  @_disfavoredOverload
  public func chartXAxisLabel(
    _ label: LocalizedStringResource, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    chartXAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(label) }
  }

  /// A title of the y axis.
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
  /// All values between two.
  @_disfavoredOverload
  public static func value(_ label: LocalizedStringResource, _ range: Range<Value>) -> Self {
    self.value(Text(label), range)
  }

  /// All values of a bin.
  @_disfavoredOverload
  public static func value(_ label: LocalizedStringResource, _ range: ChartBinRange<Value>) -> Self {
    self.value(Text(label), range)
  }
}

nonisolated extension PlottableValue where Value == Date {
  /// The day, month or other unit of the calendar that a moment is in.
  @_disfavoredOverload
  public static func value(
    _ label: LocalizedStringResource, _ value: Date, unit: Calendar.Component, calendar: Calendar? = nil
  ) -> Self { self.value(Text(label), value, unit: unit, calendar: calendar) }
}
