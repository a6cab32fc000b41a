/// A view that XCUITest reports, with everything inside, as an element type of its own.
@MainActor
package protocol AutomationTyped: UIView {
  /// XCUITest's name of the type, such as "map".
  var automationType: String { get }
}
