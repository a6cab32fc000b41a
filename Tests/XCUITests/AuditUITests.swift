import SwiftUI
import XCTest

@testable import XCUIAutomation

/// An element that is hard to use is a failure.
final class AuditUITests: KeptFailuresTestCase {
  private let app = XCUIApplication()

  override class func rootView(for launch: AppLaunch) throws -> any View { AuditView() }

  override func setUp() {
    super.setUp()
    app.launch()
  }

  func testEachThingThatIsFoundIsAFailure() throws {
    let line = #line + 9
    check = { [self] in
      XCTAssertEqual(failures.count, 3, "\(failures)")
      XCTAssertEqual(Set(failures.map(\.line)), [line])
      for text in ["Contrast failed: StaticText", "Hit area is too small: Button", "Element has no description: "] {
        XCTAssertTrue(failures.contains { $0.description.hasPrefix(text) }, text)
      }
    }
    // When
    try app.performAccessibilityAudit()
  }

  func testSomeKindsAndSomeExceptions() throws {
    check = { [self] in XCTAssertEqual(failures.count, 0, "\(failures)") }
    try app.performAccessibilityAudit(for: [.dynamicType, .trait])
    var found: [XCUIAccessibilityAuditType] = []
    try app.performAccessibilityAudit(for: [.contrast, .sufficientElementDescription]) { issue in
      found.append(issue.auditType)
      if issue.auditType == .contrast { XCTAssertEqual(issue.element?.label, "Hardly there") }
      return true
    }
    XCTAssertEqual(Set(found), [.contrast, .sufficientElementDescription])
  }
}

private struct AuditView: View {
  var body: some View {
    VStack(spacing: 40) {
      Text("Well to be seen")
      Text("Hardly there").foregroundStyle(Color(white: 0.85))
      Button("x") {}.frame(width: 10, height: 10)
      Button {
      } label: {
        Color.blue.frame(width: 60, height: 60)
      }
    }
    .buttonStyle(.plain)
  }
}
