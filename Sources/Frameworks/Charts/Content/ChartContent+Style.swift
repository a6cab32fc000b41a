/// Content with a modifier for all its marks.
nonisolated struct ChangedContent<Content: ChartContent>: PrimitiveChartContent {
  let content: Content
  let change: (inout MarkLook) -> Void

  @MainActor static func _collect(_ content: Self, _ marks: inout _Marks) {
    let first = marks.marks.count
    Content._collect(content.content, &marks)
    for index in first..<marks.marks.count { content.change(&marks.marks[index].look) }
  }
}

/// Content that is visible only where other content is.
nonisolated struct MaskedContent<Content: ChartContent, Mask: ChartContent>: PrimitiveChartContent {
  let content: Content
  let mask: Mask

  @MainActor static func _collect(_ content: Self, _ marks: inout _Marks) {
    var mask = _Marks()
    Mask._collect(content.mask, &mask)
    let first = marks.marks.count
    Content._collect(content.content, &marks)
    for index in first..<marks.marks.count where marks.marks[index].look.mask == nil {
      marks.marks[index].look.mask = mask.marks
    }
  }
}

// The modifier closest to a mark wins.
nonisolated extension ChartContent {
  func changed(_ change: @escaping (inout MarkLook) -> Void) -> ChangedContent<Self> {
    ChangedContent(content: self, change: change)
  }

  /// Sets the foreground style.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some ChartContent {
    changed { $0.foreground = $0.foreground ?? .style(AnyShapeStyle(style)) }
  }

  /// Sets a foreground style that stands for a value.
  public func foregroundStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    changed { $0.foreground = $0.foreground ?? .by(value.channel) }
  }

  /// Sets the opacity of marks.
  public func opacity(_ opacity: Double) -> some ChartContent { changed { $0.opacity *= opacity } }

  /// Blurs each mark.
  public func blur(radius: CGFloat) -> some ChartContent { changed { $0.blur += radius } }

  /// Adds a shadow to each mark.
  public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some ChartContent {
    changed { $0.shadow = $0.shadow ?? MarkLook.Shadow(color: color, radius: radius, x: x, y: y) }
  }

  /// Sets the corner radius of bars, rectangles and sectors.
  public func cornerRadius(_ radius: CGFloat, style: RoundedCornerStyle = .continuous) -> some ChartContent {
    changed { $0.cornerRadius = $0.cornerRadius ?? radius }
  }

  /// Sets the stroke of lines and rules.
  public func lineStyle(_ style: StrokeStyle) -> some ChartContent {
    changed { $0.line = $0.line ?? .style(style) }
  }

  /// Sets a line style that stands for a value.
  public func lineStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    changed { $0.line = $0.line ?? .by(value.channel) }
  }

  /// Sets how lines and areas are interpolated between points.
  public func interpolationMethod(_ method: InterpolationMethod) -> some ChartContent {
    changed { $0.interpolation = $0.interpolation ?? method }
  }

  /// Sets the symbol of points, including those of lines.
  public func symbol<S: ChartSymbolShape>(_ symbol: S) -> some ChartContent {
    changed { $0.symbol = $0.symbol ?? .shape(symbol) }
  }

  /// Sets a symbol that stands for a value.
  public func symbol<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    changed { $0.symbol = $0.symbol ?? .by(value.channel) }
  }

  /// Sets a view as the symbol of points.
  public func symbol<V: View>(@ViewBuilder symbol: () -> V) -> some ChartContent {
    let view = AnyView(symbol())
    return changed { $0.symbol = $0.symbol ?? .view(view) }
  }

  /// Sets the size of symbols.
  public func symbolSize(_ size: CGSize) -> some ChartContent {
    changed { $0.symbolSize = $0.symbolSize ?? .size(size) }
  }

  /// Sets the area of symbols, in square points.
  public func symbolSize(_ area: CGFloat) -> some ChartContent {
    symbolSize(CGSize(width: max(0, area).squareRoot(), height: max(0, area).squareRoot()))
  }

  /// Sets a symbol size that stands for a value.
  public func symbolSize<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    changed { $0.symbolSize = $0.symbolSize ?? .by(value.channel) }
  }

  /// Places marks at the same position side by side, ordered by a value.
  public func position<P: Plottable>(
    by value: PlottableValue<P>, axis: Axis? = nil, span: MarkDimension = .automatic
  ) -> some ChartContent {
    changed { $0.group = $0.group ?? MarkLook.Group(value: value.channel, axis: axis, span: span) }
  }

  /// Offsets marks.
  public func offset(_ offset: CGSize) -> some ChartContent { self.offset(x: offset.width, y: offset.height) }

  /// Offsets marks.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some ChartContent {
    offset(xStart: x, xEnd: x, yStart: y, yEnd: y)
  }

  /// Offsets marks and their ends.
  public func offset(x: CGFloat = 0, yStart: CGFloat = 0, yEnd: CGFloat = 0) -> some ChartContent {
    offset(xStart: x, xEnd: x, yStart: yStart, yEnd: yEnd)
  }

  /// Offsets marks and their ends.
  public func offset(xStart: CGFloat = 0, xEnd: CGFloat = 0, y: CGFloat = 0) -> some ChartContent {
    offset(xStart: xStart, xEnd: xEnd, yStart: y, yEnd: y)
  }

  /// Offsets the ends of marks.
  public func offset(
    xStart: CGFloat = 0, xEnd: CGFloat = 0, yStart: CGFloat = 0, yEnd: CGFloat = 0
  ) -> some ChartContent {
    changed {
      $0.offset.leading += xStart
      $0.offset.trailing += xEnd
      $0.offset.bottom += yStart
      $0.offset.top += yEnd
    }
  }

  /// Aligns gradients with the whole plot instead of each mark, which then shows its part.
  public func alignsMarkStylesWithPlotArea(_ aligns: Bool = true) -> some ChartContent {
    changed { $0.alignsWithPlot = $0.alignsWithPlot ?? aligns }
  }

  /// Sets the drawing order: higher indexes are drawn over lower ones.
  public func zIndex(_ value: Double) -> some ChartContent { changed { $0.zIndex = $0.zIndex ?? value } }

  /// Clips the content to a shape, which is as large as the plot.
  public func clipShape(_ shape: some Shape, style: FillStyle = FillStyle()) -> some ChartContent {
    changed { $0.clips.append { shape.path(in: $0) } }
  }

  /// Masks the content with other content.
  public func mask<C: ChartContent>(@ChartContentBuilder content: () -> C) -> some ChartContent {
    MaskedContent(content: self, mask: content())
  }

  /// Adds a view beside each mark.
  public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: @escaping () -> C
  ) -> some ChartContent {
    annotation(position: position, alignment: alignment, spacing: spacing, overflowResolution: .automatic) { _ in
      content()
    }
  }

  /// Adds a view beside each mark that knows the mark's size.
  public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: @escaping (AnnotationContext) -> C
  ) -> some ChartContent {
    annotation(
      position: position, alignment: alignment, spacing: spacing, overflowResolution: .automatic, content: content)
  }

  /// Adds a view beside each mark, with an overflow resolution.
  public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
    overflowResolution: AnnotationOverflowResolution, @ViewBuilder content: @escaping () -> C
  ) -> some ChartContent {
    annotation(
      position: position, alignment: alignment, spacing: spacing, overflowResolution: overflowResolution
    ) { _ in content() }
  }

  /// Adds a view beside each mark that knows the mark's size, with an overflow resolution.
  public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
    overflowResolution: AnnotationOverflowResolution, @ViewBuilder content: @escaping (AnnotationContext) -> C
  ) -> some ChartContent {
    changed {
      $0.annotations.append(
        MarkAnnotation(
          position: position, alignment: alignment, spacing: spacing, overflow: overflowResolution,
          content: { AnyView(content($0)) }))
    }
  }
}
