import Foundation

/// The slowest speech.
public let AVSpeechUtteranceMinimumSpeechRate: Float = 0
/// The fastest speech.
public let AVSpeechUtteranceMaximumSpeechRate: Float = 1
/// Speech as usual.
public let AVSpeechUtteranceDefaultSpeechRate: Float = 0.5

/// A voice.
open class AVSpeechSynthesisVoice: NSObject, @unchecked Sendable {
  /// The language it speaks.
  public let language: String
  /// What it is called.
  public let name: String
  /// What tells it from others.
  public let identifier: String

  /// A voice for a language; nil for one that cannot be.
  public init?(language languageCode: String?) {
    let code = languageCode ?? Self.currentLanguageCode()
    guard !code.isEmpty else { return nil }
    (language, name, identifier) = (code, code, "com.apple.voice.compact.\(code)")
  }

  /// A voice by what tells it from others.
  public init?(identifier: String) {
    guard let code = identifier.split(separator: ".").last, !code.isEmpty else { return nil }
    (language, name, self.identifier) = (String(code), String(code), identifier)
  }

  /// The phone's language.
  open class func currentLanguageCode() -> String { PhoneBundle.locale.identifier(.bcp47) }
  /// A voice in the phone's language.
  open class func speechVoices() -> [AVSpeechSynthesisVoice] {
    [AVSpeechSynthesisVoice(language: nil)].compactMap { $0 }
  }
}

/// Something to say.
open class AVSpeechUtterance: NSObject, @unchecked Sendable {
  /// What is said.
  public let speechString: String
  /// By whom; nil for the phone's voice.
  open var voice: AVSpeechSynthesisVoice?
  /// How fast, from 0 to 1.
  open var rate = AVSpeechUtteranceDefaultSpeechRate
  /// How high. Caveat: nothing is heard.
  open var pitchMultiplier: Float = 1
  /// How loud. Caveat: nothing is heard.
  open var volume: Float = 1
  /// Seconds of silence before it.
  open var preUtteranceDelay: TimeInterval = 0
  /// Seconds of silence after it.
  open var postUtteranceDelay: TimeInterval = 0

  /// Something to say.
  public init(string: String) { speechString = string }

  /// Seconds for it: about as many words a minute as Apple's voices say as usual, 180, and twice as many at the fastest.
  fileprivate var length: Double {
    let words = max(1, speechString.split(whereSeparator: \.isWhitespace).count)
    return Double(words) / 3 / Double(0.25 + 1.5 * min(max(rate, 0), 1))
  }
}

/// Where speech is stopped.
public enum AVSpeechBoundary: Int, Sendable {
  /// At once.
  case immediate = 0
  /// After the word. Caveat: at once.
  case word = 1
}

/// Hears what is said.
public protocol AVSpeechSynthesizerDelegate: AnyObject {
  /// It begins.
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance)
  /// It is over.
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance)
  /// It rests.
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didPause utterance: AVSpeechUtterance)
  /// It goes on.
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didContinue utterance: AVSpeechUtterance)
  /// It was stopped.
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

/// Says things, one after the other, in the phone's time; nothing is heard. To be used on one thread.
open class AVSpeechSynthesizer: NSObject, @unchecked Sendable {
  /// Hears what is said.
  open weak var delegate: (any AVSpeechSynthesizerDelegate)?
  private var queue: [AVSpeechUtterance] = []
  private var end: PlaybackTimer?
  /// What is left of the first one, while it rests, and when it would be over, while it does not.
  private var left = 0.0
  private var over = Date.distantPast
  /// Whether something is said, or rests.
  open var isSpeaking: Bool { !queue.isEmpty }
  /// Whether it rests.
  open private(set) var isPaused = false

  /// Says something, after what is being said.
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

  /// Says no more. False if nothing was said.
  @discardableResult
  open func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool {
    guard isSpeaking else { return false }
    let all = queue
    (queue, end, isPaused) = ([], nil, false)
    for utterance in all { delegate?.speechSynthesizer(self, didCancel: utterance) }
    return true
  }

  /// Rests. False if nothing is said.
  @discardableResult
  open func pauseSpeaking(at boundary: AVSpeechBoundary) -> Bool {
    guard let utterance = queue.first, !isPaused else { return false }
    (left, end, isPaused) = (max(0, over.timeIntervalSinceNow), nil, true)
    delegate?.speechSynthesizer(self, didPause: utterance)
    return true
  }

  /// Goes on. False if it does not rest.
  @discardableResult
  open func continueSpeaking() -> Bool {
    guard let utterance = queue.first, isPaused else { return false }
    isPaused = false
    go()
    delegate?.speechSynthesizer(self, didContinue: utterance)
    return true
  }
}
