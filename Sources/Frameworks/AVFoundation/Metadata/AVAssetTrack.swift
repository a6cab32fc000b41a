import Foundation
import ScrollworkUIKit

/// A track of an asset: what the file says of it. Caveat: its samples are not read.
open class AVAssetTrack: NSObject, @unchecked Sendable {
  /// The asset.
  open internal(set) weak var asset: AVAsset?
  /// The number of the track in its file.
  public let trackID: CMPersistentTrackID
  /// The type of its media.
  public let mediaType: AVMediaType
  /// The size in pixels, before `preferredTransform`; zero for audio.
  public let naturalSize: CGSize
  /// How its images are turned for display.
  public let preferredTransform: CGAffineTransform
  /// The time it takes.
  public let timeRange: CMTimeRange
  /// The frames a second; 0 if unknown, or for audio.
  public let nominalFrameRate: Float
  /// The bits a second; 0 if unknown.
  public let estimatedDataRate: Float
  /// Whether it is enabled.
  public let isEnabled: Bool
  /// Whether it can be played, as its asset can.
  open var isPlayable: Bool { asset?.isPlayable ?? false }

  init(
    _ trackID: CMPersistentTrackID, _ mediaType: AVMediaType, seconds: Double, size: CGSize = .zero,
    transform: CGAffineTransform = .identity, frames: Int = 0, bytes: Int = 0, isEnabled: Bool = true
  ) {
    (self.trackID, self.mediaType, naturalSize, preferredTransform) = (trackID, mediaType, size, transform)
    timeRange = CMTimeRange(start: .zero, duration: CMTime(seconds: seconds, preferredTimescale: 600))
    nominalFrameRate = seconds > 0 && mediaType == .video ? Float(Double(frames) / seconds) : 0
    estimatedDataRate = seconds > 0 ? Float(Double(bytes) * 8 / seconds) : 0
    self.isEnabled = isEnabled
  }

  /// Returns whether it has a type of media.
  open func hasMediaCharacteristic(_ mediaCharacteristic: AVMediaCharacteristic) -> Bool {
    mediaCharacteristic == (mediaType == .video ? .visual : mediaType == .audio ? .audible : .legible)
  }

  /// Loads a property, which is in memory already.
  open func load<T>(_ property: AVAsyncProperty<AVAssetTrack, T>) async throws -> T { try property.value(self) }

  /// Loads two properties, which are in memory already.
  open func load<A, B>(
    _ propertyA: AVAsyncProperty<AVAssetTrack, A>, _ propertyB: AVAsyncProperty<AVAssetTrack, B>
  ) async throws -> (A, B) { (try propertyA.value(self), try propertyB.value(self)) }
}

/// The number of a track in its file.
public typealias CMPersistentTrackID = Int32

/// A characteristic of media.
public struct AVMediaCharacteristic: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// It can be seen.
  public static let visual = AVMediaCharacteristic(rawValue: "AVMediaCharacteristicVisual")
  /// It can be heard.
  public static let audible = AVMediaCharacteristic(rawValue: "AVMediaCharacteristicAudible")
  /// It can be read.
  public static let legible = AVMediaCharacteristic(rawValue: "AVMediaCharacteristicLegible")
}

extension AVAsyncProperty where Root == AVAssetTrack, Value == CGSize {
  /// The size in pixels.
  public static var naturalSize: AVAsyncProperty<AVAssetTrack, CGSize> { .init { $0.naturalSize } }
}

extension AVAsyncProperty where Root == AVAssetTrack, Value == CGAffineTransform {
  /// How its images are turned for display.
  public static var preferredTransform: AVAsyncProperty<AVAssetTrack, CGAffineTransform> {
    .init { $0.preferredTransform }
  }
}

extension AVAsyncProperty where Root == AVAssetTrack, Value == CMTimeRange {
  /// The time it takes.
  public static var timeRange: AVAsyncProperty<AVAssetTrack, CMTimeRange> { .init { $0.timeRange } }
}

extension AVAsyncProperty where Root == AVAssetTrack, Value == Float {
  /// The frames a second; 0 if unknown.
  public static var nominalFrameRate: AVAsyncProperty<AVAssetTrack, Float> { .init { $0.nominalFrameRate } }
  /// The bits a second; 0 if unknown.
  public static var estimatedDataRate: AVAsyncProperty<AVAssetTrack, Float> { .init { $0.estimatedDataRate } }
}

extension AVAsyncProperty where Root == AVAsset, Value == [AVAssetTrack] {
  /// The tracks.
  public static var tracks: AVAsyncProperty<AVAsset, [AVAssetTrack]> { .init { $0.tracks } }
}

