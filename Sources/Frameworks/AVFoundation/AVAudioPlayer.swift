import Foundation
import Synchronization

/// Hears what happens to a sound.
public protocol AVAudioPlayerDelegate: AnyObject {
  /// It is over.
  func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
  /// It cannot be read. Caveat: never called.
  func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?)
}

extension AVAudioPlayerDelegate {
  /// Does nothing.
  public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
  /// Does nothing.
  public func audioPlayerDecodeErrorDidOccur(_ player: AVAudioPlayer, error: (any Error)?) {}
}

/// Plays a sound in the phone's time; nothing is heard.
open class AVAudioPlayer: NSObject, @unchecked Sendable {
  private struct State {
    var place = 0.0
    /// When `place` was true; nil while it rests.
    var moment: Date?
    var end: PlaybackTimer?
    var loops = 0
    var rate: Float = 1
    var enablesRate = false
    var pace: Double { enablesRate ? Double(rate) : 1 }
    var volume: Float = 1
  }

  private let state = Mutex(State())
  /// Where the sound comes from; nil for one in memory.
  public let url: URL?
  /// The sound, if it is in memory.
  public let data: Data?
  /// Seconds.
  public let duration: TimeInterval
  /// Hears of the end.
  open weak var delegate: (any AVAudioPlayerDelegate)?

  /// A player without a sound.
  public override init() { (url, data, duration) = (nil, nil, 0) }

  /// A sound in a file. Throws if it is of no format whose length can be told.
  public init(contentsOf url: URL) throws {
    guard let duration = MediaFile.duration(of: url) else { throw AVError(.fileFormatNotRecognized) }
    (self.url, data, self.duration) = (url, nil, duration)
  }

  /// A sound in a file of a type. Throws if it is of no format whose length can be told.
  public convenience init(contentsOf url: URL, fileTypeHint utiString: String?) throws {
    try self.init(contentsOf: url)
  }

  /// A sound in memory. Throws if it is of no format whose length can be told.
  public init(data: Data) throws {
    guard let duration = MediaFile.duration(of: data) else { throw AVError(.fileFormatNotRecognized) }
    (url, self.data, self.duration) = (nil, data, duration)
  }

  /// Makes ready. True.
  @discardableResult
  open func prepareToPlay() -> Bool { true }

  /// Plays from where it is. True.
  @discardableResult
  open func play() -> Bool {
    if isPlaying { return true }
    if currentTime >= duration { state.withLock { $0.place = 0 } }
    start()
    return true
  }

  /// Plays after a while. Caveat: the time is one of `deviceCurrentTime`.
  @discardableResult
  open func play(atTime time: TimeInterval) -> Bool {
    let timer = PlaybackTimer(after: max(0, time - deviceCurrentTime), queue: nil) { [weak self] in self?.start() }
    state.withLock { $0.end = timer }
    return true
  }

  /// Stays where it is.
  open func pause() {
    let place = currentTime
    state.withLock { ($0.place, $0.moment, $0.end) = (place, nil, nil) }
  }

  /// Stays where it is.
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

  /// Whether it plays.
  open var isPlaying: Bool { state.withLock { $0.moment != nil } }
  /// How far it is, in seconds.
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
  /// The phone's own seconds.
  open var deviceCurrentTime: TimeInterval { Date().timeIntervalSinceReferenceDate }
  /// How often it is played again; less than 0 for ever.
  open var numberOfLoops: Int {
    get { state.withLock { $0.loops } }
    set { state.withLock { $0.loops = newValue } }
  }
  /// How loud, from 0 to 1. Caveat: nothing is heard.
  open var volume: Float {
    get { state.withLock { $0.volume } }
    set { state.withLock { $0.volume = newValue } }
  }
  /// Comes to a loudness. Caveat: at once.
  open func setVolume(_ volume: Float, fadeDuration duration: TimeInterval) { self.volume = volume }
  /// Whether `rate` counts.
  open var enableRate: Bool {
    get { state.withLock { $0.enablesRate } }
    set { change { $0.enablesRate = newValue } }
  }
  /// How fast, if `enableRate` is set.
  open var rate: Float {
    get { state.withLock { $0.rate } }
    set { change { $0.rate = max(newValue, 0.1) } }
  }

  /// Goes on from where it is with something else.
  private func change(_ body: (inout State) -> Void) {
    let (wasPlaying, place) = (isPlaying, currentTime)
    state.withLock { state in
      body(&state)
      (state.place, state.moment, state.end) = (place, nil, nil)
    }
    if wasPlaying { start() }
  }
}
