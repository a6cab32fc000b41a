import Foundation

/// The content of a navigation bar for one item: the back button, buttons at both ends, and the title, centred or large
/// below.
@MainActor
final class NavigationBarContent: UIView {
  let item: UINavigationItem
  var backItem: UINavigationItem? { didSet { if backItem !== oldValue { reload() } } }
  /// The widths of the back button by title, in points.
  private var backWidths: [String: CGFloat] = [:]
  private let title = UILabel()
  private let largeTitle = UILabel()
  /// The subtitles below the small and the large title.
  private let subtitles = (small: UILabel(), large: UILabel())
  /// Clips the large title where it slides under the buttons.
  private let largeTitleFrame = UIView()
  private var back: UIButton?
  private var leading: [UIView] = []
  private var trailing: [UIView] = []
  private var shownTitle: UIView?
  private var shownSearch: UIView?

  /// Whether the title is large while there is room for it.
  var showsLargeTitle = false { didSet { if showsLargeTitle != oldValue { setNeedsLayout() } } }
  /// The scroll offset of the content, in points.
  var scrolled: CGFloat = 0 { didSet { if scrolled != oldValue { setNeedsLayout() } } }
  final var onBack: (@MainActor () -> Void)?
  /// Whether the bar takes no space while it is empty.
  var hidesWhenEmpty = false
  var isEmpty: Bool {
    hidesWhenEmpty && !item.keepsBar && item.title == nil && shownTitle == nil && shownSearch == nil && leading.isEmpty
      && trailing.isEmpty
  }

  private var bar: UINavigationBar? { superview as? UINavigationBar }

  init(_ item: UINavigationItem, back backItem: UINavigationItem?) {
    self.item = item
    self.backItem = backItem
    super.init(frame: .zero)
    title.isHeader = true
    largeTitle.isHeader = true
    largeTitleFrame.clipsToBounds = true
    largeTitleFrame.isUserInteractionEnabled = false
    largeTitleFrame.addSubview(largeTitle)
    largeTitleFrame.addSubview(subtitles.large)
    addSubview(largeTitleFrame)
    addSubview(subtitles.small)
    subtitles.small.font = .preferredFont(forTextStyle: .caption1)
    subtitles.large.font = .preferredFont(forTextStyle: .subheadline)
    for label in [subtitles.small, subtitles.large] { label.textColor = .secondaryLabel }
    reload()
  }

  required init?(coder: NSCoder) { nil }

  /// Updates the content from the items.
  func reload() {
    let titleView: UIView? = item.titleView ?? (item.title?.isEmpty == false ? title : nil)
    title.text = item.title
    largeTitle.text = item.title
    subtitles.small.text = item.titleView == nil ? item.subtitle : nil
    subtitles.large.text = item.titleView == nil || item.titleViewShowsTitle ? item.subtitle : nil
    for label in [subtitles.small, subtitles.large] { label.isHidden = label.text?.isEmpty != false }
    showLarge()
    let hidesBack = item.forbidsSwipingBack || backItem == nil
    let button =
      hidesBack
      ? nil
      : back
        ?? makeBack { [weak self] in
          guard let self else { return }
          if let action = item.backAction { action.perform(from: item) } else { onBack?() }
        }
    button?.tintColor = backItem?.backBarButtonItem?.tintColor
    func views(_ items: [UIBarButtonItem]?) -> [UIView] { (items ?? []).filter { !$0.isHidden }.map(\.view) }
    let newLeading = (button.map { [$0] } ?? []) + views(item.leftBarButtonItems)
    let newTrailing = views(item.rightBarButtonItems)
    back = button
    button?.backIndicator = backIndicator
    show(newLeading, in: \.leading)
    show(newTrailing, in: \.trailing)
    if titleView !== shownTitle {
      if shownTitle?.superview === self { shownTitle?.removeFromSuperview() }
      shownTitle = titleView
      if let titleView { addSubview(titleView) }
    }
    for button in (item.leftBarButtonItems ?? []) + (item.rightBarButtonItems ?? []) {
      button.onChange = { [weak self] in self?.reload() }
    }
    if item.searchView !== shownSearch {
      if shownSearch?.superview === self { shownSearch?.removeFromSuperview() }
      shownSearch = item.searchView
      if let shownSearch { addSubview(shownSearch) }
    }
    if let worn { wear(worn.appearance) }
    setNeedsLayout()
  }

  /// The large title and the line below it: labels, or the item's views.
  private var large: [UIView] { [item.largeTitleView ?? largeTitle, item.largeSubtitleView ?? subtitles.large] }

