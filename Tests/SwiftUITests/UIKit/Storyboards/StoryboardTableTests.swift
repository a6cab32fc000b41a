import SimulatorTesting
import SwiftUI
import Testing

@MainActor @Suite("Tables of storyboards, and nibs", .simulator(.iPhone15Pro))
struct StoryboardTableTests {
  private typealias Make = InterfaceFolder

  private func cell(_ id: String, _ attributes: String, _ label: String, _ connections: String) -> String {
    """
    <tableViewCell contentMode="scaleToFill" \(attributes) id="\(id)" customClass="ConnectedCell" customModule="SwiftUITests">
      <rect key="frame" x="0.0" y="0.0" width="375" height="44"/>
      <tableViewCellContentView key="contentView" contentMode="center" tableViewCell="\(id)" id="\(id)-content">
        <rect key="frame" x="0.0" y="0.0" width="375" height="44"/>
        <subviews>
          <label opaque="NO" contentMode="left" text="\(label)" id="\(id)-label">
            <rect key="frame" x="20" y="10" width="200" height="21"/>
          </label>
        </subviews>
      </tableViewCellContentView>
      <connections><outlet property="caption" destination="\(id)-label" id="\(id)-outlet"/>\(connections)</connections>
    </tableViewCell>
    """
  }

  private func table(_ type: String, _ attributes: String, _ content: String) -> String {
    Make.scene(
      """
      <tableViewController id="first" \(type) sceneMemberID="viewController">
        <tableView key="view" contentMode="scaleToFill" \(attributes) separatorStyle="default" rowHeight="44" id="table">
          <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
          \(content)
          <connections>
            <outlet property="dataSource" destination="first" id="d1"/><outlet property="delegate" destination="first" id="d2"/>
          </connections>
        </tableView>
      </tableViewController>
      """)
  }

