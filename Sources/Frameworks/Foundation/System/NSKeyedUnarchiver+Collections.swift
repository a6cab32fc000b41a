import Foundation

extension NSKeyedUnarchiver {
  /// Returns an archived array of objects of one class; nil if it is none.
  public static func unarchivedArrayOfObjects<Object: NSObject & NSCoding>(
    ofClass cls: Object.Type, from data: Data
  ) throws -> [Object]? {
    try unarchivedObject(ofClasses: [NSArray.self, cls], from: data) as? [Object]
  }

  /// Returns an archived array of objects of some classes; nil if it is none.
  public static func unarchivedArrayOfObjects(ofClasses classes: [AnyClass], from data: Data) throws -> [Any]? {
    try unarchivedObject(ofClasses: [NSArray.self] + classes, from: data) as? [Any]
  }

  /// Returns an archived dictionary with keys and objects of one class each; nil if it is none.
  public static func unarchivedDictionary<Key: NSObject & NSCopying & NSCoding, Object: NSObject & NSCoding>(
    ofKeyClass keyClass: Key.Type, objectClass: Object.Type, from data: Data
  ) throws -> [Key: Object]? {
    let found = try unarchivedObject(ofClasses: [NSDictionary.self, keyClass, objectClass], from: data)
    guard let dictionary = found as? NSDictionary else { return nil }
    var result: [Key: Object] = [:]
    for key in dictionary.allKeys {
      // Texts and numbers arrive as Swift's values.
      if let own = key as? Key ?? (key as AnyObject) as? Key {
        let value = dictionary.object(forKey: key)
        result[own] = value as? Object ?? value.flatMap { ($0 as AnyObject) as? Object }
      }
    }
    return result
  }
}

extension NSCoder {
  /// Returns an encoded array of objects of one class; nil if there is none.
  public func decodeArrayOfObjects<Object: NSObject & NSSecureCoding>(
    ofClass cls: Object.Type, forKey key: String
  ) -> [Object]? {
    decodeArrayOfObjects(ofClasses: [cls], forKey: key)?.compactMap { $0 as? Object ?? ($0 as AnyObject) as? Object }
  }

  /// Returns an encoded array of objects of some classes; nil if there is none.
  public func decodeArrayOfObjects(ofClasses classes: [AnyClass], forKey key: String) -> [Any]? {
    decodeObject(of: [NSArray.self] + classes, forKey: key) as? [Any]
  }

  /// Encodes a number of 32 bits.
  public func encodeCInt(_ value: Int32, forKey key: String) { encode(value, forKey: key) }
}
