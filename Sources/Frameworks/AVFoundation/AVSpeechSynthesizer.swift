import Foundation

/// The slowest rate.
public let AVSpeechUtteranceMinimumSpeechRate: Float = 0
/// The fastest rate.
public let AVSpeechUtteranceMaximumSpeechRate: Float = 1
/// The default rate.
public let AVSpeechUtteranceDefaultSpeechRate: Float = 0.5

/// A voice.
open class AVSpeechSynthesisVoice: NSObject, @unchecked Sendable {
  /// The language.
  public let language: String
  /// The name.
  public let name: String
  /// The identifier.
  public let identifier: String

  /// Creates a voice for a language; nil if it is not valid.
  public init?(language languageCode: String?) {
    let code = languageCode ?? Self.currentLanguageCode()
    guard !code.isEmpty else { return nil }
    (language, name, identifier) = (code, code, "com.apple.voice.compact.\(code)")
  }

  /// Creates a voice from its identifier.
  public init?(identifier: String) {
    guard let code = identifier.split(separator: ".").last, !code.isEmpty else { return nil }
    (language, name, self.identifier) = (String(code), String(code), identifier)
  }

  /// Returns the phone's language.
  open class func currentLanguageCode() -> String { PhoneBundle.locale.identifier(.bcp47) }
  /// Returns a voice in the phone's language.
  open class func speechVoices() -> [AVSpeechSynthesisVoice] {
    [AVSpeechSynthesisVoice(language: nil)].compactMap { $0 }
  }
}

/// A text to speak.
open class AVSpeechUtterance: NSObject, @unchecked Sendable {
  /// The text.
  public let speechString: String
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

  /// Creates an utterance of a text.
  public init(string: String) { speechString = string }

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
}

/// Speaks utterances in sequence, in the phone's time, silently. Use it on one thread.
open class AVSpeechSynthesizer: NSObject, @unchecked Sendable {
  /// The delegate.
  open weak var delegate: (any AVSpeechSynthesizerDelegate)?
  private var queue: [AVSpeechUtterance] = []
  private var end: PlaybackTimer?
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
  }

  private func didEnd() {
    guard !queue.isEmpty else { return }
    let utterance = queue.removeFirst()
    end = nil
    delegate?.speechSynthesizer(self, didFinish: utterance)
    if end == nil { begin() }
  }

  /// Stops speaking. Returns false if it was not speaking.
  @discardableResult
  open func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool {
    guard isSpeaking else { return false }
    let all = queue
    (queue, end, isPaused) = ([], nil, false)
    for utterance in all { delegate?.speechSynthesizer(self, didCancel: utterance) }
    return true
  }

  /// Pauses. Returns false if it is not speaking.
  @discardableResult
  open func pauseSpeaking(at boundary: AVSpeechBoundary) -> Bool {
    guard let utterance = queue.first, !isPaused else { return false }
    (left, end, isPaused) = (max(0, over.timeIntervalSinceNow), nil, true)
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
