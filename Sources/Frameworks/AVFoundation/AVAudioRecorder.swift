import Foundation

/// Hears what happens to a recording.
public protocol AVAudioRecorderDelegate: AnyObject {
  /// It is over. Caveat: never called, as none begins.
  func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool)
  /// It cannot be written. Caveat: never called, as none begins.
  func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?)
}

extension AVAudioRecorderDelegate {
  /// Does nothing.
  public func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool) {}
  /// Does nothing.
  public func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?) {}
}

/// Records into a file: nothing, as there is no microphone.
open class AVAudioRecorder: NSObject, @unchecked Sendable {
  /// Where the recording would go.
  public let url: URL
  /// How it would be written.
  public let settings: [String: Any]
  /// What it would consist of.
  public let format: AVAudioFormat
  /// Who would hear of it.
  open weak var delegate: (any AVAudioRecorderDelegate)?
  /// Whether loudness is measured. Caveat: nothing is heard.
  open var isMeteringEnabled = false

  /// A recorder into a file. Caveat: settings are not examined.
  public init(url: URL, settings: [String: Any]) throws {
    (self.url, self.settings) = (url, settings)
    format = AVAudioFormat(settings: settings) ?? AVAudioFormat()
  }

  /// A recorder of a format into a file.
  public init(url: URL, format: AVAudioFormat) throws {
    (self.url, self.format, settings) = (url, format, format.settings)
  }

  /// Would make ready. False, as there is no microphone.
  @discardableResult
  open func prepareToRecord() -> Bool { false }
  /// Would record. False, as there is no microphone.
  @discardableResult
  open func record() -> Bool { false }
  /// Would record later. False, as there is no microphone.
  @discardableResult
  open func record(atTime time: TimeInterval) -> Bool { false }
  /// Would record for a while. False, as there is no microphone.
  @discardableResult
  open func record(forDuration duration: TimeInterval) -> Bool { false }
  /// Would record for a while later. False, as there is no microphone.
  @discardableResult
  open func record(atTime time: TimeInterval, forDuration duration: TimeInterval) -> Bool { false }
  /// Does nothing: it does not record.
  open func pause() {}
  /// Does nothing: it does not record.
  open func stop() {}
  /// Deletes the file. False if there is none.
  @discardableResult
  open func deleteRecording() -> Bool {
    do {
      try FileManager.default.removeItem(at: url)
      return true
    } catch {
      return false
    }
  }
  /// Whether it records: no.
  open var isRecording: Bool { false }
  /// How long the recording is.
  open var currentTime: TimeInterval { 0 }
  /// The phone's own seconds.
  open var deviceCurrentTime: TimeInterval { Date().timeIntervalSinceReferenceDate }
  /// Measures the loudness.
  open func updateMeters() {}
  /// How loud it is, in decibels below the loudest: silent.
  open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
  /// How loud it was, in decibels below the loudest: silent.
  open func peakPower(forChannel channelNumber: Int) -> Float { -160 }
}
