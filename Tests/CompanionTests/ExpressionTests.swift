import Foundation
import ScrollworkFoundation
import Testing

@Suite("Expressions")
struct ExpressionTests {
  @Test(
    "given the text of a calculation, then its value is the number",
    arguments: [
      ("1 + 2 * 3", 7), ("(1 + 2) * 3", 9), ("7 / 2", 3), ("7.0 / 2", 3.5), ("-2 ** 2", -4), ("2 ** 3 ** 2", 512),
      ("sqrt(16) + abs(-3)", 7), ("sum({1, 2, 3.5})", 6.5), ("1.5e2 - .5", 149.5), ("- (4 - 6)", 2),
    ] as [(String, Double)])
  func calculation(format: String, value: Double) {
    let expression = _NSExpression(format: format)
    #expect(expression.expressionValue(with: nil, context: nil) as? Double == value)
  }

  @Test("given placeholders, properties and variables, then they stand for their values")
  func values() {
    let product = _NSExpression(format: "%K * %d + $rest", "price", 3)
    let value = product.expressionValue(with: ["price": 4], context: ["rest": 1])
    #expect(value as? Int == 13)
    let count = _NSExpression(forFunction: "count:", arguments: [_NSExpression(forConstantValue: [1, 2])])
    #expect(count.expressionValue(with: nil, context: nil) as? Int == 2)
  }

  @Test("given expressions as the arguments of a predicate, then it compares their values")
  func predicate() {
    let root = _NSExpression(forFunction: "sqrt:", arguments: [_NSExpression(forKeyPath: "area")])
    let predicate = NSPredicate(format: "%@ > %@", root, _NSExpression(forVariable: "side"))
    #expect(predicate.evaluate(with: ["area": 16], substitutionVariables: ["side": 3]))
    #expect(!predicate.evaluate(with: ["area": 16], substitutionVariables: ["side": 4]))
  }

  @Test("given two expressions, then a comparison compares their values as it is told to")
  func comparison() {
    func holds(
      _ type: _NSComparisonPredicate.Operator, _ value: Any, _ modifier: _NSComparisonPredicate.Modifier = .direct,
      _ options: _NSComparisonPredicate.Options = []
    ) -> Bool {
      _NSComparisonPredicate(
        leftExpression: _NSExpression(forKeyPath: "names"), rightExpression: _NSExpression(forConstantValue: value),
        modifier: modifier, type: type, options: options
      ).evaluate(with: ["names": ["Ada", "Alan"]])
    }
    #expect(holds(.contains, "Ada") && !holds(.contains, "ada"))
    #expect(holds(.equalTo, "ALAN", .any, .caseInsensitive) && !holds(.equalTo, "ALAN", .any))
    #expect(holds(.beginsWith, "A", .all) && !holds(.beginsWith, "Ad", .all) && holds(.matches, "Al.n", .any))
    #expect(!holds(.customSelector, "Ada"))
  }

  @Test("given a key path, then its value is that of objects of its type, and others have none")
  func keyPath() {
    struct Door {
      var isOpen: Bool
      var isClosed: Bool { !isOpen }
    }
    let predicate = _NSComparisonPredicate(
      leftExpression: _NSExpression(forKeyPath: \Door.isClosed), rightExpression: _NSExpression(forConstantValue: true),
      modifier: .direct, type: .equalTo)
    #expect(predicate.evaluate(with: Door(isOpen: false)) && !predicate.evaluate(with: Door(isOpen: true)))
    #expect(!predicate.evaluate(with: ["isClosed": true]))
    #expect(predicate.leftExpression !== predicate.rightExpression && predicate.predicateOperatorType == .equalTo)
  }

  @Test("given a text that is no calculation, then it has no value", arguments: ["1 +", "2 2", "(1", "#", ""])
  func unreadable(format: String) {
    #expect(_NSExpression(format: format).expressionValue(with: nil, context: nil) == nil)
  }

  @Test("given a product that is larger than a whole number can be, then it is about as large")
  func overflow() throws {
    let expression = _NSExpression(format: "9000000000000000000 * 10")
    let value = try #require(expression.expressionValue(with: nil, context: nil) as? Double)
    #expect(value == 9e19)
  }
}
