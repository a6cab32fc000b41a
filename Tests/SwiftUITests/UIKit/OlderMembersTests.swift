import SimulatorTesting
import SwiftUI
import Testing

@MainActor @Suite("Older members of UIKit, and what Objective-C's classes can do", .simulator(.iPhone15Pro))
struct OlderMembersTests {
  /// A view of a generic class.
  private final class Card: UIView {
    var isMade = false
    override init(frame: CGRect) {
      super.init(frame: frame)
      isMade = true
    }
    required init?(coder: NSCoder) { nil }
  }

  @MainActor private final class Listener {
    var heard: [NSNotification.Name] = []
    var tokens: [any NSObjectProtocol] = []
  }

  private final class Rows: NSObject, UITableViewDelegate {
    var chosen: IndexPath?
    func tableView(_ tableView: UITableView, editActionsForRowAt indexPath: IndexPath) -> [UITableViewRowAction]? {
      [UITableViewRowAction(style: .destructive, title: "Throw away") { [unowned self] _, place in chosen = place }]
    }
  }

  private func page(_ view: UIView) -> UIViewController {
    let controller = UIViewController(showing: view)
    controller.view.backgroundColor = .white
    return controller
  }

  @Test func `Given a field, when a person types in it and leaves it, then each of that is posted`() async throws {
    // Given
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 30))
    field.placeholder = "Name"
    let screen = await Screen(rootViewController: page(field))
    let listener = Listener()
    let names = [
      UITextField.textDidBeginEditingNotification, UITextField.textDidChangeNotification,
      UITextField.textDidEndEditingNotification,
    ]
    for name in names {
      listener.tokens.append(
        NotificationCenter.default.addObserver(forName: name, object: field, queue: nil) { _ in
          MainActor.assumeIsolated { listener.heard.append(name) }
        })
    }
    defer { for token in listener.tokens { NotificationCenter.default.removeObserver(token) } }
    // When
    try await screen.settle()
    field.becomeFirstResponder()
    field.edit("A")
    field.resignFirstResponder()
    // Then
    #expect(listener.heard == names)
  }

  @Test func `Given changes between the beginning of an animation and its end, then they are animated`() async throws {
    // Given
    let view = UIView(frame: CGRect(x: 0, y: 100, width: 10, height: 10))
    let screen = await Screen(rootViewController: page(view))
    try await screen.settle()
    // When
    UIView.beginAnimations("move", context: nil)
    UIView.setAnimationDuration(1)
    UIView.setAnimationCurve(.linear)
    view.frame.origin.x = 100
    UIView.commitAnimations()
    try await screen.advance(by: .seconds(0.5))
    // Then
    #expect((40...70).contains(view.presentation.center.x))
    // When
    try await screen.settle()
    // Then
    #expect(view.presentation.center.x == 105)
  }

  @Test func `Given a view as a mask, then only what it covers is shown`() async throws {
    // Given
    let view = UIView(frame: CGRect(x: 20, y: 100, width: 100, height: 100))
    view.backgroundColor = .red
    view.mask = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 100))
    view.mask?.backgroundColor = .black
    // When
    let screen = await Screen(rootViewController: page(view))
    try await screen.settle()
    // Then
    #expect(screen.rgb(at: CGPoint(x: 40, y: 150)) == [255, 0, 0])
    #expect(screen.rgb(at: CGPoint(x: 100, y: 150)) == [255, 255, 255])
  }

  @Test func `Given a delegate that knows only actions of rows, then they are what a swipe offers`() throws {
    // Given
    let (rows, table, place) = (Rows(), UITableView(), IndexPath(row: 2, section: 0))
    // When
    let offered = rows.tableView(table, trailingSwipeActionsConfigurationForRowAt: place)
    let action = try #require(offered?.actions.first)
    action.handler(action, table) { _ in }
    // Then
    #expect(action.title == "Throw away" && action.style == .destructive)
    #expect(rows.chosen == place)
  }

  @Test func `Given a picker of a number of minutes, then it holds full ones, in the steps that are asked for`() {
    // Given
    let picker = UIDatePicker()
    picker.datePickerMode = .countDownTimer
    picker.minuteInterval = 5
    // When
    picker.countDownDuration = 125
    // Then
    #expect(picker.countDownDuration == 120)
    // When
    picker.choose(duration: 17 * 60)
    // Then
    #expect(picker.countDownDuration == 15 * 60)
    // When
    picker.minuteInterval = 7
    // Then
    #expect(picker.minuteInterval == 5)
  }

  @Test func `Given a class that is known at run time, then its own initializer makes the view`() {
    // When
    let card = _made(Card.self, frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    // Then
    #expect(card.isMade && card.frame.width == 3)
    #expect(_made(UILabel.self).frame == .zero)
    #expect(_made(UITableViewCell.self, style: .subtitle, reuseIdentifier: "row").reuseIdentifier == "row")
  }

  @Test func `Given a text with addresses and a number, then detectors find them, each once and in order`() throws {
    // Given
    let text = "Go to apple.com, mail a@b.com or call 030 1234567."
    let all = NSRange(location: 0, length: text.utf16.count)
    // When the raw values are those of links and of phone numbers
    let links = try NSDataDetector(types: 1 << 6)
    let numbers = try NSDataDetector(types: 1 << 11)
    // Then
    #expect(
      links.matches(in: text, range: all).map { $0.url?.absoluteString } == ["http://apple.com", "mailto:a@b.com"])
    #expect(numbers.firstMatch(in: text, range: all)?.phoneNumber == "030 1234567")
    #expect(links.numberOfMatches(in: "nothing", range: NSRange(location: 0, length: 7)) == 0)
    #expect(throws: (any Error).self) { try NSDataDetector(types: 0) }
  }

  @Test
  func `Given an object whose lock a thread has, then that thread can take it again, and nobody gives it back twice`() {
    // Given
    let object = NSObject()
    // Then
    #expect(objc_sync_enter(object) == 0 && objc_sync_enter(object) == 0)
    #expect(objc_sync_exit(object) == 0 && objc_sync_exit(object) == 0)
    #expect(objc_sync_exit(object) == -1)
  }
}
