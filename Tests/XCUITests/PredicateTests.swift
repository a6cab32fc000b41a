import ScrollworkFoundation
import XCTest

@testable import XCUIAutomation

final class PredicateTests: XCTestCase {
  private struct Subject: PredicateSubject {
    func value(forPredicateKey key: String) -> Any? {
      switch key {
      case "label": "Füße 12"
      case "enabled": true
      case "count": 3
      default: nil
      }
    }
  }

  private func holds(_ format: String, _ arguments: Any...) -> Bool {
    NSPredicate(format: format, argumentArray: arguments).evaluate(with: Subject())
  }

  func testComparisons() {
    for format in [
      "label == 'Füße 12'", "label = \"Füße 12\"", "label != 'x'", "label <> 'x'", "label CONTAINS 'ße'",
      "label contains[c] 'FÜ'", "label CONTAINS[cd] 'fuß'", "label BEGINSWITH 'Fü'", "label ENDSWITH '12'",
      "label MATCHES 'F.* \\\\d+'", "label LIKE 'F*1?'", "label IN {'a', 'Füße 12'}", "count > 2", "count >= 3",
      "count < 3.5", "count <= 3", "count == 3", "enabled == YES", "enabled == true", "enabled == 1",
      "nobody == nil", "TRUEPREDICATE",
    ] { XCTAssertTrue(holds(format), format) }
    for format in [
      "label == 'füße 12'", "label CONTAINS 'fü'", "label MATCHES 'F'", "label LIKE 'F?'", "label IN {'a'}",
      "count > 3",
      "enabled == NO", "label == nil", "label > 3", "FALSEPREDICATE",
    ] { XCTAssertFalse(holds(format), format) }
  }

  func testLogic() {
    XCTAssertTrue(holds("count == 1 OR count == 3 AND enabled == YES"))
    XCTAssertFalse(holds("(count == 1 OR count == 3) AND NOT enabled == YES"))
    XCTAssertTrue(holds("!(count == 1) && (count == 3 || enabled == NO)"))
  }

  func testArguments() {
    XCTAssertTrue(holds("%K BEGINSWITH %@ AND count == %d", "label", "Fü", 3))
    XCTAssertTrue(holds("count > %lf AND enabled == %@", 2.5, NSNumber(value: true)))
  }
}
