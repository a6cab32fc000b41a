import SwiftUI
import UserNotifications
import XCUIAutomation

/// Elements have the types that XCUITest gives them.
final class ElementTypeUITests: XCTestCase {
  private let app = XCUIApplication()

  override class func rootView(for launch: AppLaunch) throws -> any View { TypesView() }

  override func setUp() {
    super.setUp()
    continueAfterFailure = false
    app.launch()
  }

  func testBarsAreFoundByTheirTitles() {
    XCTAssertTrue(app.navigationBars["Shop"].exists)
    XCTAssertEqual(app.tabBars.count, 1)
    XCTAssertTrue(app.tabBars.buttons["Items"].isSelected)
    // When
    app.cells.staticTexts["Item 2"].tap()
    // Then
    XCTAssertTrue(app.navigationBars["Item 2"].exists)
    app.navigationBars.buttons["Shop"].tap()
    XCTAssertTrue(app.navigationBars["Shop"].waitForExistence(timeout: 1))
  }

  func testRowsAreCellsWithTheirTexts() {
    XCTAssertTrue(app.collectionViews.firstMatch.exists)
    let row = app.collectionViews.cells.containing(.staticText, identifier: "Item 3").element
    XCTAssertTrue(row.staticTexts["3 EUR"].exists)
    XCTAssertTrue(app.buttons["Add all"].staticTexts["Add all"].exists)
  }

  func testAButtonContainsItsImages() {
    app.tabBars.buttons["Settings"].tap()
    let button = app.buttons["Notify"]
    XCTAssertEqual(button.images.count, 1)
    XCTAssertTrue(button.images["bell.fill"].exists)
    XCTAssertEqual(button.identifier, "")
    // And the only image of a button names it
    XCTAssertEqual(app.buttons["Removed"].identifier, "trash.fill")
    XCTAssertTrue(app.images["trash.fill"].exists)
  }

  func testASearchFieldBringsAKeyboardWithKeys() {
    app.searchFields["Search"].tap()
    XCTAssertTrue(app.keyboards.element.waitForExistence(timeout: 1))
    XCTAssertTrue(app.keys["a"].exists || app.keys["A"].exists)
    app.searchFields["Search"].typeText("Item 45" + XCUIKeyboardKey.delete.rawValue)
    XCTAssertEqual(app.searchFields.firstMatch.value as? String, "Item 4")
    XCTAssertEqual(app.searchFields.firstMatch.buttons["Clear text"].label, "Clear text")
    XCTAssertTrue(app.cells.staticTexts["Item 4"].exists)
    // And the description of the screen leaves the keys out, but that of the keyboard contains them
    XCTAssertTrue(app.debugDescription.contains("Keyboard, "))
    XCTAssertFalse(app.debugDescription.contains("Key, "))
    XCTAssertTrue(app.keyboards.element.debugDescription.contains("Key, "))
  }

  func testControlsAndQuestions() {
    app.tabBars.buttons["Settings"].tap()
    let wifi = app.switches["Wi-Fi"]
    XCTAssertEqual(wifi.value as? String, "0")
    wifi.tap()
    XCTAssertEqual(wifi.value as? String, "1")
    // And it contains its text and the switch itself
    XCTAssertEqual(wifi.staticTexts.firstMatch.label, "Wi-Fi")
    XCTAssertEqual(wifi.switches.count, 1)
    wifi.switches.firstMatch.tap()
    XCTAssertEqual(wifi.value as? String, "0")
    app.sliders["volume"].adjust(toNormalizedSliderPosition: 0.9)
    XCTAssertTrue(app.staticTexts["Volume 9"].exists)
    app.buttons["Delete"].tap()
    XCTAssertTrue(app.alerts["Sure?"].staticTexts["It is gone then."].exists)
    XCTAssertEqual(app.sheets.count, 0)
    app.alerts.buttons["No"].tap()
    XCTAssertFalse(app.alerts.element.exists)
    app.buttons["More"].tap()
    XCTAssertTrue(app.sheets.buttons["Share"].exists)
    XCTAssertEqual(app.alerts.count, 0)
  }

