import Testing

/// The last error that a call of a test threw, and where in the test the call is.
///
/// Swift Testing and XCTest know of an error that leaves a test only which test it was. Calls of this module that throw know
/// their caller, and whoever runs the test asks here for the place.
@MainActor
package struct ThrownError {
  private let error: any Error
  private let place: SourceLocation

  private static var last: ThrownError?

  /// Where the call is that threw an error; nil if none of this module's did.
  static func place(of error: any Error) -> SourceLocation? {
    // An error has no identity of its own. What two calls say alike, the later one threw.
    place { type(of: error) == type(of: $0) && "\(error)" == "\($0)" }
  }

  /// Where the call is that threw the last error, if it is the one that is meant.
  package static func place(ifMeant isMeant: (any Error) -> Bool) -> SourceLocation? {
    last.flatMap { isMeant($0.error) ? $0.place : nil }
  }

  /// Notes an error that a call throws. The test's own call comes last, since it is the outermost.
  fileprivate static func note(_ error: any Error, at place: SourceLocation) {
    guard !(error is CancellationError) else { return }
    last = ThrownError(error: error, place: place)
  }
}

/// Does what a call at a place in a test asks for; what it throws is a failure there.
@MainActor
func at<Result>(_ place: SourceLocation, _ body: () throws -> Result) throws -> Result {
  do {
    return try body()
  } catch {
    ThrownError.note(error, at: place)
    throw error
  }
}

/// Does what a call at a place in a test asks for; what it throws is a failure there.
@MainActor
func at<Result>(_ place: SourceLocation, _ body: @MainActor () async throws -> Result) async throws -> Result {
  do {
    return try await body()
  } catch {
    ThrownError.note(error, at: place)
    throw error
  }
}
