import Foundation
import Synchronization

/// How a buffer is played.
public struct AVAudioPlayerNodeBufferOptions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Again and again, until something interrupts it.
  public static let loops = AVAudioPlayerNodeBufferOptions(rawValue: 1)
  /// At once, in place of what is scheduled.
  public static let interrupts = AVAudioPlayerNodeBufferOptions(rawValue: 2)
  /// In place of what is scheduled, when the current loop ends.
  public static let interruptsAtLoop = AVAudioPlayerNodeBufferOptions(rawValue: 4)
}

/// When a completion handler is called. Caveat: nothing is rendered ahead, so all are the same.
public enum AVAudioPlayerNodeCompletionCallbackType: Int, Sendable {
  /// When the data has been used.
  case dataConsumed = 0
  /// When it has been rendered.
  case dataRendered = 1
  /// When it has been played.
  case dataPlayedBack = 2
}

/// Called when audio has been played or was stopped.
public typealias AVAudioPlayerNodeCompletionHandler = @Sendable (AVAudioPlayerNodeCompletionCallbackType) -> Void

/// Plays buffers and files one after the other, in the phone's time, silently, while its engine runs and it is
/// connected to the output.
open class AVAudioPlayerNode: AVAudioNode, @unchecked Sendable {
  private struct Segment: Sendable {
    let seconds: Double
    let options: AVAudioPlayerNodeBufferOptions
    let done: AVAudioNodeCompletionHandler?
  }

  private struct State {
    var queue: [Segment] = []
    /// Of the first segment, in seconds of its audio.
    var place = 0.0
    /// What was played since the last stop, in seconds of audio.
    var played = 0.0
    var wantsToPlay = false
    /// Since when it has been played, and how fast; nil while it is not.
    var start: (moment: Date, pace: Double)?
    var end: PlaybackTimer?

    /// Counts what was played until now.
    mutating func settle() {
      guard let start else { return }
      let seconds = Date().timeIntervalSince(start.moment) * start.pace
      let rest = queue.first.map { max(0, $0.seconds - place) } ?? seconds
      place += min(seconds, rest)
      played += seconds
      self.start = nil
      end = nil
    }
  }

  private let state = Mutex(State())
  /// The volume, from 0 to 1. Caveat: silent.
  open var volume: Float = 1
  /// The place between left, at -1, and right, at 1. Caveat: silent.
  open var pan: Float = 0
  /// The speed in an environment node. Caveat: it is only kept, as there is no environment node.
  open var rate: Float = 1

  /// Creates a node without audio.
  public override init() {}

  // MARK: Scheduling

  /// Plays a buffer after what is scheduled.
  open func scheduleBuffer(_ buffer: AVAudioPCMBuffer, completionHandler: AVAudioNodeCompletionHandler? = nil) {
    add(buffer, [], completionHandler)
  }

  /// Plays a buffer after what is scheduled, or in place of it. Caveat: the time has no effect.
  open func scheduleBuffer(
    _ buffer: AVAudioPCMBuffer, at when: AVAudioTime?, options: AVAudioPlayerNodeBufferOptions = [],
    completionHandler: AVAudioNodeCompletionHandler? = nil
  ) { add(buffer, options, completionHandler) }

  /// Plays a buffer after what is scheduled.
  open func scheduleBuffer(
    _ buffer: AVAudioPCMBuffer, completionCallbackType callbackType: AVAudioPlayerNodeCompletionCallbackType,
    completionHandler: AVAudioPlayerNodeCompletionHandler? = nil
  ) { add(buffer, [], Self.plain(completionHandler, callbackType)) }

  /// Plays a buffer after what is scheduled, or in place of it. Caveat: the time has no effect.
  open func scheduleBuffer(
    _ buffer: AVAudioPCMBuffer, at when: AVAudioTime?, options: AVAudioPlayerNodeBufferOptions = [],
    completionCallbackType callbackType: AVAudioPlayerNodeCompletionCallbackType,
    completionHandler: AVAudioPlayerNodeCompletionHandler? = nil
  ) { add(buffer, options, Self.plain(completionHandler, callbackType)) }

  /// Plays a file after what is scheduled. Caveat: the time has no effect.
  open func scheduleFile(
    _ file: AVAudioFile, at when: AVAudioTime?, completionHandler: AVAudioNodeCompletionHandler? = nil
  ) { add(file, file.length, completionHandler) }

  /// Plays a file after what is scheduled. Caveat: the time has no effect.
  open func scheduleFile(
    _ file: AVAudioFile, at when: AVAudioTime?,
    completionCallbackType callbackType: AVAudioPlayerNodeCompletionCallbackType,
    completionHandler: AVAudioPlayerNodeCompletionHandler? = nil
  ) { add(file, file.length, Self.plain(completionHandler, callbackType)) }

  /// Plays a part of a file after what is scheduled. Caveat: the time has no effect.
  open func scheduleSegment(
    _ file: AVAudioFile, startingFrame startFrame: AVAudioFramePosition, frameCount numberFrames: AVAudioFrameCount,
    at when: AVAudioTime?, completionHandler: AVAudioNodeCompletionHandler? = nil
  ) { add(file, min(AVAudioFramePosition(numberFrames), file.length - startFrame), completionHandler) }

