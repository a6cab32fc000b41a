import SimulatorTesting
import SwiftUI
import Testing

@MainActor @Suite("Alerts", .simulator(.iPhone15Pro))
struct AlertTests {
  struct AlertsAndDialog: View {
    @State private var isAlertShown = false
    @State private var isDialogShown = false
    @State private var isPlainShown = false
    @State private var said = "nothing"

    var body: some View {
      VStack {
        Text(said).accessibilityIdentifier("said")
        Button("Alert") { isAlertShown = true }
        Button("Dialog") { isDialogShown = true }
        Button("Plain") { isPlainShown = true }
      }
      .alert("Location", isPresented: $isAlertShown) {
        Button("Settings") { said = "settings" }.accessibilityIdentifier("alert.settings")
        Button("Not now", role: .cancel) { said = "cancelled" }.accessibilityIdentifier("alert.cancel")
      } message: {
        Text("Allow it?").accessibilityIdentifier("alert.message")
      }
      .confirmationDialog("Delete?", isPresented: $isDialogShown, titleVisibility: .visible) {
        Button("Delete", role: .destructive) { said = "deleted" }
      }
      .alert(isPresented: $isPlainShown) { Alert(title: Text("Plain alert")) }
    }
  }

  @Test func `Given an alert, when a button is tapped, then the alert goes and the action has run`() async throws {
    let screen = await Screen { AlertsAndDialog() }
    try await screen.find(.label("Alert").and(.role(.button))).tap()
    try await screen.settle()
    #expect(screen.exists(.role(.alert).and(.label("Location"))))
    #expect(try screen.find("alert.message").label == "Allow it?")
    #expect(!screen.exists("said"))
    let (settings, cancel) = (try screen.find("alert.settings").frame, try screen.find("alert.cancel").frame)
    #expect(cancel.maxX <= settings.minX)
    #expect(cancel.minY == settings.minY)
    #expect(settings.height == 44)
    try await screen.find("alert.settings").tap()
    try await screen.settle()
    #expect(!screen.exists(.role(.alert)))
    #expect(try screen.find("said").label == "settings")
  }

  @Test func `Given an alert, when escape is pressed, then its way out is taken; a tap beside does nothing`()
    async throws
  {
    let screen = await Screen { AlertsAndDialog() }
    try await screen.find(.label("Alert").and(.role(.button))).tap()
    try await screen.settle()
    try await screen.tap(at: CGPoint(x: 20, y: 100))
    try await screen.settle()
    #expect(screen.exists("alert.cancel"))
    try await screen.press(.escape)
    try await screen.settle()
    #expect(try screen.find("said").label == "cancelled")
  }

  @Test func `Given an alert without buttons, when it is shown, then OK ends it`() async throws {
    let screen = await Screen { AlertsAndDialog() }
    try await screen.find(.label("Plain")).tap()
    try await screen.settle()
    #expect(screen.visibleText.contains("Plain alert"))
    try await screen.find(.label("OK")).tap()
    try await screen.settle()
    #expect(screen.exists("said"))
  }

  @Test func `Given a dialog, when it is shown, then it has the system's way out below the app's actions`() async throws
  {
    let screen = await Screen { AlertsAndDialog() }
    try await screen.find(.label("Dialog")).tap()
    try await screen.settle()
    let delete = try screen.find(.label("Delete")).frame
    let cancel = try screen.find(.label("Cancel")).frame
    #expect(cancel.minY == delete.maxY + 8)
    #expect(cancel.maxY <= 852 - 34)
    try await screen.find(.label("Cancel")).tap()
    try await screen.settle()
    #expect(try screen.find("said").label == "nothing")
    try await screen.find(.label("Dialog")).tap()
    try await screen.settle()
    try await screen.find(.label("Delete")).tap()
    try await screen.settle()
    #expect(try screen.find("said").label == "deleted")
  }

  @Test func `Given UIKit's alert, when an action is tapped, then its handler runs after the alert has gone`()
    async throws
  {
    let controller = UIViewController()
    let screen = await Screen(rootViewController: controller)
    var lines: [String] = []
    let alert = UIAlertController(title: "Sure?", message: "It is final.", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Back", style: .cancel) { _ in lines.append("back") })
    let delete = UIAlertAction(title: "Delete", style: .destructive) { _ in
      lines.append("delete \(controller.presentedViewController == nil)")
    }
    delete.accessibilityIdentifier = "delete"
    alert.addAction(delete)
    controller.present(alert, animated: true)
    try await screen.settle()
    #expect(screen.visibleText == ["Sure?", "It is final.", "Back", "Delete"])
    try await screen.find("delete").tap()
    try await screen.settle()
    #expect(lines == ["delete true"])
  }

  @Test func `Given a link to share, when Copy is chosen, then the pasteboard has it`() async throws {
    let screen = await Screen {
      ShareLink("Share", item: URL(filePath: "/pets"))
    }
    try await screen.find(.label("Share")).tap()
    try await screen.settle()
    try await screen.find(.label("Copy")).tap()
    try await screen.settle()
    #expect(UIPasteboard.general.url == URL(filePath: "/pets"))
    #expect(screen.exists(.label("Share")))
  }

  @Test func `Given an activity of the app's own, when it is chosen, then it gets the items, and its end is told`()
    async throws
  {
    // Given
    final class Frame: UIActivity {
      var items: [Any] = []
      override var activityType: UIActivity.ActivityType? { UIActivity.ActivityType("frame") }
      override var activityTitle: String? { "Frame It" }
      override func canPerform(withActivityItems activityItems: [Any]) -> Bool { true }
      override func prepare(withActivityItems activityItems: [Any]) { items = activityItems }
      override func perform() { activityDidFinish(true) }
    }
    let page = UIViewController()
    let screen = await Screen(rootViewController: page)
    let frame = Frame()
    let sheet = UIActivityViewController(activityItems: ["A picture"], applicationActivities: [frame])
    sheet.excludedActivityTypes = [.copyToPasteboard, .mail]
    var told: [String] = []
    sheet.completionWithItemsHandler = { type, isCompleted, _, _ in
      told.append("\(type?.rawValue ?? "none") \(isCompleted)")
    }
    page.present(sheet, animated: true)
    try await screen.settle()
    #expect(!screen.exists(.label("Copy")))
    #expect(screen.exists(.identifier("ActivityListView")))
    // When
    try await screen.find(.label("Frame It")).tap()
    try await screen.settle()
    // Then
    #expect(frame.items as? [String] == ["A picture"])
    #expect(told == ["frame true"])
  }

  @Test func `Given a value to share with a preview, when it is shared, then its title is shown and its text copied`()
    async throws
  {
    struct Card: Transferable {
      let title: String
      static var transferRepresentation: some TransferRepresentation { ProxyRepresentation(exporting: \.title) }
    }
    let screen = await Screen {
      ShareLink(item: Card(title: "Ada"), preview: SharePreview("A card", image: Image(systemName: "star")))
    }
    try await screen.find(.label("Share…")).tap()
    try await screen.settle()
    #expect(screen.visibleText.contains("A card"))
    try await screen.find(.label("Copy")).tap()
    try await screen.settle()
    #expect(UIPasteboard.general.string == "Ada")
  }
}
