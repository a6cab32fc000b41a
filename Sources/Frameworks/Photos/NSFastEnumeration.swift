import Foundation

/// An Objective-C collection, as taken by `PHAssetChangeRequest.deleteAssets`. Arrays conform, so that
/// `assets as NSFastEnumeration` compiles; on Linux `as NSArray` only works for literals.
public protocol NSFastEnumeration {
  /// The elements.
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
