import ScrollworkUIKit

/// The colours that the system defines for both appearances.
enum SystemColor: String, Hashable, Sendable {
  case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown
  case white, gray, black, clear, primary, secondary, accent

  var uiColor: UIColor {
    switch self {
    case .red: .systemRed
    case .orange: .systemOrange
    case .yellow: .systemYellow
    case .green: .systemGreen
    case .mint: .systemMint
    case .teal: .systemTeal
    case .cyan: .systemCyan
    case .blue: .systemBlue
    case .accent: AppAppearance.accent ?? .systemBlue
    case .indigo: .systemIndigo
    case .purple: .systemPurple
    case .pink: .systemPink
    case .brown: .systemBrown
    case .white: .white
    case .gray: .systemGray
    case .black: .black
    case .clear: .clear
    case .primary: .label
    case .secondary: .secondaryLabel
    }
  }
}

extension Color {
  /// The system's red.
  public static let red = Color(storage: .system(.red))
  /// The system's orange.
  public static let orange = Color(storage: .system(.orange))
  /// The system's yellow.
  public static let yellow = Color(storage: .system(.yellow))
  /// The system's green.
  public static let green = Color(storage: .system(.green))
  /// The system's mint.
  public static let mint = Color(storage: .system(.mint))
  /// The system's teal.
  public static let teal = Color(storage: .system(.teal))
  /// The system's cyan.
  public static let cyan = Color(storage: .system(.cyan))
  /// The system's blue.
  public static let blue = Color(storage: .system(.blue))
  /// The system's indigo.
  public static let indigo = Color(storage: .system(.indigo))
  /// The system's purple.
  public static let purple = Color(storage: .system(.purple))
  /// The system's pink.
  public static let pink = Color(storage: .system(.pink))
  /// The system's brown.
  public static let brown = Color(storage: .system(.brown))
  /// White in both appearances.
  public static let white = Color(storage: .system(.white))
  /// The system's grey.
  public static let gray = Color(storage: .system(.gray))
  /// Black in both appearances.
  public static let black = Color(storage: .system(.black))
  /// A fully transparent colour.
  public static let clear = Color(storage: .system(.clear))
  /// The colour for primary content.
  public static let primary = Color(storage: .system(.primary))
  /// The colour for secondary content.
  public static let secondary = Color(storage: .system(.secondary))
  /// The app's accent colour; by default the system's blue.
  public static let accentColor = Color(storage: .system(.accent))
}
