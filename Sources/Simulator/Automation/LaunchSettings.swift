import Foundation
@preconcurrency import Glibc
import Synchronization

/// Environment, arguments and defaults as the launched app finds them in `ProcessInfo`, `CommandLine` and `UserDefaults`, and what
/// was there before.
///
/// They are the app's. The process's own environment stays as it is: libraries of it load code from where variables say.
@MainActor
package struct LaunchSettings {
  private let defaults = UserDefaults.standard.volatileDomain(forName: UserDefaults.argumentDomain)

  /// Takes effect at once. `arguments` come without the program's name; a pair `-key value` among them is a default.
  package init(arguments: [String], environment: [String: String]) {
    launch.withLock { $0 = (arguments, environment) }
    Self.setDefaults(defaults.merging(Self.defaults(in: arguments)) { $1 })
  }

  /// As it was before the launch.
  package func restore() {
    launch.withLock { $0 = nil }
    Self.setDefaults(defaults)
  }

  private static func setDefaults(_ values: [String: Any]) {
    UserDefaults.standard.removeVolatileDomain(forName: UserDefaults.argumentDomain)
    UserDefaults.standard.setVolatileDomain(values, forName: UserDefaults.argumentDomain)
  }

  /// The defaults that `-key value` among the arguments sets, as on Apple's systems.
  private static func defaults(in arguments: [String]) -> [String: Any] {
    var found: [String: Any] = [:]
    for (key, value) in zip(arguments, arguments.dropFirst()) where key.hasPrefix("-") && !value.hasPrefix("-") {
      found[String(key.dropFirst())] = value
    }
    return found
  }
}

/// What the app that runs was launched with; nil if none does.
private let launch = Mutex<(arguments: [String], environment: [String: String])?>(nil)

// Neither Foundation's class nor `CommandLine` can be told what to answer, so these take the place of its getters: the linker prefers what it links over what
// libraries bring. `self`, which comes in a register of its own, is not needed.

/// `ProcessInfo.environment`: the process's own, and what the app was launched with.
@_silgen_name("$s20FoundationEssentials11ProcessInfoC11environmentSDyS2SGvg")
package func environmentOfLaunchedApp() -> [String: String] {
  var found: [String: String] = [:]
  var entry = environ
  while let text = entry.pointee.map({ String(cString: $0) }) {
    if let equals = text.firstIndex(of: "=") { found[String(text[..<equals])] = String(text[equals...].dropFirst()) }
    entry += 1
  }
  return found.merging(launch.withLock { $0?.environment } ?? [:]) { $1 }
}

/// `ProcessInfo.arguments`: the process's name, and what the app was launched with.
@_silgen_name("$s20FoundationEssentials11ProcessInfoC9argumentsSaySSGvg")
package func argumentsOfLaunchedApp() -> [String] { commandLineOfLaunchedApp() }

/// `CommandLine.arguments`, the same.
@_silgen_name("$ss11CommandLineO9argumentsSaySSGvgZ")
package func commandLineOfLaunchedApp() -> [String] {
  let own = UnsafeBufferPointer(start: CommandLine.unsafeArgv, count: Int(CommandLine.argc))
    .compactMap { $0.map { String(cString: $0) } }
  return launch.withLock { launch in launch.map { own.prefix(1) + $0.arguments } } ?? own
}
