import Foundation

extension UIButton {
  /// The appearance and content of a button. Whatever is unset comes from the button.
  public struct Configuration: Hashable {
    /// The shape of the corners.
    public enum CornerStyle: Int, Sendable {
      /// The background's own radius at every text size.
      case fixed = -1
      /// The background's radius, scaled with the text size.
      case dynamic = 0
      case small, medium, large
      /// Fully rounded ends.
      case capsule
    }

    /// The size of the padding around the content.
    public enum Size: Int, Sendable {
      case medium = 0
      case small, mini, large
    }

    /// The indicator at the trailing edge of a button that opens something.
    public enum Indicator: Int, Sendable {
      /// The default: none for a menu that a tap opens, arrows for a button that selects.
      case automatic = 0
      case none
      /// Up and down arrows.
      case popup
    }

    /// The alignment of title and subtitle.
    public enum TitleAlignment: Int, Sendable {
      case automatic = 0
      case leading, center, trailing
    }

    /// What determines the background colour.
    package enum Kind: Hashable {
      case plain, gray, tinted, filled, borderless
      case glass(isClear: Bool, isProminent: Bool)

      /// Whether title and image are on the tint.
      fileprivate var isProminent: Bool {
        if case .glass(_, let isProminent) = self { isProminent } else { self == .filled }
      }
      fileprivate var isGlass: Bool { if case .glass = self { true } else { false } }
    }

    package var kind: Kind
    /// The title.
    public var title: String?
    /// The title with attributes.
    public var attributedTitle: AttributedString? { didSet { title = attributedTitle.map { String($0.characters) } } }
    /// The subtitle, in smaller letters.
    public var subtitle: String?
    /// The subtitle with attributes.
    public var attributedSubtitle: AttributedString? {
      didSet { subtitle = attributedSubtitle.map { String($0.characters) } }
    }
    /// Transforms the title's attributes each time it is displayed.
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// Transforms the subtitle's attributes each time it is displayed.
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    /// The line break mode of the title.
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// The line break mode of the subtitle.
    public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// Transforms the image's colour each time it is displayed.
    public var imageColorTransformer: UIConfigurationColorTransformer?
    /// Transforms the activity indicator's colour each time it is displayed.
    public var activityIndicatorColorTransformer: UIConfigurationColorTransformer?
    /// The configuration of a symbol image.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// The indicator at the trailing edge of a button that opens something.
    public var indicator = Indicator.automatic
    /// Whether the background of a selected button changes. Caveat: it does not.
    public var automaticallyUpdateForSelection = true
    /// The image beside the title.
    public var image: UIImage?
    /// The edge of the title that the image is at.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// The distance between image and title, in points.
    public var imagePadding: CGFloat = 0
    /// The distance between title and subtitle, in points.
    public var titlePadding: CGFloat = 1
    /// The alignment of title and subtitle.
    public var titleAlignment = TitleAlignment.automatic
    /// Whether a spinning wheel replaces the image.
    public var showsActivityIndicator = false
    /// The padding around the content, in points.
    public var contentInsets: NSDirectionalEdgeInsets {
      get { insets ?? defaultInsets }
      set { insets = newValue }
    }
    private var insets: NSDirectionalEdgeInsets?
    /// The size of the padding around the content.
    public var buttonSize = Size.medium
    /// The shape of the corners.
    public var cornerStyle = CornerStyle.dynamic
    /// The colour of title and image; nil for that of the style.
    public var baseForegroundColor: UIColor?
    /// The colour that the background derives from; nil for the tint.
    public var baseBackgroundColor: UIColor?
    /// The background.
    public var background = UIBackgroundConfiguration.clear()

    private init(_ kind: Kind) { self.kind = kind }

