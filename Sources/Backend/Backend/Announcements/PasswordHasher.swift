import Crypto
import CryptoExtras
import Foundation

/// Hashes passwords with scrypt, one at a time: an actor, so that however many arrive, only one hash's memory (4 MiB)
/// and one thread are in use.
///
/// A hash is stored as `$scrypt$ln=12,r=8,p=1$SALT$HASH`, so the cost may rise without losing older ones. It is low,
/// about 10 ms, because it need not compensate for weak passwords: 80 random bits cannot be guessed anyway.
actor PasswordHasher {
  private struct Parameters {
    var logarithm = 12
    var blockSize = 8
    var parallelism = 1

    func key(from password: ManagementPassword, salt: Data) throws -> SymmetricKey {
      try KDF.Scrypt.deriveKey(
        from: password.canonical, salt: salt, outputByteCount: 32, rounds: 1 << logarithm, blockSize: blockSize,
        parallelism: parallelism)
    }
  }

  /// Returns the hash to store, with a fresh salt.
  func hash(_ password: ManagementPassword) throws -> String {
    let parameters = Parameters()
    var generator = SystemRandomNumberGenerator()
    let salt = Data((0..<16).map { _ in UInt8.random(in: 0...255, using: &generator) })
    let key = try parameters.key(from: password, salt: salt)
    let cost = "ln=\(parameters.logarithm),r=\(parameters.blockSize),p=\(parameters.parallelism)"
    let digest = key.withUnsafeBytes { Data($0) }
    return "$scrypt$\(cost)$\(salt.base64EncodedString())$\(digest.base64EncodedString())"
  }

  /// Returns whether a stored hash is this password's. An unreadable hash matches none.
  func matches(_ password: ManagementPassword, _ stored: String) throws -> Bool {
    guard let match = stored.wholeMatch(of: /\$scrypt\$ln=(\d\d?),r=(\d\d?),p=(\d\d?)\$([^$]+)\$([^$]+)/),
      let logarithm = Int(match.1), (1...20).contains(logarithm), let blockSize = Int(match.2), blockSize > 0,
      let parallelism = Int(match.3), parallelism > 0,
      let salt = Data(base64Encoded: String(match.4)), let digest = Data(base64Encoded: String(match.5))
    else { return false }
    let parameters = Parameters(logarithm: logarithm, blockSize: blockSize, parallelism: parallelism)
    // Keys compare in constant time, arrays of bytes do not.
    return try parameters.key(from: password, salt: salt) == SymmetricKey(data: digest)
  }
}
