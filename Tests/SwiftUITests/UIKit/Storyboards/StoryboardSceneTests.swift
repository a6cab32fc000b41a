import SimulatorTesting
import SwiftUI
import Testing

@MainActor @Suite("Scenes of storyboards", .simulator(.iPhone15Pro))
struct StoryboardSceneTests {
  private typealias Make = InterfaceFolder

  private func label(_ id: String, _ text: String) -> String {
    """
    <label opaque="NO" userInteractionEnabled="NO" contentMode="left" text="\(text)" id="\(id)">
      <rect key="frame" x="20" y="40" width="200" height="21"/>
    </label>
    """
  }

  @Test func `Given outlets and actions, then they are there when the view is loaded, and a tap calls the action`()
    async throws
  {
    // Given
    let action = #"<action selector="tapped:" destination="first" eventType="touchUpInside" id="a1"/>"#
    let page = Make.page(
      "first", "ConnectedPage",
      view: label("text", "Hello") + Make.button("b1", "One", action)
        + Make.button("b2", "Two", y: 200, action),
      """
      <connections>
        <outlet property="label" destination="text" id="o1"/>
        <outletCollection property="buttons" destination="b1" id="o2"/>
        <outletCollection property="buttons" destination="b2" id="o3"/>
      </connections>
      """)
    let folder = try Make(Make.scene(page))
    let made = try #require(folder.storyboard.instantiateInitialViewController() as? ConnectedPage)
    // Then
    #expect(made.heard == ["awake false"] && made.label == nil)
    #expect(made.storyboard != nil)
    // When
    let screen = await Screen(rootViewController: made)
    try await screen.settle()
    // Then
    #expect(made.heard == ["awake false", "loaded Hello"])
    #expect(made.buttons.map(\.currentTitle) == ["One", "Two"])
    // When
    try await screen.tap(.label("Two"))
    // Then
    #expect(made.heard.last == "tapped Two")
  }

  @Test func `Given an action without parameters and one for the first responder, then the page hears both`()
    async throws
  {
    // Given
    let own = #"<action selector="plain" destination="first" eventType="touchUpInside" id="a1"/>"#
    let any = #"<action selector="plain" destination="responder" eventType="touchUpInside" id="a2"/>"#
    let page = Make.page(
      "first", "ConnectedPage", view: Make.button("b1", "Own", own) + Make.button("b2", "Any", y: 200, any))
    let folder = try Make(Make.scene(page))
    let made = try #require(folder.storyboard.instantiateInitialViewController() as? ConnectedPage)
    let screen = await Screen(rootViewController: made)
    // When
    try await screen.tap(.label("Own"))
    try await screen.tap(.label("Any"))
    // Then
    #expect(made.heard.filter { $0 == "plain" }.count == 2)
  }

  @Test func `Given recognizers and buttons on a bar, then they call actions of the page`() async throws {
    // Given
    let page = Make.page(
      "first", "ConnectedPage", "title=\"Page\"",
      view: """
        <view contentMode="scaleToFill" id="box">
          <rect key="frame" x="0.0" y="300" width="375" height="100"/>
          <accessibility key="accessibilityConfiguration" identifier="box"><bool key="isElement" value="YES"/></accessibility>
          <connections><outletCollection property="gestureRecognizers" destination="tap" appends="YES" id="o1"/></connections>
        </view>
        """,
      """
      <navigationItem key="navigationItem" title="Titled" id="item">
        <barButtonItem key="rightBarButtonItem" title="Do" id="do">
          <connections><action selector="plain" destination="first" id="a1"/></connections>
        </barButtonItem>
      </navigationItem>
      """)
    let tap = """
      <tapGestureRecognizer id="tap"><connections><action selector="plain" destination="first" id="a2"/></connections>
      </tapGestureRecognizer>
      """
    let folder = try Make(
      Make.scene(
        """
        <navigationController id="stack" sceneMemberID="viewController">
          <navigationBar key="navigationBar" contentMode="scaleToFill" id="bar"/>
          <connections><segue destination="first" kind="relationship" relationship="rootViewController" id="s1"/></connections>
        </navigationController>
        """) + Make.scene(page, beside: tap), initial: "stack")
    let stack = try #require(folder.storyboard.instantiateInitialViewController() as? UINavigationController)
    let made = try #require(stack.topViewController as? ConnectedPage)
    let screen = await Screen(rootViewController: stack)
    try await screen.settle()
    // When
    try await screen.tap(.label("Do"))
    try await screen.tap(.identifier("box"))
    // Then
    #expect(made.heard.filter { $0 == "plain" }.count == 2)
    #expect(made.title == "Page" && made.navigationItem.title == "Titled")
  }

