/// A view that XCUITest calls by a type of its own, with all that is inside of it.
@MainActor
package protocol AutomationTyped: UIView {
  /// As XCUITest calls it, such as "map".
  var automationType: String { get }
}
