import Foundation

/// A list that Objective-C goes through: what `PHAssetChangeRequest.deleteAssets` takes. An array is one here, so that
/// `assets as NSFastEnumeration` compiles; on Linux it cannot be written `as NSArray` unless it is a literal.
public protocol NSFastEnumeration {
  /// What is in the list.
  var _elements: [Any] { get }
}

extension NSArray: NSFastEnumeration {
  public var _elements: [Any] { map { $0 } }
}

extension NSSet: NSFastEnumeration {
  public var _elements: [Any] { map { $0 } }
}

extension Array: NSFastEnumeration {
  public var _elements: [Any] { map { $0 } }
}

extension PHFetchResult: NSFastEnumeration {
  public var _elements: [Any] { objects }
}
