import Foundation
import Synchronization

/// As it is, without being coded anew.
public let AVAssetExportPresetPassthrough = "AVAssetExportPresetPassthrough"
/// A film of low quality.
public let AVAssetExportPresetLowQuality = "AVAssetExportPresetLowQuality"
/// A film of medium quality.
public let AVAssetExportPresetMediumQuality = "AVAssetExportPresetMediumQuality"
/// A film of the highest quality.
public let AVAssetExportPresetHighestQuality = "AVAssetExportPresetHighestQuality"
/// A film of 640 by 480 pixels.
public let AVAssetExportPreset640x480 = "AVAssetExportPreset640x480"
/// A film of 960 by 540 pixels.
public let AVAssetExportPreset960x540 = "AVAssetExportPreset960x540"
/// A film of 1280 by 720 pixels.
public let AVAssetExportPreset1280x720 = "AVAssetExportPreset1280x720"
/// A film of 1920 by 1080 pixels.
public let AVAssetExportPreset1920x1080 = "AVAssetExportPreset1920x1080"
/// A film of 3840 by 2160 pixels.
public let AVAssetExportPreset3840x2160 = "AVAssetExportPreset3840x2160"
/// A film of the highest quality, in HEVC.
public let AVAssetExportPresetHEVCHighestQuality = "AVAssetExportPresetHEVCHighestQuality"
/// Sound in MPEG-4.
public let AVAssetExportPresetAppleM4A = "AVAssetExportPresetAppleM4A"

/// Writes something that plays into a file.
///
/// Caveat: nothing is coded. What passes through as it is, all of it and in the format that it has, is copied; anything else fails with
/// `AVError.encoderNotFound`.
open class AVAssetExportSession: NSObject, @unchecked Sendable {
  /// How far an export is.
  public enum Status: Int, Sendable {
    /// Nobody began it.
    case unknown = 0
    /// It is about to begin.
    case waiting = 1
    /// It is written.
    case exporting = 2
    /// It is there.
    case completed = 3
    /// It is not there, and `error` says why.
    case failed = 4
    /// Nobody wanted it any more.
    case cancelled = 5
  }

  /// What is written.
  public let asset: AVAsset
  /// In which way.
  public let presetName: String
  /// Where it is written. There must be no file.
  open var outputURL: URL?
  /// In which format.
  open var outputFileType: AVFileType?
  /// Which part of it; at first all.
  open var timeRange = CMTimeRange(start: .zero, duration: .positiveInfinity)
  /// Whether it can be played before all of it is there. Caveat: without effect.
  open var shouldOptimizeForNetworkUse = false

  private struct Course: Sendable {
    var status = Status.unknown
    var error: AVError?
  }
  private let course = Mutex(Course())

  /// How far it is.
  open var status: Status { course.withLock { $0.status } }
  /// Why there is nothing.
  open var error: (any Error)? { course.withLock { $0.error } }
  /// How much of it is there, from 0 to 1.
  open var progress: Float { status == .completed ? 1 : 0 }
  /// In which formats it can be written: in its own, if it passes through.
  open var supportedFileTypes: [AVFileType] {
    presetName == AVAssetExportPresetPassthrough ? ownType.map { [$0] } ?? [] : []
  }

  /// Writes something in one of the ways that `allExportPresets()` lists; nil for another one.
  public init?(asset: AVAsset, presetName: String) {
    guard Self.allExportPresets().contains(presetName) else { return nil }
    self.asset = asset
    self.presetName = presetName
  }

  /// The ways in which something can be written.
  open class func allExportPresets() -> [String] {
    [
      AVAssetExportPresetPassthrough, AVAssetExportPresetLowQuality, AVAssetExportPresetMediumQuality,
      AVAssetExportPresetHighestQuality, AVAssetExportPreset640x480, AVAssetExportPreset960x540,
      AVAssetExportPreset1280x720, AVAssetExportPreset1920x1080, AVAssetExportPreset3840x2160,
      AVAssetExportPresetHEVCHighestQuality, AVAssetExportPresetAppleM4A,
    ]
  }
  /// The ways in which something can really be written: as it is, if it can be played.
  open class func exportPresets(compatibleWith asset: AVAsset) -> [String] {
    asset.isPlayable ? [AVAssetExportPresetPassthrough] : []
  }
  /// Whether something can be written in a way and a format; nil for any format.
  open class func compatibility(
    ofExportPreset presetName: String, with asset: AVAsset, outputFileType: AVFileType?
  ) async -> Bool { isCompatible(presetName, asset, outputFileType) }
  /// Tells whether something can be written in a way and a format, in the next turn of the main queue.
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

  /// Writes it to `outputURL`, and tells when that is over, in the next turn of the main queue: `status` says how it went.
  open func exportAsynchronously(completionHandler handler: @escaping @Sendable () -> Void) {
    guard begin() else { return DispatchQueue.main.async { handler() } }
    let (target, type) = (outputURL, outputFileType)
    DispatchQueue.main.async {
      self.write(to: target, as: type)
      handler()
    }
  }
  /// Writes it to `outputURL`; `status` says how it went.
  open func export() async {
    if begin() { write(to: outputURL, as: outputFileType) }
  }
  /// Writes it to a file.
  /// - Throws: why it is not there
  public final func export(
    to url: URL, as fileType: AVFileType, isolation: isolated (any Actor)? = #isolation
  ) async throws {
    if begin() { write(to: url, as: fileType) }
    if let error { throw error }
  }
  /// Nobody wants it any more.
  open func cancelExport() {
    course.withLock { course in
      guard course.status.rawValue < Status.completed.rawValue else { return }
      course = Course(status: .cancelled, error: AVError(.operationCancelled))
    }
  }

  /// False if it was begun before: an export is made once.
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

  /// Why it is not there.
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

  /// The format that it has, by the name of its file.
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
