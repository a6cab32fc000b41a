import Foundation

/// What is shown where there is no content: a picture, a text, a second one below, and buttons.
public struct UIContentUnavailableConfiguration: UIContentConfiguration {
  /// How a text is shown.
  public struct TextProperties {
    /// Its font; nil for the usual one.
    public var font: UIFont?
    /// Its colour; nil for the usual one.
    public var color: UIColor?
    /// How many lines at most; 0 for as many as it takes.
    public var numberOfLines = 0
    /// What becomes of a text that is too long.
    public var lineBreakMode = NSLineBreakMode.byWordWrapping
    /// Letters become smaller to fit.
    public var adjustsFontSizeToFitWidth = false
  }

  /// How the picture is shown.
  public struct ImageProperties {
    /// Its colour; nil for the usual one.
    public var tintColor: UIColor?
    /// How a symbol is drawn; nil for as is usual.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    /// The radius of its corners, in points.
    public var cornerRadius: CGFloat = 0
    /// How large it is at most, in points; 0 for any width or height.
    public var maximumSize = CGSize.zero
  }

  /// What a button does.
  public struct ButtonProperties {
    /// What it does; nil for nothing.
    public var primaryAction: UIAction?
    /// What it opens: by a tap, or by a long press if a tap does something.
    public var menu: UIMenu?
    /// It can be pressed.
    public var isEnabled = true
    /// What pressing it means.
    public var role = UIButton.Role.normal
  }

  /// The picture; nil for none.
  public var image: UIImage?
  /// How it is shown.
  public var imageProperties = ImageProperties()
  /// The text; nil for none.
  public var text: String?
  /// The text, in letters of its own.
  public var attributedText: NSAttributedString? { didSet { text = attributedText?.string } }
  /// How it is shown.
  public var textProperties = TextProperties()
  /// The text below; nil for none.
  public var secondaryText: String?
  /// The text below, in letters of its own.
  public var secondaryAttributedText: NSAttributedString? { didSet { secondaryText = secondaryAttributedText?.string } }
  /// How it is shown.
  public var secondaryTextProperties = TextProperties()
  /// The button below the texts.
  public var button = UIButton.Configuration.plain()
  /// What it does.
  public var buttonProperties = ButtonProperties()
  /// Another button below.
  public var secondaryButton = UIButton.Configuration.plain()
  /// What it does.
  public var secondaryButtonProperties = ButtonProperties()
  /// What is behind everything.
  public var background = UIBackgroundConfiguration.clear()
  package private(set) var isLoading = false

  private init() {}

  /// Nothing.
  public static func empty() -> UIContentUnavailableConfiguration { UIContentUnavailableConfiguration() }
  /// A turning wheel and "Loading…".
  public static func loading() -> UIContentUnavailableConfiguration {
    var made = UIContentUnavailableConfiguration()
    made.isLoading = true
    made.text = "Loading…"
    return made
  }
  /// A search that found nothing.
  public static func search() -> UIContentUnavailableConfiguration {
    var made = UIContentUnavailableConfiguration()
    made.image = UIImage(systemName: "magnifyingglass")
    made.text = "No Results"
    made.secondaryText = "Check the spelling or try a new search."
    return made
  }

  /// A view that shows it.
  public func makeContentView() -> any UIView & UIContentView { UIContentUnavailableView(configuration: self) }

  /// The same for a state: a search that found nothing tells what was searched for.
  public func updated(for state: any UIConfigurationState) -> UIContentUnavailableConfiguration {
    guard let words = (state as? UIContentUnavailableConfigurationState)?.searchText, !words.isEmpty,
      text == "No Results"
    else { return self }
    var copy = self
    copy.text = "No Results for “\(words)”"
    return copy
  }
}

/// A view on what is shown where there is no content.
@MainActor @preconcurrency
open class UIContentUnavailableView: UIView, UIContentView {
  /// What it shows.
  open var configuration: any UIContentConfiguration {
    didSet {
      makeButtons()
      contentDidChange()
    }
  }
  /// The buttons of the configuration that have something to show.
  package private(set) final var buttons: [UIButton] = []

  /// A view.
  public init(configuration: UIContentUnavailableConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    makeButtons()
  }
  public required init?(coder: NSCoder) { nil }

  /// The parts; nil where something else was set.
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
