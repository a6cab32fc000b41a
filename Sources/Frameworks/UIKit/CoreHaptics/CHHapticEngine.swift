import Foundation

/// The haptic capabilities of the phone.
public protocol CHHapticDeviceCapability {
  /// Whether haptics are supported.
  var supportsHaptics: Bool { get }
  /// Whether audio is supported along with haptics.
  var supportsAudio: Bool { get }
}

/// An engine for haptics. As in Apple's simulator, the phone has none: no engine can be created.
open class CHHapticEngine {
  /// A closure that receives the result.
  public typealias CompletionHandler = ((any Error)?) -> Void
  /// A closure that receives the reason why the engine stopped.
  public typealias StoppedHandler = (StoppedReason) -> Void
  /// A closure called when the engine restarts.
  public typealias ResetHandler = () -> Void
  /// A closure called when all players have finished; it returns what the engine does.
  public typealias FinishedHandler = ((any Error)?) -> FinishedAction

  /// The reason why an engine stopped.
  public enum StoppedReason: Int, Sendable {
    /// Another sound interrupted the audio session.
    case audioSessionInterrupt = 1
    /// The app moved to the background.
    case applicationSuspended = 2
    /// The engine was idle for a while.
    case idleTimeout = 3
    /// The app requested it.
    case notifyWhenFinished = 4
    /// The engine was destroyed.
    case engineDestroyed = 5
    /// The game controller was disconnected.
    case gameControllerDisconnect = 6
    /// A system error occurred.
    case systemError = -1
  }

  /// What an engine does when its players have finished.
  public enum FinishedAction: Int, Sendable {
    /// The engine stops.
    case stopEngine = 1
    /// The engine continues.
    case leaveEngineRunning = 2
  }

  private struct Nothing: CHHapticDeviceCapability {
    let supportsHaptics = false
    let supportsAudio = false
  }

  /// Returns the phone's capabilities: none, as in Apple's simulator.
  open class func capabilitiesForHardware() -> any CHHapticDeviceCapability { Nothing() }

  /// The engine's time, in seconds.
  open var currentTime: TimeInterval { 0 }
  /// Called when the engine stops on its own.
  open var stoppedHandler: StoppedHandler = { _ in }
  /// Called when the engine restarts.
  open var resetHandler: ResetHandler = {}
  /// Whether audio is disabled.
  open var playsHapticsOnly = false
  /// Whether haptics are muted.
  open var isMutedForHaptics = false
  /// Whether audio is muted.
  open var isMutedForAudio = false
  /// Whether the engine stops after a while of inactivity.
  open var isAutoShutdownEnabled = false

  /// Throws `CHHapticError.Code.notSupported`.
  public init() throws {
    throw CHHapticError(.notSupported)
  }

  /// Starts the engine.
  open func start() throws { throw CHHapticError(.notSupported) }

  /// Starts the engine and reports the result.
  open func start(completionHandler: CompletionHandler? = nil) { completionHandler?(CHHapticError(.notSupported)) }

  /// Stops the engine and reports the result.
  open func stop(completionHandler: CompletionHandler? = nil) { completionHandler?(nil) }

  /// Calls a handler when all players have finished.
  open func notifyWhenPlayersFinished(finishedHandler: @escaping FinishedHandler) {
    _ = finishedHandler(CHHapticError(.engineNotRunning))
  }

  /// Returns a player of a pattern.
  open func makePlayer(with pattern: CHHapticPattern) throws -> any CHHapticPatternPlayer {
    throw CHHapticError(.notSupported)
  }

  /// Returns a player of a pattern that can loop.
  open func makeAdvancedPlayer(with pattern: CHHapticPattern) throws -> any CHHapticAdvancedPatternPlayer {
    throw CHHapticError(.notSupported)
  }

  /// Plays a pattern from a file.
  open func playPattern(from fileURL: URL) throws { throw CHHapticError(.notSupported) }

  /// Plays a pattern from data.
  open func playPattern(from data: Data) throws { throw CHHapticError(.notSupported) }
}
