import Foundation
import Synchronization

/// As it is, without transcoding.
public let AVAssetExportPresetPassthrough = "AVAssetExportPresetPassthrough"
/// Video of low quality.
public let AVAssetExportPresetLowQuality = "AVAssetExportPresetLowQuality"
/// Video of medium quality.
public let AVAssetExportPresetMediumQuality = "AVAssetExportPresetMediumQuality"
/// Video of the highest quality.
public let AVAssetExportPresetHighestQuality = "AVAssetExportPresetHighestQuality"
/// Video of 640 by 480 pixels.
public let AVAssetExportPreset640x480 = "AVAssetExportPreset640x480"
/// Video of 960 by 540 pixels.
public let AVAssetExportPreset960x540 = "AVAssetExportPreset960x540"
/// Video of 1280 by 720 pixels.
public let AVAssetExportPreset1280x720 = "AVAssetExportPreset1280x720"
/// Video of 1920 by 1080 pixels.
public let AVAssetExportPreset1920x1080 = "AVAssetExportPreset1920x1080"
/// Video of 3840 by 2160 pixels.
public let AVAssetExportPreset3840x2160 = "AVAssetExportPreset3840x2160"
/// Video of the highest quality, in HEVC.
public let AVAssetExportPresetHEVCHighestQuality = "AVAssetExportPresetHEVCHighestQuality"
/// MPEG-4 audio.
public let AVAssetExportPresetAppleM4A = "AVAssetExportPresetAppleM4A"

/// Exports an asset to a file.
///
/// Caveat: nothing is transcoded. An asset that passes through unchanged, whole and in its own format, is copied; any
/// other export fails with `AVError.encoderNotFound`.
open class AVAssetExportSession: NSObject, @unchecked Sendable {
  /// The status of an export.
  public enum Status: Int, Sendable {
    /// Not started.
    case unknown = 0
    /// About to start.
    case waiting = 1
    /// In progress.
    case exporting = 2
    /// Completed.
    case completed = 3
    /// Failed; `error` says why.
    case failed = 4
    /// Cancelled.
    case cancelled = 5
  }

  /// The asset.
  public let asset: AVAsset
  /// The preset.
  public let presetName: String
  /// The destination, at which there must be no file.
  open var outputURL: URL?
  /// The format.
  open var outputFileType: AVFileType?
  /// The part to export; defaults to all.
  open var timeRange = CMTimeRange(start: .zero, duration: .positiveInfinity)
  /// Whether it can be played before all of it is loaded. Caveat: has no effect.
  open var shouldOptimizeForNetworkUse = false

  private struct Course: Sendable {
    var status = Status.unknown
    var error: AVError?
  }
  private let course = Mutex(Course())

  /// The status.
  open var status: Status { course.withLock { $0.status } }
  /// The error.
  open var error: (any Error)? { course.withLock { $0.error } }
  /// The progress, from 0 to 1.
  open var progress: Float { status == .completed ? 1 : 0 }
  /// The possible formats: only its own, if it passes through.
  open var supportedFileTypes: [AVFileType] {
    presetName == AVAssetExportPresetPassthrough ? ownType.map { [$0] } ?? [] : []
  }

  /// Creates an export with a preset of `allExportPresets()`; nil for another one.
  public init?(asset: AVAsset, presetName: String) {
    guard Self.allExportPresets().contains(presetName) else { return nil }
    self.asset = asset
    self.presetName = presetName
  }

