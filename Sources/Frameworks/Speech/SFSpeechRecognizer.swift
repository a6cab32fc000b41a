import Foundation
import ScrollworkAVFoundation
import ScrollworkFoundation
import ScrollworkUIKit
import Synchronization

/// The authorization for speech recognition.
public enum SFSpeechRecognizerAuthorizationStatus: Int, Sendable {
  /// Not determined yet.
  case notDetermined = 0
  /// Denied.
  case denied = 1
  /// Restricted: nobody can change it.
  case restricted = 2
  /// Authorized.
  case authorized = 3
}

/// The purpose of the speech.
public enum SFSpeechRecognitionTaskHint: Int, Sendable {
  /// Unspecified.
  case unspecified = 0
  /// Dictation.
  case dictation = 1
  /// A search term.
  case search = 2
  /// A confirmation such as "Yes" or "No".
  case confirmation = 3
}

/// The delegate of a recognizer.
public protocol SFSpeechRecognizerDelegate: NSObjectProtocol {
  /// The availability changed.
  func speechRecognizer(_ speechRecognizer: SFSpeechRecognizer, availabilityDidChange available: Bool)
}

extension SFSpeechRecognizerDelegate {
  /// Does nothing.
  public func speechRecognizer(_ speechRecognizer: SFSpeechRecognizer, availabilityDidChange available: Bool) {}
}

/// Recognizes speech. The simulated phone cannot: the person is asked for permission, but it is not available.
open class SFSpeechRecognizer: NSObject, @unchecked Sendable {
  private struct Answer {
    var phone = 0
    var status = SFSpeechRecognizerAuthorizationStatus.notDetermined
  }
  private static let answer = Mutex(Answer())

  /// The language.
  public let locale: Locale
  /// The delegate.
  open weak var delegate: (any SFSpeechRecognizerDelegate)?
  /// The default purpose of the speech.
  open var defaultTaskHint = SFSpeechRecognitionTaskHint.unspecified
  /// The queue of results.
  open var queue = OperationQueue.main

  /// Creates a recognizer for the phone's language.
  public convenience override init() { self.init(of: .current) }
  /// Creates a recognizer for a language.
  public convenience init?(locale: Locale) { self.init(of: locale) }
  private init(of locale: Locale) { self.locale = locale }

  /// Whether recognition is available: no.
  open var isAvailable: Bool { false }
  /// Whether on-device recognition is supported: no.
  open var supportsOnDeviceRecognition: Bool { false }
  /// Returns the languages: none.
  open class func supportedLocales() -> Set<Locale> { [] }

  /// Returns the person's answer.
  open class func authorizationStatus() -> SFSpeechRecognizerAuthorizationStatus {
    let phone = Phone.number.load(ordering: .relaxed)
    return answer.withLock { $0.phone == phone ? $0.status : .notDetermined }
  }

  /// Asks for permission once on each phone, with the text in the Info.plist; without it the answer is no, where iOS
  /// ends the app.
  open class func requestAuthorization(_ handler: @escaping @Sendable (SFSpeechRecognizerAuthorizationStatus) -> Void) {
    DispatchQueue.main.async { MainActor.assumeIsolated { ask(handler) } }
  }

  @MainActor private static func ask(_ handler: @escaping @Sendable (SFSpeechRecognizerAuthorizationStatus) -> Void) {
    let known = authorizationStatus()
    guard known == .notDetermined else { return handler(known) }
    func end(_ status: SFSpeechRecognizerAuthorizationStatus) {
      answer.withLock { $0 = Answer(phone: Phone.number.load(ordering: .relaxed), status: status) }
      handler(status)
    }
    let key = "NSSpeechRecognitionUsageDescription"
    guard let reason = Bundle.main.object(forInfoDictionaryKey: key) as? String else { return end(.denied) }
    Phone.current.alerts.present(
      SystemAlert(
        title: "“\(PhoneBundle.appName)” Would Like to Access Speech Recognition", message: reason,
        buttons: [
          SystemAlert.Button(title: "Don’t Allow") { end(.denied) },
          SystemAlert.Button(title: "Allow") { end(.authorized) },
        ]))
  }

