import Foundation

/// When a file can be read. Caveat: always; a file says of itself what it was told.
public struct URLFileProtection: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Always.
  public static let none = URLFileProtection(rawValue: "NSURLFileProtectionNone")
  /// While the phone is unlocked.
  public static let complete = URLFileProtection(rawValue: "NSURLFileProtectionComplete")
  /// While the phone is unlocked, or while it is open since then.
  public static let completeUnlessOpen = URLFileProtection(rawValue: "NSURLFileProtectionCompleteUnlessOpen")
  /// After the phone was unlocked once.
  public static let completeUntilFirstUserAuthentication = URLFileProtection(
    rawValue: "NSURLFileProtectionCompleteUntilFirstUserAuthentication")
  /// While the phone is unlocked, and a while after.
  public static let completeWhenUserInactive = URLFileProtection(
    rawValue: "NSURLFileProtectionCompleteWhenUserInactive")
}

extension URLResourceKey {
  /// When a file can be read. Caveat: it is always readable, and setting this has no effect.
  public static let fileProtectionKey = URLResourceKey(rawValue: "NSURLFileProtectionKey")
}
