import Foundation

extension ByteCountFormatter {
  /// Returns the text of an amount of data.
  public func string(from measurement: Measurement<UnitInformationStorage>) -> String {
    string(fromByteCount: Int64(clamping: measurement))
  }

  /// Returns the text of an amount of data in a style.
  public class func string(
    from measurement: Measurement<UnitInformationStorage>, countStyle: ByteCountFormatter.CountStyle
  ) -> String {
    string(fromByteCount: Int64(clamping: measurement), countStyle: countStyle)
  }
}

extension Int64 {
  /// The nearest whole number of bytes.
  fileprivate init(clamping measurement: Measurement<UnitInformationStorage>) {
    let bytes = measurement.converted(to: .bytes).value.rounded()
    self = Int64(exactly: bytes) ?? (bytes > 0 ? .max : .min)
  }
}
