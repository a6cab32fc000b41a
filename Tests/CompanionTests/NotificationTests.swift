import SimulatorTesting
import SwiftUI
import UserNotifications

/// Records the calls that it receives.
@MainActor
final class NotificationLog: NSObject, ObservableObject, UNUserNotificationCenterDelegate {
  @Published var entries: [String] = []
  var options: UNNotificationPresentationOptions = [.banner, .list, .badge]

  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions {
    entries.append("will \(notification.request.identifier)")
    return options
  }

  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse
  ) async {
    entries.append("tapped \(response.notification.request.content.userInfo["id"] as? Int ?? 0)")
  }

  func ask() {
    UNUserNotificationCenter.current().delegate = self
    UNUserNotificationCenter.current().requestAuthorization(options: [.alert, .badge]) { isAllowed, _ in
      MainActor.assumeIsolated { self.entries.append("allowed \(isAllowed)") }
    }
  }

  func remind(_ identifier: String, after seconds: TimeInterval, repeats: Bool = false) {
    UNUserNotificationCenter.current().delegate = self
    let content = UNMutableNotificationContent()
    content.title = "Feed Rex"
    content.body = "He is hungry"
    content.badge = 2
    content.userInfo = ["id": 7]
    UNUserNotificationCenter.current().add(
      UNNotificationRequest(
        identifier: identifier, content: content,
        trigger: UNTimeIntervalNotificationTrigger(timeInterval: seconds, repeats: repeats)))
  }
}

private struct NotificationView: View {
  @ObservedObject var log: NotificationLog
  @State private var taps = 0

  var body: some View {
    VStack {
      Button("Below \(taps)") { taps += 1 }.accessibilityIdentifier("below")
      Text(log.entries.joined(separator: ", "))
    }
  }
}

@Suite("Notifications of the app", .simulator(.iPhone15Pro)) @MainActor
struct NotificationTests {
  @Test(
    "given a person never asked, when the app asks, then the answer on the screen counts and is not asked for again")
  func permission() async throws {
    // Given
    let log = NotificationLog()
    let screen = await Screen { NotificationView(log: log) }
    // When
    log.ask()
    try await screen.frames(2)
    // Then
    #expect(screen.exists(.label(startsWith: "“")))
    // The two short answers are side by side.
    let (refusal, consent) = (try screen.find(.label("Don’t Allow")).frame, try screen.find(.label("Allow")).frame)
    #expect(refusal.minY == consent.minY && refusal.maxX < consent.minX)
    try await screen.tap(.label("Allow"))
    try await screen.frames(3)
    #expect(log.entries == ["allowed true"])
    #expect(screen.notificationPermission == .authorized)
    // When
    log.ask()
    try await screen.frames(2)
    // Then
    #expect(log.entries == ["allowed true", "allowed true"])
    #expect(!screen.exists(.label("Allow")))
  }

  @Test("given permission, when the time comes, then a banner is shown that leaves the app to be touched, and goes")
  func banner() async throws {
    // Given
    let log = NotificationLog()
    let screen = await Screen { NotificationView(log: log) }
    screen.notificationPermission = .authorized
    log.remind("rex", after: 10)
    // When
    try await screen.advance(by: .seconds(9))
    // Then
    #expect(log.entries.isEmpty)
    #expect(await UNUserNotificationCenter.current().pendingNotificationRequests().map(\.identifier) == ["rex"])
    // When
    try await screen.advance(by: .seconds(2))
    // Then
    #expect(log.entries == ["will rex"])
    #expect(screen.exists(.label(startsWith: "Feed Rex")))
    #expect(screen.badge == 2)
    #expect(await UNUserNotificationCenter.current().deliveredNotifications().count == 1)
    try await screen.tap("below")
    try await screen.frames(2)
    #expect(screen.exists(.label("Below 1")))
    // When
    try await screen.advance(by: .seconds(6))
    // Then
    #expect(!screen.exists(.label(startsWith: "Feed Rex")))
    #expect(await UNUserNotificationCenter.current().pendingNotificationRequests().isEmpty)
  }

  @Test("given a banner, when it is tapped, then the app is told which and it leaves the list")
  func tap() async throws {
    // Given
    let log = NotificationLog()
    let screen = await Screen { NotificationView(log: log) }
    screen.notificationPermission = .authorized
    log.remind("rex", after: 1)
    try await screen.advance(by: .seconds(2))
    // When
    try await screen.tap(.label(startsWith: "Feed Rex"))
    try await screen.frames(4)
    // Then
    #expect(log.entries == ["will rex", "tapped 7"])
    #expect(!screen.exists(.label(startsWith: "Feed Rex")))
    #expect(await UNUserNotificationCenter.current().deliveredNotifications().isEmpty)
  }

  @Test("given no permission, a delegate that wants no banner, or a request taken back, then nothing is shown")
  func nothing() async throws {
    // Given
    let log = NotificationLog()
    log.options = []
    let screen = await Screen { NotificationView(log: log) }
    log.remind("denied", after: 1)
    try await screen.advance(by: .seconds(2))
    screen.notificationPermission = .authorized
    log.remind("unwanted", after: 1)
    log.remind("gone", after: 1)
    UNUserNotificationCenter.current().removePendingNotificationRequests(withIdentifiers: ["gone"])
    // When
    try await screen.advance(by: .seconds(2))
    // Then
    #expect(log.entries == ["will unwanted"])
    #expect(!screen.exists(.label(startsWith: "Feed Rex")))
    #expect(await UNUserNotificationCenter.current().deliveredNotifications().isEmpty)
  }

  @Test("given one that repeats, then it comes each minute, in the background to the list only")
  func repeats() async throws {
    // Given
    let log = NotificationLog()
    let screen = await Screen { NotificationView(log: log) }
    screen.notificationPermission = .authorized
    log.remind("rex", after: 60, repeats: true)
    // When
    try await screen.advance(by: .seconds(61))
    try await screen.enterBackground(for: .seconds(60))
    // Then
    #expect(log.entries == ["will rex"])
    #expect(await UNUserNotificationCenter.current().deliveredNotifications().count == 1)
    #expect(await UNUserNotificationCenter.current().pendingNotificationRequests().count == 1)
    // When it is removed, then no request is pending any more
    UNUserNotificationCenter.current().removeAllPendingNotificationRequests()
    try await screen.advance(by: .seconds(120))
    #expect(log.entries == ["will rex"])
  }

  @Test("given the parts of a date, then the trigger says when that is next")
  func calendar() throws {
    var parts = DateComponents()
    parts.timeZone = .gmt
    parts.hour = 9
    let trigger = UNCalendarNotificationTrigger(dateMatching: parts, repeats: true)
    let next = try #require(trigger.nextTriggerDate())
    #expect(next > Date() && next <= Date().addingTimeInterval(86_400))
    #expect(Int(next.timeIntervalSince1970) % 86_400 == 9 * 3600)
  }
}
