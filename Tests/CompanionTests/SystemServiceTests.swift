import AppTrackingTransparency
import BackgroundTasks
import MessageUI
import SafariServices
import SimulatorTesting
import SwiftUI

private struct TrackingView: View {
  @State private var text = "unknown"
  var body: some View {
    Button(text) {
      Task {
        let status = await ATTrackingManager.requestTrackingAuthorization()
        text = "status \(status.rawValue)"
      }
    }
    .accessibilityIdentifier("track")
  }
}

private struct PageView: UIViewControllerRepresentable {
  let url: URL
  func makeUIViewController(context: Context) -> SFSafariViewController { SFSafariViewController(url: url) }
  func updateUIViewController(_ controller: SFSafariViewController, context: Context) {}
}

private struct LinkView: View {
  @State private var isShown = false
  let url: URL
  var body: some View {
    Button("Open") { isShown = true }.sheet(isPresented: $isShown) { PageView(url: url) }
  }
}

@Suite("Small services of the system", .simulator(.iPhoneSE)) @MainActor
struct SystemServiceTests {
  @Test(
    "given an app that would track, when the person answers, then it is told, and the system does not ask again",
    arguments: [("Ask App Not to Track", "status 2"), ("Allow", "status 3")])
  func tracking(button: String, result: String) async throws {
    // Given
    let screen = await Screen { TrackingView() }
    #expect(ATTrackingManager.trackingAuthorizationStatus == .notDetermined)
    // When
    try await screen.tap("track")
    try await screen.settle()
    try await screen.tap(.label(button))
    try await screen.settle()
    // Then
    #expect(try screen.find("track").label == result)
    try await screen.tap("track")
    try await screen.settle()
    #expect(!screen.exists(.label(button)))
  }

  @Test("given a background task, when it is asked for, then the request waits until it is cancelled")
  func background() async throws {
    // Given
    let scheduler = BGTaskScheduler.shared
    let request = BGAppRefreshTaskRequest(identifier: "refresh")
    #expect(throws: BGTaskScheduler.Error.self) { try scheduler.submit(request) }
    #expect(scheduler.register(forTaskWithIdentifier: "refresh", using: nil) { _ in })
    // When
    try scheduler.submit(request)
    // Then
    #expect(await scheduler.pendingTaskRequests().map(\.identifier) == ["refresh"])
    scheduler.cancelAllTaskRequests()
    #expect(await scheduler.pendingTaskRequests().isEmpty)
  }

  @Test("given a page of the web, then its address is shown in its place, and the button closes it")
  func page() async throws {
    // Given
    let url = try #require(URL(string: "https://example.com/news"))
    let screen = await Screen { LinkView(url: url) }
    // When
    try await screen.tap(.label("Open"))
    try await screen.settle()
    // Then
    #expect(screen.exists(.label("https://example.com/news")))
    try await screen.tap(.label("Done"))
    try await screen.settle()
    #expect(!screen.exists(.label("https://example.com/news")))
  }

  @Test("given an app that would have the person write a mail, then it learns that it cannot")
  func mail() { #expect(!MFMailComposeViewController.canSendMail()) }
}
