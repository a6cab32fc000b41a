import Foundation

/// The protection of a file. Caveat: files are always readable; a file only reports what was set.
public struct URLFileProtection: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// No protection.
  public static let none = URLFileProtection(rawValue: "NSURLFileProtectionNone")
  /// Readable while the phone is unlocked.
  public static let complete = URLFileProtection(rawValue: "NSURLFileProtectionComplete")
  /// Readable while the phone is unlocked, or while open since then.
  public static let completeUnlessOpen = URLFileProtection(rawValue: "NSURLFileProtectionCompleteUnlessOpen")
  /// Readable after the phone was unlocked once.
  public static let completeUntilFirstUserAuthentication = URLFileProtection(
    rawValue: "NSURLFileProtectionCompleteUntilFirstUserAuthentication")
  /// Readable while the phone is unlocked, and some time after.
  public static let completeWhenUserInactive = URLFileProtection(
    rawValue: "NSURLFileProtectionCompleteWhenUserInactive")
}

extension URLResourceKey {
  /// The protection of a file. Caveat: files are always readable, and setting this has no effect.
  public static let fileProtectionKey = URLResourceKey(rawValue: "NSURLFileProtectionKey")
}