  private func largeSize(of view: UIView) -> CGSize {
    let wanted = view.intrinsicContentSize
    return wanted.width >= 0 && wanted.height >= 0 ? wanted : view.sizeThatFits(bounds.size)
  }

  private func showLarge() {
    for view in largeTitleFrame.subviews where !large.contains(where: { $0 === view }) { view.removeFromSuperview() }
    for view in large where view.superview !== largeTitleFrame { largeTitleFrame.addSubview(view) }
    largeTitleFrame.isUserInteractionEnabled = item.largeTitleView != nil || item.largeSubtitleView != nil
  }

  private func show(_ views: [UIView], in part: ReferenceWritableKeyPath<NavigationBarContent, [UIView]>) {
    let old = self[keyPath: part]
    for view in old where !views.contains(where: { $0 === view }) && view.superview === self {
      view.removeFromSuperview()
    }
    self[keyPath: part] = views
    for view in views where view.superview !== self { addSubview(view) }
  }

  /// The appearance of the back button.
  private let backLooks = {
    let made = UIBarButtonItem()
    made.isBack = true
    return made
  }()
  private static let backFont = UIFont.systemFont(ofSize: 17)

  private func makeBack(_ press: @escaping @MainActor () -> Void) -> UIButton {
    let made = UIButton(type: .system)
    backLooks.apply(to: made, font: Self.backFont)
    made.accessibilityIdentifier = "BackButton"
    made.isBackButton = true
    made.isOnBar = true
    made.addAction(UIAction { _ in press() }, for: .touchUpInside)
    return made
  }

  /// The image that replaces the back arrow.
  private var backIndicator: UIImage? {
    didSet {
      guard backIndicator !== oldValue else { return }
      back?.backIndicator = backIndicator
      backWidths = [:]
      setNeedsLayout()
    }
  }

  /// The applied appearance and the change count at that time.
  private var worn: (appearance: UINavigationBarAppearance, changes: Int)?
  private var titleShift = UIOffset.zero

  /// Applies an appearance, unless it is applied already; the bar calls this in each frame of a scroll.
  func apply(_ appearance: UINavigationBarAppearance) {
    guard worn?.appearance !== appearance || worn?.changes != UIBarAppearance.changes else { return }
    worn = (appearance, UIBarAppearance.changes)
    wear(appearance)
  }

  private func wear(_ appearance: UINavigationBarAppearance) {
    for button in (item.leftBarButtonItems ?? []) + (item.rightBarButtonItems ?? []) {
      button.barLooks = button.style == .done ? appearance.doneButtonAppearance : appearance.buttonAppearance
      _ = button.view
    }
    backLooks.barLooks = appearance.backButtonAppearance
    if let back { backLooks.apply(to: back, font: Self.backFont) }
    backWidths = [:]
    titleShift = appearance.titlePositionAdjustment
    backIndicator = appearance.backIndicatorImage
    title.font = appearance.titleTextAttributes[.font] as? UIFont ?? .systemFont(ofSize: 17, weight: .semibold)
    title.textColor = appearance.titleTextAttributes[.foregroundColor] as? UIColor ?? .label
    largeTitle.font = appearance.largeTitleTextAttributes[.font] as? UIFont ?? Self.largeFont
    largeTitle.textColor = appearance.largeTitleTextAttributes[.foregroundColor] as? UIColor ?? .label
    setNeedsLayout()
  }

  private static let largeFont = UIFont.systemFont(ofSize: 34, weight: .bold)

  /// The height that a large title adds to the bar: 52 points at the default text size, 41 of them its line; more with
  /// a subtitle.
  var largeTitleHeight: CGFloat {
    let heights = large.map { $0.isHidden ? 0 : largeSize(of: $0).height.rounded(.up) }
    return max(52, heights[0] + 11) + heights[1]
  }

  /// The height that a search field adds to the bar, in points: that of `UISearchBar` on a navigation bar.
  static let searchHeight: CGFloat = 52
  var searchHeight: CGFloat {
    shownSearch == nil ? 0 : (shownSearch as? UISearchBar)?.barHeight ?? Self.searchHeight
  }
  /// Whether the search field is the only content of the bar.
  var isSearching: Bool { item.isSearching && shownSearch != nil }

  /// The visible height of the search field, in points: it collapses before the large title.
  var visibleSearch: CGFloat {
    guard item.hidesSearchWhenScrolling, !isSearching else { return searchHeight }
    return max(0, searchHeight - max(0, scrolled))
  }

