nonisolated extension View {
  /// Sets where scrolling charts stop.
  public func chartScrollTargetBehavior(_ behavior: some ChartScrollTargetBehavior) -> some View {
    chart { $0.scrollBehavior = behavior }
  }

  /// Binds the selected value of the x axis.
  public func chartXSelection<P: Plottable>(value: Binding<P?>) -> some View {
    chart { $0.x.select = { value.wrappedValue = $0.flatMap { P(datum: $0) } } }
  }

  /// Binds the selected value of the y axis.
  public func chartYSelection<P: Plottable>(value: Binding<P?>) -> some View {
    chart { $0.y.select = { value.wrappedValue = $0.flatMap { P(datum: $0) } } }
  }

  /// Binds the selected range of the x axis, between two fingers. Categories have none.
  public func chartXSelection<P: Plottable & Comparable>(range: Binding<ClosedRange<P>?>) -> some View {
    chart { $0.x.selectRange = { range.wrappedValue = Self.range($0) } }
  }

  /// Binds the selected range of the y axis, between two fingers. Categories have none.
  public func chartYSelection<P: Plottable & Comparable>(range: Binding<ClosedRange<P>?>) -> some View {
    chart { $0.y.selectRange = { range.wrappedValue = Self.range($0) } }
  }

  private static func range<P: Plottable & Comparable>(_ ends: (_Datum, _Datum)?) -> ClosedRange<P>? {
    guard let ends, ends.0.quantity != nil, let first = P(datum: ends.0), let last = P(datum: ends.1) else {
      return nil
    }
    return min(first, last)...max(first, last)
  }

  /// Binds the selected value of a pie, as a running total.
  public func chartAngleSelection<P: Plottable>(value: Binding<P?>) -> some View {
    chart { $0.selectAngle = { value.wrappedValue = $0.flatMap { P(datum: $0) } } }
  }
}
