import SimulatorTesting
import SwiftUI
import Testing

@MainActor @Suite("Cells, collections and bars of nibs", .simulator(.iPhone15Pro))
struct NibContainerTests {
  private func made<Object>(_ objects: String) throws -> Object {
    try #require(try UINib(objects: objects).first(Object.self))
  }

  @Test func `Given a cell of a style, then its labels are those of the nib`() throws {
    // Given
    let objects = """
      <tableViewCell clipsSubviews="YES" contentMode="scaleToFill" selectionStyle="none" accessoryType="disclosureIndicator" indentationWidth="10" reuseIdentifier="Cell" textLabel="first" detailTextLabel="second" style="IBUITableViewCellStyleSubtitle" id="cell">
        <rect key="frame" x="0.0" y="28" width="375" height="44"/>
        <tableViewCellContentView key="contentView" opaque="NO" multipleTouchEnabled="YES" contentMode="center" tableViewCell="cell" id="content">
          <rect key="frame" x="0.0" y="0.0" width="348" height="43"/><autoresizingMask key="autoresizingMask"/>
          <subviews>
            <label opaque="NO" text="Title" id="first"><fontDescription key="fontDescription" type="system" pointSize="16"/></label>
            <label opaque="NO" text="Subtitle" id="second"><fontDescription key="fontDescription" type="system" pointSize="11"/></label>
          </subviews>
        </tableViewCellContentView>
      </tableViewCell>
      """
    // When
    let cell: UITableViewCell = try made(objects)
    // Then
    #expect(cell.reuseIdentifier == "Cell" && cell.selectionStyle == .none)
    #expect(cell.accessoryType == .disclosureIndicator)
    #expect(cell.textLabel?.text == "Title" && cell.textLabel?.font == .systemFont(ofSize: 16))
    #expect(cell.detailTextLabel?.text == "Subtitle" && cell.detailTextLabel?.superview === cell.contentView)
    #expect(cell.contentView.subviews.count == 2)
  }

  @Test func `Given a cell with views of its own, then constraints to its content view place them`() throws {
    // Given
    let objects = """
      <tableViewCell reuseIdentifier="Own" id="cell">
        <rect key="frame" x="0.0" y="0.0" width="320" height="60"/>
        <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">
          <rect key="frame" x="0.0" y="0.0" width="320" height="60"/>
          <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="a"/></subviews>
          <constraints>
            <constraint firstItem="a" firstAttribute="leading" secondItem="content" secondAttribute="leading" constant="12" id="1"/>
            <constraint firstAttribute="trailing" secondItem="a" secondAttribute="trailing" constant="8" id="2"/>
            <constraint firstItem="a" firstAttribute="top" secondItem="content" secondAttribute="top" constant="4" id="3"/>
            <constraint firstAttribute="bottom" secondItem="a" secondAttribute="bottom" constant="6" id="4"/>
          </constraints>
        </tableViewCellContentView>
      </tableViewCell>
      """
    let cell: UITableViewCell = try made(objects)
    // When
    cell.layoutIfNeeded()
    // Then
    #expect(cell.contentView.subviews.first?.frame == CGRect(x: 12, y: 4, width: 300, height: 50))
  }

  @Test func `Given a table, then its style and attributes are as written, and usual heights leave titles as they are`()
    throws
  {
    // Given
    let objects = """
      <tableView clipsSubviews="YES" contentMode="scaleToFill" alwaysBounceVertical="YES" dataMode="prototypes" style="grouped" separatorStyle="none" rowHeight="60" estimatedRowHeight="-1" sectionHeaderHeight="18" sectionFooterHeight="40" allowsMultipleSelection="YES" id="table">
        <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
        <color key="backgroundColor" systemColor="systemRedColor"/>
        <view key="tableHeaderView" contentMode="scaleToFill" id="header"><rect key="frame" x="0.0" y="0.0" width="375" height="90"/></view>
        <inset key="separatorInset" minX="30" minY="0.0" maxX="15" maxY="0.0"/>
      </tableView>
      """
    // When
    let table: UITableView = try made(objects)
    // Then
    #expect(table.style == .grouped && table.separatorStyle == .none && table.rowHeight == 60)
    #expect(table.sectionHeaderHeight == UITableView.automaticDimension && table.sectionFooterHeight == 40)
    #expect(table.allowsMultipleSelection && table.backgroundColor == .systemRed)
    #expect(table.tableHeaderView?.frame.height == 90)
    #expect(table.separatorInset == UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 15))
  }

  @Test func `Given a collection with a flow layout and a cell, then sizes and insets are as written`() throws {
    // Given
    let objects = """
      <collectionView clipsSubviews="YES" dataMode="none" id="a">
        <rect key="frame" x="0.0" y="0.0" width="375" height="600"/>
        <collectionViewFlowLayout key="collectionViewLayout" scrollDirection="horizontal" minimumLineSpacing="11" minimumInteritemSpacing="12" id="flow">
          <size key="itemSize" width="140" height="180"/><size key="headerReferenceSize" width="0.0" height="20"/>
          <inset key="sectionInset" minX="1" minY="2" maxX="3" maxY="4"/>
        </collectionViewFlowLayout>
      </collectionView>
      <collectionViewCell opaque="NO" reuseIdentifier="Person" id="b">
        <rect key="frame" x="0.0" y="0.0" width="140" height="180"/>
        <view key="contentView" opaque="NO" id="content"><rect key="frame" x="0.0" y="0.0" width="140" height="180"/>
          <autoresizingMask key="autoresizingMask"/><subviews><imageView userInteractionEnabled="NO" id="image"/></subviews></view>
      </collectionViewCell>
      """
    // When
    let made = try UINib(objects: objects).instantiate(withOwner: nil)
    let collection = try #require(made.first as? UICollectionView)
    let cell = try #require(made.last as? UICollectionViewCell)
    // Then
    let flow = try #require(collection.collectionViewLayout as? UICollectionViewFlowLayout)
    #expect(flow.collectionView === collection && flow.itemSize == CGSize(width: 140, height: 180))
    #expect(flow.minimumLineSpacing == 11 && flow.minimumInteritemSpacing == 12 && flow.scrollDirection == .horizontal)
    #expect(flow.sectionInset == UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3))
    #expect(flow.headerReferenceSize.height == 20)
    #expect(cell.reuseIdentifier == "Person" && cell.contentView.subviews.first is UIImageView)
    // When
    cell.frame.size.width = 200
    // Then
    #expect(cell.contentView.frame.width == 200)
  }

