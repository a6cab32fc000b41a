nonisolated extension View {
  /// Sets the visibility of the x axis.
  public func chartXAxis(_ visibility: Visibility) -> some View { chart { $0.x.isHidden = visibility == .hidden } }

  /// Sets the content of the x axis.
  public func chartXAxis<Content: AxisContent>(@AxisContentBuilder content: () -> Content) -> some View {
    let content = AnyAxisContent(erasing: content())
    return chart { $0.x.content = content }
  }

  /// Sets the visibility of the y axis.
  public func chartYAxis(_ visibility: Visibility) -> some View { chart { $0.y.isHidden = visibility == .hidden } }

  /// Sets the content of the y axis.
  public func chartYAxis<Content: AxisContent>(@AxisContentBuilder content: () -> Content) -> some View {
    let content = AnyAxisContent(erasing: content())
    return chart { $0.y.content = content }
  }

  /// Sets the title of the x axis.
  public func chartXAxisLabel(
    _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    chartXAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(labelKey) }
  }

  /// Sets the title of the x axis.
  @_disfavoredOverload
  public func chartXAxisLabel<S: StringProtocol>(
    _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View {
    chartXAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(label) }
  }

  /// Sets a view as the title of the x axis.
  public func chartXAxisLabel<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> C
  ) -> some View {
    let title = ChartSettings.Title(
      position: position, alignment: alignment, spacing: spacing, content: AnyView(content()))
    return chart { $0.x.label = title }
  }

  /// Sets the title of the y axis.
  public func chartYAxisLabel(
    _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    chartYAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(labelKey) }
  }

  /// Sets the title of the y axis.
  @_disfavoredOverload
  public func chartYAxisLabel<S: StringProtocol>(
    _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View {
    chartYAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(label) }
  }

  /// Sets a view as the title of the y axis.
  public func chartYAxisLabel<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> C
  ) -> some View {
    let title = ChartSettings.Title(
      position: position, alignment: alignment, spacing: spacing, content: AnyView(content()))
    return chart { $0.y.label = title }
  }

  /// Sets the visibility of the legend.
  public func chartLegend(_ visibility: Visibility) -> some View { chart { $0.legendVisibility = visibility } }

  /// Sets the position of the legend.
  public func chartLegend(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View {
    chart {
      $0.legendPosition = position
      $0.legendAlignment = alignment
      $0.legendSpacing = spacing
    }
  }

  /// Sets a view as the legend.
  public func chartLegend<Content: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) -> some View {
    let title = ChartSettings.Title(
      position: position, alignment: alignment, spacing: spacing, content: AnyView(content()))
    return chart { $0.legend = title }
  }

  /// Modifies the plots of charts.
  public func chartPlotStyle<Content: View>(
    @ViewBuilder content: @escaping (ChartPlotContent) -> Content
  ) -> some View {
    chart { $0.plotStyle = { AnyView(content($0)) } }
  }

  /// Sets the axes along which the plot scrolls.
  public func chartScrollableAxes(_ axes: Axis.Set) -> some View { chart { $0.scrollableAxes = axes } }

  /// Sets the visible length of the x axis.
  public func chartXVisibleDomain<P: Plottable & Numeric>(length: P) -> some View {
    chart { $0.x.visibleLength = length.datum.quantity }
  }

  /// Sets the visible length of the y axis. Caveat: if the x axis scrolls too, all of the y axis is visible.
  public func chartYVisibleDomain<P: Plottable & Numeric>(length: P) -> some View {
    chart { $0.y.visibleLength = length.datum.quantity }
  }

  /// Sets the value at the start of the visible part of the y axis: the lowest number, or the first category (guess).
  public func chartScrollPosition<P: Plottable>(y: Binding<P>) -> some View {
    chart { settings in
      settings.y.scrollPosition = ChartSettings.ScrollPlace(value: y.wrappedValue.datum) {
        guard let value = P(datum: $0) else { return nil }
        if value.datum != y.wrappedValue.datum { y.wrappedValue = value }
        return value.datum
      }
    }
  }

  /// Sets the initial value at the start of the visible part of the y axis.
  public func chartScrollPosition(initialY y: some Plottable) -> some View {
    chart { $0.y.scrollPosition = ChartSettings.ScrollPlace(value: y.datum) }
  }

  /// Sets the value at the start of the visible part of the x axis.
  public func chartScrollPosition<P: Plottable>(x: Binding<P>) -> some View {
    chart { settings in
      settings.x.scrollPosition = ChartSettings.ScrollPlace(value: x.wrappedValue.datum) {
        guard let value = P(datum: $0) else { return nil }
        if value.datum != x.wrappedValue.datum { x.wrappedValue = value }
        return value.datum
      }
    }
  }

  /// Sets the initial value at the start of the visible part of the x axis.
  public func chartScrollPosition(initialX x: some Plottable) -> some View {
    chart { $0.x.scrollPosition = ChartSettings.ScrollPlace(value: x.datum) }
  }
}
