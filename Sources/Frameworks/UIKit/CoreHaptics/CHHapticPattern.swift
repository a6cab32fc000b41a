import Foundation

/// A sequence of haptic and audio events.
open class CHHapticPattern: NSObject {
  let events: [CHHapticEvent]

  /// The end of the last event, in seconds.
  public var duration: TimeInterval { events.map { $0.relativeTime + $0.duration }.max() ?? 0 }

  /// Creates a pattern of events and parameter changes.
  public init(events: [CHHapticEvent], parameters: [CHHapticDynamicParameter]) throws {
    self.events = events
  }

  /// Creates a pattern of events and parameter curves.
  public init(events: [CHHapticEvent], parameterCurves: [CHHapticParameterCurve]) throws {
    self.events = events
  }
}

/// A player of a pattern.
public protocol CHHapticPatternPlayer: NSObjectProtocol {
  /// Starts at a time of the engine; 0 for immediately.
  func start(atTime time: TimeInterval) throws
  /// Stops at a time of the engine; 0 for immediately.
  func stop(atTime time: TimeInterval) throws
  /// Changes parameters during playback.
  func sendParameters(_ parameters: [CHHapticDynamicParameter], atTime time: TimeInterval) throws
  /// Changes a parameter along a curve.
  func scheduleParameterCurve(_ parameterCurve: CHHapticParameterCurve, atTime time: TimeInterval) throws
  /// Cancels pending commands.
  func cancel() throws
  /// Whether the player is muted.
  var isMuted: Bool { get set }
}

/// A player of a pattern that can loop, change its speed and seek.
public protocol CHHapticAdvancedPatternPlayer: CHHapticPatternPlayer {
  /// A closure called at the end.
  typealias CompletionHandler = ((any Error)?) -> Void

  /// Pauses at a time of the engine.
  func pause(atTime time: TimeInterval) throws
  /// Resumes at a time of the engine.
  func resume(atTime time: TimeInterval) throws
  /// Seeks to an offset in the pattern.
  func seek(toOffset offsetTime: TimeInterval) throws
  /// Whether playback loops.
  var loopEnabled: Bool { get set }
  /// The end of the loop; 0 for the end of the pattern.
  var loopEnd: TimeInterval { get set }
  /// The speed factor.
  var playbackRate: Float { get set }
  /// Called at the end.
  var completionHandler: CompletionHandler { get set }
}
