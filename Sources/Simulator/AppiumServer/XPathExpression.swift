/// An expression of XPath 1.0, as far as `XPathParser` supports it.
indirect enum XPathExpression: Equatable, Sendable {
  enum Comparison: String, Sendable {
    case equal = "=", notEqual = "!=", less = "<", lessOrEqual = "<=", greater = ">", greaterOrEqual = ">="
  }
  enum Arithmetic: String, Sendable { case plus = "+", minus = "-", times = "*", divide = "div", remainder = "mod" }

  case or(XPathExpression, XPathExpression)
  case and(XPathExpression, XPathExpression)
  case compare(XPathExpression, Comparison, XPathExpression)
  case calculate(XPathExpression, Arithmetic, XPathExpression)
  case negative(XPathExpression)
  case union(XPathExpression, XPathExpression)
  case text(String)
  case number(Double)
  case call(String, [XPathExpression])
  /// Steps from the document's root.
  case absolute([XPathStep])
  /// Steps from the context node.
  case relative([XPathStep])
  /// Steps from the result of an expression.
  case from(XPathExpression, [XPathStep])
  /// A filtered result of an expression.
  case filtered(XPathExpression, [XPathExpression])
}

/// One step of a path.
struct XPathStep: Equatable, Sendable {
  enum Axis: String, Sendable {
    case child, descendant, parent, ancestor, attribute, following, preceding
    case own = "self"
    case descendantOrSelf = "descendant-or-self"
    case ancestorOrSelf = "ancestor-or-self"
    case followingSibling = "following-sibling"
    case precedingSibling = "preceding-sibling"

    /// Whether positions are counted from the nearest node backwards.
    var isReverse: Bool {
      switch self {
      case .ancestor, .ancestorOrSelf, .preceding, .precedingSibling, .parent: true
      default: false
      }
    }
  }

  var axis: Axis
  /// The required name of a node; nil for any.
  var name: String?
  /// Whether the step is `node()`: the document too.
  var takesAnyNode = false
  var predicates: [XPathExpression] = []

  static let descendants = XPathStep(axis: .descendantOrSelf, takesAnyNode: true)
}
