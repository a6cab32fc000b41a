import SimulatorTesting
import SwiftUI
import UserNotifications

@Suite("Files that come with notifications", .simulator(.iPhone15Pro)) @MainActor
struct NotificationAttachmentTests {
  private final class Presenter: NSObject, UNUserNotificationCenterDelegate {
    func userNotificationCenter(
      _ center: UNUserNotificationCenter, willPresent notification: UNNotification
    ) async -> UNNotificationPresentationOptions { [.banner, .list] }
  }

  private func file(_ name: String, _ data: Data) throws -> URL {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let url = folder.appending(path: name)
    try data.write(to: url)
    return url
  }

  private func picture() throws -> URL {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 40, height: 40))
    }
    return try file("rex.png", try #require(image.pngData()))
  }

  @Test("given a picture, when the notification comes, then the banner shows it and the content keeps it")
  func picture() async throws {
    // Given
    let presenter = Presenter()
    let screen = await Screen { Text("App") }
    screen.notificationPermission = .authorized
    let center = UNUserNotificationCenter.current()
    center.delegate = presenter
    let content = UNMutableNotificationContent()
    content.title = "Rex"
    content.attachments = [try UNNotificationAttachment(identifier: "", url: try picture())]
    // When
    try await center.add(UNNotificationRequest(identifier: "rex", content: content, trigger: nil))
    try await screen.advance(by: .seconds(1))
    // Then
    let banner = try screen.find("NotificationShortLookView").frame
    let color = try #require(screen.color(at: CGPoint(x: banner.maxX - 33, y: banner.midY)))
    #expect(color.red > 0.9 && color.green < 0.1, "\(color) in \(banner)")
    let kept = try #require(await center.deliveredNotifications().first?.request.content.attachments.first)
    #expect(kept.type == "public.png")
    #expect(!kept.identifier.isEmpty)
  }

  @Test("given a picture that is to be hidden, when the notification comes, then the banner has none")
  func hidden() async throws {
    // Given
    let presenter = Presenter()
    let screen = await Screen { Text("App") }
    screen.notificationPermission = .authorized
    let center = UNUserNotificationCenter.current()
    center.delegate = presenter
    let content = UNMutableNotificationContent()
    content.title = "Rex"
    content.attachments = [
      try UNNotificationAttachment(
        identifier: "a", url: try picture(), options: [UNNotificationAttachmentOptionsThumbnailHiddenKey: true])
    ]
    // When
    try await center.add(UNNotificationRequest(identifier: "rex", content: content, trigger: nil))
    try await screen.advance(by: .seconds(1))
    // Then
    #expect(screen.exists(.label(startsWith: "Rex")))
    #expect(!screen.exists("NotificationAttachment"))
  }

  @Test("given a file that cannot be shown, when it is attached, then the error says why")
  func refusal() throws {
    func code(_ url: URL) -> UNError.Code? {
      do {
        _ = try UNNotificationAttachment(identifier: "a", url: url)
        return nil
      } catch { return (error as? UNError)?.code }
    }
    #expect(code(URL(fileURLWithPath: "/nowhere.png")) == .attachmentInvalidURL)
    #expect(code(try file("notes.txt", Data("notes".utf8))) == .attachmentUnrecognizedType)
    #expect(code(try file("broken.png", Data("notes".utf8))) == .attachmentCorrupt)
    #expect(code(try file("large.mp3", Data(count: 6 << 20))) == .attachmentInvalidFileSize)
  }
}
