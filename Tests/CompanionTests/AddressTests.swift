import Foundation
import Testing

struct AddressTests {
  @Test(
    "given a text, when an address is made of it as Core Foundation does, then what is escaped stays so and the rest is escaped",
    arguments: [
      ("https://example.com/a?b=c%20d", "https://example.com/a?b=c%20d"),
      ("https://example.com/a?b=c%20d[", "https://example.com/a?b=c%20d%5B"),
      ("https://example.com/a b?c=ü", "https://example.com/a%20b?c=%C3%BC"), ("", nil),
    ])
  func addresses(text: String, address: String?) {
    #expect((CFURLCreateWithString(nil, text, nil) as URL?)?.absoluteString == address)
  }

  @Test("given a relative text and an address, then the new address begins at that one")
  func relative() {
    let base = NSURL(string: "https://example.com/a/b")
    #expect((CFURLCreateWithString(nil, "c", base) as URL?)?.absoluteString == "https://example.com/a/c")
  }
}
