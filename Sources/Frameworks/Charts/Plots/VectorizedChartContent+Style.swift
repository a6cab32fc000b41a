/// A plot with a modifier for all its marks, by element.
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

// The modifier closest to a mark wins.
@available(iOS 18.0, *)
nonisolated extension VectorizedChartContent {
  private func changedByElement(
    _ change: @escaping (DataElement, inout MarkLook) -> Void
  ) -> ChangedPlotContent<Self> { ChangedPlotContent(content: self, change: change) }

  /// Sets the foreground style of each mark from its element.
  public func foregroundStyle(
    _ keyPath: KeyPath<DataElement, some ShapeStyle>
  ) -> some VectorizedChartContent<DataElement> {
    changedByElement { $1.foreground = $1.foreground ?? .style(AnyShapeStyle($0[keyPath: keyPath])) }
  }

  /// Sets a foreground style that stands for a value of each element.
  public func foregroundStyle(
    by value: PlottableProjection<DataElement, some Plottable>
  ) -> some VectorizedChartContent<DataElement> {
    changedByElement { $1.foreground = $1.foreground ?? .by(value.channel($0)) }
  }

  /// Sets the opacity of each mark.
  public func opacity(_ keyPath: KeyPath<DataElement, CGFloat>) -> some VectorizedChartContent<DataElement> {
    changedByElement { $1.opacity *= Double($0[keyPath: keyPath]) }
  }

  /// Sets the stroke of each line or rule. A line takes that of its first element.
  public func lineStyle(_ keyPath: KeyPath<DataElement, StrokeStyle>) -> some VectorizedChartContent<DataElement> {
    changedByElement { $1.line = $1.line ?? .style($0[keyPath: keyPath]) }
  }

  /// Sets a line style that stands for a value of each element.
  public func lineStyle(
    by value: PlottableProjection<DataElement, some Plottable>
  ) -> some VectorizedChartContent<DataElement> {
    changedByElement { $1.line = $1.line ?? .by(value.channel($0)) }
  }

  /// Sets a symbol that stands for a value of each element.
  public func symbol(
    by value: PlottableProjection<DataElement, some Plottable>
  ) -> some VectorizedChartContent<DataElement> {
    changedByElement { $1.symbol = $1.symbol ?? .by(value.channel($0)) }
  }

  /// Sets the size of each symbol.
  public func symbolSize(_ keyPath: KeyPath<DataElement, CGSize>) -> some VectorizedChartContent<DataElement> {
    changedByElement { $1.symbolSize = $1.symbolSize ?? .size($0[keyPath: keyPath]) }
  }

  /// Sets the area of each symbol, in square points.
  public func symbolSize(_ keyPath: KeyPath<DataElement, CGFloat>) -> some VectorizedChartContent<DataElement> {
    changedByElement {
      let side = max(0, $0[keyPath: keyPath]).squareRoot()
      $1.symbolSize = $1.symbolSize ?? .size(CGSize(width: side, height: side))
    }
  }

  /// Sets a symbol size that stands for a value of each element.
  public func symbolSize(
    by value: PlottableProjection<DataElement, some Plottable>
  ) -> some VectorizedChartContent<DataElement> {
    changedByElement { $1.symbolSize = $1.symbolSize ?? .by(value.channel($0)) }
  }

  /// Places marks at the same position side by side, ordered by a value of each element.
  public func position(
    by value: PlottableProjection<DataElement, some Plottable>, axis: Axis? = nil, span: MarkDimension = .automatic
  ) -> some VectorizedChartContent<DataElement> {
    changedByElement { $1.group = $1.group ?? MarkLook.Group(value: value.channel($0), axis: axis, span: span) }
  }

  /// Sets the accessibility label of each mark.
  public func accessibilityLabel(
    _ keyPath: KeyPath<DataElement, LocalizedStringKey>
  ) -> some VectorizedChartContent<DataElement> {
    changedByElement { $1.label = $1.label ?? Text($0[keyPath: keyPath]) }
  }

  /// Sets the accessibility label of each mark.
  public func accessibilityLabel(
    _ keyPath: KeyPath<DataElement, some StringProtocol>
  ) -> some VectorizedChartContent<DataElement> {
    changedByElement { $1.label = $1.label ?? Text($0[keyPath: keyPath]) }
  }

  /// Sets the accessibility label of each mark.
  public func accessibilityLabel(_ keyPath: KeyPath<DataElement, Text>) -> some VectorizedChartContent<DataElement> {
    changedByElement { $1.label = $1.label ?? $0[keyPath: keyPath] }
  }

  /// Sets the accessibility value of each mark.
  public func accessibilityValue(
    _ keyPath: KeyPath<DataElement, LocalizedStringKey>
  ) -> some VectorizedChartContent<DataElement> {
    changedByElement { $1.value = $1.value ?? Text($0[keyPath: keyPath]) }
  }

  /// Sets the accessibility value of each mark.
  public func accessibilityValue(
    _ keyPath: KeyPath<DataElement, some StringProtocol>
  ) -> some VectorizedChartContent<DataElement> {
    changedByElement { $1.value = $1.value ?? Text($0[keyPath: keyPath]) }
  }

  /// Sets the accessibility value of each mark.
  public func accessibilityValue(_ keyPath: KeyPath<DataElement, Text>) -> some VectorizedChartContent<DataElement> {
    changedByElement { $1.value = $1.value ?? $0[keyPath: keyPath] }
  }

  /// Hides marks from assistive technology.
  public func accessibilityHidden(_ keyPath: KeyPath<DataElement, Bool>) -> some VectorizedChartContent<DataElement> {
    changedByElement { $1.isHidden = $1.isHidden ?? $0[keyPath: keyPath] }
  }

  /// Sets the accessibility identifier of each mark, for tests.
  public func accessibilityIdentifier(
    _ keyPath: KeyPath<DataElement, String>
  ) -> some VectorizedChartContent<DataElement> {
    changedByElement { $1.identifier = $1.identifier ?? $0[keyPath: keyPath] }
  }
}