  /// Plays a part of a file after what is scheduled. Caveat: the time has no effect.
  open func scheduleSegment(
    _ file: AVAudioFile, startingFrame startFrame: AVAudioFramePosition, frameCount numberFrames: AVAudioFrameCount,
    at when: AVAudioTime?, completionCallbackType callbackType: AVAudioPlayerNodeCompletionCallbackType,
    completionHandler: AVAudioPlayerNodeCompletionHandler? = nil
  ) {
    scheduleSegment(
      file, startingFrame: startFrame, frameCount: numberFrames, at: when,
      completionHandler: Self.plain(completionHandler, callbackType))
  }

  private static func plain(
    _ handler: AVAudioPlayerNodeCompletionHandler?, _ type: AVAudioPlayerNodeCompletionCallbackType
  ) -> AVAudioNodeCompletionHandler? {
    guard let handler else { return nil }
    return { handler(type) }
  }

  private func add(_ file: AVAudioFile, _ frames: AVAudioFramePosition, _ done: AVAudioNodeCompletionHandler?) {
    let rate = file.processingFormat.sampleRate
    add(Segment(seconds: rate > 0 ? Double(max(frames, 0)) / rate : 0, options: [], done: done))
  }

  private func add(
    _ buffer: AVAudioPCMBuffer, _ options: AVAudioPlayerNodeBufferOptions, _ done: AVAudioNodeCompletionHandler?
  ) {
    let rate = buffer.format.sampleRate
    add(Segment(seconds: rate > 0 ? Double(buffer.frameLength) / rate : 0, options: options, done: done))
  }

  private func add(_ segment: Segment) {
    let replaced = state.withLock { state in
      state.settle()
      var replaced: [Segment] = []
      if segment.options.contains(.interrupts) {
        (replaced, state.queue, state.place) = (state.queue, [], 0)
      } else if segment.options.contains(.interruptsAtLoop), state.queue.count > 1 {
        replaced = Array(state.queue.dropFirst())
        state.queue.removeLast(replaced.count)
      }
      state.queue.append(segment)
      return replaced
    }
    Self.finish(replaced)
    plan()
  }

  /// Calls back in the next turn of the main queue.
  private static func finish(_ segments: [Segment]) {
    for done in segments.compactMap(\.done) { DispatchQueue.main.async(execute: done) }
  }

  // MARK: Playing

  /// Whether it plays, or will as soon as its engine runs and something is scheduled.
  open var isPlaying: Bool { state.withLock { $0.wantsToPlay } }

  /// Plays what is scheduled.
  open func play() { play(at: nil) }
  /// Plays what is scheduled. Caveat: at once, whatever the time.
  open func play(at when: AVAudioTime?) {
    state.withLock { $0.wantsToPlay = true }
    plan()
  }
  /// Pauses.
  open func pause() {
    state.withLock { state in
      state.settle()
      state.wantsToPlay = false
    }
  }
  /// Stops, and forgets what is scheduled: completion handlers are called.
  open func stop() {
    let left = state.withLock { state in
      defer { state = State() }
      return state.queue
    }
    Self.finish(left)
  }
  /// Stops.
  open override func reset() { stop() }
  /// Does nothing: nothing has to be loaded.
  open func prepare(withFrameCount frameCount: AVAudioFrameCount) {}

  override func engineDidChange() { plan() }

  /// Plays the first segment on, if it may.
  private func plan() {
    let pace = engine.flatMap { $0.isRunning ? $0.pace(of: self) : nil }
    state.withLock { state in
      state.settle()
      guard state.wantsToPlay, let pace else { return }
      state.start = (Date(), pace)
      guard let first = state.queue.first else { return }
      let left = max(0, first.seconds - state.place) / pace
      state.end = PlaybackTimer(after: left, queue: nil) { [weak self] in self?.didEnd() }
    }
  }

  private func didEnd() {
    let ended = state.withLock { state in
      state.settle()
      state.place = 0
      guard let first = state.queue.first else { return Segment?.none }
      let isInterrupted = state.queue.dropFirst().first?.options.contains(.interruptsAtLoop) ?? false
      if first.options.contains(.loops), first.seconds > 0, !isInterrupted { return nil }
      return state.queue.removeFirst()
    }
    Self.finish(ended.map { [$0] } ?? [])
    plan()
  }

  // MARK: Times

  /// Returns the position in what was played since the last stop; nil while it does not play.
  open func playerTime(forNodeTime nodeTime: AVAudioTime) -> AVAudioTime? {
    let seconds = state.withLock { state -> Double? in
      guard state.wantsToPlay else { return nil }
      let current = state.start.map { Date().timeIntervalSince($0.moment) * $0.pace } ?? 0
      return state.played + current
    }
    let rate = outputFormat(forBus: 0).sampleRate
    return seconds.map { AVAudioTime(sampleTime: AVAudioFramePosition(($0 * rate).rounded()), atRate: rate) }
  }
}
