import Foundation

// Values: Apple's Human Interface Guidelines, "Specifications" of Color, as published for iOS 15 to 18 and for iOS 26
// (light, dark).
extension UIColor {
  /// The app's accent colour, or else blue. Caveat: not the tint of the view that draws with it.
  public class var tintColor: UIColor { AppAppearance.accent ?? .systemBlue }
  /// Pure black.
  public static let black = UIColor(white: 0, alpha: 1)
  /// White at one third.
  public static let darkGray = UIColor(white: 1 / 3, alpha: 1)
  /// White at two thirds.
  public static let lightGray = UIColor(white: 2 / 3, alpha: 1)
  /// Pure white.
  public static let white = UIColor(white: 1, alpha: 1)
  /// White at one half.
  public static let gray = UIColor(white: 0.5, alpha: 1)
  /// Pure red.
  public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  /// Pure green.
  public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
  /// Pure blue.
  public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
  /// Green and blue.
  public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
  /// Red and green.
  public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
  /// Red and blue.
  public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
  /// Red and half green.
  public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
  /// Half red and half blue.
  public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
  /// 0.6, 0.4, 0.2.
  public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
  /// Fully transparent black.
  public static let clear = UIColor(white: 0, alpha: 0)
}

extension UIColor {
  /// FF3B30, dark FF453A; on iOS 26 FF383C and FF4245.
  public static let systemRed = UIColor(light: 0xFF3B30, dark: 0xFF453A, newerLight: 0xFF383C, newerDark: 0xFF4245)
  /// FF9500, dark FF9F0A; on iOS 26 FF8D28 and FF9230.
  public static let systemOrange = UIColor(light: 0xFF9500, dark: 0xFF9F0A, newerLight: 0xFF8D28, newerDark: 0xFF9230)
  /// FFCC00, dark FFD60A; on iOS 26 FFD600 in the dark.
  public static let systemYellow = UIColor(light: 0xFFCC00, dark: 0xFFD60A, newerLight: 0xFFCC00, newerDark: 0xFFD600)
  /// 34C759, dark 30D158.
  public static let systemGreen = UIColor(light: 0x34C759, dark: 0x30D158)
  /// 00C7BE, dark 63E6E2; on iOS 26 00C8B3 and 00DAC3.
  public static let systemMint = UIColor(light: 0x00C7BE, dark: 0x63E6E2, newerLight: 0x00C8B3, newerDark: 0x00DAC3)
  /// 30B0C7, dark 40C8E0; on iOS 26 00C3D0 and 00D2E0.
  public static let systemTeal = UIColor(light: 0x30B0C7, dark: 0x40C8E0, newerLight: 0x00C3D0, newerDark: 0x00D2E0)
  /// 32ADE6, dark 64D2FF; on iOS 26 00C0E8 and 3CD3FE.
  public static let systemCyan = UIColor(light: 0x32ADE6, dark: 0x64D2FF, newerLight: 0x00C0E8, newerDark: 0x3CD3FE)
  /// 007AFF, dark 0A84FF; on iOS 26 0088FF and 0091FF.
  public static let systemBlue = UIColor(light: 0x007AFF, dark: 0x0A84FF, newerLight: 0x0088FF, newerDark: 0x0091FF)
  /// 5856D6, dark 5E5CE6; on iOS 26 6155F5 and 6D7CFF.
  public static let systemIndigo = UIColor(light: 0x5856D6, dark: 0x5E5CE6, newerLight: 0x6155F5, newerDark: 0x6D7CFF)
  /// AF52DE, dark BF5AF2; on iOS 26 CB30E0 and DB34F2.
  public static let systemPurple = UIColor(light: 0xAF52DE, dark: 0xBF5AF2, newerLight: 0xCB30E0, newerDark: 0xDB34F2)
  /// FF2D55, dark FF375F.
  public static let systemPink = UIColor(light: 0xFF2D55, dark: 0xFF375F)
  /// A2845E, dark AC8E68; on iOS 26 AC7F5E and B78A66.
  public static let systemBrown = UIColor(light: 0xA2845E, dark: 0xAC8E68, newerLight: 0xAC7F5E, newerDark: 0xB78A66)
  /// 8E8E93 in both appearances.
  public static let systemGray = UIColor(light: 0x8E8E93, dark: 0x8E8E93)
  /// AEAEB2, dark 636366.
  public static let systemGray2 = UIColor(light: 0xAEAEB2, dark: 0x636366)
  /// C7C7CC, dark 48484A.
  public static let systemGray3 = UIColor(light: 0xC7C7CC, dark: 0x48484A)
  /// D1D1D6, dark 3A3A3C.
  public static let systemGray4 = UIColor(light: 0xD1D1D6, dark: 0x3A3A3C)
  /// E5E5EA, dark 2C2C2E.
  public static let systemGray5 = UIColor(light: 0xE5E5EA, dark: 0x2C2C2E)
  /// F2F2F7, dark 1C1C1E.
  public static let systemGray6 = UIColor(light: 0xF2F2F7, dark: 0x1C1C1E)
}

