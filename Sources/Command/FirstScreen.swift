import ArgumentParser
import iosApp

/// What the phone begins with.
enum FirstScreen: Equatable {
  case app(AppScreen)
  /// No screen of the app: a list to scroll far in.
  case million

  static let names = AppScreen.allCases.map(\.rawValue) + ["million"]
}

extension FirstScreen: ExpressibleByArgument {
  /// Nil for a screen that there is not, which the command line reports.
  init?(argument: String) {
    if let screen = AppScreen(rawValue: argument) {
      self = .app(screen)
    } else if argument == "million" {
      self = .million
    } else {
      return nil
    }
  }

  /// How the usage text names the default.
  var defaultValueDescription: String {
    switch self {
    case .app(let screen): screen.rawValue
    case .million: "million"
    }
  }

  static var allValueStrings: [String] { names }
}
