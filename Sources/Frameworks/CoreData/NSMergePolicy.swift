import Foundation

/// How a conflict is decided.
public enum NSMergePolicyType: UInt, Sendable {
  case errorMergePolicyType = 0
  case mergeByPropertyStoreTrumpMergePolicyType = 1
  case mergeByPropertyObjectTrumpMergePolicyType = 2
  case overwriteMergePolicyType = 3
  case rollbackMergePolicyType = 4
}

/// What a save does about objects that somebody else saved since they were read.
open class NSMergePolicy: NSObject, @unchecked Sendable {
  /// How a conflict is decided.
  public let mergeType: NSMergePolicyType

  /// A policy of that kind.
  public init(merge ty: NSMergePolicyType) { mergeType = ty }

  /// The save fails.
  public static let error = NSMergePolicy(merge: .errorMergePolicyType)
  /// What both changed is as in the store.
  public static let mergeByPropertyStoreTrump = NSMergePolicy(merge: .mergeByPropertyStoreTrumpMergePolicyType)
  /// What both changed is as in the object.
  public static let mergeByPropertyObjectTrump = NSMergePolicy(merge: .mergeByPropertyObjectTrumpMergePolicyType)
  /// All is as in the object.
  public static let overwrite = NSMergePolicy(merge: .overwriteMergePolicyType)
  /// All is as in the store.
  public static let rollback = NSMergePolicy(merge: .rollbackMergePolicyType)
}

/// The save fails.
nonisolated(unsafe) public let NSErrorMergePolicy: Any = NSMergePolicy.error
/// What both changed is as in the store.
nonisolated(unsafe) public let NSMergeByPropertyStoreTrumpMergePolicy: Any = NSMergePolicy.mergeByPropertyStoreTrump
/// What both changed is as in the object.
nonisolated(unsafe) public let NSMergeByPropertyObjectTrumpMergePolicy: Any = NSMergePolicy.mergeByPropertyObjectTrump
/// All is as in the object.
nonisolated(unsafe) public let NSOverwriteMergePolicy: Any = NSMergePolicy.overwrite
/// All is as in the store.
nonisolated(unsafe) public let NSRollbackMergePolicy: Any = NSMergePolicy.rollback
