import Foundation

/// `NSExpression` in an app's source: a value, a property, or what an arithmetic expression makes of them. Foundation's
/// own class cannot be created on this platform.
///
/// Formats have numbers, texts, `+ - * / **`, brackets, lists in braces, key paths, `$variables`, placeholders and the
/// functions of `init(forFunction:arguments:)` with one argument, such as `sqrt(2)`. As on iOS the quotient of two whole
/// numbers is a whole number; by zero it is infinite (guess). Caveats: a format that cannot be read has no value and is
/// reported on standard error, where iOS ends the app; subqueries and conditions are not here. Aggregates are in the
/// expressions of a fetch of Core Data.
public final class _NSExpression: NSObject, @unchecked Sendable {
  indirect enum Node {
    case constant(Any?)
    case key(String)
    case variable(String)
    case list([Node])
    case function(String, [Node])
    case block((Any?, [Any], NSMutableDictionary?) -> Any?, [Node])
  }

  let node: Node
  /// The format or the name that the expression was created from.
  private let text: String

  private init(_ node: Node, _ text: String) { (self.node, self.text) = (node, text) }

  /// Creates an expression from a format with the values of its placeholders.
  public convenience init(format expressionFormat: String, _ args: Any...) {
    self.init(format: expressionFormat, argumentArray: args)
  }

  /// Creates an expression from a format with the values of its placeholders.
  public convenience init(format expressionFormat: String, argumentArray arguments: [Any]) {
    var parser = ExpressionParser(expressionFormat, arguments)
    if let node = parser.parse() {
      self.init(node, expressionFormat)
    } else {
      PredicateFormat.onUnreadable.withLock { $0 }("The expression \"\(expressionFormat)\" cannot be read.")
      self.init(.constant(nil), expressionFormat)
    }
  }

  /// Creates an expression that is a value.
  public convenience init(forConstantValue obj: Any?) { self.init(.constant(obj), obj.map { "\($0)" } ?? "nil") }
  /// Creates an expression that is a property of the evaluated object.
  public convenience init(forKeyPath keyPath: String) { self.init(.key(keyPath), keyPath) }
  /// Creates an expression that is a value of the context.
  public convenience init(forVariable string: String) { self.init(.variable(string), "$" + string) }
  /// Creates an expression that is a list of others.
  public convenience init(forAggregate subexpressions: [_NSExpression]) {
    self.init(.list(subexpressions.map(\.node)), "{\(subexpressions.map(\.text).joined(separator: ", "))}")
  }
  /// Creates an expression that calls a function by the name of its method in Objective-C, such as "sum:".
  public convenience init(forFunction name: String, arguments parameters: [Any]) {
    let nodes = parameters.map { ($0 as? _NSExpression)?.node ?? .constant($0) }
    self.init(.function(name, nodes), name)
  }
  /// Creates an expression that calls a closure with the object, the values of the arguments and the context.
  public convenience init(
    block: @escaping (Any?, [Any], NSMutableDictionary?) -> Any, arguments: [_NSExpression]?
  ) {
    self.init(.block(block, arguments?.map(\.node) ?? []), "block")
  }

  /// Returns an expression that is the evaluated object.
  public class func expressionForEvaluatedObject() -> _NSExpression { _NSExpression(.key("self"), "SELF") }

  /// What an expression consists of.
  public enum ExpressionType: UInt, Sendable {
    case constantValue = 0, evaluatedObject, variable, keyPath, function, unionSet, intersectSet, minusSet
    case subquery = 13, aggregate
    case anyKey = 15
    case block = 19, conditional
  }

  /// What the expression consists of.
  public var expressionType: ExpressionType {
    switch node {
    case .constant: .constantValue
    case .key("self"): .evaluatedObject
    case .key: .keyPath
    case .variable: .variable
    case .list: .aggregate
    case .function: .function
    case .block: .block
    }
  }

  /// The value of an expression that is one; nil for others.
  public var constantValue: Any? { if case .constant(let value) = node { value } else { nil } }
  /// The key path of an expression that is a property; empty for others.
  public var keyPath: String { if case .key(let path) = node { path } else { "" } }
  /// The name of an expression's function; empty for others.
  public var function: String { if case .function(let name, _) = node { name } else { "" } }
  /// The format or the name that the expression was created from.
  public override var description: String { text }

  /// Returns the value for an object.
  /// - Parameter context: the values of variables.
  public func expressionValue(with object: Any?, context: NSMutableDictionary?) -> Any? {
    node.value(context) { PredicateKey.value(of: $0, in: object, variables: [:]) }
  }

  /// Returns the value, given those of keys and, after a `$`, of variables. `SELF` is the evaluated object.
  func value(of key: (String) -> Any?) -> Any? { node.value(nil, key) }
}

