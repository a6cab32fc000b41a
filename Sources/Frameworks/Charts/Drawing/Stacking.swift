/// Stacks bars and areas at the same position.
nonisolated enum Stacking {
  private struct Place: Hashable {
    var base: _Datum?
    var group: _Datum?
    var isArea: Bool
    var isVertical: Bool
  }

  /// Returns the stacked ranges of bars and areas with one value, by index.
  static func ranges(of marks: [Mark]) -> [Int: ClosedRange<Double>] {
    var ranges: [Int: ClosedRange<Double>] = [:]
    var above: [Place: Double] = [:]
    var below: [Place: Double] = [:]
    for (index, mark) in marks.enumerated() where mark.kind == .bar || mark.kind == .area {
      guard let value = (mark.isVertical ? mark.y : mark.x).value, value.upper == nil,
        case .number = value.lower, let number = value.lower.quantity
      else { continue }
      guard mark.stacking != .unstacked else {
        ranges[index] = min(0, number)...max(0, number)
        continue
      }
      let place = place(of: mark)
      if number < 0 {
        let from = below[place, default: 0]
        below[place] = from + number
        ranges[index] = from + number...from
      } else {
        let from = above[place, default: 0]
        above[place] = from + number
        ranges[index] = from...from + number
      }
    }
    for (index, range) in ranges {
      let mark = marks[index]
      let place = place(of: mark)
      let total = above[place, default: 0] - below[place, default: 0]
      switch mark.stacking.kind {
      case .normalized where total > 0: ranges[index] = range.lowerBound / total...range.upperBound / total
      case .center: ranges[index] = range.lowerBound - total / 2...range.upperBound - total / 2
      default: break
      }
    }
    return ranges
  }

  private static func place(of mark: Mark) -> Place {
    Place(
      base: (mark.isVertical ? mark.x : mark.y).value?.lower, group: mark.look.group?.value.lower,
      isArea: mark.kind == .area, isVertical: mark.isVertical)
  }
}
