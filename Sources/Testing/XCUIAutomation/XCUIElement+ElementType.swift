import Automation

extension XCUIElement {
  /// The type of an element.
  public typealias ElementType = Automation.ElementType
}
