import Foundation

/// Hears what became of a picker of fonts.
@MainActor @preconcurrency
public protocol UIFontPickerViewControllerDelegate: NSObjectProtocol {
  /// The person left without a font.
  func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController)
  /// The person chose the font of `selectedFontDescriptor`.
  func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController)
}

extension UIFontPickerViewControllerDelegate {
  /// Does nothing.
  public func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {}
  /// Does nothing.
  public func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {}
}

/// Lets the person choose a font, from the families of `UIFont.familyNames`. It goes when it was presented and the person is done.
@MainActor @preconcurrency
open class UIFontPickerViewController: UIViewController {
  /// Which fonts there are to choose from, and how they are shown.
  @MainActor @preconcurrency
  open class Configuration: NSObject, NSCopying {
    /// The faces of each family are shown, and not the families alone.
    open var includeFaces = false
    /// The names are in the system's font, and not each in its own.
    open var displayUsingSystemFont = false
    /// What a font must be: only `traitMonoSpace` leaves any out.
    open var filteredTraits: UIFontDescriptor.SymbolicTraits = []
    /// Which languages a font must have. Caveat: all fonts count as having all languages.
    open var filteredLanguagesPredicate: NSPredicate?

    /// All families, each in its own font.
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

  /// Which fonts there are to choose from, and how they are shown.
  public let configuration: Configuration
  /// Hears what the person does.
  open weak var delegate: (any UIFontPickerViewControllerDelegate)?
  /// The font that was chosen, or that is marked as chosen; nil for none.
  open var selectedFontDescriptor: UIFontDescriptor?

  /// A picker of some fonts.
  public init(configuration: Configuration) {
    self.configuration = (configuration.copy() as? Configuration) ?? configuration
    super.init(nibName: nil, bundle: nil)
  }

  /// A picker of all families.
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

/// The fonts, below a field to search them.
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
