import ArgumentParser
import iosApp

/// The screen that the phone begins with.
enum FirstScreen: Equatable {
  case app(AppScreen)
  /// No screen of the app: a long list for scrolling.
  case million

  static let names = AppScreen.allCases.map(\.rawValue) + ["million"]
}

extension FirstScreen: ExpressibleByArgument {
  /// Creates a screen; nil for a name that does not exist, which the command line reports.
  init?(argument: String) {
    if let screen = AppScreen(rawValue: argument) {
      self = .app(screen)
    } else if argument == "million" {
      self = .million
    } else {
      return nil
    }
  }

  /// The default in the usage text.
  var defaultValueDescription: String {
    switch self {
    case .app(let screen): screen.rawValue
    case .million: "million"
    }
  }

  static var allValueStrings: [String] { names }
}
