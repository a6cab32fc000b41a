@available(iOS 26.0, *)
extension Slider {
  /// Creates a slider between two labels. Its track is filled from the neutral value and the thumb stays within the
  /// enabled bounds. Assistive technology reads the current value's label if it is a text.
  @_disfavoredOverload
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil, enabledBounds: ClosedRange<V>? = nil,
    @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, step: nil, label: label(), minimum: minimumValueLabel(), maximum: maximumValueLabel(),
      parts: SliderParts(
        bounds: bounds, neutral: neutralValue, enabled: enabledBounds, currentValue: currentValueLabel(), ticks: []),
      onEditingChanged: onEditingChanged)
  }

  /// Creates a slider with ticks between two labels. At a tick, assistive technology reads its label if it is a text.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil, enabledBounds: ClosedRange<V>? = nil,
    @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    @SliderTickBuilder<V> ticks: () -> some SliderTickContent<V>,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, step: nil, label: label(), minimum: minimumValueLabel(), maximum: maximumValueLabel(),
      parts: SliderParts(
        bounds: bounds, neutral: neutralValue, enabled: enabledBounds, currentValue: currentValueLabel(),
        ticks: ticks().body.map { ($0.value, $0.label) }),
      onEditingChanged: onEditingChanged)
  }

  /// Creates a stepped slider between two labels, with ticks at the steps for which `tick` returns one.
  @_disfavoredOverload
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    tick: (V) -> SliderTick<V>? = { _ in nil }, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    let most = 1000
    let steps =
      step > 0
      ? Array(Swift.stride(from: bounds.lowerBound, through: bounds.upperBound, by: step).prefix(most)) : []
    self.init(
      value, bounds, step: step, label: label(), minimum: minimumValueLabel(), maximum: maximumValueLabel(),
      parts: SliderParts(
        bounds: bounds, neutral: neutralValue, enabled: enabledBounds, currentValue: currentValueLabel(),
        ticks: steps.compactMap { tick($0) }.map { ($0.value, $0.label) }),
      onEditingChanged: onEditingChanged)
  }
}

@available(iOS 26.0, *)
extension Slider where ValueLabel == EmptyView {
  /// Creates a slider whose track is filled from the neutral value and whose thumb stays within the enabled bounds.
  @_disfavoredOverload
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil, enabledBounds: ClosedRange<V>? = nil,
    @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: value, in: bounds, neutralValue: neutralValue, enabledBounds: enabledBounds, label: label,
      currentValueLabel: currentValueLabel, minimumValueLabel: { EmptyView() }, maximumValueLabel: { EmptyView() },
      onEditingChanged: onEditingChanged)
  }

  /// Creates a slider with ticks.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, neutralValue: V? = nil, enabledBounds: ClosedRange<V>? = nil,
    @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
    @SliderTickBuilder<V> ticks: () -> some SliderTickContent<V>,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: value, in: bounds, neutralValue: neutralValue, enabledBounds: enabledBounds, label: label,
      currentValueLabel: currentValueLabel, minimumValueLabel: { EmptyView() }, maximumValueLabel: { EmptyView() },
      ticks: ticks, onEditingChanged: onEditingChanged)
  }

  /// Creates a stepped slider with ticks at the steps for which `tick` returns one.
  @_disfavoredOverload
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, neutralValue: V? = nil,
    enabledBounds: ClosedRange<V>? = nil, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
    tick: (V) -> SliderTick<V>? = { _ in nil }, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value: value, in: bounds, step: step, neutralValue: neutralValue, enabledBounds: enabledBounds, label: label,
      currentValueLabel: currentValueLabel, minimumValueLabel: { EmptyView() }, maximumValueLabel: { EmptyView() },
      tick: tick, onEditingChanged: onEditingChanged)
  }
}
