import Foundation
import ScrollworkUIKit
import Simulator

/// A command of `execute/sync`: Appium's `mobile:` scripts, and our own.
@MainActor
struct MobileCommand {
  typealias Action = @MainActor (Session, Arguments) async throws -> JSON

  let name: String
  let action: Action

  init(_ name: String, _ action: @escaping Action) {
    self.name = name
    self.action = action
  }

  private static let all = gestures + others

  static func find(_ name: String) throws -> MobileCommand {
    guard let command = all.first(where: { $0.name == name }) else {
      let known = all.map(\.name).sorted().joined(separator: ", ")
      throw WebDriverError(.unknownMethod, "There is no script \"\(name.prefix(200))\". Available: \(known).")
    }
    return command
  }

  private static let others: [MobileCommand] = [
    MobileCommand("mobile: pressButton") { session, arguments in
      let name = try arguments.text("name")
      guard name.lowercased() == "home" else {
        throw WebDriverError(.invalidArgument, "The only button is \"home\", not \"\(name)\".")
      }
      try session.phone.enterBackground()
      return .null
    },
    MobileCommand("mobile: backgroundApp") { session, arguments in
      try await session.stayInBackground(try arguments.optionalNumber("seconds") ?? -1)
      return .null
    },
    MobileCommand("mobile: activateApp") { session, _ in
      try await session.activate()
      return .null
    },
    MobileCommand("mobile: launchApp") { session, _ in
      try await session.launchApp()
      return .null
    },
    MobileCommand("mobile: terminateApp") { session, _ in
      let wasRunning = session.isRunning
      session.end()
      return .bool(wasRunning)
    },
    MobileCommand("mobile: queryAppState") { session, _ in
      guard session.isRunning else { return 1 }
      return try session.phone.isInBackground ? 3 : 4
    },
    MobileCommand("mobile: isAppInstalled") { _, _ in true },
    MobileCommand("mobile: alert") { session, arguments in
      switch try arguments.word("action", ["accept", "dismiss", "getButtons"]) {
      case "getButtons": return .list(try session.alertButtons.map { .text($0.label) })
      case let action?:
        if let label = try arguments.optionalText("buttonLabel") {
          try await session.answerAlert(button: label)
        } else {
          try await session.answerAlert(action == "accept" ? .accept : .dismiss)
        }
        return .null
      case nil: throw WebDriverError(.invalidArgument, "\"action\" must be accept, dismiss or getButtons.")
      }
    },
    MobileCommand("mobile: source") { session, arguments in
      let root = try session.phone.root
      switch try arguments.word("format", ["xml", "json", "description"]) {
      case "json": return .text(String(decoding: PageSource.json(root).data, as: UTF8.self))
      case "description": return .text(root.treeDescription)
      default: return .text(PageSource.xml(root))
      }
    },
    MobileCommand("scrollwork: performAction") { session, arguments in
      try await session.perform(try arguments.text("action"), on: try arguments.element ?? arguments.text("elementId"))
      return .null
    },
    MobileCommand("mobile: hideKeyboard") { session, _ in
      try await session.hideKeyboard()
      return .null
    },
    MobileCommand("mobile: isKeyboardShown") { session, _ in .bool(try session.isKeyboardShown) },
    MobileCommand("mobile: setPermission") { session, arguments in
      for (service, answer) in try arguments.object("access") {
        let permission = try Capabilities.permission(service: service, answer: answer.text ?? "")
        try session.phone.simulator.location.permission = permission
      }
      try await session.waitForIdle()
      return .null
    },
    MobileCommand("mobile: getPermission") { session, arguments in
      _ = try Capabilities.permission(service: try arguments.text("service"), answer: "yes")
      switch try session.phone.simulator.location.permission {
      case .authorizedWhenInUse: return "inuse"
      case .authorizedAlways: return "always"
      case .denied, .restricted: return "never"
      default: return "unset"
      }
    },
    MobileCommand("mobile: setAppearance") { session, arguments in
      let style = try arguments.word("style", ["light", "dark"]) ?? arguments.text("style")
      try session.phone.change { $0.isDark = style == "dark" }
      try await session.waitForIdle()
      return .null
    },
    MobileCommand("mobile: getAppearance") { session, _ in
      ["style": try session.phone.simulator.settings.isDark ? "dark" : "light"]
    },
    MobileCommand("mobile: deviceScreenInfo") { session, _ in
      let device = try session.phone.simulator.device
      return [
        "statusBarSize": ["width": .number(device.size.width), "height": .number(device.safeArea.top)],
        "scale": .number(device.scale),
      ]
    },
  ]
}

extension Session {
  func execute(_ arguments: Arguments) async throws -> JSON {
    let script = try arguments.text("script")
    let list = try arguments.optionalList("args") ?? []
    guard let first = list.first, !first.isNull else {
      return try await MobileCommand.find(script).action(self, Arguments([:]))
    }
    guard let members = first.object else {
      throw WebDriverError(.invalidArgument, "\"args\" must be a list with one object.")
    }
    return try await MobileCommand.find(script).action(self, Arguments(members))
  }

  /// Brings the app to the front, and starts it if it is not running.
  func activate() async throws {
    guard isRunning else { return try await launchApp() }
    try phone.enterForeground()
    try await waitForIdle()
  }
}
