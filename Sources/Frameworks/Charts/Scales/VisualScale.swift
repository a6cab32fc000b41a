/// A scale of a channel other than a position.
nonisolated struct VisualScale<Visual> {
  /// The values: categories in order of their appearance.
  let data: [_Datum]
  /// Whether marks use it.
  let isUsed: Bool
  private let visuals: [Visual]
  private let mapping: ((_Datum) -> Visual?)?
  private let indices: [_Datum: Int]
  private let range: ClosedRange<Double>?

  init(_ values: some Sequence<_Datum>, _ settings: ChartSettings.Visuals<Visual>, palette: [Visual]) {
    var data = settings.domain ?? []
    var indices: [_Datum: Int] = [:]
    for (index, datum) in data.enumerated() where indices[datum] == nil { indices[datum] = index }
    var isUsed = false
    var low = Double.infinity
    var high = -Double.infinity
    for datum in values {
      isUsed = true
      if case .number(let number) = datum {
        low = min(low, number)
        high = max(high, number)
      } else if indices[datum] == nil, settings.domain == nil {
        indices[datum] = data.count
        data.append(datum)
      }
    }
    if let domain = settings.domain?.compactMap(\.quantity), let first = domain.min(), let last = domain.max(),
      low <= high
    {
      low = first
      high = last
    }
    range = low <= high ? low...high : nil
    self.data = data
    self.isUsed = isUsed
    self.indices = indices
    visuals = settings.range ?? palette
    mapping = settings.mapping
  }

  /// Returns the result of the app's mapping for a value; nil if there is none.
  func mapped(_ datum: _Datum) -> Visual? { mapping.flatMap { $0(datum) } }

  /// Returns the visual for a value.
  func visual(for datum: _Datum) -> Visual? {
    if let mapping { return mapping(datum) }
    guard !visuals.isEmpty else { return nil }
    if let index = indices[datum] { return visuals[index % visuals.count] }
    guard case .number = datum else { return nil }
    return visuals[Int((part(datum) * Double(visuals.count - 1)).rounded())]
  }

  /// Returns the fraction of a number between the least and the greatest.
  func part(_ datum: _Datum) -> Double {
    guard let range, let value = datum.quantity, range.upperBound > range.lowerBound else { return 0 }
    return min(max((value - range.lowerBound) / (range.upperBound - range.lowerBound), 0), 1)
  }

  /// The values; for numbers the least and the greatest.
  var domain: [_Datum] { data.isEmpty ? range.map { [.number($0.lowerBound), .number($0.upperBound)] } ?? [] : data }

  /// The visuals of the least and the greatest value.
  var ends: (Visual, Visual)? {
    guard let first = visuals.first, let last = visuals.last else { return nil }
    return (first, last)
  }
}
