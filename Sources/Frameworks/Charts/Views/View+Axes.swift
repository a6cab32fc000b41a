nonisolated extension View {
  /// Whether charts have an x axis.
  public func chartXAxis(_ visibility: Visibility) -> some View { chart { $0.x.isHidden = visibility == .hidden } }

  /// What the x axis of charts shows.
  public func chartXAxis<Content: AxisContent>(@AxisContentBuilder content: () -> Content) -> some View {
    let content = AnyAxisContent(erasing: content())
    return chart { $0.x.content = content }
  }

  /// Whether charts have a y axis.
  public func chartYAxis(_ visibility: Visibility) -> some View { chart { $0.y.isHidden = visibility == .hidden } }

  /// What the y axis of charts shows.
  public func chartYAxis<Content: AxisContent>(@AxisContentBuilder content: () -> Content) -> some View {
    let content = AnyAxisContent(erasing: content())
    return chart { $0.y.content = content }
  }

  /// A title of the x axis.
  public func chartXAxisLabel(
    _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    chartXAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(labelKey) }
  }

  /// A title of the x axis.
  @_disfavoredOverload
  public func chartXAxisLabel<S: StringProtocol>(
    _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View {
    chartXAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(label) }
  }

  /// A view as the title of the x axis.
  public func chartXAxisLabel<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> C
  ) -> some View {
    let title = ChartSettings.Title(
      position: position, alignment: alignment, spacing: spacing, content: AnyView(content()))
    return chart { $0.x.label = title }
  }

  /// A title of the y axis.
  public func chartYAxisLabel(
    _ labelKey: LocalizedStringKey, position: AnnotationPosition = .automatic, alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    chartYAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(labelKey) }
  }

  /// A title of the y axis.
  @_disfavoredOverload
  public func chartYAxisLabel<S: StringProtocol>(
    _ label: S, position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View {
    chartYAxisLabel(position: position, alignment: alignment, spacing: spacing) { Text(label) }
  }

  /// A view as the title of the y axis.
  public func chartYAxisLabel<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> C
  ) -> some View {
    let title = ChartSettings.Title(
      position: position, alignment: alignment, spacing: spacing, content: AnyView(content()))
    return chart { $0.y.label = title }
  }

  /// Whether charts say what their colours and symbols stand for.
  public func chartLegend(_ visibility: Visibility) -> some View { chart { $0.legendVisibility = visibility } }

  /// Where charts say what their colours and symbols stand for.
  public func chartLegend(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil
  ) -> some View {
    chart {
      $0.legendPosition = position
      $0.legendAlignment = alignment
      $0.legendSpacing = spacing
    }
  }

  /// A view that says what colours and symbols stand for.
  public func chartLegend<Content: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment? = nil, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) -> some View {
    let title = ChartSettings.Title(
      position: position, alignment: alignment, spacing: spacing, content: AnyView(content()))
    return chart { $0.legend = title }
  }

  /// Puts something around the plots of charts.
  public func chartPlotStyle<Content: View>(
    @ViewBuilder content: @escaping (ChartPlotContent) -> Content
  ) -> some View {
    chart { $0.plotStyle = { AnyView(content($0)) } }
  }

  /// Along which axes a finger moves the plot.
  public func chartScrollableAxes(_ axes: Axis.Set) -> some View { chart { $0.scrollableAxes = axes } }

  /// How much of the x axis is seen at once.
  public func chartXVisibleDomain<P: Plottable & Numeric>(length: P) -> some View {
    chart { $0.x.visibleLength = length.datum.quantity }
  }

  /// How much of the y axis is seen at once. Caveat: where the x axis scrolls, too, all of the y axis is seen.
  public func chartYVisibleDomain<P: Plottable & Numeric>(length: P) -> some View {
    chart { $0.y.visibleLength = length.datum.quantity }
  }

  /// The value at the beginning of what is seen of the y axis: of numbers the lowest, of names the first (guess).
  public func chartScrollPosition<P: Plottable>(y: Binding<P>) -> some View {
    chart { settings in
      settings.y.scrollPosition = ChartSettings.ScrollPlace(value: y.wrappedValue.datum) {
        guard let value = P(datum: $0) else { return nil }
        if value.datum != y.wrappedValue.datum { y.wrappedValue = value }
        return value.datum
      }
    }
  }

  /// The value at the beginning of what is first seen of the y axis.
  public func chartScrollPosition(initialY y: some Plottable) -> some View {
    chart { $0.y.scrollPosition = ChartSettings.ScrollPlace(value: y.datum) }
  }

  /// The value at the beginning of what is seen of the x axis.
  public func chartScrollPosition<P: Plottable>(x: Binding<P>) -> some View {
    chart { settings in
      settings.x.scrollPosition = ChartSettings.ScrollPlace(value: x.wrappedValue.datum) {
        guard let value = P(datum: $0) else { return nil }
        if value.datum != x.wrappedValue.datum { x.wrappedValue = value }
        return value.datum
      }
    }
  }

  /// The value at the beginning of what is first seen of the x axis.
  public func chartScrollPosition(initialX x: some Plottable) -> some View {
    chart { $0.x.scrollPosition = ChartSettings.ScrollPlace(value: x.datum) }
  }
}
