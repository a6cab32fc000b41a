/// A secret that authorises clients of a server.
package enum AccessToken {
  /// Returns 128 random bits from the system's generator, as 32 hexadecimal digits.
  package static func random() -> String {
    var generator = SystemRandomNumberGenerator()
    return (0..<4).map { _ in
      let digits = String(generator.next() as UInt32, radix: 16)
      return String(repeating: "0", count: 8 - digits.count) + digits
    }.joined()
  }

  /// Compares in constant time, wherever the first difference is.
  package static func matches(_ given: String, _ token: String) -> Bool {
    let (given, expected) = (Array(given.utf8), Array(token.utf8))
    guard expected.count == given.count else { return false }
    return zip(expected, given).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
  }
}
