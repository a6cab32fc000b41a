/// The source of assets. Caveat: all of the phone's are the person's own.
public struct PHAssetSourceType: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The person's own library.
  public static let typeUserLibrary = PHAssetSourceType(rawValue: 1 << 0)
  /// Shared albums.
  public static let typeCloudShared = PHAssetSourceType(rawValue: 1 << 1)
  /// A computer.
  public static let typeiTunesSynced = PHAssetSourceType(rawValue: 1 << 2)
}
