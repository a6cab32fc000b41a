import Automation
import Foundation
import ScrollworkCoreLocation
import ScrollworkUIKit
import Simulator

/// One client's phone: the running app, and the elements that the client holds.
@MainActor
final class Session {
  let id: String
  let capabilities: Capabilities
  var timeouts = Timeouts()
  var settings = SessionSettings()
  private let now: @Sendable () -> TimeInterval
  private let start: @MainActor (AppLaunch) async throws -> Simulator
  private var running: RunningPhone?
  private var launchSettings: LaunchSettings?
  /// The user's decisions so far, which persist when the app is launched again.
  private var location: SimulatedLocation
  private var references: [ElementReference] = []
  private var numbers: [ElementReference: Int] = [:]

  /// The time-outs that the client sets, in seconds.
  struct Timeouts {
    var implicit: TimeInterval = 0
    var pageLoad: TimeInterval = 300
    var script: TimeInterval = 30
  }

  init(
    id: String, capabilities: Capabilities, now: @escaping @Sendable () -> TimeInterval,
    launch: @escaping @MainActor (AppLaunch) async throws -> Simulator
  ) {
    self.id = id
    self.capabilities = capabilities
    self.now = now
    start = launch
    location = capabilities.launch.location
  }

  // MARK: The app

  /// Launches the app again. Only the user's decision about the location remains from an earlier launch: user defaults
  /// are empty.
  func launchApp() async throws {
    end()
    Phone.replace()
    let launch = capabilities.launch
    launchSettings = LaunchSettings(arguments: launch.arguments, environment: launch.environment)
    LocationCenter.shared.location = location
    let phone = RunningPhone(try await start(launch), now: now)
    phone.alertAnswer = capabilities.alertAnswer
    running = phone
    try await phone.waitForIdle(settings.waitForIdleTimeout)
  }

  /// Ends the app.
  func end() {
    if let running { location = running.simulator.location }
    running?.stop()
    running = nil
    launchSettings?.restore()
    launchSettings = nil
  }

  var isRunning: Bool { running != nil }

  /// The phone with the app.
  var phone: RunningPhone {
    get throws {
      guard let running else {
        throw WebDriverError(.unknownError, "The app is not running: start it with \"mobile: activateApp\".")
      }
      return running
    }
  }

  /// Waits until nothing moves.
  /// - Parameter coasts: whether content that a finger has flung may still move.
  func waitForIdle(coasts: Bool = false) async throws {
    try await phone.waitForIdle(settings.waitForIdleTimeout, coasts: coasts)
  }

  // MARK: Elements

  /// Returns the element's name on the wire, the same each time.
  func reference(to element: ElementSnapshot, in root: ElementSnapshot) -> JSON {
    let reference = ElementReference(element, in: root)
    let number = numbers[reference] ?? references.count
    if number == references.count {
      references.append(reference)
      numbers[reference] = number
    }
    let name = JSON.text("\(id)-\(number)")
    return [ElementReference.key: name, "ELEMENT": name]
  }

  /// Returns the element that a client refers to, as it is now. It is looked up in a tree that the caller keeps, since
  /// elements do not retain their ancestors.
  func element(_ name: String, in root: ElementSnapshot) throws -> ElementSnapshot {
    guard name.hasPrefix("\(id)-"), let number = Int(name.dropFirst(id.count + 1)), references.indices.contains(number)
    else {
      throw WebDriverError(.noSuchElement, "This session never had an element \"\(name.prefix(80))\".")
    }
    let reference = references[number]
    guard let element = reference.find(in: root) else { throw reference.isGone(from: root) }
    return element
  }
}

/// The settings that a client can change during a session.
struct SessionSettings {
  /// How long an action waits at most for moving content, in seconds; WebDriverAgent's default.
  var waitForIdleTimeout: TimeInterval = 10
  /// Class chains of the buttons that answer an alert; empty for the default buttons.
  var acceptAlertButtonSelector = ""
  var dismissAlertButtonSelector = ""
}
