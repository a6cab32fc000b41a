import Foundation

/// A search field with optional buttons.
@MainActor @preconcurrency
open class UISearchBar: UIView, UITextInputTraits {
  /// The prominence of the bar.
  public enum Style: UInt, Sendable {
    /// A field on the bar's background.
    case `default` = 0
    /// The same as `default`.
    case prominent = 1
    /// A field without a background.
    case minimal = 2
  }

  private var content = ""
  /// The text; never nil when read, as in UIKit. Setting it notifies nobody.
  open var text: String? {
    get { content }
    set {
      guard newValue ?? "" != content else { return }
      content = newValue ?? ""
      contentDidChange()
    }
  }
  /// The placeholder; nil for "Search".
  open var placeholder: String? { didSet { if placeholder != oldValue { contentDidChange() } } }
  /// The prominence of the bar.
  open var searchBarStyle = Style.default { didSet { if searchBarStyle != oldValue { contentDidChange() } } }
  /// Whether there is a cancel button beside the field.
  open var showsCancelButton = false { didSet { if showsCancelButton != oldValue { contentDidChange() } } }
  /// The keys that the keyboard offers first.
  open var keyboardType = UIKeyboardType.default { didSet { if keyboardType != oldValue { contentDidChange() } } }
  /// When the keyboard capitalizes automatically.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences {
    didSet { if autocapitalizationType != oldValue { contentDidChange() } }
  }
  /// Whether typed text is corrected.
  open var autocorrectionType = UITextAutocorrectionType.default {
    didSet { if autocorrectionType != oldValue { contentDidChange() } }
  }
  /// The label of the return key.
  open var returnKeyType = UIReturnKeyType.search { didSet { if returnKeyType != oldValue { contentDidChange() } } }
  /// Images and backgrounds that the app sets.
  package final var looks = Looks() { didSet { contentDidChange() } }
  /// The colour of the bar behind the field; nil for that of the surroundings.
  open var barTintColor: UIColor? { didSet { if barTintColor != oldValue { contentDidChange() } } }
  /// Shows or hides the cancel button. Caveat: never animated.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }
  /// The delegate, which is notified of searches.
  open weak var delegate: (any UISearchBarDelegate)?

  /// The brightness of the bar.
  open var barStyle = UIBarStyle.default {
    didSet { if barStyle != oldValue { wear(barStyle == .default ? .unspecified : .dark) } }
  }
  /// The text field; its font, colours, placeholder and identifier are used.
  open private(set) lazy var searchTextField = UISearchTextField(of: self)
  /// The text field, if it has been accessed.
  package var styledField: UITextField? { hasField ? searchTextField : nil }
  fileprivate var hasField = false

  /// The view above the keyboard while the field is edited; nil for none.
  open override var inputAccessoryView: UIView? {
    get { styledField?.inputAccessoryView }
    set { searchTextField.inputAccessoryView = newValue }
  }
  /// The keyboard's appearance.
  open var keyboardAppearance: UIKeyboardAppearance {
    get { styledField?.keyboardAppearance ?? .default }
    set { searchTextField.keyboardAppearance = newValue }
  }
  /// Whether the return key is disabled while the text is empty.
  open var enablesReturnKeyAutomatically: Bool {
    get { styledField?.enablesReturnKeyAutomatically ?? false }
    set { searchTextField.enablesReturnKeyAutomatically = newValue }
  }
  /// Whether the field can be edited.
  open var isEnabled: Bool {
    get { styledField?.isEnabled ?? true }
    set {
      searchTextField.isEnabled = newValue
      contentDidChange()
    }
  }

  // MARK: Scopes

  /// The titles of the search scopes; nil for none.
  open var scopeButtonTitles: [String]? { didSet { if scopeButtonTitles != oldValue { scopesDidChange() } } }
  /// The selected search scope.
  open var selectedScopeButtonIndex = 0 {
    didSet { if selectedScopeButtonIndex != oldValue { contentDidChange() } }
  }
  /// Whether the search scopes are shown below the field.
  open var showsScopeBar = false { didSet { if showsScopeBar != oldValue { scopesDidChange() } } }
  /// Whether the scopes are displayed now.
  package var hasScopes: Bool {
    let isShown = showsScopeBar || search?.automaticallyShowsScopeBar == true && search?.isActive == true
    return isShown && scopeButtonTitles?.isEmpty == false
  }
  /// Handles a person's choice of a scope.
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

  /// The controller that owns the search bar.
  final weak var search: UISearchController?
  /// Whether the field is on a navigation bar and uses its background.
  package final var isOnBar = false { didSet { if isOnBar != oldValue { contentDidChange() } } }
  /// Whether there is a cancel button now.
  package var offersCancel: Bool {
    showsCancelButton || search?.automaticallyShowsCancelButton == true && search?.isActive == true
  }
  /// The field's height in a navigation bar, in points; that the scopes add 44 is a guess.
  var barHeight: CGFloat { hasScopes ? NavigationBarContent.searchHeight + 44 : NavigationBarContent.searchHeight }
  /// Updates the scopes when a search begins or ends.
  func activityDidChange() { scopesDidChange() }

  // MARK: Editing

  /// Whether the field has or wants the keyboard.
  package private(set) var wantsFocus = false
  open override var canBecomeFirstResponder: Bool { true }
  open override var isFirstResponder: Bool { wantsFocus }

  @discardableResult open override func becomeFirstResponder() -> Bool {
    guard wantsFocus || delegate?.searchBarShouldBeginEditing(self) != false else { return false }
    setFocus(true)
    return true
  }

  @discardableResult open override func resignFirstResponder() -> Bool {
    guard !wantsFocus || delegate?.searchBarShouldEndEditing(self) != false else { return false }
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

  /// Handles a gain or loss of focus; returns false if the field refuses it.
  package func focusDidChange(_ isFocused: Bool) -> Bool {
    if isFocused == wantsFocus { return true }
    return isFocused ? becomeFirstResponder() : resignFirstResponder()
  }

  /// Handles a change of the text by a person.
  package func edit(_ new: String) {
    guard new != content else { return }
    let (range, replacement) = content.change(to: new)
    guard delegate?.searchBar(self, shouldChangeTextIn: range, replacementText: replacement) != false else {
      return contentDidChange()
    }
    text = new
    delegate?.searchBar(self, textDidChange: new)
    search?.update()
  }

  /// Handles the search key, which does not dismiss the keyboard.
  package func submit() { delegate?.searchBarSearchButtonClicked(self) }
  /// Handles the cancel button.
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

/// Methods that a search bar calls on its delegate.
@MainActor @preconcurrency
public protocol UISearchBarDelegate: NSObjectProtocol {
  /// Returns whether editing may begin.
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  /// Called when editing begins.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  /// Returns whether editing may end.
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
  /// Returns whether a person may replace a part of the text, in UTF-16 code units.
  func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool
  /// Called when a person presses the bookmark button.
  func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
  /// Called when editing ends.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  /// Called when a person changes the text.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// Called when a person presses the search key.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// Called when a person cancels.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
  /// Called when a person selects a scope.
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
  public func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {}
}

/// A field for searches: with a magnifying glass, on grey. What is set in that of a search bar appears in the bar. That a
/// field without a bar looks like that of one is a guess.
@MainActor @preconcurrency
open class UISearchTextField: UITextField {
  private weak var bar: UISearchBar?
  private var isInBar = false

  init(of bar: UISearchBar) {
    self.bar = bar
    isInBar = true
    super.init(frame: .zero)
    bar.hasField = true
    onChange = { [weak bar] in bar?.contentDidChange() }
  }
  /// Creates a field outside of a search bar: 36 points high, with round corners and a button that clears it.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    wearSearch()
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    wearSearch()
  }

  private func wearSearch() {
    let glass = UIImageView(image: UIImage(systemName: "magnifyingglass"))
    glass.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .subheadline)
    glass.tintColor = .secondaryLabel
    (leftView, leftViewMode, clearButtonMode) = (glass, .always, .whileEditing)
    (backgroundColor, layer.cornerRadius, clipsToBounds) = (.tertiarySystemFill, 10, true)
    returnKeyType = .search
  }
  private func margins(_ rect: CGRect) -> CGRect {
    isInBar ? rect : CGRect(x: rect.minX + 7, y: rect.minY, width: max(0, rect.width - 14), height: rect.height)
  }
  open override func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    super.leftViewRect(forBounds: margins(bounds))
  }
  open override func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    super.rightViewRect(forBounds: margins(bounds))
  }
  open override func textRect(forBounds bounds: CGRect) -> CGRect {
    let rect = super.textRect(forBounds: bounds)
    guard !isInBar else { return rect }
    let (first, last) = (leftViewRect(forBounds: bounds).width > 0 ? 6 : 0.0, offersClearing ? 4 : 0.0)
    return CGRect(
      x: rect.minX + first, y: rect.minY, width: max(0, rect.width - first - last), height: rect.height)
  }
  open override func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    super.clearButtonRect(forBounds: margins(bounds))
  }
  open override var intrinsicContentSize: CGSize {
    let size = super.intrinsicContentSize
    return isInBar ? size : CGSize(width: size.width, height: max(36, size.height))
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let fitting = super.sizeThatFits(size)
    return isInBar ? fitting : CGSize(width: fitting.width, height: max(36, fitting.height))
  }

  open override var text: String? {
    get { isInBar ? bar?.text : super.text }
    set { if isInBar { bar?.text = newValue } else { super.text = newValue } }
  }
  open override var isFirstResponder: Bool { isInBar ? bar?.isFirstResponder ?? false : super.isFirstResponder }
  @discardableResult open override func becomeFirstResponder() -> Bool {
    isInBar ? bar?.becomeFirstResponder() ?? false : super.becomeFirstResponder()
  }
  @discardableResult open override func resignFirstResponder() -> Bool {
    isInBar ? bar?.resignFirstResponder() ?? true : super.resignFirstResponder()
  }
  open override var backgroundColor: UIColor? { didSet { onChange?() } }
  open override var accessibilityIdentifier: String? { didSet { onChange?() } }
}