  func testPagesHaveAnIndicator() {
    app.tabBars.buttons["Pages"].tap()
    XCTAssertEqual(app.pageIndicators.firstMatch.value as? String, "page 1 of 2")
    app.swipeLeft()
    XCTAssertTrue(app.staticTexts["Page two"].isHittable)
  }

  func testAMonitorAnswersTheSystem() {
    var asked = 0
    let monitor = addUIInterruptionMonitor(withDescription: "Notifications") { alert in
      asked += 1
      alert.buttons["Allow"].tap()
      return true
    }
    app.tabBars.buttons["Settings"].tap()
    app.buttons["Notify"].tap()
    // When
    app.tabBars.buttons["Settings"].tap()
    // Then
    XCTAssertTrue(app.staticTexts["granted"].waitForExistence(timeout: 1))
    XCTAssertEqual(asked, 1)
    removeUIInterruptionMonitor(monitor)
  }

  func testAQuestionOfTheSystemThatNobodyAnswersIsAllowed() {
    _ = addUIInterruptionMonitor(withDescription: "Another question") { _ in false }
    app.tabBars.buttons["Settings"].tap()
    app.buttons["Notify"].tap()
    // When
    app.tabBars.buttons["Items"].tap()
    // Then
    XCTAssertTrue(app.tabBars.buttons["Items"].isSelected)
    app.tabBars.buttons["Settings"].tap()
    XCTAssertTrue(app.staticTexts["granted"].exists)
  }

  func testTheSystemsQuestionIsFoundInSpringboard() {
    app.tabBars.buttons["Settings"].tap()
    app.buttons["Notify"].tap()
    let question = XCUIApplication(bundleIdentifier: "com.apple.springboard").alerts.firstMatch
    XCTAssertTrue(question.waitForExistence(timeout: 1))
    question.buttons["Allow"].tap()
    XCTAssertTrue(app.staticTexts["granted"].waitForExistence(timeout: 1))
    // And there are no other apps on the phone
    let other = XCUIApplication(bundleIdentifier: "com.apple.mobilesafari")
    XCTAssertEqual(other.state, .notRunning)
    XCTAssertFalse(other.windows.firstMatch.exists)
  }
}

private struct TypesView: View {
  @State private var query = ""
  @State private var hasWifi = false
  @State private var volume = 0.2
  @State private var asks = false
  @State private var hasMore = false
  @State private var answer = "not asked"

  var body: some View {
    TabView {
      Tab("Items", systemImage: "list.bullet") { NavigationStack { items } }
      Tab("Settings", systemImage: "gear") { settings }
      Tab("Pages", systemImage: "book") {
        TabView {
          Text("Page one")
          Text("Page two")
        }
        .tabViewStyle(.page)
      }
    }
  }

  private var items: some View {
    List {
      Button("Add all") {}
      ForEach((1..<9).map { "Item \($0)" }.filter { query.isEmpty || $0.contains(query) }, id: \.self) { item in
        NavigationLink {
          Text(item).navigationTitle(item)
        } label: {
          VStack {
            Text(item)
            Text("\(item.suffix(1)) EUR")
          }
        }
      }
    }
    .navigationTitle("Shop")
    .searchable(text: $query)
  }

  private var settings: some View {
    Form {
      Toggle("Wi-Fi", isOn: $hasWifi)
      Slider(value: $volume).accessibilityIdentifier("volume")
      Text("Volume \(Int((volume * 10).rounded()))")
      Button("Delete") { asks = true }
      Button("More") { hasMore = true }
      Button {
        Task {
          let isAllowed = try? await UNUserNotificationCenter.current().requestAuthorization(options: [.alert])
          answer = isAllowed == true ? "granted" : "denied"
        }
      } label: {
        HStack {
          Image(systemName: "bell.fill"); Text("Notify")
        }
      }
      Button {
      } label: {
        Image(systemName: "trash.fill").accessibilityLabel("Removed")
      }
      Text(answer)
    }
    .alert("Sure?", isPresented: $asks) {
      Button("Yes", role: .destructive) {}
      Button("No", role: .cancel) {}
    } message: {
      Text("It is gone then.")
    }
    .confirmationDialog("More", isPresented: $hasMore) { Button("Share") {} }
  }
}
