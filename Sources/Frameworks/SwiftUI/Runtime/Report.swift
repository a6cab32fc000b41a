import Foundation

/// Tells the developer about a mistake in the app, once per message, on standard error.
enum Report {
  @MainActor private static var reported: Set<String> = []

  static func warning(_ message: String) {
    MainThread.run {
      guard reported.insert(message).inserted else { return }
      FileHandle.standardError.write(Data("SwiftUI: \(message)\n".utf8))
    }
  }
}
