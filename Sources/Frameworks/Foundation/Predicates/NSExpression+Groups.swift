import Foundation

extension _NSExpression {
  /// Whether it makes one value of many objects, as `sum:` does of a property and the key path `@sum.price`.
  package var isAggregate: Bool { node.isAggregate }

  /// Returns the value of a group: `sum:`, `count:`, `min:`, `max:`, `average:`, `median:` and `stddev:` of a property
  /// take the values of all objects that have one. What is outside of these is the first object's.
  package func value(ofGroup objects: [Any]) -> Any? { node.value(in: objects) }
}

extension _NSExpression.Node {
  private static let aggregates: Set = ["sum:", "count:", "min:", "max:", "average:", "median:", "stddev:"]
  private static let operators = [
    "@sum": "sum:", "@count": "count:", "@min": "min:", "@max": "max:", "@avg": "average:",
  ]

  /// Whether it depends on the object. A list is one object's, also in a function that takes many.
  private var hasKey: Bool {
    switch self {
    case .key: true
    case .function(_, let nodes), .block(_, let nodes): nodes.contains(where: \.hasKey)
    case .constant, .variable, .list: false
    }
  }

  /// The function and what it takes of each object; nil if this takes nothing of many.
  private var aggregate: (name: String, argument: Self)? {
    switch self {
    case .function(let name, let nodes):
      guard nodes.count == 1, Self.aggregates.contains(name), nodes[0].hasKey else { return nil }
      return (name, nodes[0])
    case .key(let path) where path.hasPrefix("@"):
      let steps = path.split(separator: ".", maxSplits: 1).map(String.init)
      return Self.operators[steps[0]].map { ($0, .key(steps.count == 2 ? steps[1] : "self")) }
    default: return nil
    }
  }

  fileprivate var isAggregate: Bool {
    if aggregate != nil { return true }
    guard case .function(_, let nodes) = self else { return false }
    return nodes.contains(where: \.isAggregate)
  }

  fileprivate func value(in group: [Any]) -> Any? {
    if let aggregate {
      let values = group.flatMap { Self.elements(aggregate.argument.value(for: $0)) }
      return ExpressionFunction.aggregate(aggregate.name, values)
    }
    guard isAggregate, case .function(let name, let nodes) = self else { return group.first.flatMap(value(for:)) }
    return ExpressionFunction.result(of: name, nodes.map { $0.value(in: group) })
  }

  private func value(for object: Any) -> Any? { value(nil) { PredicateKey.value(of: $0, in: object, variables: [:]) } }

  /// Returns the values of a key path; one through a to-many relationship has any number.
  private static func elements(_ value: Any?) -> [Any] {
    guard let value = PredicateKey.flattened(value) else { return [] }
    return (value as? [Any?])?.flatMap(elements) ?? [value]
  }
}

extension ExpressionFunction {
  /// Returns what a function makes of the values of many objects. Whole numbers and decimals stay exact. Of no values
  /// the sum is 0, and the others but `count:` have none.
  fileprivate static func aggregate(_ name: String, _ values: [Any]) -> Any? {
    let numbers = values.compactMap(number)
    switch name {
    case "count:": return NSNumber(value: values.count)
    case "min:": return values.min { NSSortDescriptor.order($0, $1) == .orderedAscending }
    case "max:": return values.max { NSSortDescriptor.order($0, $1) == .orderedAscending }
    case "sum:": return total(numbers)
    case _ where numbers.isEmpty: return nil
    case "average:" where numbers.contains { $0 is NSDecimalNumber }:
      return NSDecimalNumber(decimal: total(numbers).decimalValue / Decimal(numbers.count))
    default: return sum(name, numbers.map(\.doubleValue))
    }
  }

  private static func total(_ numbers: [NSNumber]) -> NSNumber {
    if numbers.contains(where: { $0 is NSDecimalNumber }) {
      return NSDecimalNumber(decimal: numbers.reduce(0) { $0 + $1.decimalValue })
    }
    if numbers.allSatisfy(isWhole) {
      var total = 0
      var isExact = true
      for number in numbers {
        let next = total.addingReportingOverflow(number.intValue)
        (total, isExact) = (next.partialValue, isExact && !next.overflow)
      }
      if isExact { return NSNumber(value: total) }
    }
    return NSNumber(value: numbers.reduce(0) { $0 + $1.doubleValue })
  }
}
