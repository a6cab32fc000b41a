import Foundation

/// Names properties of contacts that are to be fetched: the name of one, or a descriptor of several.
///
/// Caveat: on iOS only `NSString` conforms, to which `as` bridges a text; here a `String` does too, and so nothing else is
/// demanded of a descriptor.
public protocol CNKeyDescriptor {}

extension NSString: CNKeyDescriptor {}
extension String: CNKeyDescriptor {}

/// Several properties.
final class ContactKeys: NSObject, CNKeyDescriptor, NSCopying, Sendable {
  let names: Set<String>

  init(_ names: Set<String>) { self.names = names }

  func copy(with zone: NSZone? = nil) -> Any { self }
  override func isEqual(_ object: Any?) -> Bool { (object as? ContactKeys)?.names == names }
  override var hash: Int { names.hashValue }

  /// The properties that some descriptors name.
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
