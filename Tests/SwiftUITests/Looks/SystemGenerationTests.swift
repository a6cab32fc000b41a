import Foundation
import SimulatorTesting
import SwiftUI
import Testing
import UIKit

@MainActor @Suite("The generation of iOS")
struct SystemGenerationTests {
  @Test(
    "Given a phone of iOS 26, then an app is told so everywhere",
    .simulator(.iPhone15Pro, DeviceSettings(system: .iOS26)))
  func newer() async throws {
    _ = await Screen { Text("") }
    #expect(UIDevice.current.systemVersion == "26.2")
    let version = ProcessInfo.processInfo.operatingSystemVersion
    #expect(version.majorVersion == 26 && version.minorVersion == 2)
    #expect(ProcessInfo.processInfo.operatingSystemVersionString == "Version 26.2")
    let asked = OperatingSystemVersion(majorVersion: 26, minorVersion: 0, patchVersion: 0)
    #expect(ProcessInfo.processInfo.isOperatingSystemAtLeast(asked))
    #expect(_iOS(26) && _iOS(26, 1) && !_iOS(26, 3) && !_iOS(27))
  }

  @Test("Given a phone that was told nothing, then it has iOS 18")
  func usual() async throws {
    _ = await Screen { Text("") }
    #expect(UIDevice.current.systemVersion == "18.0")
    #expect(ProcessInfo.processInfo.operatingSystemVersion.majorVersion == 18)
    let asked = OperatingSystemVersion(majorVersion: 26, minorVersion: 0, patchVersion: 0)
    #expect(!ProcessInfo.processInfo.isOperatingSystemAtLeast(asked))
    #expect(!_iOS(26) && _iOS(18))
  }

  @Test("Given both generations, then cards, rows and bars of the older one are where they were")
  func older() async throws {
    // Given a list under a large title
    let screen = await Screen {
      NavigationStack { List { Text("One") }.navigationTitle("Title") }
    }
    // Then its first row begins right below the bar of 96 points, with its text 40 points from the edge
    let frame = try screen.find(.text("One")).frame
    #expect(abs(frame.midY - (53.67 + 96 + 22)) < 1 && abs(frame.minX - 40) < 0.5)
  }
}
