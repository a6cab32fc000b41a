import SwiftUI
import XCUIAutomation

/// Identifiers, values and types as XCUITest reports them.
final class ControlUITests: XCTestCase {
  private let app = XCUIApplication()

  override class func rootView(for launch: AppLaunch) throws -> any View {
    NavigationStack { ControlsView().toolbar { ToolbarItem(placement: .bottomBar) { Button("Archive") {} } } }
  }

  override func setUp() {
    super.setUp()
    continueAfterFailure = false
    app.launch()
  }

  func testAnIdentifierOfAStackIsThatOfAllInIt() {
    XCTAssertEqual(app.staticTexts.matching(identifier: "stack").count, 2)
    XCTAssertEqual(app.buttons.matching(identifier: "stack").count, 1)
    XCTAssertFalse(app.staticTexts["own"].exists)
    XCTAssertFalse(app.otherElements["stack"].exists)
    // But not if the stack is an element
    XCTAssertEqual(app.otherElements["contained"].staticTexts["kept"].label, "d")
    XCTAssertEqual(app.descendants(matching: .any).matching(identifier: "contained").count, 1)
  }

  func testAnEmptyFieldHasItsPlaceholderAsItsValue() {
    let field = app.textFields["name"]
    XCTAssertEqual(field.value as? String, "Name")
    field.tap()
    field.typeText("Ada")
    XCTAssertEqual(field.value as? String, "Ada")
  }

  func testSymbolsAreFoundByTheirNames() {
    XCTAssertEqual(app.images["heart"].label, "Favourite")
    XCTAssertEqual(app.buttons["plus"].label, "Add")
    XCTAssertEqual(app.buttons["Add"].identifier, "plus")
    XCTAssertEqual(app.images["star.fill"].label, "Favorite")
  }

  func testABarAtTheLowerEdgeIsAToolbar() {
    XCTAssertTrue(app.toolbars["Toolbar"].buttons["Archive"].exists)
    XCTAssertEqual(app.toolbars.count, 1)
  }

  func testControlsHaveTheirTypes() {
    XCTAssertTrue(app.segmentedControls.buttons["one"].isSelected)
    app.segmentedControls["choice"].buttons["two"].tap()
    XCTAssertTrue(app.segmentedControls.buttons["two"].isSelected)
    XCTAssertEqual(app.textViews["notes"].value as? String, "hello")
    XCTAssertEqual(app.textViews.count, 2)
    XCTAssertEqual(app.datePickers.count, 1)
    XCTAssertTrue(app.datePickers["Day"].buttons["Date Picker"].value is String)
  }

  func testTheDaysOfACalendarAreInACollectionView() {
    app.datePickers["Day"].buttons["Date Picker"].tap()
    let days = app.datePickers.collectionViews
    XCTAssertTrue(days.buttons["Thursday, January 1"].isSelected)
    XCTAssertTrue(days.staticTexts["15"].exists)
    XCTAssertTrue(app.datePickers.buttons["Previous Month"].exists)
  }

  func testAStepperIsCalledAfterItsLabel() {
    XCTAssertEqual(app.steppers["count"].label, "Count 0")
    app.steppers["count"].buttons["count-Increment"].tap()
    app.buttons["count-Increment"].tap()
    app.steppers["Count 2"].buttons["Decrement"].tap()
    XCTAssertTrue(app.steppers["Count 1"].exists)
  }

  func testAWheelIsTurnedToAValue() {
    app.buttons["Wheel"].tap()
    let wheel = app.pickerWheels.firstMatch
    XCTAssertEqual(wheel.value as? String, "Row 0")
    XCTAssertTrue(app.pickers.pickerWheels["Row 0"].exists)
    wheel.adjust(toPickerWheelValue: "Row 4")
    XCTAssertEqual(wheel.value as? String, "Row 4")
    app.pickerWheels["Row 4"].adjust(toPickerWheelValue: "Row 2")
    XCTAssertEqual(wheel.value as? String, "Row 2")
  }
}

private struct ControlsView: View {
  @State private var name = ""
  @State private var choice = 1
  @State private var notes = "hello"
  @State private var count = 0
  @State private var row = 0
  @State private var showsWheel = false

  var body: some View {
    VStack {
      VStack {
        Text("a")
        Text("b").accessibilityIdentifier("own")
        Button("c") {}
      }
      .accessibilityIdentifier("stack")
      VStack {
        Text("d").accessibilityIdentifier("kept")
        Text("e")
      }
      .accessibilityElement(children: .contain)
      .accessibilityIdentifier("contained")
      TextField("Name", text: $name).accessibilityIdentifier("name")
      Image(systemName: "heart").accessibilityLabel("Favourite")
      Image(systemName: "star.fill")
      Button {
      } label: {
        Image(systemName: "plus")
      }
      Picker("Choice", selection: $choice) {
        Text("one").tag(1)
        Text("two").tag(2)
      }
      .pickerStyle(.segmented)
      .accessibilityIdentifier("choice")
      TextEditor(text: $notes).accessibilityIdentifier("notes").frame(height: 50)
      TextField("Growing", text: $notes, axis: .vertical)
      DatePicker("Day", selection: .constant(Date(timeIntervalSince1970: 0)), displayedComponents: .date)
      Stepper("Count \(count)", value: $count).accessibilityIdentifier("count")
      Button("Wheel") { showsWheel = true }
      if showsWheel {
        Picker("Row", selection: $row) { ForEach(0..<9) { Text("Row \($0)") } }.pickerStyle(.wheel)
      }
    }
  }
}
