import Foundation

extension UISearchBar {
  /// A picture in the field of a search bar.
  public enum Icon: Int, Sendable {
    /// The magnifying glass.
    case search = 0
    /// The button that clears the text.
    case clear
    /// The bookmark button.
    case bookmark
    /// The button that shows search results. Caveat: there is none.
    case resultsList
  }

  /// The images and the background that an app sets; nil for the system's.
  package struct Looks {
    package var images: [Icon: UIImage] = [:]
    package var background: UIImage?
    package var fieldBackground: UIImage?
    package var textShift = UIOffset.zero
    package var showsBookmark = false

    package init() {}
  }

  /// Sets the image of an icon; nil for the system's. Caveat: it is that of all states.
  public func setImage(_ iconImage: UIImage?, for icon: UISearchBar.Icon, state: UIControl.State) {
    looks.images[icon] = iconImage
  }
  /// Returns the image set for an icon.
  public func image(for icon: UISearchBar.Icon, state: UIControl.State) -> UIImage? { looks.images[icon] }
  /// The image, stretched, that replaces the bar's background; an empty one leaves it clear. Nil for the system's.
  public var backgroundImage: UIImage? {
    get { looks.background }
    set { looks.background = newValue }
  }
  /// Sets the image that replaces the bar's background. Caveat: it is that of all positions and metrics.
  public func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) { looks.background = backgroundImage }
  /// Returns the image that replaces the bar's background.
  public func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
    looks.background
  }
  /// Sets the image, stretched, that replaces the field's background. Caveat: it is that of all states.
  public func setSearchFieldBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
    looks.fieldBackground = backgroundImage
  }
  /// Returns the image that replaces the field's background.
  public func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? { looks.fieldBackground }
  /// The distance by which the text is moved, in points.
  public var searchTextPositionAdjustment: UIOffset {
    get { looks.textShift }
    set { looks.textShift = newValue }
  }
  /// Whether a bookmark button is at the end of an empty field. A tap calls the delegate.
  public var showsBookmarkButton: Bool {
    get { looks.showsBookmark }
    set { looks.showsBookmark = newValue }
  }
  /// Shows or hides the scopes. Caveat: never animated.
  public func setShowsScope(_ show: Bool, animated: Bool) { showsScopeBar = show }

  /// Handles a tap on the bookmark button.
  package func openBookmarks() { delegate?.searchBarBookmarkButtonClicked(self) }
}
