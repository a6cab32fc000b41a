/// The positions of values along an axis, as fractions of it.
nonisolated struct PositionScale {
  var type: ScaleType
  var names: [String] = []
  /// The values at the start and the end; the first may be the larger one.
  var first = 0.0
  var last = 1.0
  var padding = _ScalePadding()
  private var indices: [String: Int] = [:]

  init(names: [String], padding: _ScalePadding) {
    type = .category
    self.names = names
    self.padding = padding
    for (index, name) in names.enumerated() where indices[name] == nil { indices[name] = index }
  }

  init(type: ScaleType, first: Double, last: Double, padding: _ScalePadding) {
    self.type = type
    self.first = first
    self.last = first == last ? first + 1 : last
    self.padding = padding
  }

  var isCategory: Bool { type.kind == .category }
  var isDate: Bool { type.kind == .date }

  /// The part of the axis for each category.
  var band: Double { 1 / Double(max(names.count, 1)) }

  /// Returns the position of a value; nil if the scale does not contain it.
  func fraction(_ datum: _Datum) -> Double? {
    if isCategory {
      guard case .category(let name) = datum, let index = indices[name] else { return nil }
      return (Double(index) + 0.5) * band
    }
    return datum.quantity.map(fraction)
  }

  /// Returns the position of a number.
  func fraction(_ value: Double) -> Double {
    let start = type.transformed(first)
    let length = type.transformed(last) - start
    return length == 0 ? 0 : (type.transformed(value) - start) / length
  }

  /// Returns the value at a position.
  func datum(at fraction: Double) -> _Datum? {
    guard fraction.isFinite else { return nil }
    if isCategory {
      let index = Int((fraction / band).rounded(.down))
      return names.indices.contains(index) ? .category(names[index]) : nil
    }
    let start = type.transformed(first)
    let value = type.restored(start + fraction * (type.transformed(last) - start))
    return isDate ? .date(Date(timeIntervalSinceReferenceDate: value)) : .number(value)
  }

  /// All values, in order.
  var domain: [_Datum] {
    if isCategory { return names.map { .category($0) } }
    return [datum(at: 0), datum(at: 1)].compactMap(\.self)
  }

  /// Returns the distance in points from the start of an axis with this length.
  func point(_ fraction: Double, length: CGFloat) -> CGFloat {
    let start = padding.fixed?.first ?? padding.start
    let end = padding.fixed?.last ?? length - padding.end
    return start + fraction * (end - start)
  }

  /// Returns the fraction at a distance in points from the start.
  func fraction(point: CGFloat, length: CGFloat) -> Double {
    let start = self.point(0, length: length)
    let extent = self.point(1, length: length) - start
    return extent == 0 ? 0 : (point - start) / extent
  }
}
