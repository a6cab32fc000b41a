import SimulatorTesting
import SwiftUI
import Testing

@MainActor @Suite("Alerts and action sheets as they were before iOS 8", .simulator(.iPhone15Pro))
struct UIAlertViewTests {
  private final class Listener: NSObject, UIAlertViewDelegate, UIActionSheetDelegate {
    var heard: [String] = []
    func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) { heard.append("click \(buttonIndex)") }
    func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) {
      heard.append("gone \(buttonIndex)")
    }
    func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int) {
      heard.append("choice \(buttonIndex)")
    }
  }

  @Test func `Given an alert with two buttons, when one is pressed, then the delegate hears which`() async throws {
    // Given
    let screen = await Screen(rootViewController: UIViewController())
    let listener = Listener()
    let alert = UIAlertView(
      title: "Delete?", message: "It cannot be undone.", delegate: listener, cancelButtonTitle: "Keep",
      otherButtonTitles: "Delete")
    // When
    alert.show()
    try await screen.settle()
    // Then
    #expect(alert.isVisible && alert.cancelButtonIndex == 0 && alert.firstOtherButtonIndex == 1)
    #expect(screen.visibleText.contains("It cannot be undone."))
    // When
    try await screen.find(.label("Delete")).tap()
    try await screen.settle()
    // Then
    #expect(listener.heard == ["click 1", "gone 1"] && !alert.isVisible)
  }

  @Test func `Given an alert for a text, then its field can be reached`() async throws {
    // Given
    let screen = await Screen(rootViewController: UIViewController())
    let alert = UIAlertView(title: "Name", message: nil, delegate: nil, cancelButtonTitle: "OK")
    alert.alertViewStyle = .loginAndPasswordInput
    // When
    alert.textField(at: 0)?.text = "Ann"
    alert.show()
    try await screen.settle()
    // Then
    #expect(alert.textField(at: 1)?.isSecureTextEntry == true && alert.textField(at: 2) == nil)
    #expect(alert.textField(at: 0)?.text == "Ann" && screen.visibleText.contains("Password"))
  }

  @Test func `Given a sheet, then what destroys comes first, what leads back second, and others after them`()
    async throws
  {
    // Given
    let controller = UIViewController()
    let screen = await Screen(rootViewController: controller)
    let listener = Listener()
    let sheet = UIActionSheet(
      title: "Photo", delegate: listener, cancelButtonTitle: "Cancel", destructiveButtonTitle: "Delete",
      otherButtonTitles: "Share", "Copy")
    // When
    sheet.show(in: controller.view)
    try await screen.settle()
    try await screen.find(.label("Copy")).tap()
    try await screen.settle()
    // Then
    #expect(sheet.destructiveButtonIndex == 0 && sheet.cancelButtonIndex == 1 && sheet.firstOtherButtonIndex == 2)
    #expect(sheet.buttonTitle(at: 3) == "Copy" && listener.heard == ["choice 3"])
  }
}
