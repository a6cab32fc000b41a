import SwiftUI
import XCUIAutomation

/// A UIKit table and its bars, as XCUITest sees them.
final class TableUITests: XCTestCase {
  private let app = XCUIApplication()

  override class func rootView(for launch: AppLaunch) throws -> any View { TablePage().ignoresSafeArea() }

  override func setUp() {
    super.setUp()
    continueAfterFailure = false
    app.launch()
  }

  func testATableHasOneCellForEachRow() {
    XCTAssertEqual(app.tables.count, 1)
    XCTAssertEqual(app.collectionViews.count, 0)
    XCTAssertEqual(app.tables["rows"].cells.count, 3)
    XCTAssertTrue(app.tables.cells["row.Two"].staticTexts["Two"].exists)
    XCTAssertEqual(app.descendants(matching: .any).matching(identifier: "row.Two").count, 1)
    // And the header above them is not a cell
    XCTAssertTrue(app.tables["rows"].staticTexts["All of them"].exists)
  }

  func testALabelWithoutATextIsOneByItsIdentifier() {
    XCTAssertEqual(app.staticTexts["status"].label, "")
  }

  func testACellThatIsAnElementIsACellWithItsLabel() {
    XCTAssertEqual(app.cells["Number One"].value as? String, "first")
    XCTAssertEqual(app.buttons["Number One"].exists, false)
    XCTAssertEqual(app.cells["Number One"].descendants(matching: .any).count, 0)
  }

  func testButtonsOfAToolbarAreInIt() {
    XCTAssertTrue(app.toolbars["Toolbar"].buttons["Mark"].exists)
    app.toolbars.buttons["Mark"].tap()
    XCTAssertTrue(app.navigationBars["Marked"].waitForExistence(timeout: 1))
  }
}

private final class RowsController: UITableViewController {
  private let names = ["One", "Two", "Three"]

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Rows"
    tableView.accessibilityIdentifier = "rows"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    let header = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    header.text = "All of them"
    tableView.tableHeaderView = header
    let status = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    status.accessibilityIdentifier = "status"
    tableView.tableFooterView = status
    toolbarItems = [
      UIBarButtonItem(title: "Mark", primaryAction: UIAction(title: "Mark") { [weak self] _ in self?.title = "Marked" })
    ]
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.textLabel?.text = names[indexPath.row]
    cell.accessibilityIdentifier = "row.\(names[indexPath.row])"
    if indexPath.row == 0 {
      cell.isAccessibilityElement = true
      cell.accessibilityLabel = "Number One"
      cell.accessibilityValue = "first"
      cell.accessibilityTraits = .button
    }
    return cell
  }
}

private struct TablePage: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> UINavigationController {
    let navigation = UINavigationController(rootViewController: RowsController(style: .insetGrouped))
    navigation.isToolbarHidden = false
    return navigation
  }
  func updateUIViewController(_ uiViewController: UINavigationController, context: Context) {}
}
