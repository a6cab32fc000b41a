import Foundation
import Simulator
import SwiftUI
import UIKit

// The phone around the app. What the app did to the phone belongs to the phone, not to one screen: a test has one phone,
// however many screens it makes, and the next test has a new one.
extension Screen {
  /// A new phone for a test: nothing was opened, copied or felt and user defaults are empty. Observers of
  /// `NotificationCenter.default` stay: singletons register once a process.
  /// - Parameter keepsData: user defaults and answers of servers stay, as when an app is started again.
  package static func beginNewPhone(keepsData: Bool = false) {
    Phone.replace(keepsData: keepsData)
  }

  // MARK: Lifecycle

  /// Goes to the home screen: the app becomes inactive and then goes to the background, where no frames run.
  public func enterBackground() async throws {
    simulator.enterBackground()
    try await frames(1)
  }

  /// Goes to the home screen, lets time pass there and comes back.
  public func enterBackground(for duration: Duration) async throws {
    try await enterBackground()
    try await advance(by: duration)
    try await enterForeground()
  }

  /// Comes back to the app: it becomes inactive and then active; the frames of that run.
  public func enterForeground() async throws {
    simulator.enterForeground()
    try await frames(2)
  }

  /// Runs what the app said with `backgroundTask(_:action:)` for a refresh with a name; false if it said nothing.
  @discardableResult
  public func runBackgroundTask(_ identifier: String) async throws -> Bool {
    let isKnown = await simulator.runBackgroundTask(identifier)
    try await settle()
    return isKnown
  }

  /// Tells the app that the transfers of a session with a name are over; false if it said nothing for it.
  @discardableResult
  public func finishBackgroundSession(_ identifier: String) async throws -> Bool {
    let isKnown = await simulator.finishBackgroundSession(identifier)
    try await settle()
    return isKnown
  }

  /// Opens an address with the app, as a link in another app does; false if nothing in the app opens it.
  @discardableResult
  public func open(_ url: URL) async throws -> Bool {
    let isOpened = simulator.open(url)
    try await frames(2)
    return isOpened
  }

  /// Lets the app go on with an activity; false if nothing in the app does.
  @discardableResult
  public func continueActivity(_ activity: NSUserActivity) async throws -> Bool {
    let isContinued = simulator.continueActivity(activity)
    try await frames(2)
    return isContinued
  }

  /// What the person does now, as far as the app said.
  public var userActivity: NSUserActivity? { NSUserActivity.current }

  /// Assistive technology comes to an element, which it does where `setAccessibility(_:)` switched some on; false if none is.
  @discardableResult
  public func moveAccessibilityFocus(to query: Query) async throws -> Bool {
    let hasMoved = simulator.runtime.moveAccessibilityFocus(to: try resolve(query).key)
    try await frames(2)
    return hasMoved
  }

  /// Tells the app that memory runs out.
  public func sendMemoryWarning() async throws {
    simulator.sendMemoryWarning()
    try await frames(2)
  }

  /// Chooses language and region, such as "ar" or "de_DE". Reading goes as in that language unless the test said otherwise.
  public func setLocale(_ identifier: String) async throws {
    var settings = simulator.settings
    settings.locale = Locale(identifier: identifier)
    simulator.apply(device: simulator.device, settings: settings)
    try await frames(2)
  }

  // MARK: What the app did

  /// What the app asked the phone to open, oldest first.
  public var openedURLs: [URL] { Phone.current.openedURLs }

  /// The schemes for which the phone has an app, in lower case; the ones of iOS itself to begin with.
  public var openableSchemes: Set<String> {
    get { Phone.current.openableSchemes }
    set { Phone.current.openableSchemes = newValue }
  }

  /// The haptics that the app asked for, oldest first.
  public var feedback: [_HapticFeedback] { Phone.current.feedback }

  /// The texts that the app had read out, oldest first, with what it says when somebody has scrolled.
  public var announcements: [String] {
    Phone.current.accessibilityNotifications
      .filter { $0.notification == .announcement || $0.notification == .pageScrolled }.compactMap(\.text)
  }

  /// What is copied, to be looked at or pasted.
  public var pasteboard: UIPasteboard { .general }
}
