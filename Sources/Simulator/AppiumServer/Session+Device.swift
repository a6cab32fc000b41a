import Foundation
import Simulator

extension SessionCommand {
  /// Commands for the phone as a whole: source, pictures, orientation, and the session's own settings.
  static let deviceCommands: [SessionCommand] = [
    SessionCommand("GET", "") { session, _, _ in session.capabilities.json },
    SessionCommand("GET", "appium/capabilities") { session, _, _ in ["capabilities": session.capabilities.json] },
    SessionCommand("GET", "source") { session, _, _ in .text(PageSource.xml(try session.phone.root)) },
    SessionCommand("GET", "screenshot") { session, _, _ in .text(try session.phone.picture()) },
    SessionCommand("GET", "timeouts") { session, _, _ in session.timeouts.json },
    SessionCommand("POST", "timeouts") { session, arguments, _ in
      try session.timeouts.change(arguments)
      return .null
    },
    SessionCommand("POST", "timeouts/implicit_wait") { session, arguments, _ in
      try session.timeouts.change(Arguments(["implicit": .number(try arguments.number("ms"))]))
      return .null
    },
    SessionCommand("POST", "actions") { session, arguments, _ in
      try await TouchActions(try arguments.list("actions")).perform(in: session)
      return .null
    },
    SessionCommand("DELETE", "actions") { session, _, _ in
      try session.phone.liftFingers()
      return .null
    },
    SessionCommand("POST", "back") { session, _, _ in
      try await session.goBack()
      return .null
    },
    SessionCommand("GET", "orientation") { session, _, _ in
      try session.phone.simulator.settings.isLandscape ? "LANDSCAPE" : "PORTRAIT"
    },
    SessionCommand("POST", "orientation") { session, arguments, _ in
      let word = try arguments.word("orientation", ["PORTRAIT", "LANDSCAPE"]) ?? arguments.text("orientation")
      try await session.turn(isLandscape: word == "LANDSCAPE")
      return .null
    },
    SessionCommand("GET", "rotation") { session, _, _ in
      ["x": 0, "y": 0, "z": .number(try session.phone.simulator.settings.isLandscape ? 90 : 0)]
    },
    SessionCommand("POST", "rotation") { session, arguments, _ in
      switch try arguments.number("z") {
      case 0: try await session.turn(isLandscape: false)
      case 90, 270: try await session.turn(isLandscape: true)
      default: throw WebDriverError(.invalidArgument, "\"z\" is 0, 90 or 270 degrees.")
      }
      return .null
    },
    SessionCommand("GET", "window/rect") { session, _, _ in .rect(try session.phone.root.frame) },
    SessionCommand("GET", "window/:/size") { session, _, _ in .rect(try session.phone.root.frame) },
    SessionCommand("GET", "window") { _, _, _ in "1" },
    SessionCommand("GET", "window/handles") { _, _, _ in ["1"] },
    SessionCommand("GET", "context") { _, _, _ in "NATIVE_APP" },
    SessionCommand("GET", "contexts") { _, _, _ in ["NATIVE_APP"] },
    SessionCommand("POST", "context") { _, arguments, _ in
      guard try arguments.text("name") == "NATIVE_APP" else {
        throw WebDriverError(.invalidArgument, "The only context is NATIVE_APP.")
      }
      return .null
    },
    SessionCommand("GET", "appium/settings") { session, _, _ in session.settings.json },
    SessionCommand("POST", "appium/settings") { session, arguments, _ in
      try session.change(Arguments(try arguments.object("settings")))
      return .null
    },
    SessionCommand("POST", "appium/app/background") { session, arguments, _ in
      try await session.stayInBackground(try arguments.optionalNumber("seconds") ?? -1)
      return .null
    },
    SessionCommand("POST", "appium/device/hide_keyboard") { session, _, _ in
      try await session.hideKeyboard()
      return .null
    },
    SessionCommand("GET", "appium/device/is_keyboard_shown") { session, _, _ in .bool(try session.isKeyboardShown) },
    SessionCommand("POST", "execute/sync") { session, arguments, _ in try await session.execute(arguments) },
    SessionCommand("POST", "execute") { session, arguments, _ in try await session.execute(arguments) },
  ]
}

extension Session.Timeouts {
  var json: JSON {
    [
      "implicit": .number((implicit * 1000).rounded()), "pageLoad": .number((pageLoad * 1000).rounded()),
      "script": .number((script * 1000).rounded()),
    ]
  }

