import Foundation

/// Runs code that needs the main thread from any thread.
package enum OnMain {
  package static func run<Result: Sendable>(_ body: @MainActor @Sendable () -> Result) -> Result {
    if Thread.isMainThread { return MainActor.assumeIsolated(body) }
    return DispatchQueue.main.sync { MainActor.assumeIsolated(body) }
  }
}
