import Foundation
import Simulator

/// The capabilities that a client asks for. A capability takes effect, or concerns Apple's tools and has nothing to act
/// on here, or the session is refused.
struct Capabilities {
  /// The version of iOS whose behaviour the frameworks follow.
  static let platformVersion = "17.0"

  var device = Device.iPhone15Pro
  var settings = DeviceSettings()
  var permission = CLAuthorizationStatus.notDetermined
  /// The middle of the made-up announcements.
  static let place = CLLocation(latitude: 52.52, longitude: 13.405)
  var arguments: [String] = []
  var environment: [String: String] = [:]
  var backendURL: URL?
  var alertAnswer: AlertAnswer?
  var token = ""
  /// How long the session lasts without a command, in seconds; 0 for no limit. The default is Appium's.
  var newCommandTimeout: TimeInterval = 60
  /// The capabilities as the client gave them.
  private var given: [String: JSON] = [:]

  /// The automatic answer to the system's alerts.
  enum AlertAnswer { case accept, dismiss }

  /// Reads the capabilities.
  /// - Throws: `session not created`, with what is not available, or `invalid argument`.
  init(_ body: Arguments) throws {
    let wanted = try Arguments(body.object("capabilities"))
    let always = try wanted.optionalObject("alwaysMatch") ?? [:]
    let first = try (wanted.optionalList("firstMatch") ?? [.object([:])]).map { entry in
      guard let object = entry.object else {
        throw WebDriverError(.invalidArgument, "\"firstMatch\" must be a list of objects.")
      }
      return object
    }
    guard !first.isEmpty else { throw WebDriverError(.invalidArgument, "\"firstMatch\" must not be empty.") }
    var problem: (any Error)?
    for choice in first {
      guard Set(choice.keys).isDisjoint(with: always.keys) else {
        throw WebDriverError(.invalidArgument, "A capability is both in \"alwaysMatch\" and in \"firstMatch\".")
      }
      do {
        self = try Capabilities(members: always.merging(choice) { $1 })
        return
      } catch {
        problem = problem ?? error
      }
    }
    throw problem ?? WebDriverError(.sessionNotCreated, "There are no capabilities.")
  }

  private init(members: [String: JSON]) throws {
    given = members.filter { $0.key != Self.tokenName }
    var language: String?
    var region: String?
    for name in members.keys.sorted() {
      let value = Arguments(members)
      guard value[name] != nil else { continue }
      let plain = name.hasPrefix("appium:") ? String(name.dropFirst("appium:".count)) : name
      switch plain {
      case "platformName":
        guard try value.text(name).lowercased() == "ios" else { throw Self.refusal(name, "must be iOS") }
      case "automationName":
        guard try value.text(name).lowercased() == "xcuitest" else { throw Self.refusal(name, "must be XCUITest") }
      case "deviceName": device = try Self.device(try value.text(name))
      case "orientation": settings.isLandscape = try value.word(name, ["PORTRAIT", "LANDSCAPE"]) == "LANDSCAPE"
      case "language": language = try value.text(name)
      case "locale": region = try value.text(name)
      case "connectHardwareKeyboard": settings.hasHardwareKeyboard = try value.optionalBool(name) ?? false
      case "processArguments": try readProcess(Arguments(try value.object(name)))
      case "permissions": permission = try Self.permission(in: value, name)
      case "autoAcceptAlerts": if try value.optionalBool(name) == true { alertAnswer = .accept }
      case "autoDismissAlerts": if try value.optionalBool(name) == true { alertAnswer = .dismiss }
      case "newCommandTimeout":
        let seconds = try value.number(name)
        guard seconds >= 0 else { throw Self.refusal(name, "must be a number of seconds, or 0 for no limit") }
        newCommandTimeout = seconds
      case Self.tokenName: token = try value.text(name)
      case "scrollwork:backendURL":
        guard let url = URL(string: try value.text(name)), ["http", "https"].contains(url.scheme), url.host != nil
        else { throw Self.refusal(name, "must be an http address") }
        backendURL = url
      case "scrollwork:appearance": settings.isDark = try value.word(name, ["light", "dark"]) == "dark"
      case "scrollwork:textSize":
        let sizes = TextSize.allCases.map(\.rawValue)
        settings.textSize = try value.word(name, sizes).flatMap(TextSize.init) ?? .large
      case _ where Self.withoutMeaning.contains(plain): break
      default:
        throw Self.refusal(name, "is not supported; docs/appium.md lists those that are")
      }
    }
    settings.locale = Self.locale(language: language, region: region) ?? settings.locale
  }

  private static let tokenName = "scrollwork:token"

