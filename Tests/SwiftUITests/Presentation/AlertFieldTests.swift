import SimulatorTesting
import SwiftUI
import Testing

@MainActor @Suite("Fields in alerts", .simulator(.iPhone15Pro))
struct AlertFieldTests {
  final class Model: ObservableObject {
    @Published var name = ""
    @Published var password = ""
    @Published var isShown = false
    @Published var said = ""
    @Published var message = "Who are you?"
  }

  struct LoginAlert: View {
    @ObservedObject var model: Model
    var body: some View {
      Button("Log in") { model.isShown = true }
        .alert("Log in", isPresented: $model.isShown) {
          TextField("Name", text: $model.name)
          SecureField("Password", text: $model.password)
          Button("OK") { model.said = "\(model.name) \(model.password)" }.disabled(model.name.isEmpty)
          Button("Cancel", role: .cancel) {}
        } message: {
          Text(model.message)
        }
    }
  }

  @Test func `Given an alert with fields, when it comes, then the first has the keyboard and the alert is above that`()
    async throws
  {
    let model = Model()
    let screen = await Screen { LoginAlert(model: model) }
    try await screen.find(.label("Log in")).tap()
    try await screen.settle()
    let name = try screen.find(.role(.textField))
    #expect(try name.isFocused)
    #expect(try name.label == "Name")
    let (ok, keyboard) = (try screen.find(.label("OK")), try #require(screen.keyboardFrame))
    #expect(try ok.frame.maxY < keyboard.minY)
    #expect(try !ok.isEnabled)
    let message = try screen.find(.label("Who are you?")).frame
    let password = try screen.find(.role(.secureTextField)).frame
    #expect(try message.maxY < name.frame.minY)
    #expect(try name.frame.maxY < password.minY)
    #expect(try password.maxY < ok.frame.minY)
    try await screen.type("Ada", into: .role(.textField))
    try await screen.type("secret", into: .role(.secureTextField))
    #expect(try ok.isEnabled)
    try await ok.tap()
    try await screen.settle()
    #expect(model.said == "Ada secret")
    #expect(!screen.isKeyboardShown)
  }

  @Test func `Given UIKit's alert with fields, when it is filled in, then the fields have the texts`() async throws {
    let controller = UIViewController()
    let screen = await Screen(rootViewController: controller)
    let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
    alert.addTextField()
    alert.addTextField { field in
      field.placeholder = "Code"
      field.isSecureTextEntry = true
      field.keyboardType = .numberPad
      field.accessibilityIdentifier = "code"
    }
    var edits = 0
    var said = ""
    let fields = try #require(alert.textFields)
    fields[0].addAction(UIAction { _ in edits += 1 }, for: .editingChanged)
    fields[0].text = "A"
    let save = UIAlertAction(title: "Save", style: .default) { _ in
      said = fields.map { $0.text ?? "nil" }.joined(separator: "-")
    }
    save.isEnabled = false
    alert.addAction(save)
    controller.present(alert, animated: true)
    try await screen.settle()
    #expect(try !screen.find(.label("Save")).isEnabled)
    #expect(fields[0].isFirstResponder)
    #expect(try screen.find(.role(.textField)).isFocused)
    try await screen.type("da", into: .role(.textField))
    try await screen.type("42", into: "code")
    save.isEnabled = true
    try await screen.settle()
    try await screen.find(.label("Save")).tap()
    try await screen.settle()
    #expect(said == "Ada-42")
    #expect(edits == 2)
  }

  @Test func `Given a long alert on a small phone, when it comes, then what it says scrolls and its buttons are there`()
    async throws
  {
    let model = Model()
    model.message = String(repeating: "Many words that need room. ", count: 60)
    struct Long: View {
      @ObservedObject var model: Model
      var body: some View {
        Button("Open") { model.isShown = true }
          .alert("Long", isPresented: $model.isShown) {
            Button("Agree") { model.said = "agreed" }
          } message: {
            Text(model.message)
          }
      }
    }
    let screen = await Screen { Long(model: model) }
    try await screen.setDevice(.iPhoneSE)
    try await screen.find(.label("Open")).tap()
    try await screen.settle()
    let agree = try screen.find(.label("Agree"))
    #expect(try agree.frame.maxY <= 568 - 8)
    let title = try screen.find(.label("Long").and(.role(.header)))
    let before = try title.frame.minY
    try await screen.drag(from: CGPoint(x: 160, y: 300), to: CGPoint(x: 160, y: 150))
    try await screen.settle()
    #expect(try title.frame.minY < before - 100)
    try await agree.tap()
    try await screen.settle()
    #expect(model.said == "agreed")
  }
}
