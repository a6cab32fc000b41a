import Foundation

/// The secret that authorises changes to an announcement: issued once, when it is created.
///
/// Sixteen characters of Crockford's base 32, 80 random bits, which has no letters that look like digits. In typed
/// input, case, hyphens and spaces do not count, and O, I and L are read as the digits they resemble.
struct ManagementPassword: Equatable, Sendable {
  private static let alphabet = Array("0123456789abcdefghjkmnpqrstvwxyz")

  /// The text in four groups, such as "7xk2-m9fq-0d3h-tbw8".
  let text: String

  /// Returns a new one from the system's random number generator.
  static func random() -> ManagementPassword {
    let characters = (0..<16).compactMap { _ in alphabet.randomElement() }
    return ManagementPassword(
      text: stride(from: 0, to: 16, by: 4).map { String(characters[$0..<$0 + 4]) }
        .joined(separator: "-"))
  }

  /// The hashed bytes: the same for all ways to type the password.
  var canonical: [UInt8] {
    text.lowercased().utf8.compactMap { character in
      switch character {
      case UInt8(ascii: "-"), UInt8(ascii: " "): nil
      case UInt8(ascii: "o"): UInt8(ascii: "0")
      case UInt8(ascii: "i"), UInt8(ascii: "l"): UInt8(ascii: "1")
      default: character
      }
    }
  }
}
