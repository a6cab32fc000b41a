import Foundation

extension URLResourceKey {
  /// The file's type. Caveat: no value is found for it; use the name's extension.
  public static let contentTypeKey = URLResourceKey(rawValue: "NSURLContentTypeKey")
  /// The room for what the person asked for. Caveat: no value is found for it; `volumeAvailableCapacityKey` has one.
  public static let volumeAvailableCapacityForImportantUsageKey = URLResourceKey(
    rawValue: "NSURLVolumeAvailableCapacityForImportantUsageKey")
  /// The room for what can be loaded again. Caveat: no value is found for it; `volumeAvailableCapacityKey` has one.
  public static let volumeAvailableCapacityForOpportunisticUsageKey = URLResourceKey(
    rawValue: "NSURLVolumeAvailableCapacityForOpportunisticUsageKey")
}
