import Foundation

/// The delegate of a recorder.
public protocol AVAudioRecorderDelegate: AnyObject {
  /// Recording finished. Caveat: never called, as none starts.
  func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool)
  /// The recording cannot be encoded. Caveat: never called, as none starts.
  func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?)
}

extension AVAudioRecorderDelegate {
  /// Does nothing.
  public func audioRecorderDidFinishRecording(_ recorder: AVAudioRecorder, successfully flag: Bool) {}
  /// Does nothing.
  public func audioRecorderEncodeErrorDidOccur(_ recorder: AVAudioRecorder, error: (any Error)?) {}
}

/// Records to a file: nothing, as there is no microphone.
open class AVAudioRecorder: NSObject, @unchecked Sendable {
  /// The destination.
  public let url: URL
  /// The settings.
  public let settings: [String: Any]
  /// The format.
  public let format: AVAudioFormat
  /// The delegate.
  open weak var delegate: (any AVAudioRecorderDelegate)?
  /// Whether metering is enabled. Caveat: there is no input.
  open var isMeteringEnabled = false

  /// Creates a recorder to a file. Caveat: settings are not validated.
  public init(url: URL, settings: [String: Any]) throws {
    (self.url, self.settings) = (url, settings)
    format = AVAudioFormat(settings: settings) ?? AVAudioFormat()
  }

  /// Creates a recorder to a file in a format.
  public init(url: URL, format: AVAudioFormat) throws {
    (self.url, self.format, settings) = (url, format, format.settings)
  }

  /// Prepares to record. Returns false, as there is no microphone.
  @discardableResult
  open func prepareToRecord() -> Bool { false }
  /// Starts recording. Returns false, as there is no microphone.
  @discardableResult
  open func record() -> Bool { false }
  /// Starts recording later. Returns false, as there is no microphone.
  @discardableResult
  open func record(atTime time: TimeInterval) -> Bool { false }
  /// Starts recording for a duration. Returns false, as there is no microphone.
  @discardableResult
  open func record(forDuration duration: TimeInterval) -> Bool { false }
  /// Starts recording later, for a duration. Returns false, as there is no microphone.
  @discardableResult
  open func record(atTime time: TimeInterval, forDuration duration: TimeInterval) -> Bool { false }
  /// Does nothing: it does not record.
  open func pause() {}
  /// Does nothing: it does not record.
  open func stop() {}
  /// Deletes the file. Returns false if there is none.
  @discardableResult
  open func deleteRecording() -> Bool {
    do {
      try FileManager.default.removeItem(at: url)
      return true
    } catch {
      return false
    }
  }
  /// Whether it is recording: no.
  open var isRecording: Bool { false }
  /// The length of the recording.
  open var currentTime: TimeInterval { 0 }
  /// The device's time in seconds.
  open var deviceCurrentTime: TimeInterval { Date().timeIntervalSinceReferenceDate }
  /// Updates the meters.
  open func updateMeters() {}
  /// Returns the average power in decibels below the maximum: silence.
  open func averagePower(forChannel channelNumber: Int) -> Float { -160 }
  /// Returns the peak power in decibels below the maximum: silence.
  open func peakPower(forChannel channelNumber: Int) -> Float { -160 }
}
