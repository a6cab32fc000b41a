/// Infers the domains of the axes from the values of the marks.
nonisolated struct DomainInference {
  private struct Seen {
    var names: [String] = []
    private var known: Set<String> = []
    var low = Double.infinity
    var high = -Double.infinity
    var isDate = false
    var isNumber = false
    var unit: Calendar.Component?

    mutating func add(_ datum: _Datum) {
      switch datum {
      case .category(let name): if known.insert(name).inserted { names.append(name) }
      case .date: isDate = true
      case .number: isNumber = true
      }
      if let value = datum.quantity { add(value) }
    }

    mutating func add(_ value: Double) {
      low = min(low, value)
      high = max(high, value)
    }
  }

  private var seen: [Seen] = [Seen(), Seen()]
  /// The minimum distance of the bars on each axis; nil on categories or units.
  private(set) var steps: [Double?] = [nil, nil]

  var xUnit: Calendar.Component? { seen[0].unit }
  var yUnit: Calendar.Component? { seen[1].unit }

  init(marks: [Mark], stacked: [Int: ClosedRange<Double>]) {
    var bars: [Set<Double>] = [[], []]
    for (index, mark) in marks.enumerated() {
      let base = mark.isVertical ? 0 : 1
      for (axis, place) in [mark.x, mark.y].enumerated() {
        if axis != base, let range = stacked[index] {
          seen[axis].isNumber = true
          seen[axis].add(range.lowerBound)
          seen[axis].add(range.upperBound)
          continue
        }
        for channel in place.channels {
          seen[axis].add(channel.lower)
          if let upper = channel.upper { seen[axis].add(upper) }
          if let unit = channel.unit { seen[axis].unit = unit }
        }
        if mark.kind == .bar || mark.kind == .rectangle, mark.kind == .rectangle || axis == base,
          let value = place.value, value.upper == nil, let number = value.lower.quantity
        {
          bars[axis].insert(number)
        }
      }
    }
    for axis in 0...1 where !bars[axis].isEmpty {
      let values = bars[axis].sorted()
      let gaps = zip(values, values.dropFirst()).map { $1 - $0 }
      steps[axis] = gaps.min() ?? (seen[axis].isDate ? 86_400 : 1)
    }
  }

  func scale(_ axis: Axis, _ settings: ChartSettings.AxisSettings) -> PositionScale {
    let index = axis == .horizontal ? 0 : 1
    let seen = seen[index]
    let padding = settings.padding ?? _ScalePadding()
    let domain = settings.domain
    var names = seen.names
    if let values = domain?.values ?? domain?.modify?(names.map { .category($0) }) {
      let given = values.compactMap { if case .category(let name) = $0 { name } else { nil } }
      if !given.isEmpty { names = given }
    }
    let isNames = settings.type?.kind == .category || !names.isEmpty
    if isNames { return PositionScale(names: domain?.reversed == true ? names.reversed() : names, padding: padding) }
    let isDate = seen.isDate || (domain?.values ?? []).contains { if case .date = $0 { true } else { false } }
    let type = settings.type ?? (isDate ? .date : .linear)
    let given = (domain?.values ?? []).compactMap(\.quantity)
    if let first = given.first, let last = given.last {
      return PositionScale(type: type, first: first, last: last, padding: padding)
    }
    guard seen.low <= seen.high else { return PositionScale(type: type, first: 0, last: 1, padding: padding) }
    var (low, high) = (seen.low, seen.high)
    if let step = steps[index] {
      low -= step / 2
      high += step / 2
    } else if !isDate, type.kind != .log {
      if domain?.includesZero ?? true {
        low = min(low, 0)
        high = max(high, 0)
      }
      if low == high { high = low + 1 }
      let step = NiceNumbers.step(from: low, to: high, count: AxisMarkValues.usualCount)
      (low, high) = NiceNumbers.rounded(low, high, step: step)
    }
    if let modify = domain?.modify {
      let kind: (Double) -> _Datum = { isDate ? .date(Date(timeIntervalSinceReferenceDate: $0)) : .number($0) }
      let changed = modify([kind(low), kind(high)]).compactMap(\.quantity)
      low = changed.min() ?? low
      high = changed.max() ?? high
    }
    if domain?.reversed == true { (low, high) = (high, low) }
    return PositionScale(type: type, first: low, last: high, padding: padding)
  }
}
