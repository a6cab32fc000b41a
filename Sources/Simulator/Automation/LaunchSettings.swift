import Foundation
@preconcurrency import Glibc
import ScrollworkFoundation
import Synchronization

/// Environment, arguments and defaults as the launched app finds them in `ProcessInfo`, `CommandLine` and
/// `UserDefaults`, and the previous ones.
///
/// They belong to the app. The process's own environment is unchanged: its libraries load code from where variables
/// say.
@MainActor
package struct LaunchSettings {
  private let defaults = UserDefaults.standard.volatileDomain(forName: UserDefaults.argumentDomain)

  /// Applies the settings at once. `arguments` come without the program's name; a pair `-key value` among them is a
  /// default.
  package init(arguments: [String], environment: [String: String]) {
    launch.withLock { $0 = (arguments, environment) }
    Self.setDefaults(defaults.merging(Self.defaults(in: arguments)) { $1 })
  }

  /// Restores the state before the launch.
  package func restore() {
    launch.withLock { $0 = nil }
    Self.setDefaults(defaults)
  }

  private static func setDefaults(_ values: [String: Any]) {
    UserDefaults.standard.removeVolatileDomain(forName: UserDefaults.argumentDomain)
    UserDefaults.standard.setVolatileDomain(values, forName: UserDefaults.argumentDomain)
  }

  /// Returns the defaults that `-key value` among the arguments sets, as on Apple's systems.
  private static func defaults(in arguments: [String]) -> [String: Any] {
    var found: [String: Any] = [:]
    for (key, value) in zip(arguments, arguments.dropFirst()) where key.hasPrefix("-") && !value.hasPrefix("-") {
      found[String(key.dropFirst())] = value
    }
    return found
  }
}

/// The arguments and environment of the running app; nil if there is none.
private let launch = Mutex<(arguments: [String], environment: [String: String])?>(nil)

// Neither Foundation's class nor `CommandLine` can be given other answers, so these replace its getters: the linker
// prefers the symbols that it links over those of libraries. `self`, which comes in a register of its own, is not
// needed.

/// `ProcessInfo.environment`: the process's own, with the simulator's and the app's launch environment.
@_silgen_name("$s20FoundationEssentials11ProcessInfoC11environmentSDyS2SGvg")
package func environmentOfLaunchedApp() -> [String: String] {
  var found: [String: String] = [:]
  var entry = environ
  while let text = entry.pointee.map({ String(cString: $0) }) {
    if let equals = text.firstIndex(of: "=") { found[String(text[..<equals])] = String(text[equals...].dropFirst()) }
    entry += 1
  }
  found.merge(SimulatorVariables.current) { $1 }
  return found.merging(launch.withLock { $0?.environment } ?? [:]) { $1 }
}

/// `ProcessInfo.arguments`: the process's name, with the app's launch arguments.
@_silgen_name("$s20FoundationEssentials11ProcessInfoC9argumentsSaySSGvg")
package func argumentsOfLaunchedApp() -> [String] { commandLineOfLaunchedApp() }

/// `CommandLine.arguments`, the same.
@_silgen_name("$ss11CommandLineO9argumentsSaySSGvgZ")
package func commandLineOfLaunchedApp() -> [String] {
  let own = UnsafeBufferPointer(start: CommandLine.unsafeArgv, count: Int(CommandLine.argc))
    .compactMap { $0.map { String(cString: $0) } }
  return launch.withLock { launch in launch.map { own.prefix(1) + $0.arguments } } ?? own
}
