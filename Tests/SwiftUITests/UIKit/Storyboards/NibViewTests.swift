import SimulatorTesting
import SwiftUI
import Testing

@MainActor @Suite("Views of nibs", .simulator(.iPhone15Pro))
struct NibViewTests {
  private func page(_ objects: String) throws -> UIViewController {
    let page = UIViewController()
    let root = try #require(try UINib(objects: objects).first(UIView.self))
    page.view = root
    return page
  }

  private func root(_ subviews: String, _ rest: String = "") -> String {
    """
    <view contentMode="scaleToFill" id="root">
      <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
      <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
      <subviews>\(subviews)</subviews>
      <viewLayoutGuide key="safeArea" id="safe"/>
      \(rest)
    </view>
    """
  }

  private func box(_ id: String, _ attributes: String = "", _ rest: String = "") -> String {
    """
    <view contentMode="scaleToFill" \(attributes) translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">
      <rect key="frame" x="10" y="20" width="30" height="40"/>
      <accessibility key="accessibilityConfiguration" identifier="\(id)" label="Box \(id)">
        <bool key="isElement" value="YES"/>
      </accessibility>
      \(rest)
    </view>
    """
  }

  @Test func `Given constraints to the safe area, between views and with ratios, then views are where they say`()
    async throws
  {
    // Given
    let constraints = """
      <constraints>
        <constraint firstItem="a" firstAttribute="leading" secondItem="safe" secondAttribute="leading" constant="20" id="1"/>
        <constraint firstItem="a" firstAttribute="top" secondItem="safe" secondAttribute="top" constant="30" id="2"/>
        <constraint firstItem="a" firstAttribute="width" secondItem="root" secondAttribute="width" multiplier="1:3" id="3"/>
        <constraint firstItem="b" firstAttribute="leading" secondItem="a" secondAttribute="trailing" symbolic="YES" id="4"/>
        <constraint firstItem="b" firstAttribute="centerY" secondItem="a" secondAttribute="centerY" id="5"/>
        <constraint firstAttribute="trailing" secondItem="b" secondAttribute="trailing" constant="13" id="6"/>
        <constraint firstItem="b" firstAttribute="height" secondItem="a" secondAttribute="height" multiplier="0.5" id="7"/>
        <constraint firstItem="b" firstAttribute="height" constant="300" placeholder="YES" id="8"/>
        <constraint firstItem="b" firstAttribute="top" secondItem="gone" secondAttribute="top" id="9"/>
      </constraints>
      """
    let height = """
      <constraints><constraint firstAttribute="height" constant="52" id="0"/></constraints>
      """
    let controller = try page(root(box("a", "", height) + box("b"), constraints))
    let screen = await Screen(rootViewController: controller)
    try await screen.settle()
    // Then
    let (first, second) = (try screen.find(.identifier("a")).frame, try screen.find(.identifier("b")).frame)
    #expect(first == CGRect(x: 20, y: 89, width: 131, height: 52))
    #expect(second == CGRect(x: 159, y: 102, width: 221, height: 26))
  }

