// Exported, so that targets with MemberImportVisibility, which Xcode 26 sets, see its cases.
@_exported import enum Automation.ElementType

extension XCUIElement {
  /// The type of an element.
  public typealias ElementType = Automation.ElementType
}
