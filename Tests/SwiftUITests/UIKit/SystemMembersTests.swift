import SimulatorTesting
import SwiftUI
import Testing

@MainActor @Suite("Pasteboards, bars and search fields of UIKit, and what the phone tells", .simulator(.iPhone15Pro))
struct SystemMembersTests {
  // MARK: The pasteboard

  @Test func `Given data of the app's own type on the pasteboard, then it is read by that type`() {
    // Given
    let pasteboard = UIPasteboard.general
    // When
    pasteboard.setItems(
      [["org.example.card": Data([1, 2]), "public.utf8-plain-text": "Ace"], ["public.utf8-plain-text": "King"]],
      options: [.localOnly: true])
    // Then
    #expect(pasteboard.types == ["org.example.card", "public.utf8-plain-text"])
    #expect(pasteboard.contains(pasteboardTypes: ["org.example.card"]))
    #expect(!pasteboard.contains(pasteboardTypes: ["public.png"]))
    #expect(pasteboard.data(forPasteboardType: "org.example.card") == Data([1, 2]))
    #expect(pasteboard.strings == ["Ace", "King"] && pasteboard.numberOfItems == 2)
    // When
    pasteboard.setData(Data("Queen".utf8), forPasteboardType: "public.utf8-plain-text")
    // Then
    #expect(pasteboard.string == "Queen" && pasteboard.numberOfItems == 1)
    // When
    pasteboard.addItems([["public.url": URL(filePath: "/card")]])
    // Then
    #expect(pasteboard.hasURLs && pasteboard.numberOfItems == 2)
  }

  @Test func `Given a string or a colour on the pasteboard, then it has a type`() {
    let pasteboard = UIPasteboard.general
    pasteboard.string = "Ace"
    #expect(pasteboard.value(forPasteboardType: "public.utf8-plain-text") as? String == "Ace")
    #expect(pasteboard.data(forPasteboardType: "public.utf8-plain-text") == Data("Ace".utf8))
    pasteboard.color = .red
    #expect(pasteboard.hasColors && pasteboard.colors == [.red] && !pasteboard.hasStrings)
  }

  // MARK: The phone

  @MainActor private final class Listener { var count = 0 }

  @Test func `Given a screen, when an app changes its brightness, then that is posted once and stays in range`() {
    // Given
    let (screen, listener) = (UIScreen.main, Listener())
    let token = NotificationCenter.default.addObserver(
      forName: UIScreen.brightnessDidChangeNotification, object: screen, queue: nil
    ) { _ in
      MainActor.assumeIsolated { listener.count += 1 }
    }
    defer { NotificationCenter.default.removeObserver(token) }
    // When
    screen.brightness = 2
    screen.brightness = 1
    // Then
    #expect(screen.brightness == 1 && listener.count == 1)
    #expect(!screen.isCaptured)
  }

  @Test func `Given traits of a surface in front of others, then dark backgrounds are lighter there`() {
    let (base, elevated) = (
      UITraitCollection(userInterfaceLevel: .base), UITraitCollection(userInterfaceLevel: .elevated)
    )
    #expect(base.userInterfaceLevel == .base && elevated.userInterfaceLevel == .elevated)
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    let colors = [base, elevated].map {
      UIColor.systemBackground.resolvedColor(with: UITraitCollection(traitsFrom: [dark, $0]))
    }
    #expect(colors[0] != colors[1])
  }

  @Test func `Given feedback for a point of a view, then it is recorded like any other`() async throws {
    let screen = await Screen { Text("Feedback") }
    let before = screen.feedback.count
    UIImpactFeedbackGenerator(style: .light, view: UIView()).impactOccurred(at: .zero)
    UINotificationFeedbackGenerator(view: UIView()).notificationOccurred(.success, at: .zero)
    UISelectionFeedbackGenerator(view: UIView()).selectionChanged(at: .zero)
    #expect(screen.feedback.count == before + 3)
  }

  private final class Stubborn: UIView {
    var mayResign = false
    override var canBecomeFirstResponder: Bool { true }
    override var canResignFirstResponder: Bool { mayResign }
  }

  @Test func `Given a first responder that cannot resign, when it is asked, then it stays until it can`() {
    // Given
    let view = Stubborn()
    view.becomeFirstResponder()
    // When
    let hasResigned = view.resignFirstResponder()
    // Then
    #expect(!hasResigned && view.isFirstResponder)
    // When
    view.mayResign = true
    // Then
    #expect(view.resignFirstResponder() && !view.isFirstResponder)
  }

  // MARK: Bars

  @Test func `Given bars that leave for the keyboard, when a field gets it, then the bar is hidden`() async throws {
    // Given
    let (page, field) = (UIViewController(), UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 34)))
    page.loadViewIfNeeded()
    page.view.addSubview(field)
    let navigation = UINavigationController(rootViewController: page)
    navigation.hidesBarsWhenKeyboardAppears = true
    let screen = await Screen(rootViewController: navigation)
    try await screen.settle()
    #expect(!navigation.isNavigationBarHidden)
    // When
    field.becomeFirstResponder()
    try await screen.settle()
    // Then
    #expect(navigation.isNavigationBarHidden)
  }

  @Test func `Given bars that leave where there is little height, when the phone is turned, then they go and come`()
    async throws
  {
    // Given
    let navigation = UINavigationController(rootViewController: UIViewController())
    navigation.hidesBarsWhenVerticallyCompact = true
    let screen = await Screen(rootViewController: navigation)
    try await screen.settle()
    // When
    try await screen.rotate(to: .landscape)
    try await screen.settle()
    // Then
    #expect(navigation.isNavigationBarHidden)
    // When
    try await screen.rotate(to: .portrait)
    try await screen.settle()
    // Then
    #expect(!navigation.isNavigationBarHidden)
  }

  // MARK: Search bars

  private final class Librarian: NSObject, UISearchBarDelegate {
    var heard: [String] = []
    var mayEnd = false
    func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) { heard.append("bookmarks") }
    func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { mayEnd }
    func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
      heard.append("\(range.location)+\(range.length) \(text)")
      return text != "x"
    }
  }

  @Test func `Given a search bar, when a person types and leaves it, then its delegate may refuse both`() {
    // Given
    let (bar, librarian) = (UISearchBar(), Librarian())
    bar.delegate = librarian
    bar.text = "ab"
    // When
    bar.edit("abx")
    bar.edit("aby")
    // Then
    #expect(bar.text == "aby" && librarian.heard == ["2+0 x", "2+0 y"])
    // When
    bar.becomeFirstResponder()
    // Then
    #expect(!bar.resignFirstResponder() && bar.isFirstResponder)
    librarian.mayEnd = true
    #expect(bar.resignFirstResponder() && !bar.isFirstResponder)
  }

  @Test func `Given a search bar with a bookmark button and a background, then both are shown and the button acts`()
    async throws
  {
    // Given
    let (bar, librarian, page) = (UISearchBar(), Librarian(), UIViewController())
    let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
      UIColor(red: 0, green: 1, blue: 0, alpha: 1).setFill()
      context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    }
    bar.delegate = librarian
    bar.showsBookmarkButton = true
    bar.backgroundImage = image
    bar.frame = CGRect(x: 0, y: 100, width: 393, height: 56)
    page.loadViewIfNeeded()
    page.view.addSubview(bar)
    let screen = await Screen(rootViewController: page)
    try await screen.settle()
    // Then
    #expect(screen.rgb(at: CGPoint(x: 3, y: 128)) == [0, 255, 0])
    // When
    try await screen.tap(.label("Bookmarks"))
    // Then
    #expect(librarian.heard == ["bookmarks"])
  }
}
