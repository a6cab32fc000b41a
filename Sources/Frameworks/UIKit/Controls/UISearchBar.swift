import Foundation

/// A field for what is searched for.
@MainActor @preconcurrency
open class UISearchBar: UIView, UITextInputTraits {
  /// How prominent the bar is.
  public enum Style: UInt, Sendable {
    /// A field on the bar's ground.
    case `default` = 0
    /// As `default`.
    case prominent = 1
    /// A field without a ground.
    case minimal = 2
  }

  private var content = ""
  /// The text; never nil when it is read, as in UIKit. Setting it tells nobody.
  open var text: String? {
    get { content }
    set {
      guard newValue ?? "" != content else { return }
      content = newValue ?? ""
      contentDidChange()
    }
  }
  /// What stands in the field while it is empty; nil for "Search".
  open var placeholder: String? { didSet { if placeholder != oldValue { contentDidChange() } } }
  /// How prominent the bar is.
  open var searchBarStyle = Style.default { didSet { if searchBarStyle != oldValue { contentDidChange() } } }
  /// A button beside the field lets people give up.
  open var showsCancelButton = false { didSet { if showsCancelButton != oldValue { contentDidChange() } } }
  /// Which keys the keyboard offers first.
  open var keyboardType = UIKeyboardType.default { didSet { if keyboardType != oldValue { contentDidChange() } } }
  /// When the keyboard capitalizes by itself.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences {
    didSet { if autocapitalizationType != oldValue { contentDidChange() } }
  }
  /// Whether what is typed is corrected.
  open var autocorrectionType = UITextAutocorrectionType.default {
    didSet { if autocorrectionType != oldValue { contentDidChange() } }
  }
  /// What the return key says.
  open var returnKeyType = UIReturnKeyType.search { didSet { if returnKeyType != oldValue { contentDidChange() } } }
  /// The colour of the bar behind the field; nil for that of the surroundings.
  open var barTintColor: UIColor? { didSet { if barTintColor != oldValue { contentDidChange() } } }
  /// Shows or hides the button beside the field. Caveat: never animated.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }
  /// Hears what is searched for.
  open weak var delegate: (any UISearchBarDelegate)?

  /// How dark the bar is.
  open var barStyle = UIBarStyle.default {
    didSet { if barStyle != oldValue { wear(barStyle == .default ? .unspecified : .dark) } }
  }
  /// What is typed into: its font, colours, placeholder and identifier count.
  open private(set) lazy var searchTextField = UISearchTextField(of: self)
  /// The same, if somebody asked for it.
  package var styledField: UITextField? { hasField ? searchTextField : nil }
  fileprivate var hasField = false

  /// Stands on the keyboard while the person types here; nil for nothing.
  open override var inputAccessoryView: UIView? {
    get { styledField?.inputAccessoryView }
    set { searchTextField.inputAccessoryView = newValue }
  }
  /// How the keyboard looks.
  open var keyboardAppearance: UIKeyboardAppearance {
    get { styledField?.keyboardAppearance ?? .default }
    set { searchTextField.keyboardAppearance = newValue }
  }
  /// A person can type.
  open var isEnabled: Bool {
    get { styledField?.isEnabled ?? true }
    set {
      searchTextField.isEnabled = newValue
      contentDidChange()
    }
  }

  // MARK: Scopes

  /// What the parts are called in which can be searched; nil for none.
  open var scopeButtonTitles: [String]? { didSet { if scopeButtonTitles != oldValue { scopesDidChange() } } }
  /// The part that is searched in.
  open var selectedScopeButtonIndex = 0 {
    didSet { if selectedScopeButtonIndex != oldValue { contentDidChange() } }
  }
  /// The parts are offered below the field.
  open var showsScopeBar = false { didSet { if showsScopeBar != oldValue { scopesDidChange() } } }
  /// The parts are shown now.
  package var hasScopes: Bool {
    let isShown = showsScopeBar || search?.automaticallyShowsScopeBar == true && search?.isActive == true
    return isShown && scopeButtonTitles?.isEmpty == false
  }
  /// A person chose a part.
  package func choose(scope: Int) {
    guard scope != selectedScopeButtonIndex else { return }
    selectedScopeButtonIndex = scope
    delegate?.searchBar(self, selectedScopeButtonIndexDidChange: scope)
    search?.update()
  }
  private func scopesDidChange() {
    contentDidChange()
    invalidateIntrinsicContentSize()
    search?.item?.onChange?()
  }

  // MARK: On a navigation bar

  /// The controller whose search it is.
  final weak var search: UISearchController?
  /// The field is on a navigation bar, whose ground it has.
  package final var isOnBar = false { didSet { if isOnBar != oldValue { contentDidChange() } } }
  /// A button lets people give up.
  package var offersCancel: Bool {
    showsCancelButton || search?.automaticallyShowsCancelButton == true && search?.isActive == true
  }
  /// What the field takes of a navigation bar, in points: that the scopes add 44 is a guess.
  var barHeight: CGFloat { hasScopes ? NavigationBarContent.searchHeight + 44 : NavigationBarContent.searchHeight }
  /// The search began or ended.
  func activityDidChange() { scopesDidChange() }

  // MARK: Editing

  /// The field is to have the keyboard, or has it.
  package private(set) var wantsFocus = false
  open override var canBecomeFirstResponder: Bool { true }
  open override var isFirstResponder: Bool { wantsFocus }

  @discardableResult open override func becomeFirstResponder() -> Bool {
    guard wantsFocus || delegate?.searchBarShouldBeginEditing(self) != false else { return false }
    setFocus(true)
    return true
  }

  @discardableResult open override func resignFirstResponder() -> Bool {
    setFocus(false)
    return true
  }

  private func setFocus(_ new: Bool) {
    guard new != wantsFocus else { return }
    wantsFocus = new
    contentDidChange()
    if new { delegate?.searchBarTextDidBeginEditing(self) } else { delegate?.searchBarTextDidEndEditing(self) }
    if new { search?.isActive = true }
  }

  /// The keyboard came to the field or left it; false if the field does not have that.
  package func focusDidChange(_ isFocused: Bool) -> Bool {
    if isFocused == wantsFocus { return true }
    return isFocused ? becomeFirstResponder() : resignFirstResponder()
  }

  /// A person changed the text.
  package func edit(_ new: String) {
    guard new != content else { return }
    text = new
    delegate?.searchBar(self, textDidChange: new)
    search?.update()
  }

  /// A person pressed the search key, which does not put the keyboard away.
  package func submit() { delegate?.searchBarSearchButtonClicked(self) }
  /// A person gave up.
  package func cancel() {
    delegate?.searchBarCancelButtonClicked(self)
    search?.isActive = false
  }

  open override func _decode(_ element: _NibElement, from coder: _NibCoder) {
    super._decode(element, from: coder)
    decodeSearchBar(element, in: coder.graph)
  }

  open override var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: height) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: height) }
  private var height: CGFloat { hasScopes ? 100 : 56 }
}