  @Test func `Given a view with a fixed frame and one that grows with its superview, then no constraint places them`()
    throws
  {
    // Given
    let fixed = box("a", #"fixedFrame="YES""#, #"<autoresizingMask key="autoresizingMask" widthSizable="YES"/>"#)
    let view = try #require(try page(root(fixed)).view)
    // When
    view.frame.size.width += 100
    view.layoutIfNeeded()
    // Then
    #expect(view.subviews.first?.frame == CGRect(x: 10, y: 20, width: 130, height: 40))
    #expect(view.subviews.first?.translatesAutoresizingMaskIntoConstraints == true)
  }

  @Test func `Given margins as attributes of constraints, then they count from the margins`() throws {
    // Given
    let constraints = """
      <edgeInsets key="layoutMargins" top="5" left="40" bottom="6" right="50"/>
      <constraints>
        <constraint firstItem="a" firstAttribute="leading" secondItem="root" secondAttribute="leadingMargin" id="1"/>
        <constraint firstAttribute="trailingMargin" secondItem="a" secondAttribute="trailing" id="2"/>
        <constraint firstItem="a" firstAttribute="top" secondItem="root" secondAttribute="topMargin" constant="1" id="3"/>
        <constraint firstItem="a" firstAttribute="height" constant="44" priority="999" id="4"/>
        <constraint firstItem="a" firstAttribute="height" relation="lessThanOrEqual" constant="30" id="5"/>
      </constraints>
      """
    let view = try #require(try UINib(objects: root(box("a"), constraints)).first(UIView.self))
    // When
    view.layoutIfNeeded()
    // Then
    #expect(view.subviews.first?.frame == CGRect(x: 40, y: 6, width: 285, height: 30))
  }

  @Test func `Given attributes of a view, then it has them, and what is left out is as Interface Builder shows it`()
    throws
  {
    // Given
    let said = """
      hidden="YES" opaque="NO" tag="7" clipsSubviews="YES" alpha="0.5" userInteractionEnabled="NO" contentMode="scaleAspectFit"
      horizontalHuggingPriority="251" verticalCompressionResistancePriority="749" semanticContentAttribute="forceRightToLeft"
      """
    let objects = """
      <view \(said) id="a">
        <color key="backgroundColor" systemColor="systemRedColor"/><color key="tintColor" red="0.0" green="1" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
        <accessibility key="accessibilityConfiguration" hint="H"><accessibilityTraits key="traits" button="YES" header="YES"/></accessibility>
      </view>
      <imageView id="b"/>
      """
    // When
    let views = try UINib(objects: objects).instantiate(withOwner: nil)
    let (view, image) = (try #require(views.first as? UIView), try #require(views.last as? UIImageView))
    // Then
    #expect(view.isHidden && !view.isOpaque && view.tag == 7 && view.clipsToBounds && view.alpha == 0.5)
    #expect(!view.isUserInteractionEnabled && view.contentMode == .scaleAspectFit)
    #expect(view.contentHuggingPriority(for: .horizontal).rawValue == 251)
    #expect(view.contentHuggingPriority(for: .vertical) == .defaultLow)
    #expect(view.contentCompressionResistancePriority(for: .vertical).rawValue == 749)
    #expect(view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    #expect(view.backgroundColor == .systemRed && view.tintColor == .green)
    #expect(view.accessibilityHint == "H" && view.accessibilityTraits == [.button, .header])
    #expect(image.isUserInteractionEnabled && image.isOpaque && !image.isMultipleTouchEnabled)
  }

  @Test func `Given parts and values for rooms of some size only, when the phone is turned, then they come and go`()
    async throws
  {
    // Given
    let constraints = """
      <constraints>
        <constraint firstItem="a" firstAttribute="top" secondItem="root" secondAttribute="top" constant="100" id="1">
          <variation key="heightClass=compact" constant="50"/>
        </constraint>
        <constraint firstItem="a" firstAttribute="leading" secondItem="root" secondAttribute="leading" constant="120" id="2"/>
        <constraint firstItem="a" firstAttribute="width" constant="60" id="3"/>
        <constraint firstItem="a" firstAttribute="height" constant="30" id="4"/>
        <constraint firstItem="a" firstAttribute="height" constant="40" id="5"/>
      </constraints>
      <variation key="default">
        <mask key="subviews"><exclude reference="b"/></mask>
        <mask key="constraints"><exclude reference="5"/></mask>
      </variation>
      <variation key="heightClass=compact">
        <mask key="subviews"><include reference="b"/></mask>
        <mask key="constraints"><exclude reference="4"/><include reference="5"/></mask>
      </variation>
      """
    let controller = try page(root(box("a") + box("b"), constraints))
    let screen = await Screen(rootViewController: controller)
    try await screen.settle()
    // Then
    #expect(try screen.find(.identifier("a")).frame == CGRect(x: 120, y: 100, width: 60, height: 30))
    #expect(!screen.exists(.identifier("b")))
    // When
    try await screen.rotate(to: .landscape)
    // Then
    #expect(try screen.find(.identifier("a")).frame == CGRect(x: 120, y: 50, width: 60, height: 40))
    #expect(screen.exists(.identifier("b")))
    // When
    try await screen.rotate(to: .portrait)
    // Then
    #expect(try screen.find(.identifier("a")).frame == CGRect(x: 120, y: 100, width: 60, height: 30))
    #expect(!screen.exists(.identifier("b")))
  }

  @Test func `Given a stack, then its views follow each other as it says`() throws {
    // Given
    let objects = """
      <stackView opaque="NO" contentMode="scaleToFill" axis="vertical" distribution="fillEqually" spacing="10" id="stack">
        <rect key="frame" x="0.0" y="0.0" width="100" height="110"/>
        <subviews>\(box("a"))\(box("b"))</subviews>
      </stackView>
      """
    let stack = try #require(try UINib(objects: objects).first(UIStackView.self))
    // When
    stack.layoutIfNeeded()
    // Then
    #expect(stack.arrangedSubviews.map(\.frame.minY) == [0, 60])
    #expect(stack.arrangedSubviews.allSatisfy { $0.frame.size == CGSize(width: 100, height: 50) })
  }

  @Test(arguments: [
    #"<edgeInsets key="layoutMargins" top="5" left="10" bottom="15" right="20"/>"#,
    #"<directionalEdgeInsets key="directionalLayoutMargins" top="5" leading="10" bottom="15" trailing="20"/>"#,
  ])
  func `Given a stack with margins of its own, then it arranges its views within them`(margins: String) throws {
    // Given
    let objects = """
      <stackView opaque="NO" contentMode="scaleToFill" axis="vertical" id="stack">
        <rect key="frame" x="0.0" y="0.0" width="100" height="110"/>
        <subviews>\(box("a"))</subviews>
        \(margins)
      </stackView>
      """
    let stack = try #require(try UINib(objects: objects).first(UIStackView.self))
    // When
    stack.layoutIfNeeded()
    // Then
    #expect(stack.arrangedSubviews.first?.frame == CGRect(x: 10, y: 5, width: 70, height: 90))
  }

  @Test func `Given a scroll view with guides, then constraints to its content guide say how far it scrolls`() throws {
    // Given
    let objects = """
      <scrollView clipsSubviews="YES" contentMode="scaleToFill" pagingEnabled="YES" showsVerticalScrollIndicator="NO" id="scroll">
        <rect key="frame" x="0.0" y="0.0" width="100" height="100"/>
        <subviews>\(box("a"))</subviews>
        <constraints>
          <constraint firstItem="a" firstAttribute="top" secondItem="content" secondAttribute="top" id="1"/>
          <constraint firstItem="a" firstAttribute="leading" secondItem="content" secondAttribute="leading" id="2"/>
          <constraint firstItem="content" firstAttribute="trailing" secondItem="a" secondAttribute="trailing" constant="5" id="3"/>
          <constraint firstItem="content" firstAttribute="bottom" secondItem="a" secondAttribute="bottom" id="4"/>
          <constraint firstItem="a" firstAttribute="width" constant="200" id="5"/>
          <constraint firstItem="a" firstAttribute="height" constant="300" id="6"/>
        </constraints>
        <viewLayoutGuide key="contentLayoutGuide" id="content"/><viewLayoutGuide key="frameLayoutGuide" id="frame"/>
      </scrollView>
      """
    let scroll = try #require(try UINib(objects: objects).first(UIScrollView.self))
    // When
    scroll.layoutIfNeeded()
    // Then
    #expect(scroll.contentSize == CGSize(width: 205, height: 300))
    #expect(scroll.isPagingEnabled && !scroll.showsVerticalScrollIndicator && scroll.showsHorizontalScrollIndicator)
    #expect(scroll.clipsToBounds)
  }

  @Test func `Given recognizers that a view refers to, then fingers on it are watched as they say`() throws {
    // Given
    let objects = """
      <view id="a"><connections>
        <outletCollection property="gestureRecognizers" destination="tap" appends="YES" id="1"/>
        <outletCollection property="gestureRecognizers" destination="swipe" appends="YES" id="2"/>
      </connections></view>
      <tapGestureRecognizer cancelsTouchesInView="NO" numberOfTapsRequired="2" id="tap"/>
      <swipeGestureRecognizer direction="left" enabled="NO" id="swipe"/>
      <pongPressGestureRecognizer allowableMovement="12" minimumPressDuration="0.8" id="press"/>
      """
    // When
    let made = try UINib(objects: objects).instantiate(withOwner: nil)
    let recognizers = try #require((made.first as? UIView)?.gestureRecognizers)
    // Then
    let tap = try #require(recognizers.first as? UITapGestureRecognizer)
    #expect(tap.numberOfTapsRequired == 2 && !tap.cancelsTouchesInView)
    let swipe = try #require(recognizers.last as? UISwipeGestureRecognizer)
    #expect(swipe.direction == .left && !swipe.isEnabled)
    let press = try #require(made.last as? UILongPressGestureRecognizer)
    #expect(press.minimumPressDuration == 0.8 && press.allowableMovement == 12)
  }
}