  @Test func `Given runtime attributes, then inspectable properties and those of layers are set`() throws {
    // Given
    let attributes = """
      <userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="number" keyPath="corner"><real key="value" value="7.5"/></userDefinedRuntimeAttribute>
        <userDefinedRuntimeAttribute type="number" keyPath="view.layer.cornerRadius"><integer key="value" value="9"/></userDefinedRuntimeAttribute>
        <userDefinedRuntimeAttribute type="string" keyPath="restorationIdentifier" value="kept"/>
        <userDefinedRuntimeAttribute type="boolean" keyPath="unknown" value="YES"/>
      </userDefinedRuntimeAttributes>
      """
    let folder = try Make(Make.scene(Make.page("first", "ConnectedPage", view: "", attributes)))
    // When
    let made = try #require(folder.storyboard.instantiateInitialViewController() as? ConnectedPage)
    // Then
    #expect(made.corner == 7.5 && made.restorationIdentifier == "kept")
    #expect(made.view.layer.cornerRadius == 9)
  }

  @Test func `Given an identifier and a creator, then the closure makes the page, and its view is that of the scene`()
    throws
  {
    // Given
    let page = Make.page(
      "first", "NamedPage", "storyboardIdentifier=\"named\"", view: label("text", "Hello"))
    let folder = try Make(Make.scene(page))
    // When
    let made = folder.storyboard.instantiateViewController(identifier: "named") { NamedPage(coder: $0, name: "Ada") }
    let other = folder.storyboard.instantiateViewController(withIdentifier: "named") as? NamedPage
    // Then
    #expect(made.name == "Ada" && other?.name == "nobody")
    #expect((made.view.subviews.first as? UILabel)?.text == "Hello")
    #expect(type(of: folder.storyboard.instantiateViewController(withIdentifier: "gone")) == UIViewController.self)
  }

  @Test func `Given an unknown class and an unknown outlet, then the rest of the scene is there all the same`() throws {
    // Given
    let page = Make.page(
      "first", "GonePage", view: label("text", "Hello"),
      #"<connections><outlet property="gone" destination="text" id="o1"/></connections>"#)
    let folder = try Make(Make.scene(page))
    // When
    let made = try #require(folder.storyboard.instantiateInitialViewController())
    // Then
    #expect((made.view.subviews.first as? UILabel)?.text == "Hello")
  }

  @Test func `Given tabs, one of them in another storyboard, then the tab bar controller holds both`() async throws {
    // Given
    let tabs = """
      <tabBarController id="tabs" sceneMemberID="viewController">
        <tabBar key="tabBar" contentMode="scaleToFill" id="bar"/>
        <connections>
          <segue destination="first" kind="relationship" relationship="viewControllers" id="s1"/>
          <segue destination="elsewhere" kind="relationship" relationship="viewControllers" id="s2"/>
        </connections>
      </tabBarController>
      """
    let first = Make.page(
      "first", nil, view: label("text", "Hello"), #"<tabBarItem key="tabBarItem" title="One" id="t1"/>"#)
    let reference = """
      <viewControllerPlaceholder storyboardName="Other" referencedIdentifier="page" id="elsewhere" sceneMemberID="viewController"/>
      """
    let second = Make.page(
      "page", nil, "storyboardIdentifier=\"page\"", view: label("text", "Other place"),
      #"<tabBarItem key="tabBarItem" title="Two" id="t2"/>"#)
    let other = "<document><scenes>\(Make.scene(second))</scenes></document>"
    let folder = try Make(
      Make.scene(tabs) + Make.scene(first) + Make.scene(reference), initial: "tabs", files: ["Other.storyboardc": other]
    )
    let made = try #require(folder.storyboard.instantiateInitialViewController() as? UITabBarController)
    let screen = await Screen(rootViewController: made)
    // When
    try await screen.tap(.label("Two"))
    try await screen.settle()
    // Then
    #expect(made.tabBar.items?.map(\.title) == ["One", "Two"])
    #expect(screen.exists(.label("Other place")))
  }

  @Test func `Given a table of translations for the phone's language, then texts are translated`() throws {
    // Given
    let folder = try Make(
      Make.scene(Make.page("first", nil, "title=\"Page\"", view: label("text", "Hello"))),
      files: ["en.lproj/Main.strings": "\"text.text\" = \"Good day\";"])
    // When
    let made = try #require(folder.storyboard.instantiateInitialViewController())
    // Then
    #expect((made.view.subviews.first as? UILabel)?.text == "Good day" && made.title == "Page")
  }
}
