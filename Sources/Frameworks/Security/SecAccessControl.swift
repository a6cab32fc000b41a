import Foundation
import ScrollworkFoundation

/// What the person has to do before an item can be read. Caveat: nothing, here.
public final class SecAccessControl: Hashable, Sendable {
  private let protection: String
  private let flags: SecAccessControlCreateFlags

  fileprivate init(_ protection: String, _ flags: SecAccessControlCreateFlags) {
    self.protection = protection
    self.flags = flags
  }

  public static func == (a: SecAccessControl, b: SecAccessControl) -> Bool {
    a.protection == b.protection && a.flags == b.flags
  }
  public func hash(into hasher: inout Hasher) { hasher.combine(protection) }
}

/// Ways to prove who one is.
public struct SecAccessControlCreateFlags: OptionSet, Sendable {
  public let rawValue: CFOptionFlags
  public init(rawValue: CFOptionFlags) { self.rawValue = rawValue }

  /// By face, finger or passcode.
  public static let userPresence = Self(rawValue: 1)
  /// By a face or finger, also one that is added later.
  public static let biometryAny = Self(rawValue: 1 << 1)
  /// By a face or finger that is known already.
  public static let biometryCurrentSet = Self(rawValue: 1 << 3)
  /// By the passcode.
  public static let devicePasscode = Self(rawValue: 1 << 4)
  /// One of them is enough.
  public static let or = Self(rawValue: 1 << 14)
  /// All of them are needed.
  public static let and = Self(rawValue: 1 << 15)
  /// The key stays in the secure enclave.
  public static let privateKeyUsage = Self(rawValue: 1 << 30)
  /// The app has a password of its own for it.
  public static let applicationPassword = Self(rawValue: 1 << 31)
  /// By a finger, also one that is added later.
  @available(iOS, deprecated: 11.3, renamed: "biometryAny") public static let touchIDAny = biometryAny
  /// By a finger that is known already.
  @available(iOS, deprecated: 11.3, renamed: "biometryCurrentSet")
  public static let touchIDCurrentSet = biometryCurrentSet
}

/// Returns what is asked for an item: when it can be read, and what the person has to do.
public func SecAccessControlCreateWithFlags(
  _ allocator: CFAllocator?, _ protection: Any, _ flags: SecAccessControlCreateFlags,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> SecAccessControl? {
  if let protection = protection as? String { return SecAccessControl(protection, flags) }
  error?.pointee = .passRetained(CFError(domain: NSOSStatusErrorDomain, code: Int(errSecParam)))
  return nil
}
