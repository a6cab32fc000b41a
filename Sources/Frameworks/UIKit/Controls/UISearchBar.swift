import Foundation

/// A field for what is searched for.
@MainActor @preconcurrency
open class UISearchBar: UIView {
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
  /// Hears what is searched for.
  open weak var delegate: (any UISearchBarDelegate)?

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
  }

  /// A person pressed the search key, which does not put the keyboard away.
  package func search() { delegate?.searchBarSearchButtonClicked(self) }
  /// A person gave up.
  package func cancel() { delegate?.searchBarCancelButtonClicked(self) }

  open override var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: 56) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 56) }
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
}

extension UISearchBarDelegate {
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
}
