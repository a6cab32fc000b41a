import Foundation
import Synchronization

/// The name that a transformer is registered under.
public struct NSValueTransformerName: RawRepresentable, Hashable, Sendable {
  /// The name.
  public var rawValue: String
  /// A name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A name.
  public init(_ rawValue: String) { self.rawValue = rawValue }

  /// Archives of property lists and objects that can be read safely.
  public static let secureUnarchiveFromDataTransformerName = Self("NSSecureUnarchiveFromData")
}

/// Finds transformers by their names.
public protocol _RegisteredTransformer {}

extension _RegisteredTransformer {
  /// The transformer that is registered under a name, or the first of a class of that name; nil without one.
  public init?(forName name: NSValueTransformerName) {
    guard let found = ValueTransformer.registered(name) as? Self else { return nil }
    self = found
  }
}

/// Makes one value of another, and perhaps the first one of that. Caveat: a subclass with initializers of its own also has to have
/// `init()`.
open class ValueTransformer: NSObject, _RegisteredTransformer, @unchecked Sendable {
  private static let known = Mutex<[NSValueTransformerName: ValueTransformer]>([
    .secureUnarchiveFromDataTransformerName: NSSecureUnarchiveFromDataTransformer()
  ])

  /// A transformer.
  public required override init() {}

  static func registered(_ name: NSValueTransformerName) -> ValueTransformer? { known.withLock { $0[name] } }

  /// Registers a transformer; nil for none.
  open class func setValueTransformer(_ transformer: ValueTransformer?, forName name: NSValueTransformerName) {
    known.withLock { $0[name] = transformer }
  }
  /// All names that transformers are registered under.
  open class func valueTransformerNames() -> [NSValueTransformerName] { known.withLock { Array($0.keys) } }

  /// What class the values are that it makes.
  open class func transformedValueClass() -> AnyClass { NSObject.self }
  /// Whether it can make the first value again.
  open class func allowsReverseTransformation() -> Bool { true }

  /// Another value; unless a subclass does better, the same.
  open func transformedValue(_ value: Any?) -> Any? { value }
  /// The first value again; unless a subclass does better, by `transformedValue(_:)`.
  open func reverseTransformedValue(_ value: Any?) -> Any? { transformedValue(value) }

  /// The transformer of a class: the one that is registered under the class's name, or a new one.
  package static func shared(_ type: ValueTransformer.Type) -> ValueTransformer {
    registered(NSValueTransformerName("\(type)")) ?? type.init()
  }
}

/// Reads objects from archives, and the other way round archives them.
open class NSSecureUnarchiveFromDataTransformer: ValueTransformer, @unchecked Sendable {
  /// What may be at the top of an archive.
  open class var allowedTopLevelClasses: [AnyClass] {
    [
      NSArray.self, NSDictionary.self, NSSet.self, NSString.self, NSNumber.self, NSDate.self, NSData.self, NSURL.self,
      NSUUID.self, NSNull.self,
    ]
  }

  /// The object in an archive; nil for what cannot be read.
  open override func transformedValue(_ value: Any?) -> Any? {
    guard let data = value as? Data else { return nil }
    return try? NSKeyedUnarchiver.unarchivedObject(ofClasses: Self.allowedTopLevelClasses, from: data)
  }

  /// The archive of an object; nil for what cannot be archived.
  open override func reverseTransformedValue(_ value: Any?) -> Any? {
    guard let value, value is any NSSecureCoding || PropertyListSerialization.propertyList(value, isValidFor: .binary)
    else { return nil }
    return try? NSKeyedArchiver.archivedData(withRootObject: value, requiringSecureCoding: true)
  }
}
