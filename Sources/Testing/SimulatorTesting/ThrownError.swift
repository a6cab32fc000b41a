import Testing

/// The last error thrown by a call in a test, and the call's location.
///
/// Swift Testing and XCTest know only the test that an error leaves. Throwing calls of this module know their caller,
/// and the test's runner asks here for the location.
@MainActor
package struct ThrownError {
  private let error: any Error
  private let place: SourceLocation

  private static var last: ThrownError?

  /// Returns the call that threw an error; nil if none of this module's did.
  static func place(of error: any Error) -> SourceLocation? {
    // An error has no identity of its own. Of two calls with equal errors, the later one counts.
    place { type(of: error) == type(of: $0) && "\(error)" == "\($0)" }
  }

  /// Returns the call that threw the last error, if it is the right one.
  package static func place(ifMeant isMeant: (any Error) -> Bool) -> SourceLocation? {
    last.flatMap { isMeant($0.error) ? $0.place : nil }
  }

  /// Records an error thrown by a call. The test's own call comes last, since it is the outermost.
  fileprivate static func note(_ error: any Error, at place: SourceLocation) {
    guard !(error is CancellationError) else { return }
    last = ThrownError(error: error, place: place)
  }
}

/// Runs a call at a location of a test; errors are reported there.
@MainActor
func at<Result>(_ place: SourceLocation, _ body: () throws -> Result) throws -> Result {
  do {
    return try body()
  } catch {
    ThrownError.note(error, at: place)
    throw error
  }
}

/// Runs a call at a location of a test; errors are reported there.
@MainActor
func at<Result>(_ place: SourceLocation, _ body: @MainActor () async throws -> Result) async throws -> Result {
  do {
    return try await body()
  } catch {
    ThrownError.note(error, at: place)
    throw error
  }
}
