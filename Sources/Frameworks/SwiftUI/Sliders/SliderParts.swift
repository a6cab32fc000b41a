/// The parts of a slider besides its track and thumb. Values are fractions of its range, from 0 to 1.
struct SliderParts {
  struct Tick {
    let fraction: Double
    let label: Text?
  }

  /// The start of the filled part; nil for the start of the track.
  var neutral: Double?
  /// The range of the thumb.
  var enabled = 0.0...1.0
  var ticks: [Tick] = []
  /// The label of the value; nil for its number.
  var currentValue: Text?

  init() {}

  init<V: BinaryFloatingPoint>(
    bounds: ClosedRange<V>, neutral: V?, enabled: ClosedRange<V>?, currentValue: some View, ticks: [(V, AnyView?)]
  ) {
    let start = Double(bounds.lowerBound)
    let length = Double(bounds.upperBound) - start
    func fraction(_ value: V) -> Double { length > 0 ? min(max((Double(value) - start) / length, 0), 1) : 0 }
    self.neutral = neutral.map(fraction)
    if let enabled { self.enabled = fraction(enabled.lowerBound)...fraction(enabled.upperBound) }
    self.currentValue = currentValue as? Text
    self.ticks = ticks.filter { bounds.contains($0.0) }
      .map { Tick(fraction: fraction($0.0), label: $0.1?.content as? Text) }
  }

  /// Returns the words for a position on the track: the value's own, otherwise those of the tick there.
  func words(at fraction: Double) -> Text? {
    currentValue ?? ticks.first { abs($0.fraction - fraction) < 1e-6 }?.label
  }
}

/// The values of a slider.
struct SliderRange: Equatable {
  let start: Double
  let length: Double

  /// The values whose words are the share of the track.
  static let unit = SliderRange(start: 0, length: 1)

  /// Returns what assistive technology says of a position: the value itself, as a percentage if the values span one or
  /// a hundred.
  func words(at fraction: Double) -> String {
    let value = start + fraction * length
    switch length {
    case _ where abs(length - 1) < .ulpOfOne: return value.formatted(.percent.precision(.fractionLength(0)))
    case _ where abs(length - 100) < .ulpOfOne: return (value / 100).formatted(.percent.precision(.fractionLength(0)))
    default: return value.formatted(.number.precision(.fractionLength(0...3)))
    }
  }
}

private struct SliderThumbKey: EnvironmentKey { static var defaultValue: Visibility { .automatic } }

extension EnvironmentValues {
  var sliderThumbVisibility: Visibility {
    get { self[SliderThumbKey.self] }
    set { self[SliderThumbKey.self] = newValue }
  }
}

@available(iOS 26.0, *)
nonisolated extension View {
  /// Sets the visibility of the thumb of sliders in this view; a hidden thumb can still be dragged.
  public func sliderThumbVisibility(_ visibility: Visibility) -> some View {
    environment(\.sliderThumbVisibility, visibility)
  }
}
