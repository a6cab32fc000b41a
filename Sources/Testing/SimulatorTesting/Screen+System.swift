import Foundation
import Simulator
import SwiftUI
import UIKit

// The phone around the app. What the app did to the phone belongs to the phone, not to one screen: a test has one
// phone, however many screens it makes, and the next test has a new one.
extension Screen {
  /// Starts a new phone for a test: no recorded URLs, pasteboard or haptics, and empty user defaults. Observers of
  /// `NotificationCenter.default` stay: singletons register once per process.
  /// - Parameter keepsData: Keeps user defaults and cached responses, as when an app is restarted.
  package static func beginNewPhone(keepsData: Bool = false) {
    Phone.replace(keepsData: keepsData)
  }

  // MARK: Lifecycle

  /// Goes to the home screen: the app becomes inactive and then enters the background, where no frames run.
  public func enterBackground() async throws {
    simulator.enterBackground()
    try await frames(1)
  }

  /// Goes to the home screen, lets time pass there and returns.
  public func enterBackground(for duration: Duration) async throws {
    try await enterBackground()
    try await advance(by: duration)
    try await enterForeground()
  }

  /// Returns to the app: it becomes inactive and then active, with the frames for that.
  public func enterForeground() async throws {
    simulator.enterForeground()
    try await frames(2)
  }

  /// Runs the app's `backgroundTask(_:action:)` for a refresh with an identifier; returns false if there is none.
  @discardableResult
  public func runBackgroundTask(_ identifier: String) async throws -> Bool {
    let isKnown = await simulator.runBackgroundTask(identifier)
    try await settle()
    return isKnown
  }

  /// Notifies the app that the transfers of a session have finished; returns false if the app does not handle it.
  @discardableResult
  public func finishBackgroundSession(_ identifier: String) async throws -> Bool {
    let isKnown = await simulator.finishBackgroundSession(identifier)
    try await settle()
    return isKnown
  }

  /// Opens a URL with the app, as a link in another app does; returns false if the app does not handle it.
  @discardableResult
  public func open(_ url: URL) async throws -> Bool {
    let isOpened = simulator.open(url)
    try await frames(2)
    return isOpened
  }

  /// Lets the app continue an activity; returns false if the app does not handle it.
  @discardableResult
  public func continueActivity(_ activity: NSUserActivity) async throws -> Bool {
    let isContinued = simulator.continueActivity(activity)
    try await frames(2)
    return isContinued
  }

  /// The user activity that the app advertises.
  public var userActivity: NSUserActivity? { NSUserActivity.current }

  /// Moves the focus of assistive technology to an element, if `setAccessibility(_:)` enabled some; returns false
  /// otherwise.
  @discardableResult
  public func moveAccessibilityFocus(to query: Query) async throws -> Bool {
    let hasMoved = simulator.runtime.moveAccessibilityFocus(to: try resolve(query).key)
    try await frames(2)
    return hasMoved
  }

  /// Sends the app a memory warning.
  public func sendMemoryWarning() async throws {
    simulator.sendMemoryWarning()
    try await frames(2)
  }

  /// Sets language and region, such as "ar" or "de_DE". The layout direction follows the language unless the test set
  /// it.
  public func setLocale(_ identifier: String) async throws {
    var settings = simulator.settings
    settings.locale = Locale(identifier: identifier)
    simulator.apply(device: simulator.device, settings: settings)
    try await frames(2)
  }

  // MARK: What the app did

  /// The URLs that the app asked the phone to open, oldest first.
  public var openedURLs: [URL] { Phone.current.openedURLs }

  /// The schemes that other apps on the phone can open, in lower case; initially those of iOS itself.
  public var openableSchemes: Set<String> {
    get { Phone.current.openableSchemes }
    set { Phone.current.openableSchemes = newValue }
  }

  /// The haptics that the app played, oldest first.
  public var feedback: [_HapticFeedback] { Phone.current.feedback }

  /// The announcements that the app posted, oldest first, including those after scrolling.
  public var announcements: [String] {
    Phone.current.accessibilityNotifications
      .filter { $0.notification == .announcement || $0.notification == .pageScrolled }.compactMap(\.text)
  }

  /// The pasteboard, for reading and pasting.
  public var pasteboard: UIPasteboard { .general }
}
