import Foundation

/// A placeholder for missing content: an image, two texts and buttons.
public struct UIContentUnavailableConfiguration: UIContentConfiguration {
  /// The appearance of a text.
  public struct TextProperties {
    /// The font; nil for the default.
    public var font: UIFont?
    /// The colour; nil for the default.
    public var color: UIColor?
    /// The maximum number of lines; 0 for no limit.
    public var numberOfLines = 0
    /// The line break mode.
    public var lineBreakMode = NSLineBreakMode.byWordWrapping
    /// Whether the font shrinks to fit.
    public var adjustsFontSizeToFitWidth = false
  }

  /// The appearance of the image.
  public struct ImageProperties {
    /// The colour; nil for the default.
    public var tintColor: UIColor?
    /// The configuration of a symbol; nil for the default.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// The corner radius, in points.
    public var cornerRadius: CGFloat = 0
    /// The maximum size, in points; 0 for no limit.
    public var maximumSize = CGSize.zero
  }

  /// The behaviour of a button.
  public struct ButtonProperties {
    /// The action; nil for none.
    public var primaryAction: UIAction?
    /// The menu that a tap opens, or a long press if there is an action.
    public var menu: UIMenu?
    /// Whether the button is enabled.
    public var isEnabled = true
    /// The purpose of the button.
    public var role = UIButton.Role.normal
  }

  /// The image; nil for none.
  public var image: UIImage?
  /// The appearance of the image.
  public var imageProperties = ImageProperties()
  /// The text; nil for none.
  public var text: String?
  /// The text with attributes.
  public var attributedText: NSAttributedString? { didSet { text = attributedText?.string } }
  /// The appearance of the text.
  public var textProperties = TextProperties()
  /// The secondary text; nil for none.
  public var secondaryText: String?
  /// The secondary text with attributes.
  public var secondaryAttributedText: NSAttributedString? { didSet { secondaryText = secondaryAttributedText?.string } }
  /// The appearance of the secondary text.
  public var secondaryTextProperties = TextProperties()
  /// The button below the texts.
  public var button = UIButton.Configuration.plain()
  /// The behaviour of the button.
  public var buttonProperties = ButtonProperties()
  /// The secondary button.
  public var secondaryButton = UIButton.Configuration.plain()
  /// The behaviour of the secondary button.
  public var secondaryButtonProperties = ButtonProperties()
  /// The background.
  public var background = UIBackgroundConfiguration.clear()
  package private(set) var isLoading = false

  private init() {}

  /// Returns an empty configuration.
  public static func empty() -> UIContentUnavailableConfiguration { UIContentUnavailableConfiguration() }
  /// Returns a spinning wheel and "Loading…".
  public static func loading() -> UIContentUnavailableConfiguration {
    var made = UIContentUnavailableConfiguration()
    made.isLoading = true
    made.text = "Loading…"
    return made
  }
  /// Returns a placeholder for a search without results.
  public static func search() -> UIContentUnavailableConfiguration {
    var made = UIContentUnavailableConfiguration()
    made.image = UIImage(systemName: "magnifyingglass")
    made.text = "No Results"
    made.secondaryText = "Check the spelling or try a new search."
    return made
  }

  /// Returns a view that displays the configuration.
  public func makeContentView() -> any UIView & UIContentView { UIContentUnavailableView(configuration: self) }

  /// Returns the configuration for a state: a search without results mentions the searched text.
  public func updated(for state: any UIConfigurationState) -> UIContentUnavailableConfiguration {
    guard let words = (state as? UIContentUnavailableConfigurationState)?.searchText, !words.isEmpty,
      text == "No Results"
    else { return self }
    var copy = self
    copy.text = "No Results for “\(words)”"
    return copy
  }
}

/// A view that displays a placeholder for missing content.
@MainActor @preconcurrency
open class UIContentUnavailableView: UIView, UIContentView {
  /// The displayed configuration.
  open var configuration: any UIContentConfiguration {
    didSet {
      makeButtons()
      contentDidChange()
    }
  }
  /// The buttons of the configuration that have content.
  package private(set) final var buttons: [UIButton] = []

  /// Creates a view.
  public init(configuration: UIContentUnavailableConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    makeButtons()
  }
  public required init?(coder: NSCoder) { nil }

  /// The configuration; nil where another kind was set.
  package var shown: UIContentUnavailableConfiguration? { configuration as? UIContentUnavailableConfiguration }

  private func makeButtons() {
    guard let shown else { return buttons = [] }
    buttons = [(shown.button, shown.buttonProperties), (shown.secondaryButton, shown.secondaryButtonProperties)]
      .filter { looks, _ in looks.title != nil || looks.image != nil }
      .map { looks, properties in
        let made = UIButton(configuration: looks, primaryAction: properties.primaryAction)
        (made.menu, made.isEnabled, made.role) = (properties.menu, properties.isEnabled, properties.role)
        made.showsMenuAsPrimaryAction = properties.primaryAction == nil
        return made
      }
  }
}
