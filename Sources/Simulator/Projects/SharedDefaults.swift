import Foundation

/// User defaults that several threads use: Apple declares that safe, and Foundation does not here. A declaration for
/// each module states it.
enum SharedDefaults {
  /// Returns the code for a module; nil if it does not need it, or declares it itself.
  /// - Parameter texts: its source files.
  static func source(for target: Project.Target, _ texts: [String]) -> String? {
    guard target.languageFlags.starts(with: ["-swift-version", "6"]) else { return nil }
    guard texts.contains(where: { $0.contains("UserDefaults") }),
      !texts.contains(where: { $0.contains(#/extension\s+(?:Foundation\.)?UserDefaults\s*:[^{]*\bSendable\b/#) })
    else { return nil }
    return "import Foundation\nextension Foundation.UserDefaults: @retroactive @unchecked Sendable {}\n"
  }
}