  /// Fails: there is no speech recognition here.
  @discardableResult
  open func recognitionTask(
    with request: SFSpeechRecognitionRequest,
    resultHandler: @escaping (SFSpeechRecognitionResult?, (any Error)?) -> Void
  ) -> SFSpeechRecognitionTask {
    let task = SFSpeechRecognitionTask()
    nonisolated(unsafe) let handler = resultHandler
    queue.addOperation {
      task.end()
      // The error of a phone without a connection to the service.
      handler(
        nil,
        NSError(
          domain: "kAFAssistantErrorDomain", code: 1101,
          userInfo: [NSLocalizedDescriptionKey: "Speech recognition is not available on this phone."]))
    }
    return task
  }
}

/// A request to recognize speech.
open class SFSpeechRecognitionRequest: NSObject {
  /// The purpose.
  open var taskHint = SFSpeechRecognitionTaskHint.unspecified
  /// Whether partial results are reported.
  open var shouldReportPartialResults = true
  /// Words that may occur.
  open var contextualStrings: [String] = []
  /// Whether recognition must be on the device.
  open var requiresOnDeviceRecognition = false
  /// Whether punctuation is added.
  open var addsPunctuation = false
}

/// A request with audio buffers.
open class SFSpeechAudioBufferRecognitionRequest: SFSpeechRecognitionRequest {
  /// The preferred format of buffers.
  open var nativeAudioFormat: AVAudioFormat? {
    AVAudioFormat(commonFormat: .pcmFormatInt16, sampleRate: 16_000, channels: 1, interleaved: true)
  }
  /// Appends a buffer, which is ignored.
  open func append(_ audioPCMBuffer: AVAudioPCMBuffer) {}
  /// Ends the audio.
  open func endAudio() {}
}

/// A request with a file.
open class SFSpeechURLRecognitionRequest: SFSpeechRecognitionRequest {
  /// The file.
  public let url: URL
  /// Creates a request with a file.
  public init(url URL: URL) { url = URL }
}

/// The state of a task.
public enum SFSpeechRecognitionTaskState: Int, Sendable {
  /// Starting.
  case starting = 0
  /// Running.
  case running = 1
  /// Finishing.
  case finishing = 2
  /// Cancelling.
  case canceling = 3
  /// Completed.
  case completed = 4
}

/// A recognition task.
open class SFSpeechRecognitionTask: NSObject, @unchecked Sendable {
  private struct Progress {
    var state = SFSpeechRecognitionTaskState.starting
    var isCancelled = false
  }
  private let progress = Mutex(Progress())

  /// The state.
  open var state: SFSpeechRecognitionTaskState { progress.withLock { $0.state } }
  /// Whether it is finishing.
  open var isFinishing: Bool { state == .finishing }
  /// Whether it was cancelled.
  open var isCancelled: Bool { progress.withLock { $0.isCancelled } }
  /// Stops listening.
  open func finish() { progress.withLock { if $0.state != .completed { $0.state = .finishing } } }
  /// Cancels the task.
  open func cancel() {
    progress.withLock {
      $0.isCancelled = true
      $0.state = .completed
    }
  }

  func end() { progress.withLock { $0.state = .completed } }
}

/// A recognition result. The simulated phone has none.
open class SFSpeechRecognitionResult: NSObject, @unchecked Sendable {
  /// The most likely transcription.
  public let bestTranscription: SFTranscription
  /// Whether it is final.
  public let isFinal: Bool
  /// The possible transcriptions, the best first.
  open var transcriptions: [SFTranscription] { [bestTranscription] }

  init(_ transcription: SFTranscription, isFinal: Bool) { (bestTranscription, self.isFinal) = (transcription, isFinal) }
}

/// A transcription.
open class SFTranscription: NSObject, @unchecked Sendable {
  /// The text.
  public let formattedString: String
  /// The segments.
  public let segments: [SFTranscriptionSegment]

  init(_ text: String, segments: [SFTranscriptionSegment]) { (formattedString, self.segments) = (text, segments) }
}

/// A segment of a transcription, such as a word.
open class SFTranscriptionSegment: NSObject, @unchecked Sendable {
  /// The text.
  public let substring: String
  /// The range in the whole text.
  public let substringRange: NSRange
  /// The timestamp.
  public let timestamp: TimeInterval
  /// The duration.
  public let duration: TimeInterval
  /// The confidence, from 0 to 1.
  public let confidence: Float

  init(_ word: String, range: NSRange, timestamp: TimeInterval, duration: TimeInterval, confidence: Float) {
    (substring, substringRange) = (word, range)
    (self.timestamp, self.duration, self.confidence) = (timestamp, duration, confidence)
  }
}
