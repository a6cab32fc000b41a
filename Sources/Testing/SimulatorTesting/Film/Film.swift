import DisplayList
import Foundation

/// What a screen showed over a time, frame by frame.
///
/// Frames are display lists, which share everything that did not change, so a film costs little until its pictures are
/// asked for.
public struct Film: Sendable {
  /// One picture, shown until the next one.
  public struct Frame: Sendable {
    /// When it appeared: seconds on the clock of the frames.
    public let time: TimeInterval
    /// What was drawn.
    public let picture: DisplayList
    /// Where fingers were on the screen, in points.
    public let fingers: [CGPoint]
  }

  /// The frames that differ from the one before, first to last.
  public var frames: [Frame] { Array(kept.suffix(limit)) }
  /// When the last frame ran, whether it differed or not.
  public private(set) var end: TimeInterval = 0

  private var kept: [Frame] = []
  private let limit: Int

  /// - Parameter limit: the latest frames that are kept; 3600 are a minute in which everything moves.
  init(limit: Int = 3600) { self.limit = limit }

  mutating func append(_ frame: Frame) {
    end = frame.time
    if let last = kept.last, last.picture.root === frame.picture.root, last.fingers == frame.fingers,
      last.picture.size == frame.picture.size, last.picture.background == frame.picture.background
    {
      return
    }
    kept.append(frame)
    // Rarely and many at once, so that a frame costs the same however long the film is.
    if kept.count >= 2 * limit { kept.removeFirst(limit) }
  }
}
