import Foundation

/// Events in the order in which they are felt and heard.
open class CHHapticPattern: NSObject {
  let events: [CHHapticEvent]

  /// When the last event ends, in seconds.
  public var duration: TimeInterval { events.map { $0.relativeTime + $0.duration }.max() ?? 0 }

  /// A pattern of events, and of changes in it.
  public init(events: [CHHapticEvent], parameters: [CHHapticDynamicParameter]) throws {
    self.events = events
  }

  /// A pattern of events, and of curves in it.
  public init(events: [CHHapticEvent], parameterCurves: [CHHapticParameterCurve]) throws {
    self.events = events
  }
}

/// Plays a pattern.
public protocol CHHapticPatternPlayer: NSObjectProtocol {
  /// Begins at a time of the engine; 0 is at once.
  func start(atTime time: TimeInterval) throws
  /// Ends at a time of the engine; 0 is at once.
  func stop(atTime time: TimeInterval) throws
  /// Changes what is played.
  func sendParameters(_ parameters: [CHHapticDynamicParameter], atTime time: TimeInterval) throws
  /// Changes what is played, in the course of time.
  func scheduleParameterCurve(_ parameterCurve: CHHapticParameterCurve, atTime time: TimeInterval) throws
  /// Ends what is to come.
  func cancel() throws
  /// Nothing of it is felt or heard.
  var isMuted: Bool { get set }
}

/// Plays a pattern, again and again, faster or from its middle.
public protocol CHHapticAdvancedPatternPlayer: CHHapticPatternPlayer {
  /// A closure that hears of the end.
  typealias CompletionHandler = ((any Error)?) -> Void

  /// Waits at a time of the engine.
  func pause(atTime time: TimeInterval) throws
  /// Goes on at a time of the engine.
  func resume(atTime time: TimeInterval) throws
  /// Goes to another place of the pattern.
  func seek(toOffset offsetTime: TimeInterval) throws
  /// It begins again at its end.
  var loopEnabled: Bool { get set }
  /// Where its end is; 0 is where the pattern ends.
  var loopEnd: TimeInterval { get set }
  /// How many times as fast it is.
  var playbackRate: Float { get set }
  /// Called at the end.
  var completionHandler: CompletionHandler { get set }
}
