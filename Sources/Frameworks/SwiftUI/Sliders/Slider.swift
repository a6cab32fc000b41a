import Foundation
import ScrollworkUIKit

/// A control for selecting a value in a range by dragging a thumb along a track. As on a phone, only assistive
/// technology uses the label.
nonisolated public struct Slider<Label: View, ValueLabel: View>: View, FrameworkView {
  /// From 0 to 1.
  private let fraction: Binding<Double>
  private let range: SliderRange
  /// The step of adjustments by assistive technology.
  private let stride: Double
  private let label: Label
  private let minimumLabel: ValueLabel
  private let maximumLabel: ValueLabel
  private let parts: SliderParts
  private let onEditingChanged: (Bool) -> Void
  @Environment(\.sliderLooks) private var looks

  init<V: BinaryFloatingPoint>(
    _ value: Binding<V>, _ bounds: ClosedRange<V>, step: V.Stride?, label: Label, minimum: ValueLabel,
    maximum: ValueLabel, parts: SliderParts = SliderParts(), onEditingChanged: @escaping (Bool) -> Void
  ) where V.Stride: BinaryFloatingPoint {
    let start = Double(bounds.lowerBound)
    let length = Double(bounds.upperBound) - start
    range = SliderRange(start: start, length: length)
    let step = step.map { Double($0) }.flatMap { $0 > 0 ? $0 : nil }
    fraction = Binding {
      length > 0 ? min(max((Double(value.wrappedValue) - start) / length, 0), 1) : 0
    } set: { fraction in
      var distance = min(max(fraction, parts.enabled.lowerBound), parts.enabled.upperBound) * length
      if let step { distance = min((distance / step).rounded() * step, (length / step).rounded(.down) * step) }
      value.wrappedValue = V(start + distance)
    }
    // UIKit moves a slider by a tenth.
    stride = step.map { length > 0 ? $0 / length : 0 } ?? 0.1
    self.label = label
    minimumLabel = minimum
    maximumLabel = maximum
    self.parts = parts
    self.onEditingChanged = onEditingChanged
  }

  /// The track between its labels.
  @MainActor public var body: some View {
    HStack {
      minimumLabel.accessibilityHidden(true)
      SliderTrack(fraction: fraction, parts: parts, onEditingChanged: onEditingChanged)
        .overlay { label.modifier(_SpokenOnlyModifier()) }
        .accessibilityElement(children: .combine)
        .accessibilityValue(words)
        .accessibilityAddTraits(.slider(at: fraction.wrappedValue))
        .accessibilityAdjustableAction { direction in
          onEditingChanged(true)
          let way = direction == .increment ? stride : -stride
          fraction.wrappedValue = min(max(fraction.wrappedValue + way, 0), 1)
          onEditingChanged(false)
        }
      maximumLabel.accessibilityHidden(true)
    }
    .modifier(_BoxSpacingModifier())
    .modifier(_ListRowTraitModifier(trait: .control(true)))
  }

  @MainActor private var words: Text {
    let fraction = fraction.wrappedValue
    return parts.words(at: fraction) ?? Text(verbatim: (looks.isUIKit ? .unit : range).words(at: fraction))
  }
}

