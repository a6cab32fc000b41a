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

    /// What stands at the trailing edge of a button that opens something.
    public enum Indicator: Int, Sendable {
      /// As the place has it: nothing for a menu that a tap opens, arrows where the button chooses.
      case automatic = 0
      case none
      /// Arrows up and down.
      case popup
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
    /// What the button says below, in letters of its own.
    public var attributedSubtitle: AttributedString? {
      didSet { subtitle = attributedSubtitle.map { String($0.characters) } }
    }
    /// Changes how the title is shown, each time that it is.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// Changes how the subtitle is shown, each time that it is.
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// What becomes of a title that is too long.
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// What becomes of a subtitle that is too long.
    public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// Changes the colour of the picture, each time that it is shown.
    public var imageColorTransformer: UIConfigurationColorTransformer?
    /// Changes the colour of the wheel, each time that it is shown.
    public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
    /// How a symbol is drawn.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// What stands at the trailing edge of a button that opens something.
    public var indicator = Indicator.automatic
    /// A selected button has a background that says so. Caveat: it has not.
    public var automaticallyUpdateForSelection = true
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

    /// The same for the state of a button. Caveat: what states change is worked out when the button is shown.
    @MainActor public func updated(for button: UIButton) -> Configuration { self }

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
