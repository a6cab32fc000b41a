import Foundation

/// An image and two texts, as in list rows.
public struct UIListContentConfiguration: UIContentConfiguration {
  /// The appearance of a text.
  public struct TextProperties {
    /// The font.
    public var font: UIFont
    /// The colour.
    public var color: UIColor
    /// Transforms the colour each time it is displayed.
    public var colorTransformer: UIConfigurationColorTransformer?
    /// The maximum number of lines; 0 for no limit.
    public var numberOfLines = 0
    /// The alignment of lines.
    public enum TextAlignment: Int, Sendable { case natural = 0, center, justified }
    /// A transformation of letters.
    public enum TextTransform: Int, Sendable { case none = 0, uppercase, lowercase, capitalized }
    /// The alignment of lines.
    public var alignment = TextAlignment.natural
    /// The transformation of the letters.
    public var transform = TextTransform.none
    /// Whether the font shrinks to fit.
    public var adjustsFontSizeToFitWidth = false
    /// The smallest scale when shrinking.
    public var minimumScaleFactor: CGFloat = 0
    /// Whether the font follows the preferred text size.
    public var adjustsFontForContentSizeCategory = true

    /// Returns the transformed colour.
    public func resolvedColor() -> UIColor { colorTransformer?(color) ?? color }

    init(font: UIFont, color: UIColor) { (self.font, self.color) = (font, color) }

    func applied(to text: String?) -> String? {
      switch transform {
      case .none: text
      case .uppercase: text?.uppercased()
      case .lowercase: text?.lowercased()
      case .capitalized: text?.capitalized
      }
    }
  }

  /// The appearance of the image.
  public struct ImageProperties {
    /// The colour of a template image; nil for the tint.
    public var tintColor: UIColor?
    /// The configuration of a symbol.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// The size reserved for the image, in points; zero for its own.
    public var reservedLayoutSize = CGSize.zero
    /// Transforms the colour each time it is displayed.
    public var tintColorTransformer: UIConfigurationColorTransformer?
    /// The corner radius in points.
    public var cornerRadius: CGFloat = 0
    /// The colour of the image's border; nil for none.
    public var strokeColor: UIColor?
    /// The width of the image's border, in points.
    public var strokeWidth: CGFloat = 0
    /// The maximum size of the image, in points; zero for no limit.
    public var maximumSize = CGSize.zero
  }

  /// The primary text.
  public var text: String? { didSet { if text != nil { attributedText = nil } } }
  /// The primary text with attributes.
  public var attributedText: NSAttributedString?
  /// The secondary text with attributes.
  public var secondaryAttributedText: NSAttributedString?
  /// The secondary text.
  public var secondaryText: String?
  /// The image.
  public var image: UIImage?
  /// The appearance of the primary text.
  public var textProperties: TextProperties
  /// The appearance of the secondary text.
  public var secondaryTextProperties: TextProperties
  /// The appearance of the image.
  public var imageProperties = ImageProperties()
  /// The margins around the content, in points.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 8)
  /// The axes along which the superview's margins are preserved. Caveat: it has no effect.
  public var axesPreservingSuperviewLayoutMargins: UIAxis = [.horizontal]
  /// Whether the secondary text is at the end of the line where there is room.
  public var prefersSideBySideTextAndSecondaryText = false
  /// The padding between image and texts, in points.
  public var imageToTextPadding: CGFloat = 16
  /// The padding between the texts, in points.
  public var textToSecondaryTextVerticalPadding: CGFloat = 3

  private init(second: UIFont.TextStyle, _ color: UIColor, isBeside: Bool = false) {
    textProperties = TextProperties(font: .preferredFont(forTextStyle: .body), color: .label)
    secondaryTextProperties = TextProperties(font: .preferredFont(forTextStyle: second), color: color)
    prefersSideBySideTextAndSecondaryText = isBeside
  }

  /// Returns a row with a small secondary text.
  public static func cell() -> Self { Self(second: .caption1, .label) }
  /// Returns a row with the secondary text below the primary one.
  public static func subtitleCell() -> Self { Self(second: .caption1, .label) }
  /// Returns a row with the secondary text at the end.
  public static func valueCell() -> Self { Self(second: .body, .secondaryLabel, isBeside: true) }

  private static func header(_ style: UIFont.TextStyle, _ color: UIColor, weight: UIFont.Weight? = nil) -> Self {
    var made = Self(second: .caption1, .secondaryLabel)
    let font = UIFont.preferredFont(forTextStyle: style)
    made.textProperties = TextProperties(
      font: weight.map { .systemFont(ofSize: font.pointSize, weight: $0) } ?? font, color: color)
    made.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 7, leading: 16, bottom: 7, trailing: 16)
    return made
  }
  /// Returns a header of a plain list.
  public static func plainHeader() -> Self { header(.body, .secondaryLabel, weight: .semibold) }
  /// Returns a footer of a plain list.
  public static func plainFooter() -> Self { header(.footnote, .secondaryLabel) }
  /// Returns a header of a grouped list, in capitals.
  public static func groupedHeader() -> Self {
    var made = header(.footnote, .secondaryLabel)
    made.textProperties.transform = .uppercase
    return made
  }
  /// Returns a footer of a grouped list.
  public static func groupedFooter() -> Self { header(.footnote, .secondaryLabel) }
  /// Returns a large header of a grouped list.
  public static func prominentInsetGroupedHeader() -> Self { header(.title3, .label, weight: .bold) }
  /// Returns an extra large list header.
  public static func extraProminentInsetGroupedHeader() -> Self { header(.title2, .label, weight: .bold) }
  /// Returns a sidebar row.
  public static func sidebarCell() -> Self { cell() }
  /// Returns a sidebar header.
  public static func sidebarHeader() -> Self { header(.title3, .label, weight: .bold) }
  /// Returns a sidebar row with the secondary text below the primary one.
  public static func sidebarSubtitleCell() -> Self { subtitleCell() }
  /// Returns a row with everything at the leading edge.
  public static func accompaniedSidebarCell() -> Self { cell() }

  public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }
  public func updated(for state: any UIConfigurationState) -> Self { self }
}