  /// The visible height of the large title, in points; larger when content is pulled down.
  var visibleLargeTitle: CGFloat {
    guard showsLargeTitle, !isSearching else { return 0 }
    return max(0, largeTitleHeight - (scrolled < 0 ? scrolled : max(0, scrolled - collapsingSearch)))
  }

  private var collapsingSearch: CGFloat { item.hidesSearchWhenScrolling ? searchHeight : 0 }

  /// The scroll distance, in points, until the bar is fully collapsed.
  var collapsing: CGFloat { isSearching ? 0 : (showsLargeTitle ? largeTitleHeight : 0) + collapsingSearch }

  /// Returns the bar's height in points, given the height of the button row.
  func extent(row: CGFloat) -> CGFloat {
    isEmpty ? 0 : (isSearching ? 0 : row) + visibleLargeTitle + visibleSearch
  }
  /// Returns that height while nothing is scrolled.
  func restingExtent(row: CGFloat) -> CGFloat {
    if isEmpty { return 0 }
    return isSearching ? searchHeight : row + (showsLargeTitle ? largeTitleHeight : 0) + searchHeight
  }

  // MARK: Layout

  private static let spacing: CGFloat = 8
  /// The distance from the bar's ends to its buttons and the back arrow, in points.
  private var margin: CGFloat { bounds.width >= 414 ? 20 : 16 }
  private var backMargin: CGFloat { BarMetrics.current.backIsArrow ? margin : 8 }

  override func layoutSubviews() {
    guard let bar else { return }
    let row = bar.rowHeight
    placeSearch(row: row)
    let insets = bar.safeAreaInsets
    let (start, end) = bar.isRightToLeft ? (insets.right, insets.left) : (insets.left, insets.right)
    let left = placeLeading(from: start)
    let right = placeTrailing(from: end)
    placeTitle(between: left, and: bounds.width - right)
    let visible = visibleLargeTitle
    let height = largeTitleHeight
    largeTitleFrame.isHidden = visible <= 0
    largeTitleFrame.rest(in: CGRect(x: 0, y: row, width: bounds.width, height: visible))
    var y = visible - height + 11 / 3
    for label in large {
      let wanted = largeSize(of: label)
      let width = min(wanted.width, bounds.width - start - end - 2 * margin)
      label.frame = mirrored(CGRect(x: start + margin, y: y, width: width, height: wanted.height))
      y += wanted.height
    }
    // A guess: the small title appears while the last twelve points of the large one disappear.
    if let shownTitle, shownTitle === title || item.titleViewShowsTitle {
      shownTitle.alpha = isSearching ? 0 : showsLargeTitle ? 1 - min(visible / 12, 1) : 1
      subtitles.small.alpha = shownTitle.alpha
    }
  }

  /// Positions the search field at the lower end of the bar, clipped as it collapses.
  private func placeSearch(row: CGFloat) {
    let alpha: CGFloat = isSearching ? 0 : 1
    for view in leading + trailing { view.alpha = alpha }
    if let shownTitle, shownTitle !== title { shownTitle.alpha = alpha }
    guard let shownSearch else { return }
    let visible = visibleSearch
    shownSearch.isHidden = visible <= 0
    shownSearch.clipsToBounds = true
    // A guess: the field fades while its first half disappears.
    shownSearch.alpha = min(1, max(0, visible / searchHeight * 2 - 1))
    shownSearch.rest(
      in: CGRect(x: 0, y: isSearching ? 0 : row + visibleLargeTitle, width: bounds.width, height: visible))
  }