  @Test func `Given a toolbar, then its items are those of the system and of the app`() throws {
    // Given
    let objects = """
      <toolbar opaque="NO" id="a"><rect key="frame" x="0.0" y="0.0" width="375" height="44"/><items>
        <barButtonItem systemItem="trash" id="1"/><barButtonItem systemItem="flexibleSpace" id="2"/>
        <barButtonItem title="Next" style="done" enabled="NO" tag="4" id="3"><color key="tintColor" systemColor="systemRedColor"/></barButtonItem>
        <barButtonItem id="4"><view key="customView" id="5"><rect key="frame" x="0.0" y="0.0" width="30" height="30"/></view></barButtonItem>
      </items></toolbar>
      """
    // When
    let bar: UIToolbar = try made(objects)
    let items = try #require(bar.items)
    // Then
    #expect(items.count == 4 && items[0].image != nil && items[0].accessibilityLabel == "Delete")
    #expect(items[2].title == "Next" && items[2].style == .done && !items[2].isEnabled && items[2].tag == 4)
    #expect(items[2].tintColor == .systemRed && items[3].customView?.frame.width == 30)
  }

  @Test func `Given tabs and bars, then their titles, pictures and colours are as written`() throws {
    // Given
    let objects = """
      <tabBar contentMode="scaleToFill" id="a"><color key="barTintColor" systemColor="systemBlueColor"/><items>
        <tabBarItem systemItem="mostRecent" id="1"/><tabBarItem title="Own" image="trash" catalog="system" badgeValue="3" tag="2" id="2"/>
      </items></tabBar>
      <navigationBar contentMode="scaleToFill" translucent="NO" largeTitles="YES" id="b">
        <color key="barTintColor" systemColor="systemRedColor"/>
        <textAttributes key="titleTextAttributes"><color key="textColor" white="1" alpha="1" colorSpace="calibratedWhite"/></textAttributes>
        <navigationBarAppearance key="scrollEdgeAppearance"><color key="backgroundColor" systemColor="systemGreenColor"/></navigationBarAppearance>
      </navigationBar>
      """
    // When
    let made = try UINib(objects: objects).instantiate(withOwner: nil)
    let (tabs, bar) = (try #require(made.first as? UITabBar), try #require(made.last as? UINavigationBar))
    // Then
    #expect(tabs.barTintColor == .systemBlue && tabs.items?.map(\.title) == ["Most Recent", "Own"])
    #expect(tabs.items?.last?.image != nil && tabs.items?.last?.badgeValue == "3" && tabs.items?.last?.tag == 2)
    #expect(!bar.isTranslucent && bar.prefersLargeTitles && bar.barTintColor == .systemRed)
    #expect(bar.titleTextAttributes?[.foregroundColor] as? UIColor == .white)
    #expect(bar.scrollEdgeAppearance?.backgroundColor == .systemGreen)
  }

  @Test func `Given a bar without a controller, then its last item is on the screen, and its button works`()
    async throws
  {
    // Given
    let objects = """
      <view contentMode="scaleToFill" id="root"><rect key="frame" x="0.0" y="0.0" width="393" height="852"/><subviews>
        <navigationBar contentMode="scaleToFill" id="bar"><rect key="frame" x="0.0" y="60" width="393" height="44"/><items>
          <navigationItem title="New Entry" id="item"><barButtonItem key="rightBarButtonItem" title="Keep" id="keep"/></navigationItem>
        </items></navigationBar>
      </subviews></view>
      """
    let root: UIView = try made(objects)
    let page = UIViewController()
    page.view = root
    let bar = try #require(root.subviews.first as? UINavigationBar)
    var kept = 0
    bar.topItem?.rightBarButtonItem?.primaryAction = UIAction { _ in kept += 1 }
    let screen = await Screen(rootViewController: page)
    try await screen.settle()
    // Then
    let title = try screen.find(.label("New Entry")).frame
    #expect(abs(title.midX - 196.5) < 1)
    // When
    try await screen.find(.label("Keep")).tap()
    // Then
    #expect(kept == 1)
  }

  @Test func `Given a layer with an effect, then its content is in the content view`() throws {
    // Given
    let objects = """
      <visualEffectView opaque="NO" id="a"><rect key="frame" x="0.0" y="0.0" width="200" height="100"/>
        <view key="contentView" opaque="NO" id="content"><rect key="frame" x="0.0" y="0.0" width="200" height="100"/>
          <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
          <subviews><label text="On glass" id="label"/></subviews></view>
        <blurEffect style="dark"/>
      </visualEffectView>
      """
    // When
    let view: UIVisualEffectView = try made(objects)
    view.frame.size.width = 300
    // Then
    #expect(view.effect is UIBlurEffect && view.contentView.frame.width == 300)
    #expect((view.contentView.subviews.first as? UILabel)?.text == "On glass")
  }
}
