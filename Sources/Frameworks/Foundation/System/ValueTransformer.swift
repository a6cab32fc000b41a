import Foundation
import Synchronization

/// The name of a registered transformer.
public struct NSValueTransformerName: RawRepresentable, Hashable, Sendable {
  /// The name.
  public var rawValue: String
  /// Creates a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a name.
  public init(_ rawValue: String) { self.rawValue = rawValue }

  /// Archives of property lists and objects that can be decoded securely.
  public static let secureUnarchiveFromDataTransformerName = Self("NSSecureUnarchiveFromData")
}

/// A type that finds transformers by name.
public protocol _RegisteredTransformer {}

extension _RegisteredTransformer {
  /// Creates the transformer that is registered under a name, or the first of a class of that name; nil if there is
  /// none.
  public init?(forName name: NSValueTransformerName) {
    guard let found = ValueTransformer.registered(name) as? Self else { return nil }
    self = found
  }
}

/// Converts a value into another, and possibly back. Caveat: a subclass with its own initializers also needs `init()`.
open class ValueTransformer: NSObject, _RegisteredTransformer, @unchecked Sendable {
  private static let known = Mutex<[NSValueTransformerName: ValueTransformer]>([
    .secureUnarchiveFromDataTransformerName: NSSecureUnarchiveFromDataTransformer()
  ])

  /// Creates a transformer.
  public required override init() {}

  static func registered(_ name: NSValueTransformerName) -> ValueTransformer? { known.withLock { $0[name] } }

  /// Registers a transformer; nil removes it.
  open class func setValueTransformer(_ transformer: ValueTransformer?, forName name: NSValueTransformerName) {
    known.withLock { $0[name] = transformer }
  }
  /// Returns the names of all registered transformers.
  open class func valueTransformerNames() -> [NSValueTransformerName] { known.withLock { Array($0.keys) } }

  /// Returns the class of the transformed values.
  open class func transformedValueClass() -> AnyClass { NSObject.self }
  /// Returns whether the transformation can be reversed.
  open class func allowsReverseTransformation() -> Bool { true }

  /// Returns the transformed value; the same value unless a subclass overrides it.
  open func transformedValue(_ value: Any?) -> Any? { value }
  /// Returns the original value; by `transformedValue(_:)` unless a subclass overrides it.
  open func reverseTransformedValue(_ value: Any?) -> Any? { transformedValue(value) }

  /// Returns the transformer of a class: the one registered under the class's name, or a new one.
  package static func shared(_ type: ValueTransformer.Type) -> ValueTransformer {
    registered(NSValueTransformerName("\(type)")) ?? type.init()
  }
}

/// Decodes objects from archives, and encodes them in reverse.
open class NSSecureUnarchiveFromDataTransformer: ValueTransformer, @unchecked Sendable {
  /// The classes allowed at the top of an archive.
  open class var allowedTopLevelClasses: [AnyClass] {
    [
      NSArray.self, NSDictionary.self, NSSet.self, NSString.self, NSNumber.self, NSDate.self, NSData.self, NSURL.self,
      NSUUID.self, NSNull.self,
    ]
  }

  /// Returns the object in an archive; nil if it cannot be read.
  open override func transformedValue(_ value: Any?) -> Any? {
    guard let data = value as? Data else { return nil }
    return try? NSKeyedUnarchiver.unarchivedObject(ofClasses: Self.allowedTopLevelClasses, from: data)
  }

  /// Returns the archive of an object; nil if it cannot be archived.
  open override func reverseTransformedValue(_ value: Any?) -> Any? {
    guard let value, value is any NSSecureCoding || PropertyListSerialization.propertyList(value, isValidFor: .binary)
    else { return nil }
    return try? NSKeyedArchiver.archivedData(withRootObject: value, requiringSecureCoding: true)
  }
}
