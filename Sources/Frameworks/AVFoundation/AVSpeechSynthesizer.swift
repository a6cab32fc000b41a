import Foundation

/// The slowest rate.
public let AVSpeechUtteranceMinimumSpeechRate: Float = 0
/// The fastest rate.
public let AVSpeechUtteranceMaximumSpeechRate: Float = 1
/// The default rate.
public let AVSpeechUtteranceDefaultSpeechRate: Float = 0.5

/// A text to speak.
open class AVSpeechUtterance: NSObject, @unchecked Sendable {
  /// The text.
  public let speechString: String
  /// The text with its attributes. Caveat: they have no effect.
  public let attributedSpeechString: NSAttributedString
  /// The voice; nil for the phone's.
  open var voice: AVSpeechSynthesisVoice?
  /// The rate, from 0 to 1.
  open var rate = AVSpeechUtteranceDefaultSpeechRate
  /// The pitch. Caveat: nothing is audible.
  open var pitchMultiplier: Float = 1
  /// The volume. Caveat: nothing is audible.
  open var volume: Float = 1
  /// The seconds of silence before it.
  open var preUtteranceDelay: TimeInterval = 0
  /// The seconds of silence after it.
  open var postUtteranceDelay: TimeInterval = 0
  /// Whether the person's settings for VoiceOver take precedence. Caveat: it is only kept.
  open var prefersAssistiveTechnologySettings = false

  /// Creates an utterance of a text.
  public convenience init(string: String) { self.init(attributedString: NSAttributedString(string: string)) }

  /// Creates an utterance of a text with attributes. Caveat: they have no effect.
  public init(attributedString string: NSAttributedString) {
    (speechString, attributedSpeechString) = (string.string, string)
  }

  /// The places of the words.
  fileprivate var words: [NSRange] {
    speechString.split(whereSeparator: \.isWhitespace).map { NSRange($0.startIndex..<$0.endIndex, in: speechString) }
  }

  /// The duration in seconds: about as many words a minute as Apple's voices speak by default, 180, and twice as many
  /// at the fastest.
  fileprivate var length: Double {
    let words = max(1, speechString.split(whereSeparator: \.isWhitespace).count)
    return Double(words) / 3 / Double(0.25 + 1.5 * min(max(rate, 0), 1))
  }
}

/// Where speech stops.
public enum AVSpeechBoundary: Int, Sendable {
  /// Immediately.
  case immediate = 0
  /// After the word. Caveat: immediately.
  case word = 1
}

/// The delegate of a speech synthesizer.
public protocol AVSpeechSynthesizerDelegate: AnyObject {
  /// An utterance started.
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance)
  /// An utterance finished.
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance)
  /// Speech paused.
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didPause utterance: AVSpeechUtterance)
  /// Speech continued.
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didContinue utterance: AVSpeechUtterance)
  /// Speech was cancelled.
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance)
  /// A word of the text is about to be spoken. All words take the same time; a guess.
  func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, willSpeakRangeOfSpeechString characterRange: NSRange,
    utterance: AVSpeechUtterance)
}

extension AVSpeechSynthesizerDelegate {
  /// Does nothing.
  public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance) {}
  /// Does nothing.
  public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance) {}
  /// Does nothing.
  public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didPause utterance: AVSpeechUtterance) {}
  /// Does nothing.
  public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didContinue utterance: AVSpeechUtterance) {}
  /// Does nothing.
  public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance) {}
  /// Does nothing.
  public func speechSynthesizer(
    _ synthesizer: AVSpeechSynthesizer, willSpeakRangeOfSpeechString characterRange: NSRange,
    utterance: AVSpeechUtterance
  ) {}
}

/// Speaks utterances in sequence, in the phone's time, silently. Use it on one thread.
open class AVSpeechSynthesizer: NSObject, @unchecked Sendable {
  /// The delegate.
  open weak var delegate: (any AVSpeechSynthesizerDelegate)?
  private var queue: [AVSpeechUtterance] = []
  private var end: PlaybackTimer?
  /// The beginnings of the words that are still to be spoken.
  private var words: [PlaybackTimer] = []
  /// Whether it uses the app's audio session. Caveat: it is only kept.
  open var usesApplicationAudioSession = true
  /// Whether it is heard by the other side of a call. Caveat: there are no calls.
  open var mixToTelephonyUplink = false
  /// The rest of the first utterance while paused, and the time of its end while not.
  private var left = 0.0
  private var over = Date.distantPast
  /// Whether it is speaking or paused.
  open var isSpeaking: Bool { !queue.isEmpty }
  /// Whether it is paused.
  open private(set) var isPaused = false

  /// Adds an utterance to the queue.
  open func speak(_ utterance: AVSpeechUtterance) {
    queue.append(utterance)
    if queue.count == 1 { begin() }
  }

  private func begin() {
    guard let utterance = queue.first else { return }
    left = utterance.preUtteranceDelay + utterance.length + utterance.postUtteranceDelay
    go()
    DispatchQueue.main.async { [weak self] in
      guard let self else { return }
      delegate?.speechSynthesizer(self, didStart: utterance)
    }
  }

  private func go() {
    over = Date() + left
    end = PlaybackTimer(after: left, queue: nil) { [weak self] in self?.didEnd() }
    guard let utterance = queue.first else { return }
    let ranges = utterance.words
    let untilEnd = utterance.length + utterance.postUtteranceDelay
    words = ranges.enumerated().compactMap { index, range in
      let delay = left - untilEnd + utterance.length * Double(index) / Double(ranges.count)
      guard delay >= 0 else { return nil }
      return PlaybackTimer(after: delay, queue: nil) { [weak self] in
        guard let self else { return }
        delegate?.speechSynthesizer(self, willSpeakRangeOfSpeechString: range, utterance: utterance)
      }
    }
  }

  private func didEnd() {
    guard !queue.isEmpty else { return }
    let utterance = queue.removeFirst()
    (end, words) = (nil, [])
    delegate?.speechSynthesizer(self, didFinish: utterance)
    if end == nil { begin() }
  }

  /// Stops speaking. Returns false if it was not speaking.
  @discardableResult
  open func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool {
    guard isSpeaking else { return false }
    let all = queue
    (queue, end, words, isPaused) = ([], nil, [], false)
    for utterance in all { delegate?.speechSynthesizer(self, didCancel: utterance) }
    return true
  }

  /// Pauses. Returns false if it is not speaking.
  @discardableResult
  open func pauseSpeaking(at boundary: AVSpeechBoundary) -> Bool {
    guard let utterance = queue.first, !isPaused else { return false }
    (left, end, words, isPaused) = (max(0, over.timeIntervalSinceNow), nil, [], true)
    delegate?.speechSynthesizer(self, didPause: utterance)
    return true
  }

  /// Continues. Returns false if it is not paused.
  @discardableResult
  open func continueSpeaking() -> Bool {
    guard let utterance = queue.first, isPaused else { return false }
    isPaused = false
    go()
    delegate?.speechSynthesizer(self, didContinue: utterance)
    return true
  }
}
