import Foundation
import Testing

/// When the film of a test's screens is kept.
///
/// Without the trait it is kept if the test fails. The environment variable `SCROLLWORK_FILM` goes before traits: `1` keeps
/// all films, `0` none.
public struct FilmTrait: SuiteTrait, TestTrait {
  enum Mode { case onFailure, always, never }

  let mode: Mode

  /// A suite's trait counts for the tests inside.
  public var isRecursive: Bool { true }

  /// The environment's wish, else that of the innermost trait.
  static func mode(of test: Test) -> Mode {
    switch ProcessInfo.processInfo.environment["SCROLLWORK_FILM"] {
    case "0": .never
    case "1": .always
    default: test.traits.lazy.compactMap { $0 as? FilmTrait }.last?.mode ?? .onFailure
    }
  }
}

extension Trait where Self == FilmTrait {
  /// An animated picture and a film strip of each screen of the test are written, whether it passes or not.
  public static var filmed: Self { FilmTrait(mode: .always) }

  /// The test's screens are not filmed, even if it fails.
  public static var notFilmed: Self { FilmTrait(mode: .never) }
}
