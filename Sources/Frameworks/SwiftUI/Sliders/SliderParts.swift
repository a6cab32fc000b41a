/// What a slider has beyond a line and a thumb. Values are shares of its range, from 0 to 1.
struct SliderParts {
  struct Tick {
    let fraction: Double
    let label: Text?
  }

  /// Where the filled part begins; nil for the beginning of the line.
  var neutral: Double?
  /// Where the thumb can go.
  var enabled = 0.0...1.0
  var ticks: [Tick] = []
  /// The value in words; nil for a percentage.
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

  /// What is said of a place on the line: the value's own words, else those of the mark that is there.
  func words(at fraction: Double) -> Text? {
    currentValue ?? ticks.first { abs($0.fraction - fraction) < 1e-6 }?.label
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
  /// Whether sliders inside show their thumb; one that is hidden can be dragged all the same.
  public func sliderThumbVisibility(_ visibility: Visibility) -> some View {
    environment(\.sliderThumbVisibility, visibility)
  }
}
