import Foundation

/// The methods that react to a font picker.
@MainActor @preconcurrency
public protocol UIFontPickerViewControllerDelegate: NSObjectProtocol {
  /// Called when the person cancelled.
  func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController)
  /// Called when the person picked the font of `selectedFontDescriptor`.
  func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController)
}

extension UIFontPickerViewControllerDelegate {
  /// Does nothing.
  public func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {}
  /// Does nothing.
  public func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {}
}

/// A controller to pick a font from the families of `UIFont.familyNames`. If presented, it dismisses itself afterwards.
@MainActor @preconcurrency
open class UIFontPickerViewController: UIViewController {
  /// The configuration of a font picker.
  @MainActor @preconcurrency
  open class Configuration: NSObject, NSCopying {
    /// Whether the faces of each family are shown, rather than families only.
    open var includeFaces = false
    /// Whether names are shown in the system font, rather than each in its own.
    open var displayUsingSystemFont = false
    /// The required traits: only `traitMonoSpace` excludes any font.
    open var filteredTraits: UIFontDescriptor.SymbolicTraits = []
    /// A predicate for the supported languages. Caveat: all fonts count as supporting all languages.
    open var filteredLanguagesPredicate: NSPredicate?

    /// Creates a configuration of all families, each in its own font.
    public override init() {}

    nonisolated public func copy(with zone: NSZone? = nil) -> Any {
      MainActor.assumeIsolated { () -> Configuration in
        let copy = Configuration()
        copy.includeFaces = includeFaces
        copy.displayUsingSystemFont = displayUsingSystemFont
        copy.filteredTraits = filteredTraits
        copy.filteredLanguagesPredicate = filteredLanguagesPredicate
        return copy
      }
    }
  }

  /// The configuration.
  public let configuration: Configuration
  /// The delegate.
  open weak var delegate: (any UIFontPickerViewControllerDelegate)?
  /// The picked font, or the one marked as picked; nil for none.
  open var selectedFontDescriptor: UIFontDescriptor?

  /// Creates a picker with a configuration.
  public init(configuration: Configuration) {
    self.configuration = (configuration.copy() as? Configuration) ?? configuration
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a picker of all families.
  public convenience init() { self.init(configuration: Configuration()) }

  public required init?(coder: NSCoder) {
    configuration = Configuration()
    super.init(coder: coder)
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    let list = FontList(configuration, selected: selectedFontDescriptor)
    list.title = "Choose Font"
    list.navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.end(nil) })
    list.choose = { [weak self] in self?.end($0) }
    let navigation = UINavigationController(rootViewController: list)
    addChild(navigation)
    navigation.view.frame = view.bounds
    navigation.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(navigation.view)
    navigation.didMove(toParent: self)
  }

  private func end(_ descriptor: UIFontDescriptor?) {
    if let descriptor {
      selectedFontDescriptor = descriptor
      delegate?.fontPickerViewControllerDidPickFont(self)
    } else {
      delegate?.fontPickerViewControllerDidCancel(self)
    }
    if presentingViewController != nil, !isBeingDismissed { dismiss(animated: true) }
  }
}

/// The list of fonts, below a search field.
private final class FontList: UITableViewController, UISearchResultsUpdating {
  private let configuration: UIFontPickerViewController.Configuration
  private let selected: String?
  private let all: [String]
  private var shown: [String]
  var choose: ((UIFontDescriptor) -> Void)?

  init(_ configuration: UIFontPickerViewController.Configuration, selected: UIFontDescriptor?) {
    self.configuration = configuration
    self.selected = selected.map { UIFont(descriptor: $0, size: 0).familyName }
    all = UIFont.familyNames.filter { family in
      !configuration.filteredTraits.contains(.traitMonoSpace)
        || UIFont(name: family, size: 12)?.fontDescriptor.symbolicTraits.contains(.traitMonoSpace) == true
    }.flatMap { configuration.includeFaces ? UIFont.fontNames(forFamilyName: $0) : [$0] }
    shown = all
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let search = UISearchController(searchResultsController: nil)
    search.searchResultsUpdater = self
    search.obscuresBackgroundDuringPresentation = false
    navigationItem.searchController = search
    navigationItem.hidesSearchBarWhenScrolling = false
  }

  func updateSearchResults(for searchController: UISearchController) {
    let text = searchController.searchBar.text ?? ""
    shown = text.isEmpty ? all : all.filter { $0.localizedCaseInsensitiveContains(text) }
    tableView.reloadData()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { shown.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "font") ?? UITableViewCell(style: .default, reuseIdentifier: "font")
    let name = shown[indexPath.row]
    cell.textLabel?.text = name
    cell.textLabel?.font = configuration.displayUsingSystemFont ? .systemFont(ofSize: 17) : UIFont(name: name, size: 17)
    cell.accessoryType = name == selected ? .checkmark : .none
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    choose?(UIFontDescriptor(name: shown[indexPath.row], size: 17))
  }
}
