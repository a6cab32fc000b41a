import Foundation
import ScrollworkFoundation

/// The access control of an item. Caveat: not enforced here.
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

/// The constraints of an access control.
public struct SecAccessControlCreateFlags: OptionSet, Sendable {
  public let rawValue: CFOptionFlags
  public init(rawValue: CFOptionFlags) { self.rawValue = rawValue }

  /// A face, a finger or the passcode.
  public static let userPresence = Self(rawValue: 1)
  /// Any enrolled face or finger, also later ones.
  public static let biometryAny = Self(rawValue: 1 << 1)
  /// The currently enrolled faces or fingers.
  public static let biometryCurrentSet = Self(rawValue: 1 << 3)
  /// The passcode.
  public static let devicePasscode = Self(rawValue: 1 << 4)
  /// Any of the constraints.
  public static let or = Self(rawValue: 1 << 14)
  /// All of the constraints.
  public static let and = Self(rawValue: 1 << 15)
  /// The private key remains in the Secure Enclave.
  public static let privateKeyUsage = Self(rawValue: 1 << 30)
  /// An app-specific password.
  public static let applicationPassword = Self(rawValue: 1 << 31)
  /// Any enrolled finger, also later ones.
  @available(iOS, deprecated: 11.3, renamed: "biometryAny") public static let touchIDAny = biometryAny
  /// The currently enrolled fingers.
  @available(iOS, deprecated: 11.3, renamed: "biometryCurrentSet")
  public static let touchIDCurrentSet = biometryCurrentSet
}

/// Returns an access control with an accessibility and constraints.
public func SecAccessControlCreateWithFlags(
  _ allocator: CFAllocator?, _ protection: Any, _ flags: SecAccessControlCreateFlags,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> SecAccessControl? {
  if let protection = protection as? String { return SecAccessControl(protection, flags) }
  error?.pointee = .passRetained(CFError(domain: NSOSStatusErrorDomain, code: Int(errSecParam)))
  return nil
}