extension UIColor {
  /// Primary text.
  public static let label = UIColor(light: 0x000000, dark: 0xFFFFFF)
  /// Secondary text.
  public static let secondaryLabel = UIColor(light: 0x3C3C43, alpha: 0.6, dark: 0xEBEBF5, alpha: 0.6)
  /// Tertiary text.
  public static let tertiaryLabel = UIColor(light: 0x3C3C43, alpha: 0.3, dark: 0xEBEBF5, alpha: 0.3)
  /// Quaternary text.
  public static let quaternaryLabel = UIColor(light: 0x3C3C43, alpha: 0.18, dark: 0xEBEBF5, alpha: 0.16)
  /// Placeholder text.
  public static let placeholderText = UIColor(light: 0x3C3C43, alpha: 0.3, dark: 0xEBEBF5, alpha: 0.3)
  /// Links.
  public static let link = UIColor(light: 0x007AFF, dark: 0x0984FF)
  /// A thin line that lets the content behind it show through.
  public static let separator = UIColor(light: 0x3C3C43, alpha: 0.29, dark: 0x545458, alpha: 0.6)
  /// A thin line that hides the content behind it.
  public static let opaqueSeparator = UIColor(light: 0xC6C6C8, dark: 0x38383A)
  /// A fill for thin and small shapes.
  public static let systemFill = UIColor(light: 0x787880, alpha: 0.2, dark: 0x787880, alpha: 0.36)
  /// A fill for medium shapes.
  public static let secondarySystemFill = UIColor(light: 0x787880, alpha: 0.16, dark: 0x787880, alpha: 0.32)
  /// A fill for large shapes.
  public static let tertiarySystemFill = UIColor(light: 0x767680, alpha: 0.12, dark: 0x767680, alpha: 0.24)
  /// A fill for large areas with complex content.
  public static let quaternarySystemFill = UIColor(light: 0x747480, alpha: 0.08, dark: 0x747480, alpha: 0.18)
  /// The background of the whole screen.
  public static let systemBackground = UIColor(light: 0xFFFFFF, dark: 0x000000, elevated: 0x1C1C1E)
  /// Content on the background.
  public static let secondarySystemBackground = UIColor(light: 0xF2F2F7, dark: 0x1C1C1E, elevated: 0x2C2C2E)
  /// Content on secondary content.
  public static let tertiarySystemBackground = UIColor(light: 0xFFFFFF, dark: 0x2C2C2E, elevated: 0x3A3A3C)
  /// The background of a grouped screen.
  public static let systemGroupedBackground = UIColor(light: 0xF2F2F7, dark: 0x000000, elevated: 0x1C1C1E)
  /// The old name of `systemGroupedBackground`.
  public static let groupTableViewBackground = systemGroupedBackground
  /// Content on the background of a grouped screen.
  public static let secondarySystemGroupedBackground = UIColor(light: 0xFFFFFF, dark: 0x1C1C1E, elevated: 0x2C2C2E)
  /// Content on secondary content of a grouped screen.
  public static let tertiarySystemGroupedBackground = UIColor(light: 0xF2F2F7, dark: 0x2C2C2E, elevated: 0x3A3A3C)
  /// Text on a background that is dark in both appearances.
  public static let lightText = UIColor(white: 1, alpha: 0.6)
  /// Text on a background that is light in both appearances.
  public static let darkText = UIColor(white: 0, alpha: 1)
}
