import Foundation
import Testing

/// Controls whether the film of a test's screens is kept.
///
/// Without the trait it is kept if the test fails. The environment variable `SCROLLWORK_FILM` takes precedence over
/// traits: `1` keeps all films, `0` none.
public struct FilmTrait: SuiteTrait, TestTrait {
  enum Mode { case onFailure, always, never }

  let mode: Mode

  /// A suite's trait applies to the tests inside.
  public var isRecursive: Bool { true }

  /// Returns the environment's mode, otherwise that of the innermost trait.
  static func mode(of test: Test) -> Mode {
    switch ProcessInfo.processInfo.environment["SCROLLWORK_FILM"] {
    case "0": .never
    case "1": .always
    default: test.traits.lazy.compactMap { $0 as? FilmTrait }.last?.mode ?? .onFailure
    }
  }
}

extension Trait where Self == FilmTrait {
  /// Writes an animated image and a film strip of each screen of the test, whether it passes or not.
  public static var filmed: Self { FilmTrait(mode: .always) }

  /// Does not film the test's screens, even if it fails.
  public static var notFilmed: Self { FilmTrait(mode: .never) }
}
