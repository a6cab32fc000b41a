import Foundation
import ScrollworkFoundation

/// The public key of a certificate, for comparison. It neither signs nor encrypts: see CryptoKit for that.
public final class SecKey: Hashable, Sendable {
  private enum Kind { case rsa, ellipticCurve }

  private let kind: Kind
  let data: Data

  /// Creates a key from a certificate's key information; nil for an unknown type.
  init?(_ information: EncodedValue) {
    let parts = information.parts
    guard parts.count == 2, parts[1].tag == 0x03, parts[1].content.first == 0,
      let algorithm = parts[0].parts.first?.content
    else { return nil }
    if algorithm.elementsEqual([0x2A, 0x86, 0x48, 0x86, 0xF7, 0x0D, 0x01, 0x01, 0x01]) {
      kind = .rsa
    } else if algorithm.elementsEqual([0x2A, 0x86, 0x48, 0xCE, 0x3D, 0x02, 0x01]) {
      kind = .ellipticCurve
    } else {
      return nil
    }
    data = Data(parts[1].content.dropFirst())
  }

  /// The size in bits: of the modulus, or of a coordinate.
  private var size: Int {
    if kind == .ellipticCurve {
      let bits = (data.count - 1) / 2 * 8
      return bits == 528 ? 521 : bits
    }
    let modulus = EncodedValue.list([UInt8](data)[...])?.first?.parts.first?.content.drop { $0 == 0 }
    return (modulus?.count ?? 0) * 8
  }

  fileprivate var attributes: [String: Any] {
    [
      kSecClass: kSecClassKey, kSecAttrKeyClass: kSecAttrKeyClassPublic, kSecAttrKeySizeInBits: size,
      kSecAttrKeyType: kind == .rsa ? kSecAttrKeyTypeRSA : kSecAttrKeyTypeECSECPrimeRandom,
    ]
  }

  public static func == (a: SecKey, b: SecKey) -> Bool { a.kind == b.kind && a.data == b.data }
  public func hash(into hasher: inout Hasher) { hasher.combine(data) }
}

/// Returns the external representation of a key: PKCS #1 for RSA, ANSI X9.63 for a curve.
public func SecKeyCopyExternalRepresentation(
  _ key: SecKey, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFData? { key.data as CFData }

/// Returns the type and size of a key.
public func SecKeyCopyAttributes(_ key: SecKey) -> CFDictionary? { key.attributes as CFDictionary }

/// Returns the size of a key in bytes.
public func SecKeyGetBlockSize(_ key: SecKey) -> Int {
  ((key.attributes[kSecAttrKeySizeInBits] as? Int ?? 0) + 7) / 8
}

/// Returns the public key: each key here is public.
public func SecKeyCopyPublicKey(_ key: SecKey) -> SecKey? { key }
