/// The positions of marks, as fractions of the plot.
nonisolated enum MarkBoxes {
  static func boxes(
    of marks: [Mark], stacked: [Int: ClosedRange<Double>], x: PositionScale, y: PositionScale, steps: [Double?],
    total: Double
  ) -> [Double] {
    var boxes: [Double] = []
    boxes.reserveCapacity(marks.count * 4)
    var groups: [String] = []
    var known: Set<String> = []
    for mark in marks {
      guard case .category(let name) = mark.look.group?.value.lower, known.insert(name).inserted else { continue }
      groups.append(name)
    }
    var angle = 0.0
    for (index, mark) in marks.enumerated() {
      if mark.kind == .sector {
        let part = total > 0 ? max(0, mark.angle?.quantity ?? 0) / total : 0
        boxes += [angle, angle + part, 0, 1]
        angle += part
        continue
      }
      let isVertical = mark.isVertical
      var across = interval(mark, mark.x, x, steps[0], isBase: isVertical, stacked: stacked[index])
      var along = interval(mark, mark.y, y, steps[1], isBase: !isVertical, stacked: stacked[index])
      if let group = mark.look.group, case .category(let name) = group.value.lower,
        let place = groups.firstIndex(of: name)
      {
        // A group takes the fraction of the band that a single bar would.
        let isAcross = group.axis.map { $0 == .horizontal } ?? isVertical
        let interval = isAcross ? across : along
        let whole = interval.1 - interval.0
        let width = Double(group.span.length(of: whole, automatic: mark.kind == .bar ? 0.8 : 1))
        let start = interval.0 + (whole - width) / 2 + width * Double(place) / Double(groups.count)
        let piece = (start, start + width / Double(groups.count))
        let middle = (piece.0 + piece.1) / 2
        let isBand = mark.kind == .bar || mark.kind == .rectangle
        if isAcross { across = isBand ? piece : (middle, middle) } else { along = isBand ? piece : (middle, middle) }
      }
      boxes += [across.0, across.1, along.0, along.1]
    }
    return boxes
  }

  private static func interval(
    _ mark: Mark, _ place: Mark.Place, _ scale: PositionScale, _ step: Double?, isBase: Bool,
    stacked: ClosedRange<Double>?
  ) -> (Double, Double) {
    if !isBase, let stacked {
      // A logarithmic scale has no zero for a baseline.
      let low = scale.type.kind == .log && stacked.lowerBound <= 0 ? 0 : scale.fraction(stacked.lowerBound)
      return (low, scale.fraction(stacked.upperBound))
    }
    switch place {
    case .between: return (0, 1)
    case .fixed: return (0.5, 0.5)
    case .range(let start, let end):
      guard let low = scale.fraction(start.lower), let high = scale.fraction(end.lower) else { return (.nan, .nan) }
      return scale.isCategory ? (low - scale.band / 2, high + scale.band / 2) : (low, high)
    case .value(let value):
      let hasBand = mark.kind == .rectangle || mark.kind == .bar || mark.look.group != nil
      if scale.isCategory {
        guard let middle = scale.fraction(value.lower) else { return (.nan, .nan) }
        return hasBand ? (middle - scale.band / 2, middle + scale.band / 2) : (middle, middle)
      }
      guard let middle = value.quantity else { return (.nan, .nan) }
      if hasBand, let low = value.lower.quantity, let high = value.upper?.quantity {
        return (scale.fraction(low), scale.fraction(high))
      }
      if hasBand, let step { return (scale.fraction(middle - step / 2), scale.fraction(middle + step / 2)) }
      return (scale.fraction(middle), scale.fraction(middle))
    }
  }
}
