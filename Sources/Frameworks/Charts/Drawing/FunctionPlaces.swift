/// The positions of function graphs in a chart, before its size is known.
nonisolated enum FunctionPlaces {
  /// Returns the marks, with those of functions extended from the least to the greatest of some values.
  static func placed(_ marks: [Mark], _ settings: ChartSettings) -> [Mark] {
    guard marks.contains(where: { $0.function != nil }) else { return marks }
    let axis = axis(of: marks, settings)
    return marks.map { mark in
      guard let function = mark.function else { return mark }
      var mark = mark
      let extent = extent(of: function, axis)
      mark.x = .range(
        Channel(label: function.x, lower: .number(extent.x.lowerBound)),
        Channel(label: function.x, lower: .number(extent.x.upperBound)))
      let (first, last) = (function.y.first ?? Text(verbatim: ""), function.y.last ?? Text(verbatim: ""))
      mark.y = .range(
        Channel(label: first, lower: .number(extent.y.lowerBound)),
        Channel(label: last, lower: .number(extent.y.upperBound)))
      return mark
    }
  }

  /// Returns the x axis as far as it is defined by the app, the other marks, or functions with a domain.
  private static func axis(of marks: [Mark], _ settings: ChartSettings) -> ClosedRange<Double> {
    let given = (settings.x.domain?.values ?? []).compactMap(\.quantity)
    if let low = given.min(), let high = given.max() { return low...high }
    var low = Double.infinity
    var high = -Double.infinity
    for mark in marks {
      if let domain = mark.function?.domain, case .graph = mark.function?.curve {
        low = min(low, domain.lowerBound)
        high = max(high, domain.upperBound)
      }
      guard mark.function == nil else { continue }
      for value in mark.x.channels.flatMap({ [$0.lower, $0.upper] }).compactMap({ $0?.quantity }) {
        low = min(low, value)
        high = max(high, value)
      }
    }
    return low <= high ? low...high : PlottedFunction.usualDomain
  }

  private static func extent(
    of function: PlottedFunction, _ axis: ClosedRange<Double>
  ) -> (x: ClosedRange<Double>, y: ClosedRange<Double>) {
    let domain = function.domain ?? axis
    let length = domain.upperBound - domain.lowerBound
    let samples = (0...PlottedFunction.rangeCount).map {
      function.sample(domain.lowerBound + length * Double($0) / Double(PlottedFunction.rangeCount))
    }.filter(\.isDefined)
    let ys = samples.flatMap { [$0.start, $0.end] }
    let y = (ys.min() ?? 0)...(ys.max() ?? 0)
    guard case .parametric = function.curve else { return (domain, y) }
    return ((samples.map(\.x).min() ?? 0)...(samples.map(\.x).max() ?? 0), y)
  }
}
