import DisplayList
import Foundation

/// A recording of a screen, frame by frame.
///
/// Frames are display lists, which share everything that did not change, so a film is cheap until its images are
/// rendered.
public struct Film: Sendable {
  /// A picture, shown until the next one.
  public struct Frame: Sendable {
    /// When it appeared, in seconds on the frame clock.
    public let time: TimeInterval
    /// The display list of the frame.
    public let picture: DisplayList
    /// The positions of fingers on the screen, in points.
    public let fingers: [CGPoint]
  }

  /// The frames that differ from the previous one, first to last.
  public var frames: [Frame] { Array(kept.suffix(limit)) }
  /// When the last frame ran, whether it differed or not.
  public private(set) var end: TimeInterval = 0

  private var kept: [Frame] = []
  private let limit: Int

  /// - Parameter limit: The number of latest frames that are kept; 3600 are a minute in which everything moves.
  init(limit: Int = 3600) { self.limit = limit }

  mutating func append(_ frame: Frame) {
    end = frame.time
    if let last = kept.last, last.picture.root === frame.picture.root, last.fingers == frame.fingers,
      last.picture.size == frame.picture.size, last.picture.background == frame.picture.background
    {
      return
    }
    kept.append(frame)
    // Rarely and many at once, so that the cost per frame does not depend on the length of the film.
    if kept.count >= 2 * limit { kept.removeFirst(limit) }
  }
}
