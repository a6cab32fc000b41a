/// A view that shows a value within a range.
nonisolated public struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View>:
  View, FrameworkView
{
  /// From 0 to 1.
  private let fraction: Double
  private let label: Label
  private let currentValueLabel: CurrentValueLabel?
  private let boundsLabels: (minimum: BoundsLabel, maximum: BoundsLabel)?
  @Environment(\.gaugeStyle) private var style

  private init<V: BinaryFloatingPoint>(
    _ value: V, _ bounds: ClosedRange<V>, _ label: Label, _ currentValueLabel: CurrentValueLabel?,
    _ boundsLabels: (BoundsLabel, BoundsLabel)?
  ) {
    let length = Double(bounds.upperBound - bounds.lowerBound)
    let share = Double(value - bounds.lowerBound) / length
    fraction = share.isFinite ? min(max(share, 0), 1) : 0
    self.label = label
    self.currentValueLabel = currentValueLabel
    self.boundsLabels = boundsLabels
  }

  /// The gauge in the environment's style.
  @MainActor public var body: some View {
    style.body(
      GaugeStyleConfiguration(
        value: fraction, label: .init(content: AnyView(label)),
        currentValueLabel: currentValueLabel.map { .init(content: AnyView($0)) },
        minimumValueLabel: boundsLabels.map { .init(content: AnyView($0.minimum)) },
        maximumValueLabel: boundsLabels.map { .init(content: AnyView($0.maximum)) }))
  }
}

extension Gauge where MarkedValueLabels == EmptyView {
  /// Creates a gauge with a label that describes the value.
  public init<V: BinaryFloatingPoint>(value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label)
  where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView {
    self.init(value, bounds, label(), nil, nil)
  }

  /// Creates a gauge with a label and a label for the current value.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) where BoundsLabel == EmptyView {
    self.init(value, bounds, label(), currentValueLabel(), nil)
  }

  /// Creates a gauge with a label, and labels for the current value and the ends of the range.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) {
    self.init(value, bounds, label(), currentValueLabel(), (minimumValueLabel(), maximumValueLabel()))
  }
}

extension Gauge {
  /// Creates a gauge with a label and a label for the current value. No style on a phone shows labels of marked values.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder markedValueLabels: () -> MarkedValueLabels
  ) where BoundsLabel == EmptyView {
    self.init(value, bounds, label(), currentValueLabel(), nil)
  }

  /// Creates a gauge with a label, and labels for the current value and the ends of the range. No style on a phone
  /// shows labels of marked values.
  public init<V: BinaryFloatingPoint>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel, @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel, @ViewBuilder markedValueLabels: () -> MarkedValueLabels
  ) {
    self.init(value, bounds, label(), currentValueLabel(), (minimumValueLabel(), maximumValueLabel()))
  }
}