  /// Returns all presets.
  open class func allExportPresets() -> [String] {
    [
      AVAssetExportPresetPassthrough, AVAssetExportPresetLowQuality, AVAssetExportPresetMediumQuality,
      AVAssetExportPresetHighestQuality, AVAssetExportPreset640x480, AVAssetExportPreset960x540,
      AVAssetExportPreset1280x720, AVAssetExportPreset1920x1080, AVAssetExportPreset3840x2160,
      AVAssetExportPresetHEVCHighestQuality, AVAssetExportPresetAppleM4A,
    ]
  }
  /// Returns the presets that work: only passthrough, if the asset can be played.
  open class func exportPresets(compatibleWith asset: AVAsset) -> [String] {
    asset.isPlayable ? [AVAssetExportPresetPassthrough] : []
  }
  /// Returns whether an asset can be exported with a preset and a format; nil means any format.
  open class func compatibility(
    ofExportPreset presetName: String, with asset: AVAsset, outputFileType: AVFileType?
  ) async -> Bool { isCompatible(presetName, asset, outputFileType) }
  /// Reports whether an asset can be exported with a preset and a format, in the next turn of the main queue.
  open class func determineCompatibility(
    ofExportPreset presetName: String, with asset: AVAsset, outputFileType: AVFileType?,
    completionHandler handler: @escaping @Sendable (Bool) -> Void
  ) {
    let isCompatible = isCompatible(presetName, asset, outputFileType)
    DispatchQueue.main.async { handler(isCompatible) }
  }
  private class func isCompatible(_ presetName: String, _ asset: AVAsset, _ type: AVFileType?) -> Bool {
    guard let session = AVAssetExportSession(asset: asset, presetName: presetName) else { return false }
    return type.map { session.supportedFileTypes.contains($0) } ?? !session.supportedFileTypes.isEmpty
  }

  /// Exports to `outputURL`, and calls the handler in the next turn of the main queue: `status` has the result.
  open func exportAsynchronously(completionHandler handler: @escaping @Sendable () -> Void) {
    guard begin() else { return DispatchQueue.main.async { handler() } }
    let (target, type) = (outputURL, outputFileType)
    DispatchQueue.main.async {
      self.write(to: target, as: type)
      handler()
    }
  }
  /// Exports to `outputURL`; `status` has the result.
  open func export() async {
    if begin() { write(to: outputURL, as: outputFileType) }
  }
  /// Exports to a file.
  /// - Throws: the reason for a failure
  public final func export(
    to url: URL, as fileType: AVFileType, isolation: isolated (any Actor)? = #isolation
  ) async throws {
    if begin() { write(to: url, as: fileType) }
    if let error { throw error }
  }
  /// Cancels the export.
  open func cancelExport() {
    course.withLock { course in
      guard course.status.rawValue < Status.completed.rawValue else { return }
      course = Course(status: .cancelled, error: AVError(.operationCancelled))
    }
  }

  /// Returns false if it was started before: an export runs once.
  private func begin() -> Bool {
    course.withLock { course in
      guard course.status == .unknown else { return false }
      course.status = .waiting
      return true
    }
  }

  private func write(to target: URL?, as type: AVFileType?) {
    guard status == .waiting else { return }
    let failure = copy(to: target, as: type).map { AVError($0) }
    course.withLock { $0 = Course(status: failure == nil ? .completed : .failed, error: failure) }
  }

  /// Copies the file, and returns the error.
  private func copy(to target: URL?, as type: AVFileType?) -> AVError.Code? {
    guard let target, target.isFileURL, let type else { return .exportFailed }
    guard asset.isPlayable, let source = asset.address else { return .fileFormatNotRecognized }
    let length = CMTimeGetSeconds(asset.duration)
    let end = CMTimeGetSeconds(timeRange.start) + CMTimeGetSeconds(timeRange.duration)
    guard supportedFileTypes.contains(type), CMTimeGetSeconds(timeRange.start) <= 0, !(end < length) else {
      return .encoderNotFound
    }
    if FileManager.default.fileExists(atPath: target.path) { return .fileAlreadyExists }
    do {
      try FileManager.default.copyItem(at: source, to: target)
      return nil
    } catch { return .exportFailed }
  }

  /// The asset's own format, by its file name.
  private var ownType: AVFileType? {
    switch asset.isPlayable ? asset.address?.pathExtension.lowercased() : nil {
    case "mov": .mov
    case "mp4": .mp4
    case "m4v": .m4v
    case "m4a": .m4a
    case "wav": .wav
    case "mp3": .mp3
    default: nil
    }
  }
}
