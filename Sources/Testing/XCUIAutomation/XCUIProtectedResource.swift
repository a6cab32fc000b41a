import CoreLocation
import Foundation
import Simulator
import UIKit

/// A resource that requires the user's permission. Numbers as in XCUITest.
public enum XCUIProtectedResource: Int, Sendable {
  case contacts = 1
  case calendar = 2
  case reminders = 3
  case photos = 4
  case microphone = 5
  case camera = 6
  case mediaLibrary = 7
  case homeKit = 8
  case focus = 9
  case bluetooth = -0x4000_0000
  case keyboardNetwork = -0x4000_0001
  case location = -0x4000_0002
  case health = -0x4000_0003
  case userTracking = -0x4000_0004
  case localNetwork = -0x4000_0005
}

extension XCUIApplication {
  /// Resets the user's decision about a resource, so that the app asks again; a running app is terminated, as on an
  /// iPhone.
  public func resetAuthorizationStatus(for resource: XCUIProtectedResource) {
    onMainActor {
      switch resource {
      case .location: LocationCenter.shared.location.permission = .notDetermined
      case .photos: PhotoAccess.forget()
      default: Phone.current.answers.removeValue(forKey: "\(resource)")?()
      }
      terminate()
    }
  }

  /// Opens a URL with the app, which is launched if it is not running.
  public func open(_ url: URL, file: StaticString = #filePath, line: UInt = #line) {
    if state == .notRunning { launch(file: file, line: line) }
    if state == .runningBackground { activate(file: file, line: line) }
    onMainActor {
      act("open \(url)", file, line) { app in
        guard try await app.screen.open(url) else { throw UITestError("Nothing in the app opens it.") }
      }
    }
  }
}
