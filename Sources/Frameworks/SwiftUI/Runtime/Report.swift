import Foundation

/// Reports a mistake in the app to the developer, once per message, on standard error.
package enum Report {
  @MainActor private static var reported: Set<String> = []
  /// Called for each mistake, even if it was already reported.
  @MainActor package static var onWarning: ((String) -> Void)?

  static func warning(_ message: String) {
    MainThread.run {
      onWarning?(message)
      guard reported.insert(message).inserted else { return }
      FileHandle.standardError.write(Data("SwiftUI: \(message)\n".utf8))
    }
  }
  /// Ends the process because of a mistake in the app, as Apple's systems do. It prints the reason in release builds as
  /// well, unlike `preconditionFailure`.
  static func failure(_ message: String) -> Never {
    fatalError(message)
  }
}

extension RenderNode {
  /// Reports a value computed by the app that cannot be drawn.
  /// - Parameter fault: The problem, as a sentence.
  func reportUndrawable(_ fault: String) {
    Report.warning(
      "\(owner.appViewName): something is not drawn as the code says. \(fault) Check what its numbers are computed from."
    )
  }
}