    /// Returns a configuration without a background.
    public static func plain() -> Configuration { Configuration(.plain) }
    /// Returns a configuration with a grey background.
    public static func gray() -> Configuration { Configuration(.gray) }
    /// Returns a configuration with a faintly tinted background.
    public static func tinted() -> Configuration { Configuration(.tinted) }
    /// Returns a configuration with a tinted background.
    public static func filled() -> Configuration { Configuration(.filled) }
    /// Returns a configuration without a background and with tinted content.
    public static func borderless() -> Configuration { Configuration(.borderless) }
    /// Returns the same as `gray()`.
    public static func bordered() -> Configuration { Configuration(.gray) }
    /// Returns the same as `tinted()`.
    public static func borderedTinted() -> Configuration { Configuration(.tinted) }
    /// Returns the same as `filled()`.
    public static func borderedProminent() -> Configuration { Configuration(.filled) }

    /// Returns a configuration with glass as the background.
    @available(iOS 26.0, *)
    public static func glass() -> Configuration { Configuration(.glass(isClear: false, isProminent: false)) }
    /// Returns a configuration with tinted glass as the background.
    @available(iOS 26.0, *)
    public static func prominentGlass() -> Configuration { Configuration(.glass(isClear: false, isProminent: true)) }
    /// Returns a configuration with glass as the background that hardly blurs what is behind it.
    @available(iOS 26.0, *)
    public static func clearGlass() -> Configuration { Configuration(.glass(isClear: true, isProminent: false)) }
    /// Returns a configuration with tinted glass as the background that hardly blurs what is behind it.
    @available(iOS 26.0, *)
    public static func prominentClearGlass() -> Configuration {
      Configuration(.glass(isClear: true, isProminent: true))
    }

    /// Returns the configuration for a button's state. Caveat: changes by state are applied when the button is
    /// displayed.
    @MainActor public func updated(for button: UIButton) -> Configuration { self }

    /// Resets the padding to that of the size.
    public mutating func setDefaultContentInsets() { insets = nil }

    /// The padding at the default size: 7 and 12 points (an engineer of Apple's), for a height of 34.33 points; a large
    /// button is 50.33 high (seen). The small ones: guess.
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

    /// The corner radius in points. Regular and large buttons: read off pictures of iOS 16; glass has round ends, as
    /// SwiftUI's; the others: guess.
    package var cornerRadius: CGFloat {
      switch cornerStyle {
      case .fixed: background.cornerRadius
      case .dynamic where !background.hasRadius && kind.isGlass: .infinity
      case .dynamic: background.hasRadius ? background.cornerRadius : (buttonSize == .large ? 8.7 : 5.95)
      case .small: 4
      case .medium: 5.95
      case .large: 8.7
      case .capsule: .infinity
      }
    }

    /// Returns the text colour of a button with a tint.
    package func foreground(tint: UIColor, isEnabled: Bool) -> UIColor {
      guard isEnabled else { return .tertiaryLabel }
      return baseForegroundColor ?? (kind.isProminent ? .white : kind.isGlass ? .label : tint)
    }

    /// Returns the background colour of a button with a tint; a tinted one has 0.18 of it (seen).
    package func fill(tint: UIColor, isEnabled: Bool) -> UIColor {
      if let color = background.backgroundColor { return color }
      let base: UIColor =
        switch kind {
        case .plain, .borderless: .clear
        case .gray: baseBackgroundColor ?? .secondarySystemFill
        case .tinted: (baseBackgroundColor ?? tint).withAlphaComponent(0.18)
        case .filled: baseBackgroundColor ?? tint
        case .glass: .clear
        }
      if !isEnabled, kind == .filled || kind == .tinted { return .tertiarySystemFill }
      return base
    }

    /// Returns the glass of a button with a tint; nil for a button of another style. A disabled one has no colour.
    @available(iOS 26.0, *)
    @MainActor package func glass(tint: UIColor, isEnabled: Bool) -> (isClear: Bool, color: UIColor?)? {
      guard case .glass(let isClear, let isProminent) = kind else { return nil }
      guard isEnabled else { return (isClear, nil) }
      return (isClear, baseBackgroundColor ?? (isProminent ? tint : nil))
    }
  }
}

/// A set of edges relative to the layout direction.
public struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let top = NSDirectionalRectEdge(rawValue: 1)
  public static let leading = NSDirectionalRectEdge(rawValue: 2)
  public static let bottom = NSDirectionalRectEdge(rawValue: 4)
  public static let trailing = NSDirectionalRectEdge(rawValue: 8)
  public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}
