import Foundation
import Testing

/// Which clock a test runs by: `.virtualTime`, `.virtualTime(startingAt:)` or `.realTime`.
///
/// Every test case gets a clock of its own, and cases with this trait take turns, even where tests run in parallel.
/// On a suite it means each test in it; a test's own trait goes before its suite's.
public struct ClockTrait: SuiteTrait, TestTrait, TestScoping {
  enum Clock: Sendable, Equatable {
    case virtual(start: Date)
    case real
  }

  let clock: Clock

  public var isRecursive: Bool { true }

  /// The innermost clock trait alone provides the scope of a test case.
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

  /// A virtual clock that starts at a date of the test's choice.
  public static func virtualTime(startingAt start: Date) -> Self { ClockTrait(clock: .virtual(start: start)) }

  /// Real time, and no virtual clock open in the process meanwhile.
  ///
  /// Only tests that measure real time, or block a thread, need it: others do not mind by which clock they run while a virtual
  /// test runs in parallel.
  public static var realTime: Self { ClockTrait(clock: .real) }
}
