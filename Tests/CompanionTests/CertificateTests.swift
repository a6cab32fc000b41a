import CommonCrypto
import Foundation
import Security
import Testing

@Suite("Certificates, digests and streams")
struct CertificateTests {
  /// A certificate of "Pets" for pets.example.com and *.pets.example.com, for a hundred years from November 2026.
  private static let encoded = """
    MIIBxjCCAWygAwIBAgIUbt5Dt+RsLF2Z2NUUQtKVaKtejn0wCgYIKoZIzj0EAwIwHjENMAsGA1UEAwwEUGV0czENMAsGA1UECgwE\
    U2hvcDAgFw0yNjExMjgwMzA4MzZaGA8yMTI2MTEwNDAzMDgzNlowHjENMAsGA1UEAwwEUGV0czENMAsGA1UECgwEU2hvcDBZMBMG\
    ByqGSM49AgEGCCqGSM49AwEHA0IABOvnCMomJFN1QfQnSgWVqmXbNnPxNdWPauyCnwM8cWPZiS+bKW+KQ4o9BZBzFQ/VtYcNXDc5\
    N14Ng2bkyTm5gUWjgYUwgYIwHQYDVR0OBBYEFGj+eOOAsyjr4op/TuSfNlDIEZz7MB8GA1UdIwQYMBaAFGj+eOOAsyjr4op/TuSf\
    NlDIEZz7MA8GA1UdEwEB/wQFMAMBAf8wLwYDVR0RBCgwJoIQcGV0cy5leGFtcGxlLmNvbYISKi5wZXRzLmV4YW1wbGUuY29tMAoG\
    CCqGSM49BAMCA0gAMEUCIAy5XVklUgPCSEnMk1bNW4Qnk8vKV4LDsvxplR116tFtAiEA87uPlKeQyAp/bD4+dUHnJIWxkFbLMAZZ\
    A6JS2hk64iU=
    """

  private func certificate() throws -> SecCertificate {
    let data = try #require(Data(base64Encoded: Self.encoded))
    return try #require(SecCertificateCreateWithData(nil, data as CFData))
  }

  private func trust(_ certificate: SecCertificate, host: String) throws -> SecTrust {
    var trust: SecTrust?
    #expect(
      SecTrustCreateWithCertificates(certificate, SecPolicyCreateSSL(true, host as CFString), &trust) == errSecSuccess)
    let made = try #require(trust)
    SecTrustSetVerifyDate(made, Date(timeIntervalSince1970: 1_900_000_000))
    return made
  }

  @Test("given a certificate, then its name and its key can be read")
  func reading() throws {
    // Given
    let certificate = try certificate()
    // Then
    #expect(SecCertificateCopySubjectSummary(certificate) == "Pets")
    let key = try #require(SecCertificateCopyKey(certificate))
    #expect((SecKeyCopyExternalRepresentation(key, nil) as Data?)?.count == 65)
    #expect(SecCertificateCreateWithData(nil, Data([1, 2, 3]) as CFData) == nil)
  }

  @Test("given a certificate that is no anchor, then it is not trusted")
  func noAnchor() throws {
    // Given
    let trust = try trust(certificate(), host: "pets.example.com")
    var error: CFError?
    // Then
    #expect(!SecTrustEvaluateWithError(trust, &error))
    #expect(error?.code == Int(errSecNotTrusted))
  }

  @Test(
    "given a certificate that is an anchor, then it is trusted for its servers",
    arguments: [("pets.example.com", true), ("a.pets.example.com", true), ("a.b.pets.example.com", false)])
  func anchor(host: String, isTrusted: Bool) throws {
    // Given
    let certificate = try certificate()
    let trust = try trust(certificate, host: host)
    // When
    SecTrustSetAnchorCertificates(trust, [certificate] as CFArray)
    // Then
    #expect(SecTrustEvaluateWithError(trust, nil) == isTrusted)
  }

  @Test("given a certificate, when its time is over, then it is not trusted")
  func expired() throws {
    // Given
    let certificate = try certificate()
    let trust = try trust(certificate, host: "pets.example.com")
    SecTrustSetAnchorCertificates(trust, [certificate] as CFArray)
    var error: CFError?
    // When
    SecTrustSetVerifyDate(trust, Date(timeIntervalSince1970: 9_000_000_000))
    // Then
    #expect(!SecTrustEvaluateWithError(trust, &error))
    #expect(error?.code == Int(errSecCertificateExpired))
  }

  @Test("given bytes, then C's functions make their digests")
  func digests() {
    // Given
    let bytes = Array("abc".utf8)
    var digest = [UInt8](repeating: 0, count: Int(CC_MD5_DIGEST_LENGTH))
    // When
    CC_MD5(bytes, CC_LONG(bytes.count), &digest)
    // Then
    #expect(digest.map { String(format: "%02x", Int($0)) }.joined() == "900150983cd24fb0d6963f7d28e17f72")
  }

  @Test("given bytes, when they are compressed, then they are fewer and can be had again")
  func compression() throws {
    // Given
    let data = NSData(data: Data(repeating: 65, count: 10_000))
    // When
    let small = try data.compressed(using: .zlib)
    // Then
    #expect(small.length < 100)
    #expect(try small.decompressed(using: .zlib) == data)
    #expect(throws: CocoaError.self) { try data.compressed(using: .lzfse) }
  }

  @Test("given two bound streams, when one is written to, then the other has the bytes and then the end")
  func boundStreams() throws {
    // Given
    var (input, output): (InputStream?, OutputStream?) = (nil, nil)
    Stream.getBoundStreams(withBufferSize: 4, inputStream: &input, outputStream: &output)
    let (reader, writer) = try (#require(input), #require(output))
    reader.open()
    writer.open()
    // When
    #expect(writer.write([1, 2, 3, 4, 5], maxLength: 5) == 4)
    writer.close()
    // Then
    var bytes = [UInt8](repeating: 0, count: 8)
    #expect(reader.read(&bytes, maxLength: 8) == 4)
    #expect(bytes.prefix(4) == [1, 2, 3, 4])
    #expect(reader.read(&bytes, maxLength: 8) == 0)
  }

  @Test("given a text, when it goes through an unmanaged reference, then it is the same")
  func unmanaged() {
    let reference: Unmanaged<CFString> = .passRetained("Pets" as CFString)
    #expect(reference.takeRetainedValue() == "Pets")
  }
}