extension _NSExpression.Node {
  func value(_ context: NSMutableDictionary?, _ key: (String) -> Any?) -> Any? {
    switch self {
    case .constant(let value): value
    case .key("self"): key("SELF")
    case .key(let path): key(path)
    case .variable(let name): context?[name] ?? key("$" + name)
    case .list(let nodes): nodes.compactMap { $0.value(context, key) }
    case .block(let block, let nodes): block(key("SELF"), nodes.compactMap { $0.value(context, key) }, context)
    case .function(let name, let nodes): ExpressionFunction.result(of: name, nodes.map { $0.value(context, key) })
    }
  }
}

/// The functions of expressions.
enum ExpressionFunction {
  static func number(_ value: Any?) -> NSNumber? { value as? NSNumber ?? (value as? String).flatMap(number) }

  private static func number(_ text: String) -> NSNumber? { Double(text).map { NSNumber(value: $0) } }

  static func isWhole(_ number: NSNumber) -> Bool { !["f", "d"].contains(String(cString: number.objCType)) }

  static func result(of name: String, _ values: [Any?]) -> Any? {
    if name == "now" { return Date() }
    if name == "random" { return NSNumber(value: Double.random(in: 0..<1)) }
    if let text = values.first as? String, name == "uppercase:" || name == "lowercase:" {
      return name == "uppercase:" ? text.uppercased() : text.lowercased()
    }
    if values.count == 2 { return pair(name, number(values[0]), number(values[1])) }
    if let list = values.first as? [Any] {
      return name == "count:" ? NSNumber(value: list.count) : sum(name, list.compactMap(number).map(\.doubleValue))
    }
    return number(values.first ?? nil).flatMap { single(name, $0) }
  }

  private static func single(_ name: String, _ number: NSNumber) -> NSNumber? {
    let value = number.doubleValue
    switch name {
    case "negate:": return isWhole(number) ? NSNumber(value: 0 &- number.intValue) : NSNumber(value: -value)
    case "abs:": return isWhole(number) ? NSNumber(value: abs(number.intValue)) : NSNumber(value: abs(value))
    case "sqrt:": return NSNumber(value: value.squareRoot())
    case "log:": return NSNumber(value: log10(value))
    case "ln:": return NSNumber(value: log(value))
    case "exp:": return NSNumber(value: exp(value))
    case "ceiling:": return NSNumber(value: value.rounded(.up))
    case "floor:": return NSNumber(value: value.rounded(.down))
    case "trunc:": return NSNumber(value: value.rounded(.towardZero))
    default: return nil
    }
  }

  static func sum(_ name: String, _ values: [Double]) -> NSNumber? {
    let total = values.reduce(0, +)
    let mean = total / Double(values.count)
    let result: Double? =
      switch name {
      case "sum:": total
      case "average:": values.isEmpty ? nil : mean
      case "min:": values.min()
      case "max:": values.max()
      case "median:": median(values.sorted())
      case "stddev:": (values.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / Double(values.count)).squareRoot()
      default: nil
      }
    return result.map { NSNumber(value: $0) }
  }

  private static func median(_ sorted: [Double]) -> Double? {
    if sorted.isEmpty { return nil }
    return (sorted[(sorted.count - 1) / 2] + sorted[sorted.count / 2]) / 2
  }

  private static func pair(_ name: String, _ one: NSNumber?, _ other: NSNumber?) -> NSNumber? {
    guard let one, let other else { return nil }
    if isWhole(one), isWhole(other), let whole = whole(name, one.intValue, other.intValue) {
      return NSNumber(value: whole)
    }
    let (left, right) = (one.doubleValue, other.doubleValue)
    switch name {
    case "add:to:": return NSNumber(value: left + right)
    case "from:subtract:": return NSNumber(value: left - right)
    case "multiply:by:": return NSNumber(value: left * right)
    case "divide:by:": return NSNumber(value: left / right)
    case "modulus:by:": return NSNumber(value: left.truncatingRemainder(dividingBy: right))
    case "raise:toPower:": return NSNumber(value: pow(left, right))
    default: return nil
    }
  }

  /// Returns the result of whole numbers; nil if it is none, or too large.
  private static func whole(_ name: String, _ left: Int, _ right: Int) -> Int? {
    let result: (partialValue: Int, overflow: Bool)
    switch name {
    case "add:to:": result = left.addingReportingOverflow(right)
    case "from:subtract:": result = left.subtractingReportingOverflow(right)
    case "multiply:by:": result = left.multipliedReportingOverflow(by: right)
    case "divide:by:": result = left.dividedReportingOverflow(by: right)
    case "modulus:by:": result = left.remainderReportingOverflow(dividingBy: right)
    default: return nil
    }
    return result.overflow ? nil : result.partialValue
  }
}
