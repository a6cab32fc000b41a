import Foundation

/// Texts or integers.
open class MLSequence: NSObject, @unchecked Sendable {
  /// `string` or `int64`.
  public let type: MLFeatureType
  /// The texts; none if it has integers.
  public let stringValues: [String]
  /// The integers; none if it has texts.
  public let int64Values: [NSNumber]

  private init(_ type: MLFeatureType, _ texts: [String], _ numbers: [NSNumber]) {
    (self.type, stringValues, int64Values) = (type, texts, numbers)
    super.init()
  }

  /// Creates a sequence of nothing.
  public convenience init(empty type: MLFeatureType) { self.init(type, [], []) }
  /// Creates a sequence of texts.
  public convenience init(strings stringValues: [String]) { self.init(.string, stringValues, []) }
  /// Creates a sequence of integers.
  public convenience init(int64s int64Values: [NSNumber]) { self.init(.int64, [], int64Values) }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? MLSequence else { return false }
    return type == other.type && stringValues == other.stringValues && int64Values == other.int64Values
  }
  open override var hash: Int { stringValues.hashValue ^ int64Values.hashValue }
}
