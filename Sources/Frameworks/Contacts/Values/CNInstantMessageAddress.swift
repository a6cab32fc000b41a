import Foundation
import ScrollworkFoundation

/// The key of the user name.
public let CNInstantMessageAddressUsernameKey = "username"
/// The key of the service.
public let CNInstantMessageAddressServiceKey = "service"
/// AIM.
public let CNInstantMessageServiceAIM = "AIM"
/// Facebook.
public let CNInstantMessageServiceFacebook = "Facebook"
/// GaduGadu.
public let CNInstantMessageServiceGaduGadu = "GaduGadu"
/// GoogleTalk.
public let CNInstantMessageServiceGoogleTalk = "GoogleTalk"
/// ICQ.
public let CNInstantMessageServiceICQ = "ICQ"
/// Jabber.
public let CNInstantMessageServiceJabber = "Jabber"
/// MSN.
public let CNInstantMessageServiceMSN = "MSN"
/// QQ.
public let CNInstantMessageServiceQQ = "QQ"
/// Skype.
public let CNInstantMessageServiceSkype = "Skype"
/// Yahoo.
public let CNInstantMessageServiceYahoo = "Yahoo"

/// An instant message address.
open class CNInstantMessageAddress: NSObject, NSCopying, NSSecureCoding, _KeyValueCoded, @unchecked Sendable {
  /// The user name.
  public let username: String
  /// The service.
  public let service: String

  /// Creates an address at a service.
  public init(username: String, service: String) {
    self.username = username
    self.service = service
    super.init()
  }

  /// Returns the localized name of a property, in English (guess).
  open class func localizedString(forKey key: String) -> String {
    switch key {
    case CNInstantMessageAddressUsernameKey: "username"
    case CNInstantMessageAddressServiceKey: "service"
    default: key
    }
  }

  /// Returns the localized name of a service.
  open class func localizedString(forService service: String) -> String {
    switch service {
    case CNInstantMessageServiceGaduGadu: "Gadu-Gadu"
    case CNInstantMessageServiceGoogleTalk: "Google Talk"
    default: service.prefix(1).uppercased() + service.dropFirst()
    }
  }

  /// Returns the same object: it does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? CNInstantMessageAddress else { return false }
    return username == other.username && service == other.service
  }
  open override var hash: Int { username.hashValue }

  /// True.
  public static var supportsSecureCoding: Bool { true }
  /// Encodes the properties.
  open func encode(with coder: NSCoder) {
    coder.encode(username as NSString, forKey: "username")
    coder.encode(service as NSString, forKey: "service")
  }
  /// Reads what `encode(with:)` writes.
  public required init?(coder: NSCoder) {
    func text(_ key: String) -> String { coder.decodeObject(of: NSString.self, forKey: key).map { $0 as String } ?? "" }
    username = text("username")
    service = text("service")
    super.init()
  }

  public func _value(ofKey key: String) -> Any? {
    switch key {
    case "username": username
    case "service": service
    default: nil
    }
  }
}
