import Foundation
import ScrollworkFoundation

/// The key of its web address.
public let CNSocialProfileURLStringKey = "urlString"
/// The key of the user name.
public let CNSocialProfileUsernameKey = "username"
/// The key of the user identifier.
public let CNSocialProfileUserIdentifierKey = "userIdentifier"
/// The key of the network.
public let CNSocialProfileServiceKey = "service"
/// Facebook.
public let CNSocialProfileServiceFacebook = "facebook"
/// Flickr.
public let CNSocialProfileServiceFlickr = "flickr"
/// LinkedIn.
public let CNSocialProfileServiceLinkedIn = "linkedin"
/// MySpace.
public let CNSocialProfileServiceMySpace = "myspace"
/// SinaWeibo.
public let CNSocialProfileServiceSinaWeibo = "sinaweibo"
/// TencentWeibo.
public let CNSocialProfileServiceTencentWeibo = "tencentweibo"
/// Twitter.
public let CNSocialProfileServiceTwitter = "twitter"
/// Yelp.
public let CNSocialProfileServiceYelp = "yelp"
/// GameCenter.
public let CNSocialProfileServiceGameCenter = "gamecenter"

/// A profile in a social network.
open class CNSocialProfile: NSObject, NSCopying, NSSecureCoding, _KeyValueCoded, @unchecked Sendable {
  /// Its web address.
  public let urlString: String
  /// The user name.
  public let username: String
  /// The user identifier.
  public let userIdentifier: String
  /// The network.
  public let service: String

  /// Creates a profile in a network.
  public init(urlString: String?, username: String?, userIdentifier: String?, service: String?) {
    self.urlString = urlString ?? ""
    self.username = username ?? ""
    self.userIdentifier = userIdentifier ?? ""
    self.service = service ?? ""
    super.init()
  }

  /// Returns the localized name of a property, in English (guess).
  open class func localizedString(forKey key: String) -> String {
    switch key {
    case CNSocialProfileURLStringKey: "URL"
    case CNSocialProfileUsernameKey: "username"
    case CNSocialProfileUserIdentifierKey: "user identifier"
    case CNSocialProfileServiceKey: "service"
    default: key
    }
  }

  /// Returns the localized name of a service.
  open class func localizedString(forService service: String) -> String {
    switch service {
    case CNSocialProfileServiceLinkedIn: "LinkedIn"
    case CNSocialProfileServiceMySpace: "Myspace"
    case CNSocialProfileServiceSinaWeibo: "Sina Weibo"
    case CNSocialProfileServiceTencentWeibo: "Tencent Weibo"
    case CNSocialProfileServiceGameCenter: "Game Center"
    default: service.prefix(1).uppercased() + service.dropFirst()
    }
  }

  /// Returns the same object: it does not change.
  open func copy(with zone: NSZone? = nil) -> Any { self }
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? CNSocialProfile else { return false }
    return urlString == other.urlString
      && username == other.username
      && userIdentifier == other.userIdentifier
      && service == other.service
  }
  open override var hash: Int { urlString.hashValue }

  /// True.
  public static var supportsSecureCoding: Bool { true }
  /// Encodes the properties.
  open func encode(with coder: NSCoder) {
    coder.encode(urlString as NSString, forKey: "urlString")
    coder.encode(username as NSString, forKey: "username")
    coder.encode(userIdentifier as NSString, forKey: "userIdentifier")
    coder.encode(service as NSString, forKey: "service")
  }
  /// Reads what `encode(with:)` writes.
  public required init?(coder: NSCoder) {
    func text(_ key: String) -> String { coder.decodeObject(of: NSString.self, forKey: key).map { $0 as String } ?? "" }
    urlString = text("urlString")
    username = text("username")
    userIdentifier = text("userIdentifier")
    service = text("service")
    super.init()
  }

  public func _value(ofKey key: String) -> Any? {
    switch key {
    case "urlString": urlString
    case "username": username
    case "userIdentifier": userIdentifier
    case "service": service
    default: nil
    }
  }
}
