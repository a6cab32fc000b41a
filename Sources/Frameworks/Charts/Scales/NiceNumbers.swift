/// Round numbers for the marks of an axis.
nonisolated enum NiceNumbers {
  /// Returns 1, 2 or 5 times a power of ten, so that about as many fit between two numbers as desired.
  static func step(from low: Double, to high: Double, count: Int, minimum: Double = 0) -> Double {
    let raw = abs(high - low) / Double(max(count, 1))
    guard raw.isFinite, raw > 0 else { return max(1, minimum) }
    let power = pow(10, (log10(raw)).rounded(.down))
    let error = raw / power
    var step = power
    if error >= 50.0.squareRoot() {
      step = power * 10
    } else if error >= 10.0.squareRoot() {
      step = power * 5
    } else if error >= 2.0.squareRoot() {
      step = power * 2
    }
    return max(step, minimum)
  }

  /// Returns the multiples of a step from one number to another.
  static func multiples(of step: Double, from low: Double, to high: Double) -> [Double] {
    guard step > 0, low.isFinite, high.isFinite else { return [] }
    let slack = step * 1e-9
    let first = ((min(low, high) - slack) / step).rounded(.up)
    let last = ((max(low, high) + slack) / step).rounded(.down)
    // A stride that is far too small must not exhaust memory.
    guard last >= first, last - first < 10_000 else { return [] }
    // The addition turns -0 into 0.
    return stride(from: first, through: last, by: 1).map { $0 * step + 0 }
  }

  /// Returns the multiples of a step that enclose numbers.
  static func rounded(_ low: Double, _ high: Double, step: Double) -> (Double, Double) {
    (((low / step) + 1e-9).rounded(.down) * step, ((high / step) - 1e-9).rounded(.up) * step)
  }

  /// Returns the powers of ten between two positive numbers.
  static func powers(from low: Double, to high: Double, count: Int) -> [Double] {
    guard low > 0, high >= low else { return [] }
    let first = Int(log10(low).rounded(.up))
    let last = Int(log10(high).rounded(.down))
    guard last >= first else { return [] }
    let every = max(1, (last - first + 1) / max(count, 1))
    return stride(from: first, through: last, by: every).map { pow(10, Double($0)) }
  }
}

/// A stride of round dates for the marks of an axis.
nonisolated struct DateStride: Hashable {
  var unit: Calendar.Component
  var count = 1

  /// The approximate length in seconds.
  private static let seconds: [(Calendar.Component, Double, [Int])] = [
    (.second, 1, [1, 5, 15, 30]), (.minute, 60, [1, 5, 15, 30]), (.hour, 3600, [1, 3, 6, 12]), (.day, 86_400, [1, 2]),
    (.weekOfYear, 604_800, [1, 2]), (.month, 2_629_746, [1, 3, 6]),
    (.year, 31_556_952, [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000]),
  ]

  /// Returns the stride of which about as many fit into a time as desired.
  static func nice(seconds span: Double, count: Int, atLeast unit: Calendar.Component? = nil) -> DateStride {
    let wanted = span / Double(max(count, 1))
    var best = DateStride(unit: .year, count: 1)
    var error = Double.infinity
    let least = self.seconds.first { $0.0 == unit }?.1 ?? 0
    for (unit, length, counts) in self.seconds where length >= least {
      for count in counts {
        let distance = abs(log(max(wanted, 1e-9) / (length * Double(count))))
        if distance < error {
          error = distance
          best = DateStride(unit: unit, count: count)
        }
      }
    }
    return best
  }

  /// Returns the starts of the unit, or of every few units, from one date to another.
  func dates(from low: Date, to high: Date, calendar: Calendar) -> [Date] {
    guard count > 0, var date = start(of: low, calendar: calendar) else { return [] }
    var dates: [Date] = []
    while date <= high, dates.count < 10_000 {
      if date >= low { dates.append(date) }
      guard let next = calendar.date(byAdding: unit, value: count, to: date), next > date else { break }
      date = next
    }
    return dates
  }

  /// Returns the start of the unit, counted from the start of the next larger one.
  private func start(of date: Date, calendar: Calendar) -> Date? {
    guard let start = calendar.dateInterval(of: unit, for: date)?.start, count > 1 else {
      return calendar.dateInterval(of: unit, for: date)?.start
    }
    let larger: [Calendar.Component: Calendar.Component] = [
      .second: .minute, .minute: .hour, .hour: .day, .month: .year,
    ]
    if let unitAround = larger[unit], let whole = calendar.dateInterval(of: unitAround, for: date) {
      let passed = calendar.dateComponents([unit], from: whole.start, to: start).value(for: unit) ?? 0
      return calendar.date(byAdding: unit, value: -(passed % count), to: start)
    }
    guard unit == .year else { return start }
    return calendar.date(byAdding: .year, value: -(calendar.component(.year, from: start) % count), to: start)
  }
}
