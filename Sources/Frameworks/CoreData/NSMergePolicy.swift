import Foundation

/// How a conflict is resolved.
public enum NSMergePolicyType: UInt, Sendable {
  case errorMergePolicyType = 0
  case mergeByPropertyStoreTrumpMergePolicyType = 1
  case mergeByPropertyObjectTrumpMergePolicyType = 2
  case overwriteMergePolicyType = 3
  case rollbackMergePolicyType = 4
}

/// The treatment of objects that were saved elsewhere since they were read.
open class NSMergePolicy: NSObject, @unchecked Sendable {
  /// How a conflict is resolved.
  public let mergeType: NSMergePolicyType

  /// Creates a policy of that kind.
  public init(merge ty: NSMergePolicyType) { mergeType = ty }

  /// The save fails.
  public static let error = NSMergePolicy(merge: .errorMergePolicyType)
  /// Properties changed on both sides keep the store's values.
  public static let mergeByPropertyStoreTrump = NSMergePolicy(merge: .mergeByPropertyStoreTrumpMergePolicyType)
  /// Properties changed on both sides get the object's values.
  public static let mergeByPropertyObjectTrump = NSMergePolicy(merge: .mergeByPropertyObjectTrumpMergePolicyType)
  /// All properties get the object's values.
  public static let overwrite = NSMergePolicy(merge: .overwriteMergePolicyType)
  /// All properties keep the store's values.
  public static let rollback = NSMergePolicy(merge: .rollbackMergePolicyType)
}

/// The save fails.
nonisolated(unsafe) public let NSErrorMergePolicy: Any = NSMergePolicy.error
/// Properties changed on both sides keep the store's values.
nonisolated(unsafe) public let NSMergeByPropertyStoreTrumpMergePolicy: Any = NSMergePolicy.mergeByPropertyStoreTrump
/// Properties changed on both sides get the object's values.
nonisolated(unsafe) public let NSMergeByPropertyObjectTrumpMergePolicy: Any = NSMergePolicy.mergeByPropertyObjectTrump
/// All properties get the object's values.
nonisolated(unsafe) public let NSOverwriteMergePolicy: Any = NSMergePolicy.overwrite
/// All properties keep the store's values.
nonisolated(unsafe) public let NSRollbackMergePolicy: Any = NSMergePolicy.rollback
