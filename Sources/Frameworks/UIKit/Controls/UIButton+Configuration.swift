import Foundation

extension UIButton {
  /// How a button looks and what it shows, in one value. What it leaves out is the button's own.
  public struct Configuration: Hashable {
    /// How round the corners are.
    public enum CornerStyle: Int, Sendable {
      /// The background's radius at every text size.
      case fixed = -1
      /// The background's radius, which grows with the text.
      case dynamic = 0
      case small, medium, large
      /// As round as can be.
      case capsule
    }

    /// How much space is around the content.
    public enum Size: Int, Sendable {
      case medium = 0
      case small, mini, large
    }

    /// Where title and subtitle are, one above the other.
    public enum TitleAlignment: Int, Sendable {
      case automatic = 0
      case leading, center, trailing
    }

    /// What gives the background its colour.
    package enum Kind: Hashable { case plain, gray, tinted, filled, borderless }

    package var kind: Kind
    /// What the button says.
    public var title: String?
    /// What the button says, in letters of its own.
    public var attributedTitle: AttributedString? { didSet { title = attributedTitle.map { String($0.characters) } } }
    /// What the button says below, in smaller letters.
    public var subtitle: String?
    /// The picture beside the title.
    public var image: UIImage?
    /// At which edge of the title the picture is.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// Points between picture and title.
    public var imagePadding: CGFloat = 0
    /// Points between title and subtitle.
    public var titlePadding: CGFloat = 1
    /// Where title and subtitle are, one above the other.
    public var titleAlignment = TitleAlignment.automatic
    /// A turning wheel stands in the place of the picture.
    public var showsActivityIndicator = false
    /// Space around the content in points.
    public var contentInsets: NSDirectionalEdgeInsets {
      get { insets ?? defaultInsets }
      set { insets = newValue }
    }
    private var insets: NSDirectionalEdgeInsets?
    /// How much space is around the content.
    public var buttonSize = Size.medium
    /// How round the corners are.
    public var cornerStyle = CornerStyle.dynamic
    /// The colour of the letters and the picture; nil for what the style has.
    public var baseForegroundColor: UIColor?
    /// The colour that the background is made from; nil for the tint.
    public var baseBackgroundColor: UIColor?
    /// What is behind the content.
    public var background = UIBackgroundConfiguration.clear()

    private init(_ kind: Kind) { self.kind = kind }

    /// Without a background.
    public static func plain() -> Configuration { Configuration(.plain) }
    /// On grey.
    public static func gray() -> Configuration { Configuration(.gray) }
    /// On a faint tint.
    public static func tinted() -> Configuration { Configuration(.tinted) }
    /// On the tint.
    public static func filled() -> Configuration { Configuration(.filled) }
    /// Without a background and with the tint for everything.
    public static func borderless() -> Configuration { Configuration(.borderless) }
    /// As `gray()`.
    public static func bordered() -> Configuration { Configuration(.gray) }
    /// As `tinted()`.
    public static func borderedTinted() -> Configuration { Configuration(.tinted) }
    /// As `filled()`.
    public static func borderedProminent() -> Configuration { Configuration(.filled) }

    /// Space around the content is the size's again.
    public mutating func setDefaultContentInsets() { insets = nil }

    /// 7 and 12 points at the usual size (an engineer of Apple's), of 34.33 points in all; a large button is 50.33 high (seen). The small
    /// ones: guess.
    private var defaultInsets: NSDirectionalEdgeInsets {
      let (vertical, horizontal): (CGFloat, CGFloat) =
        switch buttonSize {
        case .medium: (7, 12)
        case .small: (4, 10)
        case .mini: (4, 10)
        case .large: (15, 20)
        }
      return NSDirectionalEdgeInsets(top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal)
    }

    /// Points; the radii of regular and large buttons are read off pictures of iOS 16, the others: guess.
    package var cornerRadius: CGFloat {
      switch cornerStyle {
      case .fixed: background.cornerRadius
      case .dynamic: background.hasRadius ? background.cornerRadius : (buttonSize == .large ? 8.7 : 5.95)
      case .small: 4
      case .medium: 5.95
      case .large: 8.7
      case .capsule: .infinity
      }
    }

    /// The colour of the letters in a button with a tint.
    package func foreground(tint: UIColor, isEnabled: Bool) -> UIColor {
      guard isEnabled else { return .tertiaryLabel }
      return baseForegroundColor ?? (kind == .filled ? .white : tint)
    }

    /// What is behind the content of a button with a tint; a tinted one has 0.18 of it (seen).
    package func fill(tint: UIColor, isEnabled: Bool) -> UIColor {
      if let color = background.backgroundColor { return color }
      let base: UIColor =
        switch kind {
        case .plain, .borderless: .clear
        case .gray: baseBackgroundColor ?? .secondarySystemFill
        case .tinted: (baseBackgroundColor ?? tint).withAlphaComponent(0.18)
        case .filled: baseBackgroundColor ?? tint
        }
      if !isEnabled, kind == .filled || kind == .tinted { return .tertiarySystemFill }
      return base
    }
  }
}

/// What is behind the content of a button or a cell.
public struct UIBackgroundConfiguration: Hashable {
  /// Its colour; nil for the one of what it belongs to.
  public var backgroundColor: UIColor? { didSet { isSystemList = false } }
  /// The radius of its corners in points.
  public var cornerRadius: CGFloat = 0 { didSet { hasRadius = true } }
  package private(set) var hasRadius = false
  /// The colour of the line around it; nil for none.
  public var strokeColor: UIColor?
  /// How thick the line around it is, in points.
  public var strokeWidth: CGFloat = 0
  /// How much smaller than the view it is, in points.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero

  /// What the system has behind the items of lists, which depends on their state and place.
  package private(set) var isSystemList = false

  private init() {}

  /// Nothing.
  public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }

  private static func list(_ color: UIColor) -> UIBackgroundConfiguration {
    var made = UIBackgroundConfiguration()
    made.backgroundColor = color
    made.isSystemList = true
    return made
  }
  /// What is behind a row of a plain list.
  public static func listPlainCell() -> UIBackgroundConfiguration { list(.systemBackground) }
  /// What is behind a row of a grouped list.
  public static func listGroupedCell() -> UIBackgroundConfiguration { list(.secondarySystemGroupedBackground) }
  /// What is behind a row of a sidebar.
  public static func listSidebarCell() -> UIBackgroundConfiguration { list(.clear) }
  /// What is behind a header or footer of a plain list.
  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration { list(.systemBackground) }
  /// What is behind a header or footer of a grouped list.
  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { clear() }

  /// The same for another state.
  @MainActor public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration { self }
  /// The colour for a tint.
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    backgroundColor ?? tintColor
  }
}

/// Edges in the direction of reading.
public struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let top = NSDirectionalRectEdge(rawValue: 1)
  public static let leading = NSDirectionalRectEdge(rawValue: 2)
  public static let bottom = NSDirectionalRectEdge(rawValue: 4)
  public static let trailing = NSDirectionalRectEdge(rawValue: 8)
  public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}
