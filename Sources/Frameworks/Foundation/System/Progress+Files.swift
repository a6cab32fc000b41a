import Foundation

extension Progress {
  /// The seconds that are probably left; nil if unknown.
  public var estimatedTimeRemaining: TimeInterval? {
    get { userInfo[.estimatedTimeRemainingKey] as? TimeInterval }
    set { setUserInfoObject(newValue, forKey: .estimatedTimeRemainingKey) }
  }

  /// The bytes of a second; nil if unknown.
  public var throughput: Int? {
    get { userInfo[.throughputKey] as? Int }
    set { setUserInfoObject(newValue, forKey: .throughputKey) }
  }

  /// What is done with files; nil if unknown.
  public var fileOperationKind: FileOperationKind? {
    get { (userInfo[.fileOperationKindKey] as? String).map { FileOperationKind(rawValue: $0) } }
    set { setUserInfoObject(newValue?.rawValue, forKey: .fileOperationKindKey) }
  }

  /// The file that it is about; nil if unknown.
  public var fileURL: URL? {
    get { userInfo[.fileURLKey] as? URL }
    set { setUserInfoObject(newValue, forKey: .fileURLKey) }
  }
}
