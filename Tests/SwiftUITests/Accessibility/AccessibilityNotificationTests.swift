import SimulatorTesting
import SwiftUI

@MainActor @Suite("Messages to assistive technology", .simulator(.iPhoneSE))
struct AccessibilityNotificationTests {
  @Test("given a screen, when messages are posted, then what is to be read out is heard, in its order")
  func posts() async {
    // Given
    let screen = await Screen { Text("Pets") }
    // When
    AccessibilityNotification.Announcement("Saved").post()
    AccessibilityNotification.LayoutChanged().post()
    AccessibilityNotification.ScreenChanged("New").post()
    AccessibilityNotification.PageScrolled(AttributedString("Page 2 of 5")).post()
    AccessibilityNotification.Announcement(NSAttributedString(string: "Sent")).post()
    // Then
    #expect(screen.announcements == ["Saved", "Page 2 of 5", "Sent"])
  }
}