  private func mirrored(_ frame: CGRect) -> CGRect {
    guard bar?.isRightToLeft == true else { return frame }
    return CGRect(x: bounds.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
  }

  private var buttons: (y: CGFloat, height: CGFloat) { bar?.buttons ?? (0, 44) }

  /// Returns the top of a view that is vertically centred on the buttons.
  private func top(_ height: CGFloat) -> CGFloat { buttons.y + (buttons.height - height) / 2 }

  private func size(of view: UIView) -> CGSize {
    let row = buttons.height
    if let button = view as? UIButton, button.isOnBar {
      return CGSize(width: button.intrinsicContentSize.width, height: row)
    }
    if view is any BarFilling {
      return CGSize(width: view.sizeThatFits(CGSize(width: bounds.width, height: row)).width, height: row)
    }
    let wanted = view.intrinsicContentSize
    if wanted.width >= 0, wanted.height >= 0 { return wanted }
    return view.sizeThatFits(CGSize(width: bounds.width, height: row))
  }

  /// Positions the leading items; returns the start of the title's space.
  private func placeLeading(from start: CGFloat) -> CGFloat {
    var x = start + margin
    for view in leading {
      if let button = view as? UIButton, button === back {
        let width = placeBack(button, from: start)
        x = start + width + Self.spacing
        continue
      }
      x = place(view, at: x) + Self.spacing
    }
    return leading.isEmpty ? start + margin : x
  }

  private func placeTrailing(from end: CGFloat) -> CGFloat {
    var used = end + margin
    for view in trailing {
      let size = size(of: view)
      view.frame = mirrored(
        CGRect(
          x: bounds.width - used - size.width, y: top(size.height), width: size.width, height: size.height))
      used += size.width + Self.spacing * 2
    }
    return trailing.isEmpty ? end + margin : used - Self.spacing
  }

  private func place(_ view: UIView, at x: CGFloat) -> CGFloat {
    let size = size(of: view)
    view.frame = mirrored(CGRect(x: x, y: top(size.height), width: size.width, height: size.height))
    return x + size.width
  }

  /// Positions the back button. Its title is that of the item below if it fits beside the title, otherwise "Back" or
  /// none.
  private func placeBack(_ button: UIButton, from start: CGFloat) -> CGFloat {
    let own = backItem?.backBarButtonItem?.title ?? backItem?.backButtonTitle ?? backItem?.title ?? ""
    let titleWidth = shownTitle.map { size(of: $0).width } ?? 0
    // UIKit gives the back button at most half of what the title leaves, and shortens a title rather than "Back".
    let room = max((bounds.width - titleWidth) / 2, bounds.width / 4) - start - Self.spacing
    let words =
      BarMetrics.current.backIsArrow || item.style == .editor || backItem?.backButtonDisplayMode == .minimal
      ? []
      : backItem?.backButtonDisplayMode == .generic
        ? ["Back"] : own.isEmpty ? (backItem?.backButtonTitle == nil ? ["Back"] : []) : [own, "Back"]
    let word = words.first { backMargin + backWidth($0) <= room } ?? ""
    // The glass around an arrow is as wide as it is high.
    let width = BarMetrics.current.backIsArrow ? buttons.height : backWidth(word)
    button.setTitle(word, for: .normal)
    let label: String? = word.isEmpty ? "Back" : nil
    if button.accessibilityLabel != label { button.accessibilityLabel = label }
    button.frame = mirrored(CGRect(x: start + backMargin, y: buttons.y, width: width, height: buttons.height))
    return backMargin + width
  }

  /// Measured on a separate button, as the one on the bar currently shows another title.
  private func backWidth(_ title: String) -> CGFloat {
    if let known = backWidths[title] { return known }
    let button = makeBack {}
    button.backIndicator = backIndicator
    button.setTitle(title, for: .normal)
    let width = button.intrinsicContentSize.width
    backWidths[title] = width
    return width
  }

  private func placeTitle(between left: CGFloat, and right: CGFloat) {
    guard let view = shownTitle else { return }
    // At the start in a regular size class, which is a guess of 600 points.
    let isAtStart = item.style != .navigator && bounds.width >= 600
    func frame(_ wanted: CGSize, y: CGFloat) -> CGRect {
      let width = min(wanted.width, max(0, right - left))
      let x = isAtStart ? left : min(max((bounds.width - width) / 2, left), max(left, right - width))
      let frame = mirrored(CGRect(x: x, y: y, width: width, height: wanted.height))
      return view === title ? frame.offsetBy(dx: titleShift.horizontal, dy: titleShift.vertical) : frame
    }
    let (wanted, line) = (size(of: view), subtitles.small.isHidden ? .zero : subtitles.small.intrinsicContentSize)
    let y = top(wanted.height + line.height)
    view.rest(in: frame(wanted, y: y))
    subtitles.small.rest(in: frame(line, y: y + wanted.height))
  }

  // MARK: Transitions

  /// Shows the content during a transition: 0 at its place, 1 beyond the end, -1 beyond the start of the bar.
  func show(at place: CGFloat) {
    let direction: CGFloat = bar?.isRightToLeft == true ? -1 : 1
    let share = min(abs(place), 1)
    let distance = place * direction * bounds.width / 2
    shownTitle?.transform = CGAffineTransform(translationX: distance, y: 0)
    subtitles.small.transform = CGAffineTransform(translationX: distance, y: 0)
    largeTitleFrame.transform = CGAffineTransform(translationX: distance * 2, y: 0)
    shownSearch?.transform = CGAffineTransform(translationX: distance * 2, y: 0)
    alpha = 1 - share
  }
}

/// A view that fills the height of its bar.
@MainActor
package protocol BarFilling: UIView {}
