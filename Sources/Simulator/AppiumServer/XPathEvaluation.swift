import Foundation

/// The result of an XPath expression.
enum XPathValue: Equatable {
  /// Each once, in document order.
  case nodes([Int])
  case text(String)
  case number(Double)
  case truth(Bool)
}

/// Evaluates expressions about one document, within a budget.
@MainActor
struct XPathEvaluation {
  let document: XPathDocument
  /// The number of nodes that may still be visited; nested expressions visit far more than there are.
  private var budget = 500_000

  private struct Context {
    var node: Int
    var place = 1
    var count = 1
  }

  init(_ document: XPathDocument) { self.document = document }

  mutating func value(of expression: XPathExpression, at node: Int) throws -> XPathValue {
    try value(expression, Context(node: node))
  }

  private mutating func value(_ expression: XPathExpression, _ context: Context) throws -> XPathValue {
    switch expression {
    case .or(let left, let right):
      return .truth(try truth(left, context) ? true : try truth(right, context))
    case .and(let left, let right):
      return .truth(try truth(left, context) ? try truth(right, context) : false)
    case .compare(let left, let sign, let right):
      return .truth(compare(try value(left, context), sign, try value(right, context)))
    case .calculate(let left, let sign, let right):
      return .number(Self.calculate(try number(left, context), sign, try number(right, context)))
    case .negative(let inner): return .number(-(try number(inner, context)))
    case .union(let left, let right):
      return .nodes(Set(try nodes(left, context) + (try nodes(right, context))).sorted())
    case .text(let text): return .text(text)
    case .number(let number): return .number(number)
    case .call(let name, let arguments):
      switch name {
      case "position": return .number(Double(context.place))
      case "last": return .number(Double(context.count))
      default:
        var values: [XPathValue] = []
        for argument in arguments { values.append(try value(argument, context)) }
        return try XPathFunction(document: document, node: context.node).call(name, values)
      }
    case .absolute(let steps): return .nodes(try walk(steps, from: [0]))
    case .relative(let steps): return .nodes(try walk(steps, from: [context.node]))
    case .from(let start, let steps): return .nodes(try walk(steps, from: try nodes(start, context)))
    case .filtered(let inner, let predicates):
      return .nodes(try filter(try nodes(inner, context), predicates))
    }
  }

  // MARK: Paths

  private mutating func walk(_ steps: [XPathStep], from start: [Int]) throws -> [Int] {
    var found = start
    for step in steps {
      var next: Set<Int> = []
      for node in found {
        let reached = document.nodes(on: step.axis, of: node)
        try spend(reached.count + 1)
        next.formUnion(try filter(reached.filter { meets($0, step) }, step.predicates))
      }
      found = next.sorted()
    }
    return found
  }

  private func meets(_ number: Int, _ step: XPathStep) -> Bool {
    if step.takesAnyNode { return true }
    let node = document.nodes[number]
    guard (node.kind == .element) != (step.axis == .attribute), node.kind != .document else { return false }
    return step.name == nil || step.name == node.name
  }

  /// Filters `nodes`, which are in the order in which positions are counted.
  private mutating func filter(_ nodes: [Int], _ predicates: [XPathExpression]) throws -> [Int] {
    var left = nodes
    for predicate in predicates {
      let count = left.count
      try spend(count)
      var kept: [Int] = []
      for (index, node) in left.enumerated() {
        let context = Context(node: node, place: index + 1, count: count)
        let holds: Bool
        switch try value(predicate, context) {
        case .number(let place): holds = place == Double(index + 1)
        case let value: holds = XPathFunction.truth(value)
        }
        if holds { kept.append(node) }
      }
      left = kept
    }
    return left
  }

  private mutating func spend(_ count: Int) throws {
    budget -= count
    if budget < 0 {
      throw WebDriverError(.invalidSelector, "The XPath visits too many elements: make it more specific.")
    }
  }

  // MARK: Values

  private mutating func nodes(_ expression: XPathExpression, _ context: Context) throws -> [Int] {
    guard case .nodes(let nodes) = try value(expression, context) else {
      throw WebDriverError(.invalidSelector, "The XPath continues from something that is not elements.")
    }
    return nodes
  }

  private mutating func truth(_ expression: XPathExpression, _ context: Context) throws -> Bool {
    XPathFunction.truth(try value(expression, context))
  }

  private mutating func number(_ expression: XPathExpression, _ context: Context) throws -> Double {
    XPathFunction(document: document, node: context.node).number(try value(expression, context))
  }

  private static func calculate(_ left: Double, _ sign: XPathExpression.Arithmetic, _ right: Double) -> Double {
    switch sign {
    case .plus: left + right
    case .minus: left - right
    case .times: left * right
    case .divide: left / right
    case .remainder: left.truncatingRemainder(dividingBy: right)
    }
  }

  /// Compares values. With several nodes, one that matches is enough.
  private func compare(_ left: XPathValue, _ sign: XPathExpression.Comparison, _ right: XPathValue) -> Bool {
    switch (left, right) {
    case (.nodes(let nodes), .truth), (.truth, .nodes(let nodes)):
      let truth = XPathValue.truth(!nodes.isEmpty)
      if case .nodes = left { return compareSingle(truth, sign, right) }
      return compareSingle(left, sign, truth)
    case (.nodes(let first), .nodes(let second)):
      let others = Set(second.map { document.text(of: $0) })
      return first.contains { node in
        let text = XPathValue.text(document.text(of: node))
        return others.contains { compareSingle(text, sign, .text($0)) }
      }
    case (.nodes(let nodes), _): return nodes.contains { compareSingle(.text(document.text(of: $0)), sign, right) }
    case (_, .nodes(let nodes)): return nodes.contains { compareSingle(left, sign, .text(document.text(of: $0))) }
    default: return compareSingle(left, sign, right)
    }
  }

  private func compareSingle(_ left: XPathValue, _ sign: XPathExpression.Comparison, _ right: XPathValue) -> Bool {
    let function = XPathFunction(document: document, node: 0)
    let numbers = (function.number(left), function.number(right))
    switch sign {
    case .equal, .notEqual:
      let isEqual: Bool
      switch (left, right) {
      case (.truth, _), (_, .truth): isEqual = XPathFunction.truth(left) == XPathFunction.truth(right)
      case (.number, _), (_, .number): isEqual = numbers.0 == numbers.1
      default: isEqual = function.text(left) == function.text(right)
      }
      return isEqual == (sign == .equal)
    case .less: return numbers.0 < numbers.1
    case .lessOrEqual: return numbers.0 <= numbers.1
    case .greater: return numbers.0 > numbers.1
    case .greaterOrEqual: return numbers.0 >= numbers.1
    }
  }
}
