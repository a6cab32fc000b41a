/// What interrupts an app at a random moment.
public struct Interruption: Sendable {
  public enum Kind: Sendable {
    case rotation(isLandscape: Bool)
    case background(Duration)
  }

  /// The number of frames since the interruption before.
  public let frames: Int
  public let kind: Kind

  /// Returns rotations, the first to landscape, and stays of at most 0.9 seconds in the background, each at most 40
  /// frames after the one before. The same seed returns the same ones.
  public static func random(_ count: Int, seed: Int) -> [Interruption] {
    var generator = SeededNumbers(seed: UInt64(seed))
    var isLandscape = false
    return (0..<count).map { _ in
      let frames = Int.random(in: 1...40, using: &generator)
      if Bool.random(using: &generator) {
        isLandscape.toggle()
        return Interruption(frames: frames, kind: .rotation(isLandscape: isLandscape))
      }
      let time = Duration.milliseconds(Int.random(in: 1...900, using: &generator))
      return Interruption(frames: frames, kind: .background(time))
    }
  }
}
