import Foundation

/// A solver that finds values that satisfy linear relations by priority: of two contradicting ones the one of higher
/// priority holds, of equal ones the first.
///
/// Equalities are eliminated in the order of their priorities. An inequality is used, as an equality, only if the
/// solution without it violates it. One that was needed on the way stays one, unless it prevents another from holding
/// and holds by itself where that one does. The other one may also have held before.
struct LayoutSolver {
  /// A sum of terms that is equal to `constant`, at least or at most that.
  struct Equation {
    var terms: [Int: Double]
    var constant: Double
    var relation: NSLayoutConstraint.Relation = .equal
    var priority: Float
  }

  private struct Row {
    var pivot: Int
    var terms: [Int: Double]
    var constant: Double
  }

  private static let tolerance = 1e-6

  /// Returns the value of each variable; undetermined ones are 0.
  static func solve(_ equations: [Equation], count: Int) -> [Double] {
    let ordered = equations.enumerated().sorted { ($1.element.priority, $0.offset) < ($0.element.priority, $1.offset) }
      .map(\.element)
    var isEquality = ordered.map { $0.relation == .equal }
    var released: Set<Int> = []
    func solved() -> [Double] { eliminate(zip(ordered, isEquality).lazy.filter(\.1).map(\.0), count: count) }
    var values = solved()
    var hopeless: Set<Int> = []
    func needsHelp(_ index: Int) -> Bool {
      let equation = ordered[index]
      guard equation.relation != .equal || equation.priority >= 1000, !hopeless.contains(index) else { return false }
      return isBroken(equation, values)
    }
    while let broken = ordered.indices.first(where: needsHelp) {
      if !isEquality[broken] {
        isEquality[broken] = true
        values = solved()
        guard isBroken(ordered[broken], values) else { continue }
      }
      hopeless.insert(broken)
      for other in ordered.indices where isEquality[other] && other != broken && !released.contains(other) {
        guard mayHinder(ordered[other], ordered[broken]) else { continue }
        isEquality[other] = false
        let without = solved()
        if !isBroken(ordered[other], without), !isBroken(ordered[broken], without) {
          released.insert(other)
          hopeless.remove(broken)
          values = without
          break
        }
        isEquality[other] = true
      }
    }
    return values
  }

  private static func isBroken(_ equation: Equation, _ values: [Double]) -> Bool {
    let excess = equation.terms.reduce(-equation.constant) { $0 + values[$1.key] * $1.value }
    return switch equation.relation {
    case .lessThanOrEqual: excess > tolerance
    case .greaterThanOrEqual: excess < -tolerance
    default: abs(excess) > tolerance
    }
  }

  /// Returns whether an inequality of a higher priority may prevent an equation. Two inequalities have to be of the
  /// same kind: a minimum may be prevented by any, a maximum by one about the same length or one that keeps a length
  /// nonnegative. An equality may be prevented by any.
  private static func mayHinder(_ other: Equation, _ equation: Equation) -> Bool {
    if equation.relation == .equal { return other.relation != .equal && other.priority >= equation.priority }
    guard other.relation == equation.relation, other.priority >= equation.priority else { return false }
    return equation.relation == .greaterThanOrEqual || other.priority > 1000
      || other.terms.keys.contains { equation.terms[$0] != nil }
  }

  /// Returns the variables whose values follow from the equalities of at least a priority alone.
  static func determined(by equations: [Equation], priority: Float) -> Set<Int> {
    let rows = reduced(equations.filter { $0.relation == .equal && $0.priority >= priority })
    return Set(rows.filter { $0.terms.count == 1 }.map(\.pivot))
  }

  private static func eliminate(_ equations: some Sequence<Equation>, count: Int) -> [Double] {
    var values = [Double](repeating: 0, count: count)
    // Variables without a row are free and become 0.
    for row in reduced(equations) { values[row.pivot] = row.constant }
    return values
  }

  /// Returns equations that are equivalent to others, each of which determines one variable of its own.
  private static func reduced(_ equations: some Sequence<Equation>) -> [Row] {
    var rows: [Row] = []
    var rowOfPivot: [Int: Int] = [:]
    for equation in equations {
      var (terms, constant) = (equation.terms, equation.constant)
      // Rows are kept free of each other's pivots, so one pass is enough.
      for (variable, factor) in equation.terms {
        guard let row = rowOfPivot[variable].map({ rows[$0] }) else { continue }
        for (other, value) in row.terms { terms[other, default: 0] -= factor * value }
        constant -= factor * row.constant
      }
      terms = terms.filter { abs($0.value) > tolerance }
      // Contradictory or redundant equations are left out.
      guard let pivot = terms.max(by: { (abs($0.value), -$0.key) < (abs($1.value), -$1.key) }) else { continue }
      let new = Row(pivot: pivot.key, terms: terms.mapValues { $0 / pivot.value }, constant: constant / pivot.value)
      for index in rows.indices {
        guard let factor = rows[index].terms[new.pivot] else { continue }
        for (other, value) in new.terms {
          let rest = rows[index].terms[other, default: 0] - factor * value
          rows[index].terms[other] = abs(rest) > tolerance ? rest : nil
        }
        rows[index].constant -= factor * new.constant
      }
      rowOfPivot[new.pivot] = rows.count
      rows.append(new)
    }
    return rows
  }
}
