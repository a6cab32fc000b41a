import Automation

extension XCUIElement {
  /// What an element is.
  public typealias ElementType = Automation.ElementType
}