/// Hears what is searched for.
@MainActor @preconcurrency
public protocol UISearchBarDelegate: NSObjectProtocol {
  /// False keeps the keyboard away.
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  /// The keyboard types into the field.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  /// The keyboard types into the field no longer.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  /// A person changed the text.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// A person pressed the search key.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// A person gave up.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  /// A person chose a part to search in.
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {}
}

/// What is typed into in a search bar. It stands for the bar's field: what is set here is shown there.
@MainActor @preconcurrency
open class UISearchTextField: UITextField {
  private weak var bar: UISearchBar?

  init(of bar: UISearchBar) {
    self.bar = bar
    super.init(frame: .zero)
    bar.hasField = true
    onChange = { [weak bar] in bar?.contentDidChange() }
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override var text: String? {
    get { bar?.text }
    set { bar?.text = newValue }
  }
  open override var isFirstResponder: Bool { bar?.isFirstResponder ?? false }
  @discardableResult open override func becomeFirstResponder() -> Bool { bar?.becomeFirstResponder() ?? false }
  @discardableResult open override func resignFirstResponder() -> Bool { bar?.resignFirstResponder() ?? true }
  open override var backgroundColor: UIColor? { didSet { onChange?() } }
  open override var accessibilityIdentifier: String? { didSet { onChange?() } }
}
