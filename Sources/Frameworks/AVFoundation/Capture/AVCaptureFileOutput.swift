import Foundation

/// Hears how a file is written.
public protocol AVCaptureFileOutputRecordingDelegate: NSObjectProtocol {
  /// It begins. Caveat: never called, as there is no device.
  func fileOutput(
    _ output: AVCaptureFileOutput, didStartRecordingTo fileURL: URL, from connections: [AVCaptureConnection])
  /// It rests. Caveat: never called, as there is no device.
  @available(iOS 18.0, *)
  func fileOutput(
    _ output: AVCaptureFileOutput, didPauseRecordingTo fileURL: URL, from connections: [AVCaptureConnection])
  /// It goes on. Caveat: never called, as there is no device.
  @available(iOS 18.0, *)
  func fileOutput(
    _ output: AVCaptureFileOutput, didResumeRecordingTo fileURL: URL, from connections: [AVCaptureConnection])
  /// It is complete, or why it is not.
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

/// Writes media into files: none, as no device is connected.
open class AVCaptureFileOutput: AVCaptureOutput, @unchecked Sendable {
  /// What is written; nil while nothing is.
  open var outputFileURL: URL? { nil }
  /// Would write into a file. Its delegate hears in the next turn of the main queue why there is none:
  /// `AVError.fileAlreadyExists`, `AVError.sessionNotRunning`, or in a session that runs `AVError.noDataCaptured`.
  /// Caveat: iOS ends the app if no device is connected.
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
  /// Does nothing: nothing is written.
  open func stopRecording() {}
  /// Whether something is written: no.
  open var isRecording: Bool { false }
  /// Whether that rests: no.
  @available(iOS 18.0, *)
  open var isRecordingPaused: Bool { false }
  /// Does nothing: nothing is written.
  @available(iOS 18.0, *)
  open func pauseRecording() {}
  /// Does nothing: nothing is written.
  @available(iOS 18.0, *)
  open func resumeRecording() {}
  /// How long the file plays.
  open var recordedDuration: CMTime { .zero }
  /// How many bytes it has.
  open var recordedFileSize: Int64 { 0 }
  /// How long it may play; invalid for any length.
  open var maxRecordedDuration = CMTime.invalid
  /// How many bytes it may have; 0 for any number.
  open var maxRecordedFileSize: Int64 = 0
  /// How many bytes have to stay free.
  open var minFreeDiskSpaceLimit: Int64 = 0
}

/// Writes films.
open class AVCaptureMovieFileOutput: AVCaptureFileOutput, @unchecked Sendable {
  /// Writes them when it is in a session.
  public override init() {}

  /// How often it is written so that a damaged film can be played up to there.
  open var movieFragmentInterval = CMTime(value: 10, timescale: 1)
  /// How pictures can be encoded: in no way without a camera.
  open var availableVideoCodecTypes: [AVVideoCodecType] { [] }
  /// How what arrives is encoded.
  open func outputSettings(for connection: AVCaptureConnection) -> [String: Any] { [:] }
  /// Says how what arrives is encoded. Caveat: without effect.
  open func setOutputSettings(_ outputSettings: [String: Any]?, for connection: AVCaptureConnection) {}
}