  @Test
  func `Given a prototype with a segue, when a row is tapped, then the segue is prepared before the delegate hears`()
    async throws
  {
    // Given
    let prototype = cell(
      "cell", #"reuseIdentifier="name""#, "Nobody",
      #"<segue destination="second" kind="show" identifier="detail" id="s1"/>"#)
    let own = #"customClass="ConnectedTable" customModule="SwiftUITests""#
    let folder = try Make(
      Make.stack + table(own, #"dataMode="prototypes" style="plain""#, "<prototypes>\(prototype)</prototypes>")
        + Make.scene(Make.page("second")), initial: "stack")
    let made = try #require(folder.storyboard.instantiateInitialViewController() as? UINavigationController)
    let page = try #require(made.topViewController as? ConnectedTable)
    let screen = await Screen(rootViewController: made)
    try await screen.settle()
    // Then
    let shown = try #require(page.tableView.cellForRow(at: IndexPath(row: 1, section: 0)) as? ConnectedCell)
    #expect(shown.caption?.text == "Grace" && shown.isAwake && shown.reuseIdentifier == "name")
    // When
    try await screen.tap(.label("Grace"))
    try await screen.settle()
    // Then
    #expect(page.heard == ["prepare detail 1 true", "select 1"])
    #expect(made.topViewController?.title == "Grace")
  }

  @Test func `Given a table of fixed cells, then it shows them with their titles and heights`() async throws {
    // Given
    let sections = """
      <sections>
        <tableViewSection headerTitle="People" footerTitle="All of them" id="x1">
          <cells>\(cell("c1", "", "Ada", ""))\(cell("c2", #"rowHeight="80""#, "Grace", ""))</cells>
        </tableViewSection>
        <tableViewSection id="x2"><cells>\(cell("c3", "", "Mary", ""))</cells></tableViewSection>
      </sections>
      """
    let folder = try Make(table("", #"dataMode="static" style="grouped""#, sections))
    let page = try #require(folder.storyboard.instantiateInitialViewController() as? UITableViewController)
    // When
    let screen = await Screen(rootViewController: page)
    try await screen.settle()
    // Then
    #expect(page.tableView.style == .grouped && page.tableView.numberOfSections == 2)
    #expect(page.tableView.numberOfRows(inSection: 0) == 2 && page.tableView.numberOfRows(inSection: 1) == 1)
    #expect(page.tableView(page.tableView, titleForFooterInSection: 0) == "All of them")
    #expect(page.tableView.rectForRow(at: IndexPath(row: 1, section: 0)).height == 80)
    #expect(screen.exists(.label("Ada")) && screen.exists(.label("Mary")))
  }

  @Test func `Given a nib of a cell, then a table makes cells from it under the name that it is registered with`()
    throws
  {
    // Given
    let nib = "<document><objects>\(cell("cell", "", "Ada", ""))</objects></document>"
    let folder = try Make(files: ["Cell.nib": nib])
    let table = UITableView()
    // When
    table.register(UINib(nibName: "Cell", bundle: folder.bundle), forCellReuseIdentifier: "one")
    let made = table.dequeueReusableCell(withIdentifier: "one") as? ConnectedCell
    // Then
    #expect(made?.caption?.text == "Ada" && made?.reuseIdentifier == "one")
    // When
    table.register(UITableViewCell.self, forCellReuseIdentifier: "one")
    // Then
    #expect(table.dequeueReusableCell(withIdentifier: "one") is ConnectedCell == false)
  }

  @Test func `Given a collection with prototypes, then it makes cells and headers from them`() throws {
    // Given
    let scene = Make.scene(
      """
      <collectionViewController id="first" sceneMemberID="viewController">
        <collectionView key="view" contentMode="scaleToFill" dataMode="prototypes" id="collection">
          <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
          <collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="10" minimumInteritemSpacing="10" id="layout">
            <size key="itemSize" width="70" height="60"/>
          </collectionViewFlowLayout>
          <cells>
            <collectionViewCell contentMode="center" reuseIdentifier="name" id="cell">
              <rect key="frame" x="0.0" y="0.0" width="70" height="60"/>
              <view key="contentView" contentMode="center">
                <rect key="frame" x="0.0" y="0.0" width="70" height="60"/>
                <subviews>
                  <label opaque="NO" contentMode="left" text="Ada" id="text"><rect key="frame" x="0.0" y="0.0" width="70" height="21"/></label>
                </subviews>
              </view>
            </collectionViewCell>
          </cells>
          <collectionReusableView key="sectionHeaderView" contentMode="center" reuseIdentifier="head" id="head">
            <rect key="frame" x="0.0" y="0.0" width="375" height="50"/>
            <subviews>
              <label opaque="NO" contentMode="left" text="People" id="title"><rect key="frame" x="0.0" y="0.0" width="70" height="21"/></label>
            </subviews>
          </collectionReusableView>
        </collectionView>
      </collectionViewController>
      """)
    let folder = try Make(scene)
    let page = try #require(folder.storyboard.instantiateInitialViewController() as? UICollectionViewController)
    // When
    let collection = try #require(page.collectionView)
    let place = IndexPath(item: 0, section: 0)
    let cell = collection.dequeueReusableCell(withReuseIdentifier: "name", for: place)
    let head = collection.dequeueReusableSupplementaryView(
      ofKind: UICollectionView.elementKindSectionHeader, withReuseIdentifier: "head", for: place)
    // Then
    #expect((page.collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize == CGSize(width: 70, height: 60))
    #expect((cell.contentView.subviews.first as? UILabel)?.text == "Ada" && cell.reuseIdentifier == "name")
    #expect((head.subviews.first as? UILabel)?.text == "People" && head.reuseIdentifier == "head")
  }

  @Test func `Given a nib with an owner, then the owner's outlets are set and the views at the top come back`() throws {
    // Given
    let nib = """
      <document><objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="ConnectedPage">
          <connections>
            <outlet property="view" destination="root" id="o1"/><outlet property="label" destination="text" id="o2"/>
          </connections>
        </placeholder>
        <placeholder placeholderIdentifier="IBFirstResponder" id="-2"/>
        <view contentMode="scaleToFill" id="root">
          <rect key="frame" x="0.0" y="0.0" width="300" height="200"/>
          <subviews>
            <label opaque="NO" contentMode="left" text="Hello" id="text"><rect key="frame" x="0.0" y="0.0" width="99" height="21"/></label>
          </subviews>
        </view>
      </objects></document>
      """
    let folder = try Make(files: ["Page.nib": nib])
    // When
    let page = ConnectedPage(nibName: "Page", bundle: folder.bundle)
    page.loadViewIfNeeded()
    let other = ConnectedPage(nibName: nil, bundle: nil)
    let made = folder.bundle.loadNibNamed("Page", owner: other)
    // Then
    #expect(page.heard == ["loaded Hello"] && page.view.bounds.size == CGSize(width: 300, height: 200))
    #expect(made?.count == 1 && other.label?.text == "Hello" && made?.first as? UIView === other.view)
    #expect(folder.bundle.loadNibNamed("Gone", owner: nil) == nil)
  }
}
