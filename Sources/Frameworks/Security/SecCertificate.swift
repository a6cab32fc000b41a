import Foundation
import ScrollworkFoundation

/// A certificate: an identity with its public key.
public final class SecCertificate: Hashable, Sendable {
  let data: Data
  /// The subject.
  let subject: String?
  /// The names of its servers.
  let names: [String]
  /// The period of validity; nil if unspecified.
  let validity: ClosedRange<Date>?
  /// The key; nil for an unsupported type.
  let key: SecKey?

  /// Returns nil for malformed bytes.
  init?(_ data: Data) {
    guard let whole = EncodedValue.list([UInt8](data)[...]), whole.count == 1, whole[0].tag == 0x30,
      let body = whole[0].parts.first, body.tag == 0x30
    else { return nil }
    // The version, which is missing in version 1.
    let fields = body.parts.drop { $0.tag == 0xA0 }.map { $0 }
    guard fields.count >= 6, fields[2...5].allSatisfy({ $0.tag == 0x30 }) else { return nil }
    self.data = data
    subject = Self.subject(fields[4])
    let times = fields[3].parts.compactMap(\.date)
    validity = times.count == 2 && times[0] <= times[1] ? times[0]...times[1] : nil
    key = SecKey(fields[5])
    names = Self.names(fields.first { $0.tag == 0xA3 })
  }

  /// Returns the common name, or else the organization.
  private static func subject(_ name: EncodedValue) -> String? {
    let entries = name.parts.flatMap(\.parts).map(\.parts).filter { $0.count == 2 }
    func text(_ kind: UInt8) -> String? { entries.last { $0[0].content.elementsEqual([0x55, 0x04, kind]) }?[1].text }
    return text(0x03) ?? text(0x0A)
  }

  /// Returns the DNS names among the subject's alternative names.
  private static func names(_ extensions: EncodedValue?) -> [String] {
    let all = extensions?.parts.first?.parts.map(\.parts) ?? []
    guard let entry = all.first(where: { $0.first?.content.elementsEqual([0x55, 0x1D, 0x11]) == true }),
      let names = entry.last.flatMap({ EncodedValue.list($0.content)?.first })
    else { return [] }
    return names.parts.filter { $0.tag == 0x82 }.map(\.text)
  }

  /// Returns whether it is valid for a server: `*` matches a whole first label.
  func isFor(_ host: String) -> Bool {
    let host = host.lowercased()
    return names.contains { name in
      let name = name.lowercased()
      guard name.hasPrefix("*.") else { return name == host }
      return host.split(separator: ".", maxSplits: 1).last.map { "*.\($0)" } == name && host.contains(".")
    }
  }

  public static func == (a: SecCertificate, b: SecCertificate) -> Bool { a.data == b.data }
  public func hash(into hasher: inout Hasher) { hasher.combine(data) }
}

/// Returns a certificate from DER data; nil if it is malformed.
public func SecCertificateCreateWithData(_ allocator: CFAllocator?, _ data: CFData) -> SecCertificate? {
  SecCertificate(data as Data)
}

/// Returns the DER data of a certificate.
public func SecCertificateCopyData(_ certificate: SecCertificate) -> CFData { certificate.data as CFData }

/// Returns a summary of the subject.
public func SecCertificateCopySubjectSummary(_ certificate: SecCertificate) -> CFString? {
  certificate.subject.map { $0 as CFString }
}

/// Returns the common name of a certificate.
public func SecCertificateCopyCommonName(
  _ certificate: SecCertificate, _ commonName: UnsafeMutablePointer<CFString?>
) -> OSStatus {
  commonName.pointee = SecCertificateCopySubjectSummary(certificate)
  return errSecSuccess
}

/// Returns the key of a certificate; nil for an unsupported type.
public func SecCertificateCopyKey(_ certificate: SecCertificate) -> SecKey? { certificate.key }