/// A view that displays an image and two texts.
@MainActor @preconcurrency
open class UIListContentView: UIView, UIContentView {
  /// The displayed configuration.
  open var configuration: any UIContentConfiguration { didSet { show() } }
  private let image = UIImageView()
  private let first = UILabel()
  private let second = UILabel()

  /// Creates a view with a configuration.
  public init(configuration: UIListContentConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    for view in [image, first, second] { addSubview(view) }
    show()
  }
  public required init?(coder: NSCoder) { nil }

  private var shown: UIListContentConfiguration { configuration as? UIListContentConfiguration ?? .cell() }

  private func show() {
    let shown = shown
    image.image = shown.image
    image.preferredSymbolConfiguration = shown.imageProperties.preferredSymbolConfiguration
    let tint = shown.imageProperties.tintColor
    image.tintColor = shown.imageProperties.tintColorTransformer.map { $0(tint ?? tintColor ?? .tintColor) } ?? tint
    image.layer.borderColor = shown.imageProperties.strokeColor?.cgColor
    image.layer.borderWidth = shown.imageProperties.strokeColor == nil ? 0 : shown.imageProperties.strokeWidth
    image.roundness = shown.imageProperties.cornerRadius
    image.clipsToBounds = shown.imageProperties.cornerRadius > 0
    image.contentMode = .scaleAspectFit
    for (label, text, looks) in [
      (first, shown.text, shown.textProperties), (second, shown.secondaryText, shown.secondaryTextProperties),
    ] {
      label.text = looks.applied(to: text)
      label.font = looks.font
      label.adjustsFontForContentSizeCategory = looks.adjustsFontForContentSizeCategory
      label.adjustsFontSizeToFitWidth = looks.adjustsFontSizeToFitWidth
      label.minimumScaleFactor = looks.minimumScaleFactor
      label.textAlignment = looks.alignment == .center ? .center : .natural
      label.textColor = looks.resolvedColor()
      label.numberOfLines = looks.numberOfLines
      label.isHidden = text?.isEmpty != false
    }
    for (label, text) in [(first, shown.attributedText), (second, shown.secondaryAttributedText)] {
      guard let text else { continue }
      label.attributedText = text
      label.isHidden = text.length == 0
    }
    setNeedsLayout()
    invalidateSurroundingLayout()
  }

  /// The start of the texts, in points from the leading edge.
  final var textStart: CGFloat {
    let width = pictureSize.width
    return shown.directionalLayoutMargins.leading + (width > 0 ? width + shown.imageToTextPadding : 0)
  }

  private var pictureSize: CGSize {
    guard let size = image.shownImage?.size else { return .zero }
    let most = shown.imageProperties.maximumSize
    let scale = min(
      most.width > 0 ? most.width / max(size.width, 1) : 1, most.height > 0 ? most.height / max(size.height, 1) : 1, 1)
    return CGSize(width: size.width * scale, height: size.height * scale)
  }

  /// The margin at a cell's end, in points, which the content also keeps.
  private var cellMargin: CGFloat {
    if let cell = superview?.superview as? UICollectionViewListCell { return cell.contentEndMargin }
    guard let superview, superview.superview is UITableViewCell else { return 0 }
    return superview.directionalLayoutMargins.trailing
  }

  /// Returns the frames of all parts in a width, from the leading edge, and their height.
  private func arrange(_ width: CGFloat) -> (image: CGRect, first: CGRect, second: CGRect, height: CGFloat) {
    let (shown, picture) = (shown, pictureSize)
    let margins = shown.directionalLayoutMargins
    let start = margins.leading + (picture.width > 0 ? picture.width + shown.imageToTextPadding : 0)
    let room = max(0, width - start - max(margins.trailing, cellMargin))
    func size(_ label: UILabel) -> CGSize {
      label.isHidden ? .zero : label.sizeThatFits(CGSize(width: room, height: 0))
    }
    let (one, two) = (size(first), size(second))
    let isBeside = shown.prefersSideBySideTextAndSecondaryText && two.width > 0 && one.width + two.width + 8 <= room
    let gap = one.height > 0 && two.height > 0 && !isBeside ? shown.textToSecondaryTextVerticalPadding : 0
    let texts = isBeside ? max(one.height, two.height) : one.height + gap + two.height
    let height = max(texts, picture.height) + margins.top + margins.bottom
    let top = (max(height, bounds.height) - texts) / 2
    return (
      CGRect(
        x: margins.leading, y: (max(height, bounds.height) - picture.height) / 2, width: picture.width,
        height: picture.height),
      CGRect(x: start, y: top, width: isBeside ? one.width : room, height: one.height),
      isBeside
        ? CGRect(x: start + room - two.width, y: top, width: two.width, height: two.height)
        : CGRect(x: start, y: top + one.height + gap, width: room, height: two.height),
      height
    )
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let places = arrange(bounds.width)
    for (view, rect) in [(image as UIView, places.image), (first, places.first), (second, places.second)] {
      view.frame = readsRightToLeft ? rect.offsetBy(dx: bounds.width - rect.maxX - rect.minX, dy: 0) : rect
    }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: arrange(size.width).height)
  }
}
