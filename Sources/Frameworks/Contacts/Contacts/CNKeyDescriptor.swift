import Foundation

/// Describes the keys of contacts to fetch: a single key, or a descriptor of several.
///
/// Caveat: on iOS only `NSString` conforms, to which `as` bridges a string; here `String` conforms too, and so a
/// descriptor has no other requirements.
public protocol CNKeyDescriptor {}

extension NSString: CNKeyDescriptor {}
extension String: CNKeyDescriptor {}

/// Several keys.
final class ContactKeys: NSObject, CNKeyDescriptor, NSCopying, Sendable {
  let names: Set<String>

  init(_ names: Set<String>) { self.names = names }

  func copy(with zone: NSZone? = nil) -> Any { self }
  override func isEqual(_ object: Any?) -> Bool { (object as? ContactKeys)?.names == names }
  override var hash: Int { names.hashValue }

  /// Returns the keys of some descriptors.
  static func names(_ descriptors: [any CNKeyDescriptor]) -> Set<String> {
    descriptors.reduce(into: []) { names, descriptor in
      switch descriptor {
      case let keys as ContactKeys: names.formUnion(keys.names)
      case let name as String: names.insert(name)
      case let name as NSString: names.insert(name as String)
      default: break
      }
    }
  }
}
