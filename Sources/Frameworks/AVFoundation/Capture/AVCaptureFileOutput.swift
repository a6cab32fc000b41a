import Foundation

/// The delegate of a recording.
public protocol AVCaptureFileOutputRecordingDelegate: NSObjectProtocol {
  /// Recording started. Caveat: never called, as there is no device.
  func fileOutput(
    _ output: AVCaptureFileOutput, didStartRecordingTo fileURL: URL, from connections: [AVCaptureConnection])
  /// Recording paused. Caveat: never called, as there is no device.
  @available(iOS 18.0, *)
  func fileOutput(
    _ output: AVCaptureFileOutput, didPauseRecordingTo fileURL: URL, from connections: [AVCaptureConnection])
  /// Recording resumed. Caveat: never called, as there is no device.
  @available(iOS 18.0, *)
  func fileOutput(
    _ output: AVCaptureFileOutput, didResumeRecordingTo fileURL: URL, from connections: [AVCaptureConnection])
  /// Recording finished, or failed.
  func fileOutput(
    _ output: AVCaptureFileOutput, didFinishRecordingTo outputFileURL: URL, from connections: [AVCaptureConnection],
    error: (any Error)?)
}

extension AVCaptureFileOutputRecordingDelegate {
  /// Does nothing.
  public func fileOutput(
    _ output: AVCaptureFileOutput, didStartRecordingTo fileURL: URL, from connections: [AVCaptureConnection]
  ) {}
  /// Does nothing.
  @available(iOS 18.0, *)
  public func fileOutput(
    _ output: AVCaptureFileOutput, didPauseRecordingTo fileURL: URL, from connections: [AVCaptureConnection]
  ) {}
  /// Does nothing.
  @available(iOS 18.0, *)
  public func fileOutput(
    _ output: AVCaptureFileOutput, didResumeRecordingTo fileURL: URL, from connections: [AVCaptureConnection]
  ) {}
}

/// Records media to files: none, as no device is connected.
open class AVCaptureFileOutput: AVCaptureOutput, @unchecked Sendable {
  /// The file being recorded; nil if there is none.
  open var outputFileURL: URL? { nil }
  /// Starts recording. In the next turn of the main queue the delegate receives the error: `AVError.fileAlreadyExists`,
  /// `AVError.sessionNotRunning`, or in a running session `AVError.noDataCaptured`. Caveat: iOS ends the app if no
  /// device is connected.
  open func startRecording(
    to outputFileURL: URL, recordingDelegate delegate: any AVCaptureFileOutputRecordingDelegate
  ) {
    let exists = FileManager.default.fileExists(atPath: outputFileURL.path)
    let (connections, error) = (connections, exists ? AVError(.fileAlreadyExists) : failure)
    nonisolated(unsafe) let delegate = delegate
    DispatchQueue.main.async {
      delegate.fileOutput(self, didFinishRecordingTo: outputFileURL, from: connections, error: error)
    }
  }
  /// Does nothing: nothing is recorded.
  open func stopRecording() {}
  /// Whether it is recording: no.
  open var isRecording: Bool { false }
  /// Whether recording is paused: no.
  @available(iOS 18.0, *)
  open var isRecordingPaused: Bool { false }
  /// Does nothing: nothing is recorded.
  @available(iOS 18.0, *)
  open func pauseRecording() {}
  /// Does nothing: nothing is recorded.
  @available(iOS 18.0, *)
  open func resumeRecording() {}
  /// The recorded duration.
  open var recordedDuration: CMTime { .zero }
  /// The recorded size in bytes.
  open var recordedFileSize: Int64 { 0 }
  /// The maximum duration; invalid for no limit.
  open var maxRecordedDuration = CMTime.invalid
  /// The maximum size in bytes; 0 for no limit.
  open var maxRecordedFileSize: Int64 = 0
  /// The number of bytes that must remain free.
  open var minFreeDiskSpaceLimit: Int64 = 0
}

/// Records movies.
open class AVCaptureMovieFileOutput: AVCaptureFileOutput, @unchecked Sendable {
  /// Creates a movie output.
  public override init() {}

  /// The interval of fragments, up to which a damaged movie can be played.
  open var movieFragmentInterval = CMTime(value: 10, timescale: 1)
  /// The available codecs: none without a camera.
  open var availableVideoCodecTypes: [AVVideoCodecType] { [] }
  /// Returns the settings of a connection.
  open func outputSettings(for connection: AVCaptureConnection) -> [String: Any] { [:] }
  /// Sets the settings of a connection. Caveat: has no effect.
  open func setOutputSettings(_ outputSettings: [String: Any]?, for connection: AVCaptureConnection) {}
}
