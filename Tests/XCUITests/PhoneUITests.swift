import CoreLocation
import SwiftUI
import XCTest

/// The phone, its keys and its pointer.
final class PhoneUITests: XCTestCase {
  private let app = XCUIApplication()

  override class func rootView(for launch: AppLaunch) throws -> any View { PhoneView() }

  override func setUp() {
    super.setUp()
    continueAfterFailure = false
    app.launch()
  }

  func testKeysAreTypedAndCommandsAreNot() {
    let field = app.textFields["name"]
    field.tap()
    field.typeKey("a", modifierFlags: [])
    field.typeKey("b", modifierFlags: .shift)
    XCTAssertEqual(field.value as? String, "aB")
    field.typeKey(.delete, modifierFlags: [])
    XCTAssertEqual(field.value as? String, "a")
    // When
    XCUIElement.perform(withKeyModifiers: .command) { field.typeKey("a", modifierFlags: []) }
    field.typeKey(.delete, modifierFlags: [])
    // Then
    XCTAssertEqual(field.value as? String, "Name")
  }

  func testAPhoneThatIsTurnedBeforeTheLaunchIsTurnedAfterIt() {
    // Given
    app.terminate()
    XCUIDevice.shared.orientation = .landscapeLeft
    // When
    app.launch()
    // Then
    let window = app.windows.firstMatch.frame
    XCTAssertGreaterThan(window.width, window.height)
    XCTAssertEqual(XCUIDevice.shared.orientation, .landscapeLeft)
  }

  func testAWheelScrolls() {
    let top = app.staticTexts["Row 3"].frame.minY
    app.scrollViews["list"].scroll(byDeltaX: 0, deltaY: -50)
    XCTAssertEqual(app.staticTexts["Row 3"].frame.minY, top - 50, accuracy: 1)
  }

  func testASliderSaysWhereItIs() {
    let slider = app.sliders["volume"]
    slider.adjust(toNormalizedSliderPosition: 0.75)
    XCTAssertEqual(slider.normalizedSliderPosition, 0.75, accuracy: 0.05)
  }

  func testASnapshotTellsAllThatIsKnown() throws {
    let known = try app.textFields["name"].snapshot().dictionaryRepresentation
    XCTAssertEqual(known[.identifier] as? String, "name")
    XCTAssertEqual(known[.elementType] as? UInt, XCUIElement.ElementType.textField.rawValue)
    XCTAssertEqual(known[.horizontalSizeClass] as? Int, XCUIElement.SizeClass.compact.rawValue)
  }

  func testAnAddressIsOpened() throws {
    let address = try XCTUnwrap(URL(string: "shop://cart"))
    app.open(address)
    XCTAssertTrue(app.staticTexts["shop://cart"].exists)
    XCUIDevice.shared.press(.home)
    XCUIDevice.shared.system.open(try XCTUnwrap(URL(string: "shop://again")))
    XCTAssertEqual(app.state, .runningForeground)
    XCTAssertTrue(app.staticTexts["shop://again"].exists)
  }

  func testTheButtonsThatThereAre() {
    XCTAssertTrue(XCUIDevice.shared.hasHardwareButton(.home))
    XCTAssertFalse(XCUIDevice.shared.hasHardwareButton(.camera))
    XCUIDevice.shared.orientation = .landscapeRight
    XCTAssertEqual(XCUIDevice.shared.orientation, .landscapeRight)
  }

  @MainActor
  func testAPermissionIsForgotten() {
    // Given
    app.launch()
    XCTAssertTrue(app.staticTexts["not asked"].exists)
    LocationCenter.shared.location.permission = .denied
    XCTAssertTrue(app.staticTexts["denied"].waitForExistence(timeout: 5))
    // When
    app.resetAuthorizationStatus(for: .location)
    // Then
    XCTAssertEqual(app.state, .notRunning)
    XCTAssertEqual(LocationCenter.shared.location.permission, .notDetermined)
    app.launch()
    XCTAssertTrue(app.staticTexts["not asked"].exists)
  }

  @MainActor
  func testThePhoneIsSomewhere() {
    XCUIDevice.shared.location = XCUILocation(location: CLLocation(latitude: 52.5, longitude: 13.4))
    XCTAssertEqual(LocationCenter.shared.location.position?.coordinate.latitude, 52.5)
    XCUIDevice.shared.location = nil
    XCTAssertNil(LocationCenter.shared.location.position)
  }
}

/// Receives the person's decision.
@MainActor
private final class Permission: NSObject, ObservableObject, CLLocationManagerDelegate {
  @Published private(set) var isAsked = false
  private let manager = CLLocationManager()

  override init() {
    super.init()
    manager.delegate = self
  }

  nonisolated func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
    let status = manager.authorizationStatus
    MainActor.assumeIsolated { isAsked = status != .notDetermined }
  }
}

private struct PhoneView: View {
  @State private var name = ""
  @State private var volume = 0.2
  @State private var address = "no address"
  @StateObject private var permission = Permission()

  var body: some View {
    VStack {
      TextField("Name", text: $name).accessibilityIdentifier("name")
      Slider(value: $volume).accessibilityIdentifier("volume")
      Text(address)
      Text(permission.isAsked ? "denied" : "not asked")
      ScrollView {
        ForEach(0..<50) { row in Text("Row \(row)").frame(height: 40) }
      }
      .accessibilityIdentifier("list")
    }
    .onOpenURL { address = $0.absoluteString }
  }
}
