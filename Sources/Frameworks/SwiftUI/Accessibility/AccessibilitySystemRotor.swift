/// A rotor that assistive technology provides.
public struct AccessibilitySystemRotor: Sendable {
  /// The rotor's name; our choice.
  let name: String

  /// Links.
  public static var links: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "Links") }
  /// Links that were visited, or were not.
  public static func links(visited: Bool) -> AccessibilitySystemRotor {
    AccessibilitySystemRotor(name: visited ? "Visited Links" : "Unvisited Links")
  }
  /// Headings.
  public static var headings: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "Headings") }
  /// Headings of the given level.
  public static func headings(level: AccessibilityHeadingLevel) -> AccessibilitySystemRotor {
    AccessibilitySystemRotor(name: level == .unspecified ? "Headings" : "Headings Level \(level.rawValue)")
  }
  /// Bold words.
  public static var boldText: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "Bold Text") }
  /// Italic words.
  public static var italicText: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "Italic Text") }
  /// Underlined words.
  public static var underlineText: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "Underlined Text") }
  /// Misspelled words.
  public static var misspelledWords: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "Misspelled Words") }
  /// Images.
  public static var images: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "Images") }
  /// Text fields.
  public static var textFields: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "Text Fields") }
  /// Tables.
  public static var tables: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "Tables") }
  /// Lists.
  public static var lists: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "Lists") }
  /// Landmarks of a page.
  public static var landmarks: AccessibilitySystemRotor { AccessibilitySystemRotor(name: "Landmarks") }
}