  /// Reads milliseconds, as in WebDriver; or one time-out by `type` and `ms`, as in Appium 1.
  mutating func change(_ arguments: Arguments) throws {
    var changes = arguments
    if let type = try arguments.optionalText("type") {
      changes = Arguments([type: .number(try arguments.number("ms"))])
    }
    func seconds(_ name: String, _ current: TimeInterval) throws -> TimeInterval {
      guard let value = try changes.optionalNumber(name) else { return current }
      guard (0...300_000).contains(value) else {
        throw WebDriverError(.invalidArgument, "\"\(name)\" must be 0 to 300000 milliseconds.")
      }
      return value / 1000
    }
    self = Session.Timeouts(
      implicit: try seconds("implicit", implicit), pageLoad: try seconds("pageLoad", pageLoad),
      script: try seconds("script", script))
  }
}

extension SessionSettings {
  var json: JSON {
    [
      "waitForIdleTimeout": .number(waitForIdleTimeout), "acceptAlertButtonSelector": .text(acceptAlertButtonSelector),
      "dismissAlertButtonSelector": .text(dismissAlertButtonSelector),
    ]
  }

  /// These configure how WebDriverAgent reads a screen, which it does through another process.
  fileprivate static let withoutMeaning: Set<String> = [
    "snapshotMaxDepth", "snapshotTimeout", "customSnapshotTimeout", "useFirstMatch", "boundElementsByIndex",
    "shouldUseCompactResponses", "elementResponseAttributes", "animationCoolOffTimeout", "screenshotQuality",
    "mjpegServerFramerate", "mjpegScalingFactor", "mjpegServerScreenshotQuality", "keyboardAutocorrection",
    "keyboardPrediction", "includeNonModalElements", "respectSystemAlerts", "defaultActiveApplication",
    "maxTypingFrequency",
  ]
}

extension Session {
  func change(_ changes: Arguments) throws {
    var new = settings
    for name in changes.members.keys.sorted() {
      switch name {
      case "waitForIdleTimeout": new.waitForIdleTimeout = try changes.seconds(name) ?? new.waitForIdleTimeout
      case "acceptAlertButtonSelector": new.acceptAlertButtonSelector = try Self.chain(changes.text(name))
      case "dismissAlertButtonSelector": new.dismissAlertButtonSelector = try Self.chain(changes.text(name))
      case "reduceMotion":
        let reducesMotion = try changes.optionalBool(name) ?? false
        try phone.change { $0.reducesMotion = reducesMotion }
      case _ where SessionSettings.withoutMeaning.contains(name): break
      default:
        throw WebDriverError(
          .invalidArgument, "The setting \"\(name.prefix(80))\" is not supported; docs/appium.md lists those that are.")
      }
    }
    settings = new
  }

  private static func chain(_ text: String) throws -> String {
    if !text.isEmpty { _ = try Locator(using: "-ios class chain", value: text) }
    return text
  }

  func turn(isLandscape: Bool) async throws {
    try phone.change { $0.isLandscape = isLandscape }
    try await waitForIdle()
  }

  /// Performs the action of the navigation bar's back button.
  func goBack() async throws {
    try await waitForIdle()
    let root = try phone.root
    let locator = try Locator(using: "accessibility id", value: "BackButton")
    guard let button = try locator.find(in: root).first, let point = button.touchPoint else {
      throw WebDriverError(.noSuchElement, "No navigation bar on the screen has a back button.")
    }
    try await phone.press(at: point)
    try await waitForIdle()
  }

  /// Goes to the home screen, and returns after a time in seconds; a negative one stays there.
  func stayInBackground(_ seconds: TimeInterval) async throws {
    guard seconds <= 300 else { throw WebDriverError(.invalidArgument, "The limit is 300 seconds in the background.") }
    let phone = try phone
    phone.enterBackground()
    guard seconds >= 0 else { return }
    do {
      defer { phone.enterForeground() }
      try await phone.pass(seconds)
    }
    try await waitForIdle()
  }

  var isKeyboardShown: Bool {
    get throws { try phone.root.descendants.contains { $0.elementType == .keyboard && $0.isVisible } }
  }

  func hideKeyboard() async throws {
    let phone = try phone
    phone.simulator.endEditing()
    try await waitForIdle()
  }
}
