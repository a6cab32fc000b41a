import Foundation

/// What the phone can make felt and heard.
public protocol CHHapticDeviceCapability {
  /// Whether taps and vibrations can be felt.
  var supportsHaptics: Bool { get }
  /// Whether sounds can be heard with them.
  var supportsAudio: Bool { get }
}

/// Makes taps and vibrations. The phone has none, as Apple's simulator: there is no engine.
open class CHHapticEngine {
  /// A closure that hears how it went.
  public typealias CompletionHandler = ((any Error)?) -> Void
  /// A closure that hears why the engine stopped.
  public typealias StoppedHandler = (StoppedReason) -> Void
  /// A closure that hears that the engine began anew.
  public typealias ResetHandler = () -> Void
  /// A closure that hears that all players are at their ends, and answers what the engine does.
  public typealias FinishedHandler = ((any Error)?) -> FinishedAction

  /// Why an engine stopped.
  public enum StoppedReason: Int, Sendable {
    /// Another sound came.
    case audioSessionInterrupt = 1
    /// The app went to the background.
    case applicationSuspended = 2
    /// Nothing was played for a while.
    case idleTimeout = 3
    /// The app wanted it so.
    case notifyWhenFinished = 4
    /// The engine is gone.
    case engineDestroyed = 5
    /// The controller is gone.
    case gameControllerDisconnect = 6
    /// Something went wrong.
    case systemError = -1
  }

  /// What an engine does when its players are at their ends.
  public enum FinishedAction: Int, Sendable {
    /// The engine stops.
    case stopEngine = 1
    /// The engine goes on.
    case leaveEngineRunning = 2
  }

  private struct Nothing: CHHapticDeviceCapability {
    let supportsHaptics = false
    let supportsAudio = false
  }

  /// What the phone can make felt: nothing, as in Apple's simulator.
  open class func capabilitiesForHardware() -> any CHHapticDeviceCapability { Nothing() }

  /// The engine's time, in seconds.
  open var currentTime: TimeInterval { 0 }
  /// Called when the engine stopped on its own.
  open var stoppedHandler: StoppedHandler = { _ in }
  /// Called when the engine began anew.
  open var resetHandler: ResetHandler = {}
  /// Nothing is heard.
  open var playsHapticsOnly = false
  /// Nothing is felt.
  open var isMutedForHaptics = false
  /// Nothing is heard.
  open var isMutedForAudio = false
  /// It stops when nothing was played for a while.
  open var isAutoShutdownEnabled = false

  /// Fails with `CHHapticError.Code.notSupported`.
  public init() throws {
    throw CHHapticError(.notSupported)
  }

  /// Begins.
  open func start() throws { throw CHHapticError(.notSupported) }

  /// Begins, and tells how it went.
  open func start(completionHandler: CompletionHandler? = nil) { completionHandler?(CHHapticError(.notSupported)) }

  /// Stops, and tells how it went.
  open func stop(completionHandler: CompletionHandler? = nil) { completionHandler?(nil) }

  /// Calls when all players are at their ends.
  open func notifyWhenPlayersFinished(finishedHandler: @escaping FinishedHandler) {
    _ = finishedHandler(CHHapticError(.engineNotRunning))
  }

  /// A player of a pattern.
  open func makePlayer(with pattern: CHHapticPattern) throws -> any CHHapticPatternPlayer {
    throw CHHapticError(.notSupported)
  }

  /// A player of a pattern, which can play it again and again.
  open func makeAdvancedPlayer(with pattern: CHHapticPattern) throws -> any CHHapticAdvancedPatternPlayer {
    throw CHHapticError(.notSupported)
  }

  /// Plays what a file says.
  open func playPattern(from fileURL: URL) throws { throw CHHapticError(.notSupported) }

  /// Plays what data says.
  open func playPattern(from data: Data) throws { throw CHHapticError(.notSupported) }
}