/// The track, filled up to the thumb, and the thumb. Only the thumb can be dragged: elsewhere a finger scrolls.
nonisolated private struct SliderTrack: View, FrameworkView {
  @Binding var fraction: Double
  let parts: SliderParts
  let onEditingChanged: (Bool) -> Void
  @State private var start: Double?
  @Environment(\.layoutDirection) private var direction
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.controlColors) private var colors
  @Environment(\.sliderLooks) private var looks
  @Environment(\.sliderThumbVisibility) private var thumbVisibility
  @Environment(\.system) private var system
  /// In points, as `UISlider` measures.
  private let height: CGFloat = 33
  /// In points: the width of ticks, and their distance below the middle of the track. Guesses from pictures.
  private static let tick: CGFloat = 4
  private static let tickDistance: CGFloat = 12

  @MainActor var body: some View {
    let metrics = ControlMetrics(system)
    let thumb = looks.thumb?.size ?? metrics.sliderThumb
    GeometryReader { proxy in
      let length = max(proxy.size.width - thumb.width, 1)
      let end = thumb.width / 2 + length * fraction
      let start = parts.neutral.map { thumb.width / 2 + length * $0 } ?? 0
      let filled = min(start, end)...max(start, end)
      ZStack(alignment: .leading) {
        let defaults = UISlider.defaults
        bar(
          looks.maximumTrack,
          AnyShapeStyle(colors.track ?? Color(uiColor: defaults?.maximumTrackTintColor ?? .systemFill)), metrics)
        bar(
          looks.minimumTrack,
          defaults?.minimumTrackTintColor.map { AnyShapeStyle(Color(uiColor: $0)) } ?? AnyShapeStyle(.tint), metrics
        )
        .frame(width: filled.upperBound - filled.lowerBound)
        .padding(.leading, filled.lowerBound)
        ForEach(Array(parts.ticks.enumerated()), id: \.offset) { tick in
          Circle()
            .fill(Color(uiColor: .tertiaryLabel))
            .frame(width: Self.tick, height: Self.tick)
            .padding(.leading, thumb.width / 2 + length * tick.element.fraction - Self.tick / 2)
            .offset(y: Self.tickDistance)
        }
        knob(defaults)
          .frame(width: thumb.width, height: thumb.height)
          .offset(y: looks.thumb == nil ? metrics.sliderShifts.thumb : 0)
          .contentShape(Rectangle().inset(by: -8))
          .gesture(drag(length))
          .padding(.leading, length * fraction)
      }
      .frame(height: height)
    }
    .frame(height: height)
    .opacity(isEnabled ? 1 : 0.5)
  }

  @MainActor @ViewBuilder private func bar(
    _ image: UIImage?, _ style: AnyShapeStyle, _ metrics: ControlMetrics
  ) -> some View {
    if let image {
      Image(uiImage: image).resizable().frame(height: image.size.height)
    } else {
      Capsule().fill(style).frame(height: looks.trackHeight ?? metrics.sliderTrack)
        .offset(y: looks.trackHeight == nil ? metrics.sliderShifts.line : 0)
    }
  }

  @MainActor @ViewBuilder private func knob(_ defaults: UISlider?) -> some View {
    if let image = looks.thumb {
      Image(uiImage: image)
    } else {
      KnobShape()
        .fill(thumbVisibility == .hidden ? .clear : colors.thumb ?? Color(uiColor: defaults?.thumbTintColor ?? .white))
        .shadow(color: .black.opacity(thumbVisibility == .hidden ? 0 : 0.12), radius: 2, y: 0.5)
        .shadow(color: .black.opacity(thumbVisibility == .hidden ? 0 : 0.12), radius: 6.5, y: 6)
    }
  }

  @MainActor private func drag(_ length: CGFloat) -> some Gesture {
    DragGesture(minimumDistance: 0, coordinateSpace: .global)
      .onChanged { drag in
        let from = start ?? fraction
        if start == nil {
          start = from
          onEditingChanged(true)
        }
        let way = direction == .rightToLeft ? -drag.translation.width : drag.translation.width
        let to = min(max(from + way / length, parts.enabled.lowerBound), parts.enabled.upperBound)
        if to != fraction { fraction = to }
      }
      .onEnded { _ in
        start = nil
        onEditingChanged(false)
      }
  }
}

extension Slider {
  /// Creates a slider between two labels.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, step: nil, label: label(), minimum: minimumValueLabel(), maximum: maximumValueLabel(),
      onEditingChanged: onEditingChanged)
  }

  /// Creates a stepped slider between two labels.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    @ViewBuilder minimumValueLabel: () -> ValueLabel, @ViewBuilder maximumValueLabel: () -> ValueLabel,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, step: step, label: label(), minimum: minimumValueLabel(), maximum: maximumValueLabel(),
      onEditingChanged: onEditingChanged)
  }
}

extension Slider where ValueLabel == EmptyView {
  /// Creates a slider with a label.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, step: nil, label: label(), minimum: EmptyView(), maximum: EmptyView(),
      onEditingChanged: onEditingChanged)
  }

  /// Creates a stepped slider with a label.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(
      value, bounds, step: step, label: label(), minimum: EmptyView(), maximum: EmptyView(),
      onEditingChanged: onEditingChanged)
  }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
  /// Creates a slider.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V> = 0...1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value: value, in: bounds, label: { EmptyView() }, onEditingChanged: onEditingChanged)
  }

  /// Creates a stepped slider.
  public init<V: BinaryFloatingPoint>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V.Stride: BinaryFloatingPoint {
    self.init(value: value, in: bounds, step: step, label: { EmptyView() }, onEditingChanged: onEditingChanged)
  }
}