extension AVAsset {
  /// The tracks: those of a movie's file, or the one of a sound.
  public var tracks: [AVAssetTrack] {
    let tracks = content.tracks
    for track in tracks { track.asset = self }
    return tracks
  }
  /// Returns the tracks of a type of media.
  public func tracks(withMediaType mediaType: AVMediaType) -> [AVAssetTrack] {
    tracks.filter { $0.mediaType == mediaType }
  }
  /// Loads the tracks of a type of media.
  /// - Throws: an error if the content cannot be loaded
  public func loadTracks(withMediaType mediaType: AVMediaType) async throws -> [AVAssetTrack] {
    try await load(.tracks).filter { $0.mediaType == mediaType }
  }
  /// Loads the tracks of a type of media, and passes them in a later turn of the main queue.
  public func loadTracks(
    withMediaType mediaType: AVMediaType, completionHandler: @escaping @Sendable ([AVAssetTrack]?, (any Error)?) -> Void
  ) {
    whenLoaded {
      let error = self.content.error
      completionHandler(error == nil ? self.tracks(withMediaType: mediaType) : nil, error)
    }
  }
}

/// Reads the tracks of a media file.
enum MediaTracks {
  /// Returns the tracks of a movie, or one for a sound; none if the duration is unknown.
  static func tracks(of data: Data, duration: Double?) -> [AVAssetTrack] {
    guard let duration else { return [] }
    let file = MovieFile(data)
    guard file.data.dropFirst(4).starts(with: "ftyp".utf8) else {
      return [AVAssetTrack(1, .audio, seconds: duration, bytes: data.count)]
    }
    guard let movie = file.box("moov", in: 0..<file.data.count) else { return [] }
    return file.boxes(in: movie).filter { $0.name == "trak" }.compactMap { track(file, $0.body) }
  }

  private static func track(_ file: MovieFile, _ track: Range<Int>) -> AVAssetTrack? {
    guard let header = file.box("tkhd", in: track), let version = file.number(header.lowerBound, 1),
      let flags = file.number(header.lowerBound + 1, 3), let media = file.box("mdia", in: track),
      let times = file.box("mdhd", in: media), let handler = file.box("hdlr", in: media), handler.count >= 12
    else { return nil }
    let isLong = file.number(times.lowerBound, 1) == 1
    let start = times.lowerBound + (isLong ? 20 : 12)
    guard let scale = file.number(start, 4), scale > 0, let length = file.number(start + 4, isLong ? 8 : 4),
      let number = file.number(header.lowerBound + (version == 1 ? 20 : 12), 4)
    else { return nil }
    // After the duration: eight bytes without a use, then the layer, the group, the volume and a matrix.
    let matrix = header.lowerBound + (version == 1 ? 36 : 24) + 16
    func fixed(_ offset: Int, _ one: Double) -> CGFloat {
      file.number(offset, 4).map { CGFloat(Double(Int32(truncatingIfNeeded: $0)) / one) } ?? 0
    }
    let parts = [0, 4, 12, 16, 24, 28].map { fixed(matrix + $0, 65_536) }
    let isSet = parts[0] * parts[3] != parts[1] * parts[2]
    let samples = samples(file, media)
    let type = MediaTags.name(file.data[handler.lowerBound + 8..<handler.lowerBound + 12])
    return AVAssetTrack(
      Int32(truncatingIfNeeded: number), AVMediaType(rawValue: type), seconds: Double(length) / Double(scale),
      size: CGSize(width: fixed(matrix + 36, 65_536), height: fixed(matrix + 40, 65_536)),
      transform: isSet
        ? CGAffineTransform(a: parts[0], b: parts[1], c: parts[2], d: parts[3], tx: parts[4], ty: parts[5]) : .identity,
      frames: samples.count, bytes: samples.bytes, isEnabled: flags & 1 != 0)
  }

  /// Returns how many samples a track has, and how many bytes they take.
  private static func samples(_ file: MovieFile, _ media: Range<Int>) -> (count: Int, bytes: Int) {
    guard let information = file.box("minf", in: media), let table = file.box("stbl", in: information),
      let sizes = file.box("stsz", in: table), let size = file.number(sizes.lowerBound + 4, 4),
      let count = file.number(sizes.lowerBound + 8, 4)
    else { return (0, 0) }
    // A damaged file may name more than it has.
    if size > 0 { return (count, min(count, file.data.count) * min(size, file.data.count)) }
    let known = min(count, max(0, (sizes.count - 12) / 4))
    return (count, (0..<known).reduce(0) { $0 + (file.number(sizes.lowerBound + 12 + $1 * 4, 4) ?? 0) })
  }
}
