import Foundation

/// A picture and two texts, as rows of lists show them.
public struct UIListContentConfiguration: UIContentConfiguration {
  /// How a text looks.
  public struct TextProperties {
    /// The letters.
    public var font: UIFont
    /// Their colour.
    public var color: UIColor
    /// Changes the colour, each time that it is shown.
    public var colorTransformer: UIConfigurationColorTransformer?
    /// How many lines at most; 0 for as many as it takes.
    public var numberOfLines = 0
    /// Where lines stand.
    public enum TextAlignment: Int, Sendable { case natural = 0, center, justified }
    /// What becomes of the letters.
    public enum TextTransform: Int, Sendable { case none = 0, uppercase, lowercase, capitalized }
    /// Where lines stand.
    public var alignment = TextAlignment.natural
    /// What becomes of the letters.
    public var transform = TextTransform.none
    /// Makes the letters smaller so that they fit.
    public var adjustsFontSizeToFitWidth = false
    /// How small letters become at most.
    public var minimumScaleFactor: CGFloat = 0
    /// The font changes with the person's size of texts.
    public var adjustsFontForContentSizeCategory = true

    /// The changed colour.
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

  /// How the picture looks.
  public struct ImageProperties {
    /// The colour of a picture that has none of its own; nil for the tint.
    public var tintColor: UIColor?
    /// How a symbol is drawn.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// The room that is kept for the picture, in points; zero for as much as it takes.
    public var reservedLayoutSize = CGSize.zero
    /// Changes the colour, each time that it is shown.
    public var tintColorTransformer: UIConfigurationColorTransformer?
    /// The radius in points to which the corners are rounded.
    public var cornerRadius: CGFloat = 0
    /// The colour of the line around the picture; nil for none.
    public var strokeColor: UIColor?
    /// How thick the line around the picture is, in points.
    public var strokeWidth: CGFloat = 0
    /// How large the picture is at most, in points; zero for as large as it is.
    public var maximumSize = CGSize.zero
  }

  /// The first text.
  public var text: String? { didSet { if text != nil { attributedText = nil } } }
  /// The first text, parts of it in ways of their own.
  public var attributedText: NSAttributedString?
  /// The second text, parts of it in ways of their own.
  public var secondaryAttributedText: NSAttributedString?
  /// The second text.
  public var secondaryText: String?
  /// The picture.
  public var image: UIImage?
  /// How the first text looks.
  public var textProperties: TextProperties
  /// How the second text looks.
  public var secondaryTextProperties: TextProperties
  /// How the picture looks.
  public var imageProperties = ImageProperties()
  /// Around the content, in points.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 8)
  /// Along which the margins of what is around are kept, too. Caveat: it has no effect.
  public var axesPreservingSuperviewLayoutMargins: UIAxis = [.horizontal]
  /// The second text stands at the end of the line where there is room.
  public var prefersSideBySideTextAndSecondaryText = false
  /// Between the picture and the texts, in points.
  public var imageToTextPadding: CGFloat = 16
  /// Between the texts, in points.
  public var textToSecondaryTextVerticalPadding: CGFloat = 3

  private init(second: UIFont.TextStyle, _ color: UIColor, isBeside: Bool = false) {
    textProperties = TextProperties(font: .preferredFont(forTextStyle: .body), color: .label)
    secondaryTextProperties = TextProperties(font: .preferredFont(forTextStyle: second), color: color)
    prefersSideBySideTextAndSecondaryText = isBeside
  }

  /// A row with a small second text.
  public static func cell() -> Self { Self(second: .caption1, .label) }
  /// A row with the second text below the first.
  public static func subtitleCell() -> Self { Self(second: .caption1, .label) }
  /// A row with the second text at the end.
  public static func valueCell() -> Self { Self(second: .body, .secondaryLabel, isBeside: true) }

  private static func header(_ style: UIFont.TextStyle, _ color: UIColor, weight: UIFont.Weight? = nil) -> Self {
    var made = Self(second: .caption1, .secondaryLabel)
    let font = UIFont.preferredFont(forTextStyle: style)
    made.textProperties = TextProperties(
      font: weight.map { .systemFont(ofSize: font.pointSize, weight: $0) } ?? font, color: color)
    made.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 7, leading: 16, bottom: 7, trailing: 16)
    return made
  }
  /// A header of a plain list.
  public static func plainHeader() -> Self { header(.body, .secondaryLabel, weight: .semibold) }
  /// A footer of a plain list.
  public static func plainFooter() -> Self { header(.footnote, .secondaryLabel) }
  /// A header of a grouped list, in capitals.
  public static func groupedHeader() -> Self {
    var made = header(.footnote, .secondaryLabel)
    made.textProperties.transform = .uppercase
    return made
  }
  /// A footer of a grouped list.
  public static func groupedFooter() -> Self { header(.footnote, .secondaryLabel) }
  /// A large header of a grouped list.
  public static func prominentInsetGroupedHeader() -> Self { header(.title3, .label, weight: .bold) }
  /// A header of a list in large letters.
  public static func extraProminentInsetGroupedHeader() -> Self { header(.title2, .label, weight: .bold) }
  /// A row of a sidebar.
  public static func sidebarCell() -> Self { cell() }
  /// A header of a sidebar.
  public static func sidebarHeader() -> Self { header(.title3, .label, weight: .bold) }
  /// A row of a sidebar with the second text below the first.
  public static func sidebarSubtitleCell() -> Self { subtitleCell() }
  /// An item with everything at the start.
  public static func accompaniedSidebarCell() -> Self { cell() }

  public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }
  public func updated(for state: any UIConfigurationState) -> Self { self }
}

/// Shows a picture and two texts.
@MainActor @preconcurrency
open class UIListContentView: UIView, UIContentView {
  /// What it shows.
  open var configuration: any UIContentConfiguration { didSet { show() } }
  private let image = UIImageView()
  private let first = UILabel()
  private let second = UILabel()

  /// A view that shows a configuration.
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

  /// Where the texts begin, in points from the start.
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

  /// What a cell keeps free at its end, in points; the contents keep it, too.
  private var cellMargin: CGFloat {
    if let cell = superview?.superview as? UICollectionViewListCell { return cell.contentEndMargin }
    guard let superview, superview.superview is UITableViewCell else { return 0 }
    return superview.directionalLayoutMargins.trailing
  }

  /// Where everything is in a width, from the leading edge, and how high that is.
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
