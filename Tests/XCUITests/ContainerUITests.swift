import SwiftUI
import XCUIAutomation

/// Between elements are those that XCUITest has there, which recorded queries go through.
final class ContainerUITests: XCTestCase {
  private let app = XCUIApplication()

  override class func rootView(for launch: AppLaunch) throws -> any View {
    switch launch.arguments.first {
    case "-stack": NavigationStack { Untitled() }
    case "-uikit": UIKitPages().ignoresSafeArea()
    default: QuestionsView()
    }
  }

  override func setUp() {
    super.setUp()
    continueAfterFailure = false
  }

  func testTheContentOfAScrollViewIsOneElement() {
    app.launch()
    XCTAssertTrue(app.scrollViews["list"].otherElements.buttons["Ask"].isHittable)
    XCTAssertEqual(app.scrollViews["list"].children(matching: .any).count, 1)
    let content = app.scrollViews["list"].children(matching: .other).element
    XCTAssertEqual(content.frame.height, 1040, accuracy: 1)
    XCTAssertEqual(content.children(matching: .button).count, 2)
  }

  func testAnAlertsPartsAreInScrollViewsAndItsFieldsInCells() {
    app.launch()
    app.buttons["Ask"].tap()
    let alert = app.alerts["New item"]
    let parts = alert.scrollViews.otherElements
    XCTAssertTrue(parts.staticTexts["What is it called?"].exists)
    let field = parts.collectionViews.cells.textFields["Name"]
    field.tap()
    field.typeText("Milk")
    parts.buttons["OK"].tap()
    XCTAssertTrue(app.staticTexts["Called Milk"].waitForExistence(timeout: 1))
    XCTAssertFalse(alert.exists)
  }

  func testAnActionSheetsButtonsAreInAScrollView() {
    app.launch()
    app.buttons["More"].tap()
    app.sheets["More"].scrollViews.otherElements.buttons["Share"].tap()
    XCTAssertTrue(app.staticTexts["Called Share"].waitForExistence(timeout: 1))
  }

  func testAnElementContainsWhatItIs() {
    app.launch()
    let texts = app.staticTexts.containing(NSPredicate(format: "label BEGINSWITH[c] %@", "called"))
    XCTAssertEqual(texts.element.label, "Called nothing")
    XCTAssertEqual(app.buttons.containing(.button, identifier: "Ask").count, 0)
    XCTAssertEqual(app.buttons.containing(.staticText, identifier: "Ask").count, 1)
    XCTAssertEqual(app.buttons.containing(NSPredicate(format: "label == 'Nobody'")).count, 0)
  }

  func testABarWithoutATitleIsNamedAfterItsPage() {
    app.launchArguments = ["-stack"]
    app.launch()
    XCTAssertTrue(app.navigationBars["_TtGC7SwiftUI32NavigationStackHosting"].buttons["Add"].exists)
    app.launchArguments = ["-uikit"]
    app.launch()
    app.navigationBars["XCUITests.Plain"].buttons["Next"].tap()
    XCTAssertTrue(app.navigationBars["_TtGC7SwiftUI19UIHosting"].waitForExistence(timeout: 1))
  }

  func testASwiftUISliderSaysItsValueAndAUIKitSliderTheShareOfItsTrack() {
    app.launch()
    let number = app.sliders["number"]
    XCTAssertEqual(number.value as? String, "3")
    number.adjust(toNormalizedSliderPosition: 1)
    XCTAssertEqual(number.value as? String, "9")
    XCTAssertEqual(number.normalizedSliderPosition, 1)
    XCTAssertEqual(app.sliders["percent"].value as? String, "25%")
    XCTAssertEqual(app.sliders["share"].value as? String, "50%")
    XCTAssertEqual(app.sliders["uikit"].value as? String, "20%")
  }
}

private struct QuestionsView: View {
  @State private var asks = false
  @State private var offers = false
  @State private var name = ""
  @State private var answer = "nothing"
  @State private var number = 3.0

  var body: some View {
    VStack {
      Text("Called \(answer)")
      Slider(value: $number, in: 2...9, step: 1).accessibilityIdentifier("number")
      Slider(value: .constant(25), in: 0...100).accessibilityIdentifier("percent")
      Slider(value: .constant(0.5)).accessibilityIdentifier("share")
      Volume().frame(height: 34)
      ScrollView {
        VStack(spacing: 0) {
          Button("Ask") { asks = true }.frame(height: 20)
          Button("More") { offers = true }.frame(height: 20)
          Color.yellow.frame(height: 1000)
        }
      }
      .accessibilityIdentifier("list")
    }
    .alert("New item", isPresented: $asks) {
      TextField("Name", text: $name)
      Button("OK") { answer = name }
    } message: {
      Text("What is it called?")
    }
    .confirmationDialog("More", isPresented: $offers, titleVisibility: .visible) {
      Button("Share") { answer = "Share" }
    }
  }
}

private struct Volume: UIViewRepresentable {
  func makeUIView(context: Context) -> UISlider {
    let slider = UISlider()
    slider.maximumValue = 10
    slider.value = 2
    slider.accessibilityIdentifier = "uikit"
    return slider
  }

  func updateUIView(_ slider: UISlider, context: Context) {}
}

private struct Untitled: View {
  var body: some View {
    Text("Nothing").toolbar { Button("Add", systemImage: "plus.circle.fill") {} }
  }
}

private struct UIKitPages: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> UINavigationController {
    UINavigationController(rootViewController: PlainController())
  }

  func updateUIViewController(_ pages: UINavigationController, context: Context) {}
}

final class PlainController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Next",
      primaryAction: UIAction(title: "Next") { [weak self] _ in
        self?.navigationController?.pushViewController(UIHostingController(rootView: Text("Hosted")), animated: false)
      })
  }
}
