/// A plotted collection all marks of which are changed, each by its element.
@available(iOS 18.0, *)
nonisolated struct ChangedPlotContent<Content: VectorizedChartContent>: VectorizedChartContent, PrimitiveChartContent {
  typealias DataElement = Content.DataElement
  let content: Content
  let change: (DataElement, inout MarkLook) -> Void

  @MainActor static func _collectElements(_ content: Self, _ marks: inout _ElementMarks<DataElement>) {
    let first = marks.marks.count
    Content._collectElements(content.content, &marks)
    for index in first..<marks.marks.count { content.change(marks.elements[index], &marks.marks[index].look) }
  }
}

// What is said closer to a mark wins.
@available(iOS 18.0, *)
nonisolated extension VectorizedChartContent {
  private func changedByElement(
    _ change: @escaping (DataElement, inout MarkLook) -> Void
  ) -> ChangedPlotContent<Self> { ChangedPlotContent(content: self, change: change) }

  /// Draws each mark in a style of its element.
  public func foregroundStyle(
    _ keyPath: KeyPath<DataElement, some ShapeStyle>
  ) -> some VectorizedChartContent<DataElement> {
    changedByElement { $1.foreground = $1.foreground ?? .style(AnyShapeStyle($0[keyPath: keyPath])) }
  }

  /// Draws each mark in a colour that stands for a value of its element.
  public func foregroundStyle(
    by value: PlottableProjection<DataElement, some Plottable>
  ) -> some VectorizedChartContent<DataElement> {
    changedByElement { $1.foreground = $1.foreground ?? .by(value.channel($0)) }
  }

  /// Lets what is behind each mark shine through.
  public func opacity(_ keyPath: KeyPath<DataElement, CGFloat>) -> some VectorizedChartContent<DataElement> {
    changedByElement { $1.opacity *= Double($0[keyPath: keyPath]) }
  }

  /// How each line or rule is stroked. A line takes that of its first element.
  public func lineStyle(_ keyPath: KeyPath<DataElement, StrokeStyle>) -> some VectorizedChartContent<DataElement> {
    changedByElement { $1.line = $1.line ?? .style($0[keyPath: keyPath]) }
  }

  /// Strokes lines in a way that stands for a value of each element.
  public func lineStyle(
    by value: PlottableProjection<DataElement, some Plottable>
  ) -> some VectorizedChartContent<DataElement> {
    changedByElement { $1.line = $1.line ?? .by(value.channel($0)) }
  }

  /// A symbol that stands for a value of each element.
  public func symbol(
    by value: PlottableProjection<DataElement, some Plottable>
  ) -> some VectorizedChartContent<DataElement> {
    changedByElement { $1.symbol = $1.symbol ?? .by(value.channel($0)) }
  }

  /// The size of each symbol.
  public func symbolSize(_ keyPath: KeyPath<DataElement, CGSize>) -> some VectorizedChartContent<DataElement> {
    changedByElement { $1.symbolSize = $1.symbolSize ?? .size($0[keyPath: keyPath]) }
  }

  /// The area of each symbol, in square points.
  public func symbolSize(_ keyPath: KeyPath<DataElement, CGFloat>) -> some VectorizedChartContent<DataElement> {
    changedByElement {
      let side = max(0, $0[keyPath: keyPath]).squareRoot()
      $1.symbolSize = $1.symbolSize ?? .size(CGSize(width: side, height: side))
    }
  }

  /// A size of symbols that stands for a value of each element.
  public func symbolSize(
    by value: PlottableProjection<DataElement, some Plottable>
  ) -> some VectorizedChartContent<DataElement> {
    changedByElement { $1.symbolSize = $1.symbolSize ?? .by(value.channel($0)) }
  }

  /// Puts marks at the same place side by side, in an order that stands for a value of each element.
  public func position(
    by value: PlottableProjection<DataElement, some Plottable>, axis: Axis? = nil, span: MarkDimension = .automatic
  ) -> some VectorizedChartContent<DataElement> {
    changedByElement { $1.group = $1.group ?? MarkLook.Group(value: value.channel($0), axis: axis, span: span) }
  }

  /// What assistive technology calls each mark.
  public func accessibilityLabel(
    _ keyPath: KeyPath<DataElement, LocalizedStringKey>
  ) -> some VectorizedChartContent<DataElement> {
    changedByElement { $1.label = $1.label ?? Text($0[keyPath: keyPath]) }
  }

  /// What assistive technology calls each mark.
  public func accessibilityLabel(
    _ keyPath: KeyPath<DataElement, some StringProtocol>
  ) -> some VectorizedChartContent<DataElement> {
    changedByElement { $1.label = $1.label ?? Text($0[keyPath: keyPath]) }
  }

  /// What assistive technology calls each mark.
  public func accessibilityLabel(_ keyPath: KeyPath<DataElement, Text>) -> some VectorizedChartContent<DataElement> {
    changedByElement { $1.label = $1.label ?? $0[keyPath: keyPath] }
  }

  /// What assistive technology says of each mark.
  public func accessibilityValue(
    _ keyPath: KeyPath<DataElement, LocalizedStringKey>
  ) -> some VectorizedChartContent<DataElement> {
    changedByElement { $1.value = $1.value ?? Text($0[keyPath: keyPath]) }
  }

  /// What assistive technology says of each mark.
  public func accessibilityValue(
    _ keyPath: KeyPath<DataElement, some StringProtocol>
  ) -> some VectorizedChartContent<DataElement> {
    changedByElement { $1.value = $1.value ?? Text($0[keyPath: keyPath]) }
  }

  /// What assistive technology says of each mark.
  public func accessibilityValue(_ keyPath: KeyPath<DataElement, Text>) -> some VectorizedChartContent<DataElement> {
    changedByElement { $1.value = $1.value ?? $0[keyPath: keyPath] }
  }

  /// Keeps marks from assistive technology.
  public func accessibilityHidden(_ keyPath: KeyPath<DataElement, Bool>) -> some VectorizedChartContent<DataElement> {
    changedByElement { $1.isHidden = $1.isHidden ?? $0[keyPath: keyPath] }
  }

  /// What tests find marks by.
  public func accessibilityIdentifier(
    _ keyPath: KeyPath<DataElement, String>
  ) -> some VectorizedChartContent<DataElement> {
    changedByElement { $1.identifier = $1.identifier ?? $0[keyPath: keyPath] }
  }
}
