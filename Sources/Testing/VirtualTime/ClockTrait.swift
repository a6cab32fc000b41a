import Foundation
import Testing

/// Sets the clock of a test: `.virtualTime`, `.virtualTime(startingAt:)` or `.realTime`.
///
/// Every test case gets its own clock, and cases with this trait take turns, even if tests run in parallel. On a suite
/// it applies to each test in it; a test's own trait takes precedence.
public struct ClockTrait: SuiteTrait, TestTrait, TestScoping {
  enum Clock: Sendable, Equatable {
    case virtual(start: Date)
    case real
  }

  let clock: Clock

  public var isRecursive: Bool { true }

  /// Only the innermost clock trait provides the scope of a test case.
  public func scopeProvider(for test: Test, testCase: Test.Case?) -> Self? {
    let innermost = test.traits.lazy.compactMap { $0 as? ClockTrait }.last
    return testCase != nil && innermost?.clock == clock ? self : nil
  }

  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    switch clock {
    case .virtual(let start): try await VirtualTime.run(startingAt: start) { try await function() }
    case .real: try await VirtualTime.runInRealTime { try await function() }
    }
  }
}

extension Trait where Self == ClockTrait {
  /// A virtual clock that starts at 2025-01-01T00:00:00Z; see ``VirtualTime``.
  public static var virtualTime: Self { virtualTime(startingAt: VirtualTime.defaultStart) }

  /// A virtual clock that starts at a given date.
  public static func virtualTime(startingAt start: Date) -> Self { ClockTrait(clock: .virtual(start: start)) }

  /// Real time, with no virtual clock open in the process meanwhile.
  ///
  /// Only tests that measure real time, or block a thread, need it: others do not depend on the clock they run by while
  /// a virtual test runs in parallel.
  public static var realTime: Self { ClockTrait(clock: .real) }
}
