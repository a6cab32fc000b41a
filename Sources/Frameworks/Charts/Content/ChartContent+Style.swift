/// Content all marks of which are changed.
nonisolated struct ChangedContent<Content: ChartContent>: PrimitiveChartContent {
  let content: Content
  let change: (inout MarkLook) -> Void

  @MainActor static func _collect(_ content: Self, _ marks: inout _Marks) {
    let first = marks.marks.count
    Content._collect(content.content, &marks)
    for index in first..<marks.marks.count { content.change(&marks.marks[index].look) }
  }
}

/// Content that is seen where other content is.
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

// What is said closer to a mark wins.
nonisolated extension ChartContent {
  func changed(_ change: @escaping (inout MarkLook) -> Void) -> ChangedContent<Self> {
    ChangedContent(content: self, change: change)
  }

  /// Draws in a style.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some ChartContent {
    changed { $0.foreground = $0.foreground ?? .style(AnyShapeStyle(style)) }
  }

  /// Draws in a colour that stands for a value.
  public func foregroundStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    changed { $0.foreground = $0.foreground ?? .by(value.channel) }
  }

  /// Lets what is behind shine through.
  public func opacity(_ opacity: Double) -> some ChartContent { changed { $0.opacity *= opacity } }

  /// Blurs each mark.
  public func blur(radius: CGFloat) -> some ChartContent { changed { $0.blur += radius } }

  /// A shadow behind each mark.
  public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some ChartContent {
    changed { $0.shadow = $0.shadow ?? MarkLook.Shadow(color: color, radius: radius, x: x, y: y) }
  }

  /// Rounds the corners of bars, rectangles and sectors.
  public func cornerRadius(_ radius: CGFloat, style: RoundedCornerStyle = .continuous) -> some ChartContent {
    changed { $0.cornerRadius = $0.cornerRadius ?? radius }
  }

  /// How lines and rules are stroked.
  public func lineStyle(_ style: StrokeStyle) -> some ChartContent {
    changed { $0.line = $0.line ?? .style(style) }
  }

  /// Strokes lines in a way that stands for a value.
  public func lineStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    changed { $0.line = $0.line ?? .by(value.channel) }
  }

  /// How lines and areas run from point to point.
  public func interpolationMethod(_ method: InterpolationMethod) -> some ChartContent {
    changed { $0.interpolation = $0.interpolation ?? method }
  }

  /// The symbol of points, also of those of lines.
  public func symbol<S: ChartSymbolShape>(_ symbol: S) -> some ChartContent {
    changed { $0.symbol = $0.symbol ?? .shape(symbol) }
  }

  /// A symbol that stands for a value.
  public func symbol<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    changed { $0.symbol = $0.symbol ?? .by(value.channel) }
  }

  /// A view as the symbol of points.
  public func symbol<V: View>(@ViewBuilder symbol: () -> V) -> some ChartContent {
    let view = AnyView(symbol())
    return changed { $0.symbol = $0.symbol ?? .view(view) }
  }

  /// The size of symbols.
  public func symbolSize(_ size: CGSize) -> some ChartContent {
    changed { $0.symbolSize = $0.symbolSize ?? .size(size) }
  }

  /// The area of symbols, in square points.
  public func symbolSize(_ area: CGFloat) -> some ChartContent {
    symbolSize(CGSize(width: max(0, area).squareRoot(), height: max(0, area).squareRoot()))
  }

  /// A size of symbols that stands for a value.
  public func symbolSize<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    changed { $0.symbolSize = $0.symbolSize ?? .by(value.channel) }
  }

  /// Puts marks at the same place side by side, in an order that stands for a value.
  public func position<P: Plottable>(
    by value: PlottableValue<P>, axis: Axis? = nil, span: MarkDimension = .automatic
  ) -> some ChartContent {
    changed { $0.group = $0.group ?? MarkLook.Group(value: value.channel, axis: axis, span: span) }
  }

  /// Moves marks.
  public func offset(_ offset: CGSize) -> some ChartContent { self.offset(x: offset.width, y: offset.height) }

  /// Moves marks.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some ChartContent {
    offset(xStart: x, xEnd: x, yStart: y, yEnd: y)
  }

  /// Moves marks and their ends.
  public func offset(x: CGFloat = 0, yStart: CGFloat = 0, yEnd: CGFloat = 0) -> some ChartContent {
    offset(xStart: x, xEnd: x, yStart: yStart, yEnd: yEnd)
  }

  /// Moves marks and their ends.
  public func offset(xStart: CGFloat = 0, xEnd: CGFloat = 0, y: CGFloat = 0) -> some ChartContent {
    offset(xStart: xStart, xEnd: xEnd, yStart: y, yEnd: y)
  }

  /// Moves the ends of marks.
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

  /// Lets gradients reach over the whole plot, of which each mark shows its part, in place of the mark.
  public func alignsMarkStylesWithPlotArea(_ aligns: Bool = true) -> some ChartContent {
    changed { $0.alignsWithPlot = $0.alignsWithPlot ?? aligns }
  }

  /// Draws over what has a smaller index.
  public func zIndex(_ value: Double) -> some ChartContent { changed { $0.zIndex = $0.zIndex ?? value } }

  /// Shows only what is inside of a shape, which is as large as the plot.
  public func clipShape(_ shape: some Shape, style: FillStyle = FillStyle()) -> some ChartContent {
    changed { $0.clips.append { shape.path(in: $0) } }
  }

  /// Shows only what other content covers.
  public func mask<C: ChartContent>(@ChartContentBuilder content: () -> C) -> some ChartContent {
    MaskedContent(content: self, mask: content())
  }

  /// A view beside each mark.
  public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: @escaping () -> C
  ) -> some ChartContent {
    annotation(position: position, alignment: alignment, spacing: spacing, overflowResolution: .automatic) { _ in
      content()
    }
  }

  /// A view beside each mark that knows the mark's size.
  public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: @escaping (AnnotationContext) -> C
  ) -> some ChartContent {
    annotation(
      position: position, alignment: alignment, spacing: spacing, overflowResolution: .automatic, content: content)
  }

  /// A view beside each mark, with what happens where it has no room.
  public func annotation<C: View>(
    position: AnnotationPosition = .automatic, alignment: Alignment = .center, spacing: CGFloat? = nil,
    overflowResolution: AnnotationOverflowResolution, @ViewBuilder content: @escaping () -> C
  ) -> some ChartContent {
    annotation(
      position: position, alignment: alignment, spacing: spacing, overflowResolution: overflowResolution
    ) { _ in content() }
  }

  /// A view beside each mark that knows the mark's size, with what happens where it has no room.
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