  /// These say which tools build, install and run an app on Apple's simulators, and how long that may take.
  private static let withoutMeaning: Set<String> = [
    "app", "appName", "bundleId", "browserName", "platformVersion", "udid", "noReset", "fullReset",
    "wdaLocalPort", "wdaLaunchTimeout", "wdaConnectionTimeout", "wdaStartupRetries", "wdaStartupRetryInterval",
    "useNewWDA", "usePrebuiltWDA", "usePreinstalledWDA", "prebuiltWDAPath", "derivedDataPath", "webDriverAgentUrl",
    "updatedWDABundleId", "xcodeOrgId", "xcodeSigningId", "showXcodeLog", "showIOSLog", "simulatorStartupTimeout",
    "isHeadless", "shutdownOtherSimulators", "enforceFreshSimulatorCreation", "mjpegServerPort",
    "printPageSourceOnFindFailure",
    "clearSystemFiles", "eventTimings", "skipLogCapture", "useJSONSource", "simpleIsVisibleCheck", "waitForQuiescence",
    "shouldUseSingletonTestManager", "maxTypingFrequency", "forceAppLaunch", "shouldTerminateApp", "autoLaunch",
    "reduceTransparency", "webSocketUrl", "acceptInsecureCerts", "pageLoadStrategy", "includeSafariInWebviews",
  ]

  private static func refusal(_ name: String, _ problem: String) -> WebDriverError {
    WebDriverError(.sessionNotCreated, "The capability \"\(name)\" \(problem).")
  }

  private static func device(_ name: String) throws -> Device {
    let wanted = name.lowercased()
    // What suites write that need no particular device.
    if ["iphone simulator", "iphone"].contains(wanted) { return .iPhone15Pro }
    guard let device = Device.named(wanted) else {
      let known = Device.all.map(\.name).joined(separator: ", ")
      throw refusal("appium:deviceName", "is \"\(name)\", which is not one of: \(known)")
    }
    return device
  }

  private mutating func readProcess(_ process: Arguments) throws {
    for argument in try process.optionalList("args") ?? [] {
      switch argument {
      case .text(let text): arguments.append(text)
      case .number, .bool: arguments.append(String(decoding: argument.data, as: UTF8.self))
      default: throw Self.refusal("appium:processArguments", "must have strings in \"args\"")
      }
    }
    for (name, value) in try process.optionalObject("env") ?? [:] {
      guard let text = value.text, !name.isEmpty, !name.contains(where: { $0 == "=" || $0 == "\0" }) else {
        throw Self.refusal("appium:processArguments", "must have names and strings in \"env\"")
      }
      environment[name] = text
    }
  }

  /// Appium expects a JSON text here: services and answers for each app.
  private static func permission(in value: Arguments, _ name: String) throws -> CLAuthorizationStatus {
    let json = value[name]?.text.flatMap { try? JSONDecoder().decode(JSON.self, from: Data($0.utf8)) } ?? value[name]
    guard let apps = json?.object else {
      throw refusal(name, "must be {\"bundle id\": {\"location\": \"yes\"}} as a string")
    }
    var permission = CLAuthorizationStatus.notDetermined
    for app in apps.values {
      for (service, answer) in app.object ?? [:] {
        permission = try self.permission(service: service, answer: answer.text ?? "")
      }
    }
    return permission
  }

  /// Returns the status for a user's answer, with services and answers named as in Appium's XCUITest driver.
  static func permission(service: String, answer: String) throws -> CLAuthorizationStatus {
    guard service.lowercased() == "location" || service.lowercased() == "location-always" else {
      throw WebDriverError(.invalidArgument, "The only permission here is \"location\", not \"\(service)\".")
    }
    switch answer.lowercased() {
    case "yes", "inuse": return .authorizedWhenInUse
    case "always": return .authorizedAlways
    case "no", "never": return .denied
    case "unset": return .notDetermined
    default:
      throw WebDriverError(
        .invalidArgument, "\"location\" must be yes, inuse, always, no, never or unset, not \"\(answer)\".")
    }
  }

  private static func locale(language: String?, region: String?) -> Locale? {
    guard language != nil || region != nil else { return nil }
    guard let language else { return region.map { Locale(identifier: $0) } }
    guard let region else { return Locale(identifier: language) }
    // The requested language overrides the locale's own.
    let country = region.split { $0 == "_" || $0 == "-" }.dropFirst().last.map(String.init) ?? region
    return Locale(identifier: "\(language)_\(country)")
  }

  /// The requested launch of the app.
  var launch: AppLaunch {
    AppLaunch(
      device: device, settings: settings,
      location: SimulatedLocation(permission: permission, position: Self.place), arguments: arguments,
      environment: environment, backendURL: backendURL)
  }

  /// The capabilities as the client gave them, with the resulting ones.
  var json: JSON {
    let own: [String: JSON] = [
      "platformName": "iOS", "appium:automationName": "XCUITest", "appium:deviceName": .text(device.name),
      "appium:platformVersion": .text(Self.platformVersion),
    ]
    return .object(given.merging(own) { $1 })
  }
}
