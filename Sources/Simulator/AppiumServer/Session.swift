import Automation
import Foundation
import ScrollworkCoreLocation
import ScrollworkUIKit
import Simulator

/// One client's phone: the app that runs on it, and the elements that the client holds.
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
  /// What the person has decided so far, which an app that is launched again finds.
  private var location: SimulatedLocation
  private var references: [ElementReference] = []
  private var numbers: [ElementReference: Int] = [:]

  /// How long the client allows, in seconds.
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

  /// Starts the app anew. All that is left of a launch before is what the person decided about the location: user defaults are
  /// empty.
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
        throw WebDriverError(.unknownError, "The app does not run: \"mobile: activateApp\" starts it.")
      }
      return running
    }
  }

  /// Waits until nothing moves.
  /// - Parameter coasts: content that a finger let go may go on.
  func waitForIdle(coasts: Bool = false) async throws {
    try await phone.waitForIdle(settings.waitForIdleTimeout, coasts: coasts)
  }

  // MARK: Elements

  /// The element's name on the wire, the same each time.
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

  /// The element that a client means, as it is now. Looked up in a tree that the caller keeps, since elements do not keep what
  /// is around them.
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

/// What a client may set while a session runs.
struct SessionSettings {
  /// How long an action waits at most for what moves, in seconds; WebDriverAgent's default.
  var waitForIdleTimeout: TimeInterval = 10
  /// Class chains of the buttons that answer an alert; empty for the usual ones.
  var acceptAlertButtonSelector = ""
  var dismissAlertButtonSelector = ""
}
