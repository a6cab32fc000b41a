import SwiftUI

extension Color {
  /// Creates an opaque sRGB colour from "#RRGGBB". Anything else is a programming error and gives black.
  init(hex: String) {
    let digits = hex.hasPrefix("#") ? hex.dropFirst() : hex[...]
    let value = UInt32(digits, radix: 16)
    assert(value != nil && digits.count == 6, "\(hex) is not of the form #RRGGBB")
    let bits = value ?? 0
    self.init(
      red: Double(bits >> 16 & 0xFF) / 255,
      green: Double(bits >> 8 & 0xFF) / 255,
      blue: Double(bits & 0xFF) / 255)
  }
}
