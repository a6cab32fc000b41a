import SimulatorTesting
import SwiftUI
import Testing

@MainActor @Suite("Segues of storyboards", .simulator(.iPhone15Pro))
struct StoryboardSegueTests {
  private typealias Make = InterfaceFolder

  private func segue(_ kind: String, _ rest: String = "", to destination: String = "second") -> String {
    "<segue destination=\"\(destination)\" kind=\"\(kind)\" identifier=\"go\" \(rest) id=\"s-\(kind)\"/>"
  }

  private let second = Make.scene(
    Make.page(
      "second", "OtherConnectedPage", "title=\"Second\"",
      view: Make.button(
        "back", "Back home",
        #"<segue destination="exit" kind="unwind" identifier="home" unwindAction="comeBack:" id="u1"/>"#)),
    beside: #"<exit id="exit" userLabel="Exit" sceneMemberID="exit"/>"#)

  /// The first page, with a container of 300 by 200 points for the second one.
  private var container: String {
    let view = """
      <containerView opaque="NO" contentMode="scaleToFill" id="box">
        <rect key="frame" x="10" y="100" width="300" height="200"/>
        <connections>\(segue("embed"))</connections>
      </containerView>
      """
    return Make.scene(Make.page("first", "ConnectedPage", "title=\"First\"", view: view))
  }

  private func first(_ segue: String) -> String {
    Make.scene(
      Make.page("first", "ConnectedPage", "title=\"First\"", view: Make.button("go", "Go on", y: 200, segue)))
  }

  @Test
  func `Given a segue that shows, when its button is tapped, then the page is asked, prepares it, and it is pushed`()
    async throws
  {
    // Given
    let folder = try Make(Make.stack + first(segue("show")) + second, initial: "stack")
    let made = try #require(folder.storyboard.instantiateInitialViewController() as? UINavigationController)
    let page = try #require(made.topViewController as? ConnectedPage)
    let screen = await Screen(rootViewController: made)
    // When
    page.allowsSegues = false
    try await screen.tap(.label("Go on"))
    // Then
    #expect(page.heard.last == "should go" && made.viewControllers.count == 1)
    // When
    page.allowsSegues = true
    try await screen.tap(.label("Go on"))
    try await screen.settle()
    // Then
    #expect(page.heard.suffix(2) == ["should go", "prepare go false"])
    #expect((made.topViewController as? ConnectedPage)?.handed == "from First")
    #expect(made.viewControllers.count == 2)
  }

  @Test func `Given a pushed page, when it goes back to the page before, then that hears of it and is in front`()
    async throws
  {
    // Given
    let folder = try Make(Make.stack + first(segue("show")) + second, initial: "stack")
    let made = try #require(folder.storyboard.instantiateInitialViewController() as? UINavigationController)
    let page = try #require(made.topViewController as? ConnectedPage)
    let screen = await Screen(rootViewController: made)
    page.performSegue(withIdentifier: "go", sender: nil)
    try await screen.settle()
    let other = try #require(made.topViewController as? ConnectedPage)
    // When
    try await screen.tap(.label("Back home"))
    try await screen.settle()
    // Then
    #expect(other.heard.suffix(2) == ["should home", "prepare home true"])
    #expect(page.heard.last == "back from Second as home")
    #expect(made.topViewController === page)
  }

  @Test func `Given a presentation, when the page in it goes back, then it is dismissed`() async throws {
    // Given
    let folder = try Make(first(segue("presentation", #"modalPresentationStyle="fullScreen""#)) + second)
    let page = try #require(folder.storyboard.instantiateInitialViewController() as? ConnectedPage)
    let screen = await Screen(rootViewController: page)
    // When
    try await screen.tap(.label("Go on"))
    try await screen.settle()
    // Then
    let shown = try #require(page.presentedViewController)
    #expect(shown.title == "Second" && shown.modalPresentationStyle == .fullScreen)
    // When
    try await screen.tap(.label("Back home"))
    try await screen.settle()
    // Then
    #expect(page.presentedViewController == nil && page.heard.last == "back from Second as home")
  }

  @Test func `Given a segue of a class of the app's, then that shows the destination; an unknown one shows nothing`()
    async throws
  {
    // Given
    let custom = segue("custom", #"customClass="InstantSegue" customModule="SwiftUITests""#)
    let folder = try Make(first(custom) + second)
    let page = try #require(folder.storyboard.instantiateInitialViewController() as? ConnectedPage)
    let screen = await Screen(rootViewController: page)
    // When
    page.performSegue(withIdentifier: "gone", sender: nil)
    // Then
    #expect(page.presentedViewController == nil && page.heard.contains { $0.hasPrefix("prepare") } == false)
    // When
    page.performSegue(withIdentifier: "go", sender: nil)
    try await screen.settle()
    // Then
    #expect(page.presentedViewController?.title == "Second")
    #expect(!page.heard.contains("should go"))
  }

  @Test func `Given a segue whose destination the page makes, then that one is shown with the view of its scene`()
    async throws
  {
    // Given
    let made = segue("presentation", #"destinationCreationSelector="make:""#, to: "named")
    let named = Make.scene(Make.page("named", "NamedPage", view: Make.button("b", "In the scene", "")))
    let folder = try Make(first(made) + named)
    let page = try #require(folder.storyboard.instantiateInitialViewController() as? ConnectedPage)
    let screen = await Screen(rootViewController: page)
    // When
    page.performSegue(withIdentifier: "go", sender: nil)
    try await screen.settle()
    // Then
    #expect((page.presentedViewController as? NamedPage)?.name == "go")
    #expect(screen.exists(.label("In the scene")))
  }

  @Test func `Given a container view, then its page is a child before the page around it is loaded`() async throws {
    // Given
    let folder = try Make(container + second)
    let page = try #require(folder.storyboard.instantiateInitialViewController() as? ConnectedPage)
    // When
    page.loadViewIfNeeded()
    // Then
    let child = try #require(page.children.first as? ConnectedPage)
    #expect(page.heard == ["awake false", "prepare go false", "loaded nothing"])
    #expect(child.handed == "from First" && child.view.frame.size == CGSize(width: 300, height: 200))
    #expect(child.view.superview === page.view.subviews.first)
  }

  @Test func `Given a container whose page is placed by constraints, then the page fills it when it grows`() throws {
    // Given
    let folder = try Make(container + second)
    let page = try #require(folder.storyboard.instantiateInitialViewController() as? ConnectedPage)
    page.pinsDestination = true
    page.loadViewIfNeeded()
    let box = try #require(page.view.subviews.first)
    // When
    box.frame.size = CGSize(width: 320, height: 90)
    page.view.layoutIfNeeded()
    // Then
    #expect(page.children.first?.view.frame == CGRect(x: 0, y: 0, width: 320, height: 90))
  }
}
