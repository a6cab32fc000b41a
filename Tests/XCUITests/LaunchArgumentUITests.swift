import SwiftUI
import XCTest

/// Launch arguments that configure the phone.
final class LaunchArgumentUITests: XCTestCase {
  override class func rootView(for launch: AppLaunch) throws -> any View { SettingsOfPhoneView() }

  func testArgumentsChooseLanguageRegionAndTextSize() {
    let app = XCUIApplication()
    // When
    app.launchArguments = [
      "-AppleLanguages", "(de-CH, en)", "-AppleLocale", "fr_AT", "-UIPreferredContentSizeCategoryName",
      "UICTContentSizeCategoryAccessibilityL",
    ]
    app.launch()
    // Then
    XCTAssertTrue(app.staticTexts["de_AT accessibility2"].exists, app.debugDescription)
    // When
    app.launchArguments = ["-AppleLanguages", "(\"zh-Hant\")"]
    app.launch()
    // Then
    XCTAssertTrue(app.staticTexts["zh_Hant_US large"].exists, app.debugDescription)
    // And without them the phone is as before
    app.launchArguments = []
    app.launch()
    XCTAssertTrue(app.staticTexts["en_US large"].exists, app.debugDescription)
  }
}

private struct SettingsOfPhoneView: View {
  @Environment(\.dynamicTypeSize) private var size
  var body: some View { Text(verbatim: "\(Locale.current.identifier) \(size)") }
}
