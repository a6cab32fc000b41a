import Foundation

/// Settings that several threads use: Apple says that they can, and Foundation here says that nobody knows. What the language asks for is
/// said for each module.
enum SharedDefaults {
  /// The code for a module; nil if it does not need it, or says it itself.
  /// - Parameter texts: its source files.
  static func source(for target: Project.Target, _ texts: [String]) -> String? {
    guard target.languageFlags.starts(with: ["-swift-version", "6"]) else { return nil }
    guard texts.contains(where: { $0.contains("UserDefaults") }),
      !texts.contains(where: { $0.contains(#/extension\s+(?:Foundation\.)?UserDefaults\s*:[^{]*\bSendable\b/#) })
    else { return nil }
    return "import Foundation\nextension Foundation.UserDefaults: @retroactive @unchecked Sendable {}\n"
  }
}
