import Foundation

/// Environment and defaults as the launched app finds them in its process, and what was there before.
@MainActor
package struct LaunchSettings {
  private let defaults = UserDefaults.standard.volatileDomain(forName: UserDefaults.argumentDomain)
  private let environment: [String: String?]

  /// Takes effect at once. `arguments` come without the program's name; a pair `-key value` among them is a default.
  package init(arguments: [String], environment launched: [String: String]) {
    let before = ProcessInfo.processInfo.environment
    environment = Dictionary(uniqueKeysWithValues: launched.keys.map { ($0, before[$0]) })
    for (name, value) in launched { setenv(name, value, 1) }
    Self.setDefaults(defaults.merging(Self.defaults(in: arguments)) { $1 })
  }

  /// As it was before the launch.
  package func restore() {
    for (name, value) in environment {
      if let value { setenv(name, value, 1) } else { unsetenv(name) }
    }
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
