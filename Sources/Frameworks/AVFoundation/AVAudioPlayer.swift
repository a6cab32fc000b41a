import Foundation
import Synchronization

/// The delegate of an audio player.
public protocol AVAudioPlayerDelegate: AnyObject {
  /// Playback finished.
  func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
  /// The sound cannot be decoded. Caveat: never called.
  func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
}

extension AVAudioPlayerDelegate {
  /// Does nothing.
  public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
  /// Does nothing.
  public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {}
}

/// Plays a sound in the phone's time, silently.
open class AVAudioPlayer: NSObject, @unchecked Sendable {
  private struct State {
    var place = 0.0
    /// The time at which `place` was current; nil while paused.
    var moment: Date?
    var end: PlaybackTimer?
    var loops = 0
    var rate: Float = 1
    var enablesRate = false
    var pace: Double { enablesRate ? Double(rate) : 1 }
    var volume: Float = 1
    var pan: Float = 0
  }

  private let state = Mutex(State())
  /// The source; nil for a sound in memory.
  public let url: URL?
  /// The sound, if it is in memory.
  public let data: Data?
  /// The duration in seconds.
  public let duration: TimeInterval
  /// The delegate.
  open weak var delegate: (any AVAudioPlayerDelegate)?

  /// Creates a player without a sound.
  public override init() { (url, data, duration) = (nil, nil, 0) }

  /// Creates a player for a file. Throws if the duration of its format cannot be read.
  public init(contentsOf url: URL) throws {
    guard let duration = MediaFile.duration(of: url) else { throw AVError(.fileFormatNotRecognized) }
    (self.url, data, self.duration) = (url, nil, duration)
  }

  /// Creates a player for a file of a type. Throws if the duration of its format cannot be read.
  public convenience init(contentsOf url: URL, fileTypeHint utiString: String?) throws {
    try self.init(contentsOf: url)
  }

  /// Creates a player for data in memory. Throws if the duration of its format cannot be read.
  public init(data: Data) throws {
    guard let duration = MediaFile.duration(of: data) else { throw AVError(.fileFormatNotRecognized) }
    (url, self.data, self.duration) = (nil, data, duration)
  }

  /// Creates a player for data of a type. Throws if the duration of its format cannot be read.
  public convenience init(data: Data, fileTypeHint utiString: String?) throws { try self.init(data: data) }

  /// Prepares to play. Returns true.
  @discardableResult
  open func prepareToPlay() -> Bool { true }

  /// Plays from the current position. Returns true.
  @discardableResult
  open func play() -> Bool {
    if isPlaying { return true }
    if currentTime >= duration { state.withLock { $0.place = 0 } }
    start()
    return true
  }

  /// Plays at a time of `deviceCurrentTime`. Caveat: as a delay from then.
  @discardableResult
  open func play(atTime time: TimeInterval) -> Bool {
    let timer = PlaybackTimer(after: max(0, time - deviceCurrentTime), queue: nil) { [weak self] in self?.start() }
    state.withLock { $0.end = timer }
    return true
  }

  /// Pauses.
  open func pause() {
    let place = currentTime
    state.withLock { ($0.place, $0.moment, $0.end) = (place, nil, nil) }
  }

  /// Pauses.
  open func stop() { pause() }

  private func start() {
    let duration = duration
    state.withLock { state in
      state.moment = Date()
      let left = max(0, duration - state.place) / state.pace
      state.end = PlaybackTimer(after: left, queue: nil) { [weak self] in self?.didEnd() }
    }
  }

  private func didEnd() {
    let goesOn = state.withLock { state in
      state.place = 0
      (state.moment, state.end) = (nil, nil)
      if state.loops == 0 { return false }
      if state.loops > 0 { state.loops -= 1 }
      return true
    }
    if goesOn { return start() }
    delegate?.audioPlayerDidFinishPlaying(self, successfully: true)
  }

  /// Whether it is playing.
  open var isPlaying: Bool { state.withLock { $0.moment != nil } }
  /// The current position, in seconds.
  open var currentTime: TimeInterval {
    get {
      state.withLock { state in
        guard let moment = state.moment else { return state.place }
        return min(state.place + Date().timeIntervalSince(moment) * state.pace, duration)
      }
    }
    set {
      let wasPlaying = isPlaying
      state.withLock { ($0.place, $0.moment, $0.end) = (min(max(newValue, 0), duration), nil, nil) }
      if wasPlaying { start() }
    }
  }
  /// The device's time in seconds.
  open var deviceCurrentTime: TimeInterval { Date().timeIntervalSinceReferenceDate }
  /// The number of repetitions; negative for endless.
  open var numberOfLoops: Int {
    get { state.withLock { $0.loops } }
    set { state.withLock { $0.loops = newValue } }
  }
  /// The volume, from 0 to 1. Caveat: silent.
  open var volume: Float {
    get { state.withLock { $0.volume } }
    set { state.withLock { $0.volume = newValue } }
  }
  /// The place between the left speaker, at -1, and the right one, at 1. Caveat: silent.
  open var pan: Float {
    get { state.withLock { $0.pan } }
    set { state.withLock { $0.pan = newValue } }
  }
  /// Changes the volume. Caveat: immediately.
  open func setVolume(_ volume: Float, fadeDuration duration: TimeInterval) { self.volume = volume }
  /// Whether `rate` has an effect.
  open var enableRate: Bool {
    get { state.withLock { $0.enablesRate } }
    set { change { $0.enablesRate = newValue } }
  }
  /// The rate, if `enableRate` is set.
  open var rate: Float {
    get { state.withLock { $0.rate } }
    set { change { $0.rate = max(newValue, 0.1) } }
  }

  /// Changes the state at the current position.
  private func change(_ body: (inout State) -> Void) {
    let (wasPlaying, place) = (isPlaying, currentTime)
    state.withLock { state in
      body(&state)
      (state.place, state.moment, state.end) = (place, nil, nil)
    }
    if wasPlaying { start() }
  }
}
