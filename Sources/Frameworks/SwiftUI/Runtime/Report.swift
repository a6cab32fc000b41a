import Foundation

/// Tells the developer about a mistake in the app, once per message, on standard error.
package enum Report {
  @MainActor private static var reported: Set<String> = []
  /// Hears of each mistake, however often it has been told already.
  @MainActor package static var onWarning: ((String) -> Void)?

  static func warning(_ message: String) {
    MainThread.run {
      onWarning?(message)
      guard reported.insert(message).inserted else { return }
      FileHandle.standardError.write(Data("SwiftUI: \(message)\n".utf8))
    }
  }
  /// Ends the process because of a mistake in the app that Apple's systems end it for too. Says why in release builds as well,
  /// which `preconditionFailure` does not.
  static func failure(_ message: String) -> Never {
    fatalError(message)
  }
}

extension RenderNode {
  /// Something that the app has computed cannot be drawn.
  /// - Parameter fault: what it is, as a sentence.
  func reportUndrawable(_ fault: String) {
    Report.warning(
      "\(owner.appViewName): something is not drawn as the code says. \(fault) Check what its numbers are computed from."
    )
  }
}
