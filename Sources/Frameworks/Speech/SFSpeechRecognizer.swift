import Foundation
import ScrollworkAVFoundation
import ScrollworkFoundation
import ScrollworkUIKit
import Synchronization

/// Whether the app may have speech recognized.
public enum SFSpeechRecognizerAuthorizationStatus: Int, Sendable {
  /// Nobody asked yet.
  case notDetermined = 0
  /// No.
  case denied = 1
  /// No, and nobody can change that.
  case restricted = 2
  /// Yes.
  case authorized = 3
}

/// What the speech is for.
public enum SFSpeechRecognitionTaskHint: Int, Sendable {
  /// Nothing in particular.
  case unspecified = 0
  /// Dictation.
  case dictation = 1
  /// A word to look for.
  case search = 2
  /// "Yes", "No" and the like.
  case confirmation = 3
}

/// Hears whether speech can be recognized.
public protocol SFSpeechRecognizerDelegate: NSObjectProtocol {
  /// It can be, or no more.
  func speechRecognizer(_ speechRecognizer: SFSpeechRecognizer, availabilityDidChange available: Bool)
}

extension SFSpeechRecognizerDelegate {
  /// Does nothing.
  public func speechRecognizer(_ speechRecognizer: SFSpeechRecognizer, availabilityDidChange available: Bool) {}
}

/// Writes down what is said. The simulated phone cannot: the person is asked whether the app may, and then it is not available.
open class SFSpeechRecognizer: NSObject, @unchecked Sendable {
  private struct Answer {
    var phone = 0
    var status = SFSpeechRecognizerAuthorizationStatus.notDetermined
  }
  private static let answer = Mutex(Answer())

  /// The language.
  public let locale: Locale
  /// Hears whether speech can be recognized.
  open weak var delegate: (any SFSpeechRecognizerDelegate)?
  /// What the speech is for, unless a request says so.
  open var defaultTaskHint = SFSpeechRecognitionTaskHint.unspecified
  /// Where it is told of what was said.
  open var queue = OperationQueue.main

  /// Creates an instance for the phone's language.
  public convenience override init() { self.init(of: .current) }
  /// Creates an instance for a language.
  public convenience init?(locale: Locale) { self.init(of: locale) }
  private init(of locale: Locale) { self.locale = locale }

  /// False: there is nothing here that recognizes speech.
  open var isAvailable: Bool { false }
  /// False: there is nothing here that recognizes speech.
  open var supportsOnDeviceRecognition: Bool { false }
  /// Returns the languages: none.
  open class func supportedLocales() -> Set<Locale> { [] }

  /// Returns what the person said.
  open class func authorizationStatus() -> SFSpeechRecognizerAuthorizationStatus {
    let phone = Phone.number.load(ordering: .relaxed)
    return answer.withLock { $0.phone == phone ? $0.status : .notDetermined }
  }

  /// Asks the person once on each phone, in the words of the Info.plist; without any the answer is no, where iOS ends the app.
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

  /// Fails: there is nothing here that recognizes speech.
  @discardableResult
  open func recognitionTask(
    with request: SFSpeechRecognitionRequest,
    resultHandler: @escaping (SFSpeechRecognitionResult?, (any Error)?) -> Void
  ) -> SFSpeechRecognitionTask {
    let task = SFSpeechRecognitionTask()
    nonisolated(unsafe) let handler = resultHandler
    queue.addOperation {
      task.end()
      // What a phone says that has no connection to what recognizes.
      handler(
        nil,
        NSError(
          domain: "kAFAssistantErrorDomain", code: 1101,
          userInfo: [NSLocalizedDescriptionKey: "Speech recognition is not available on this phone."]))
    }
    return task
  }
}

/// Speech that is to be written down.
open class SFSpeechRecognitionRequest: NSObject {
  /// What it is for.
  open var taskHint = SFSpeechRecognitionTaskHint.unspecified
  /// What is not final is told too.
  open var shouldReportPartialResults = true
  /// Words that may occur.
  open var contextualStrings: [String] = []
  /// Nothing leaves the phone.
  open var requiresOnDeviceRecognition = false
  /// Points and commas are added.
  open var addsPunctuation = false
}

/// Speech that comes piece by piece.
open class SFSpeechAudioBufferRecognitionRequest: SFSpeechRecognitionRequest {
  /// What pieces should consist of.
  open var nativeAudioFormat: AVAudioFormat? {
    AVAudioFormat(commonFormat: .pcmFormatInt16, sampleRate: 16_000, channels: 1, interleaved: true)
  }
  /// Takes a piece, which nobody listens to.
  open func append(_ audioPCMBuffer: AVAudioPCMBuffer) {}
  /// No more comes.
  open func endAudio() {}
}

/// Speech in a file.
open class SFSpeechURLRecognitionRequest: SFSpeechRecognitionRequest {
  /// The file.
  public let url: URL
  /// Creates the speech in a file.
  public init(url URL: URL) { url = URL }
}

/// How far writing down is.
public enum SFSpeechRecognitionTaskState: Int, Sendable {
  /// It begins.
  case starting = 0
  /// It listens.
  case running = 1
  /// It listens no more.
  case finishing = 2
  /// It was called off.
  case canceling = 3
  /// It is done.
  case completed = 4
}

/// Speech being written down.
open class SFSpeechRecognitionTask: NSObject, @unchecked Sendable {
  private struct Progress {
    var state = SFSpeechRecognitionTaskState.starting
    var isCancelled = false
  }
  private let progress = Mutex(Progress())

  /// How far it is.
  open var state: SFSpeechRecognitionTaskState { progress.withLock { $0.state } }
  /// It listens no more.
  open var isFinishing: Bool { state == .finishing }
  /// It was called off.
  open var isCancelled: Bool { progress.withLock { $0.isCancelled } }
  /// Stops listening.
  open func finish() { progress.withLock { if $0.state != .completed { $0.state = .finishing } } }
  /// Calls it off.
  open func cancel() {
    progress.withLock {
      $0.isCancelled = true
      $0.state = .completed
    }
  }

  func end() { progress.withLock { $0.state = .completed } }
}

/// What was said. The simulated phone never knows.
open class SFSpeechRecognitionResult: NSObject, @unchecked Sendable {
  /// As it most likely was.
  public let bestTranscription: SFTranscription
  /// Nothing more comes.
  public let isFinal: Bool
  /// Others that are possible, the best first.
  open var transcriptions: [SFTranscription] { [bestTranscription] }

  init(_ transcription: SFTranscription, isFinal: Bool) { (bestTranscription, self.isFinal) = (transcription, isFinal) }
}

/// Speech as text.
open class SFTranscription: NSObject, @unchecked Sendable {
  /// All of it.
  public let formattedString: String
  /// Its words.
  public let segments: [SFTranscriptionSegment]

  init(_ text: String, segments: [SFTranscriptionSegment]) { (formattedString, self.segments) = (text, segments) }
}

/// A word that was said.
open class SFTranscriptionSegment: NSObject, @unchecked Sendable {
  /// The word.
  public let substring: String
  /// Where it is in the text.
  public let substringRange: NSRange
  /// When it was said.
  public let timestamp: TimeInterval
  /// For how long.
  public let duration: TimeInterval
  /// How sure it is, from 0 to 1.
  public let confidence: Float

  init(_ word: String, range: NSRange, timestamp: TimeInterval, duration: TimeInterval, confidence: Float) {
    (substring, substringRange) = (word, range)
    (self.timestamp, self.duration, self.confidence) = (timestamp, duration, confidence)
  }
}
