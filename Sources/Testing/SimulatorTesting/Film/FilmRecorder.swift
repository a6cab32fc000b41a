import Simulator

/// Keeps the frames of one screen, in case its test fails, and for films.
@MainActor
final class FilmRecorder {
  /// The frames that a failing test shows of its screen: ten seconds in which everything moves.
  private static let limit = 600

  private var films: [Film] = []

  init() {
    guard let roll = FilmRoll.current else { return }
    films.append(Film(limit: Self.limit))
    roll.add(self)
  }

  /// Called after each frame.
  func record(_ simulator: Simulator) {
    if films.isEmpty { return }
    let frame = Film.Frame(time: simulator.now, picture: simulator.displayList, fingers: simulator.fingers)
    for index in films.indices { films[index].append(frame) }
  }

  /// The frames since the screen appeared, if its test may need them.
  var film: Film? { films.first }

  func begin(_ simulator: Simulator) {
    films.append(Film())
    record(simulator)
  }

  func end() -> Film { films.popLast() ?? Film() }
}

extension Screen {
  /// Records the screen while the body runs, starting with the current frame.
  ///
  /// ```swift
  /// let film = try await screen.film {
  ///   try await screen.fling("pets", velocity: CGVector(dx: 0, dy: -2000))
  ///   try await screen.settle()
  /// }
  /// try film.strip().write(png: ".build/fling.png")
  /// ```
  ///
  /// - Returns: The film, at most its last 3600 frames.
  public func film(_ body: () async throws -> Void) async rethrows -> Film {
    recorder.begin(simulator)
    do {
      try await body()
    } catch {
      _ = recorder.end()
      throw error
    }
    return recorder.end()
  }
}
