import SimulatorTesting
import SwiftUI
import Testing

@MainActor @Suite("Text that is edited in UIKit", .simulator(.iPhone15Pro))
struct UIKitTextTests {
  private final class Listener: NSObject, UITextFieldDelegate, UITextViewDelegate {
    var heard: [String] = []
    var allows: (String) -> Bool = { _ in true }
    func textFieldDidBeginEditing(_ textField: UITextField) { heard.append("begin") }
    func textFieldDidEndEditing(_ textField: UITextField) { heard.append("end") }
    func textField(
      _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool {
      heard.append("\(range.location),\(range.length):\(string)")
      return allows(string)
    }
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
      heard.append("return")
      textField.resignFirstResponder()
      return true
    }
    func textViewDidBeginEditing(_ textView: UITextView) { heard.append("begin") }
    func textViewDidChange(_ textView: UITextView) { heard.append(textView.text) }
    func textViewDidEndEditing(_ textView: UITextView) { heard.append("end") }
  }

  @Test func `Given a delegate that forbids digits, when they are typed, then the field does not take them`()
    async throws
  {
    let (field, listener) = (UITextField(), Listener())
    field.delegate = listener
    listener.allows = { !$0.contains(where: \.isNumber) }
    let screen = await Screen { UIKitView(view: field).frame(width: 200, height: 40) }
    try await screen.type("a1b", into: .role(.textField))
    try await screen.settle()
    #expect(field.text == "ab")
    #expect(listener.heard == ["begin", "0,0:a", "1,0:1", "1,0:b"])
    #expect(field.isFirstResponder)
    try await screen.press(.return)
    try await screen.settle()
    #expect(listener.heard.suffix(2) == ["return", "end"])
    #expect(!field.isFirstResponder && !screen.isKeyboardShown)
  }

  @Test func `Given a field, when it becomes the first responder, then it is typed into`() async throws {
    let (field, listener) = (UITextField(), Listener())
    field.delegate = listener
    let screen = await Screen { UIKitView(view: field).frame(width: 200, height: 40) }
    #expect(field.becomeFirstResponder())
    try await screen.settle()
    try await screen.type("x")
    #expect(field.text == "x")
    #expect(field.resignFirstResponder())
    try await screen.settle()
    #expect(listener.heard == ["begin", "0,0:x", "end"])
  }

  @Test
  func `Given a text view, when it is typed into, then it tells, and without scrolling it is as high as its text`()
    async throws
  {
    let (view, listener) = (UITextView(), Listener())
    view.delegate = listener
    view.font = .systemFont(ofSize: 20)
    let screen = await Screen { UIKitView(view: view).frame(width: 200, height: 100) }
    try await screen.type("Hi", into: .role(.textField))
    #expect(view.text == "Hi" && listener.heard == ["begin", "H", "Hi"])
    let one = view.sizeThatFits(CGSize(width: 200, height: 0)).height
    view.isScrollEnabled = false
    view.text = "Several words that need more than one line in a view as narrow as this"
    #expect(view.sizeThatFits(CGSize(width: 200, height: 0)).height >= one * 2 - 16)
    view.isEditable = false
    try await screen.settle()
    #expect(!screen.exists(.role(.textField)))
    #expect(screen.exists(.label(view.text)))
  }
}

@MainActor @Suite("Search bars of UIKit", .simulator(.iPhone15Pro))
struct UISearchBarTests {
  private final class Listener: NSObject, UISearchBarDelegate {
    var heard: [String] = []
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { heard.append(searchText) }
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
      heard.append("search")
      searchBar.resignFirstResponder()
    }
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { heard.append("cancel") }
  }

  @Test func `Given a search bar, when somebody types, searches and gives up, then it tells all`() async throws {
    let (bar, listener) = (UISearchBar(), Listener())
    bar.delegate = listener
    bar.placeholder = "Find"
    bar.showsCancelButton = true
    let screen = await Screen { UIKitView(view: bar).frame(width: 300).fixedSize() }
    try await screen.type("ab", into: .role(.textField))
    try await screen.press(.return)
    try await screen.settle()
    #expect(listener.heard == ["a", "ab", "search"])
    #expect(!screen.isKeyboardShown && bar.text == "ab")
    try await screen.find(.label("Clear text")).tap()
    try await screen.find(.label("Cancel")).tap()
    #expect(listener.heard.suffix(2) == ["", "cancel"])
  }
}
