import Foundation

extension UITabBarController {
  /// The sidebar of a tab bar controller, in place of its bar: on iPads, in regular width, while `mode` is `tabSidebar`
  /// and `isHidden` is false.
  ///
  /// Caveat: it has no button that hides it, and nobody can edit it. Only code shows and hides it.
  @available(iOS 18.0, *)
  @MainActor @preconcurrency
  open class Sidebar: NSObject {
    /// The place of the selected tab's page.
    public enum Layout: Int, Sendable {
      /// `overlap`.
      case automatic = 0
      /// Below the sidebar, whose width is in the page's safe area.
      case overlap
      /// Beside the sidebar.
      case tile
    }

    private weak var tabs: UITabBarController?
    /// The list of the tabs, once it was shown.
    final var list: TabSidebarController?

    init(of tabs: UITabBarController) {
      self.tabs = tabs
      super.init()
    }

    /// The delegate.
    open weak var delegate: (any Delegate)?
    /// Whether the sidebar is hidden, as it is initially (a guess).
    open var isHidden = true {
      didSet {
        guard isHidden != oldValue, let tabs else { return }
        let changes = SidebarChanges()
        delegate?.tabBarController(tabs, sidebarVisibilityWillChange: self, animator: changes)
        tabs.sidebarDidChange()
        changes.finish()
      }
    }
    /// The place of the page. Caveat: it is beside the sidebar, whatever this says.
    open var preferredLayout = Layout.automatic
    /// What is shown above the tabs; nil for nothing.
    open var headerContentConfiguration: (any UIContentConfiguration)? { didSet { tabs?.reloadSidebar() } }
    /// What is shown below the tabs; nil for nothing.
    open var footerContentConfiguration: (any UIContentConfiguration)? { didSet { tabs?.reloadSidebar() } }
    /// Shows the current content of a tab.
    open func reconfigureItem(for tab: UITab) { tabs?.reloadSidebar() }

    /// The methods that react to a sidebar.
    @MainActor @preconcurrency
    public protocol Delegate: NSObjectProtocol {
      /// Called before the sidebar appears or disappears.
      func tabBarController(
        _ tabBarController: UITabBarController, sidebarVisibilityWillChange sidebar: UITabBarController.Sidebar,
        animator: any UITabBarController.Sidebar.Animating)
    }

    /// Collects what is done while a sidebar appears or disappears. Caveat: all of it is done at once.
    @MainActor @preconcurrency
    public protocol Animating: NSObjectProtocol {
      /// Adds changes of views.
      func addAnimations(_ animations: @escaping () -> Void)
      /// Adds what follows these changes.
      func addCompletion(_ completion: @escaping () -> Void)
    }
  }

  /// Whether the tabs are in the sidebar.
  final var showsSidebar: Bool {
    chosenMode == .tabSidebar && !rootTabs.isEmpty && !sidebar.isHidden
      && UIDevice.current.userInterfaceIdiom == .pad && traitCollection.horizontalSizeClass == .regular
  }

  /// Called when the sidebar may have to appear or to disappear.
  final func sidebarDidChange() {
    guard !rootTabs.isEmpty else { return }
    hidesBar = showsSidebar
    arrangeTabs()
    reloadSidebar()
    viewIfLoaded?.setNeedsLayout()
  }

  final func reloadSidebar() {
    guard showsSidebar else { return }
    sidebar.list?.reload()
  }

  /// Lays out the sidebar and the page beside it; returns false without a sidebar.
  final func layOutSidebar(in container: TabContainerView, beside page: UIViewController?) -> Bool {
    guard !rootTabs.isEmpty else { return false }
    if hidesBar != showsSidebar { sidebarDidChange() }
    // The width may have another size class.
    arrangeTabs()
    guard showsSidebar else {
      if let list = sidebar.list, list.parent === self {
        list.viewIfLoaded?.removeFromSuperview()
        release(list)
      }
      return false
    }
    let list = sidebar.list ?? TabSidebarController(self)
    sidebar.list = list
    if list.parent !== self {
      addChild(list)
      container.addSubview(list.view)
      list.didMove(toParent: self)
      list.reload()
    }
    let bounds = container.bounds
    let width = min(Self.sidebarWidth, bounds.width / 2)
    let isAtRight = container.isRightToLeft
    list.view.frame = CGRect(
      x: isAtRight ? bounds.width - width : 0, y: 0, width: width, height: bounds.height)
    page?.view.frame = CGRect(x: isAtRight ? 0 : width, y: 0, width: bounds.width - width, height: bounds.height)
    page?.barInsets.bottom = 0
    return true
  }

  /// In points, as SwiftUI's: a guess.
  private static let sidebarWidth: CGFloat = 320
}

@available(iOS 18.0, *)
extension UITabBarController.Sidebar.Delegate {
  public func tabBarController(
    _ tabBarController: UITabBarController, sidebarVisibilityWillChange sidebar: UITabBarController.Sidebar,
    animator: any UITabBarController.Sidebar.Animating
  ) {}
}

@MainActor
private final class SidebarChanges: NSObject, UITabBarController.Sidebar.Animating {
  private var animations: [() -> Void] = []
  private var completions: [() -> Void] = []
  func addAnimations(_ animations: @escaping () -> Void) { self.animations.append(animations) }
  func addCompletion(_ completion: @escaping () -> Void) { completions.append(completion) }

  func finish() {
    for change in animations { change() }
    for completion in completions { completion() }
  }
}

/// The list in a sidebar: the tabs, and a section for each group.
@MainActor
final class TabSidebarController: UITableViewController {
  private enum Row {
    case tab(UITab)
    case action(UIAction)
    case content(any UIContentConfiguration)
  }
  private struct Section {
    var title: String?
    var rows: [Row]
  }

  private weak var tabs: UITabBarController?
  private var sections: [Section] = []

  init(_ tabs: UITabBarController) {
    self.tabs = tabs
    super.init(style: .insetGrouped)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  func reload() {
    sections = Self.sections(of: tabs)
    viewIfLoaded.map { _ in tableView.reloadData() }
  }

  private static func sections(of tabs: UITabBarController?) -> [Section] {
    guard let tabs else { return [] }
    var all: [Section] = tabs.sidebar.headerContentConfiguration.map { [Section(rows: [.content($0)])] } ?? []
    var plain: [Row] = []
    for tab in tabs.rootTabs where !tab.isHidden {
      guard let group = tab as? UITabGroup else {
        plain.append(.tab(tab))
        continue
      }
      if group.sidebarAppearance == .inline {
        plain += rows(of: group)
        continue
      }
      if !plain.isEmpty { all.append(Section(rows: plain)) }
      plain = []
      all.append(Section(title: group.title, rows: rows(of: group)))
    }
    if !plain.isEmpty { all.append(Section(rows: plain)) }
    if let footer = tabs.sidebar.footerContentConfiguration { all.append(Section(rows: [.content(footer)])) }
    return all
  }

  private static func rows(of group: UITabGroup) -> [Row] {
    let children = group.displayOrder.filter { !$0.isHidden }.flatMap { child in
      (child as? UITabGroup).map(rows) ?? [.tab(child)]
    }
    return children + group.sidebarActions.map(Row.action)
  }

  private func row(at place: IndexPath) -> Row? {
    guard sections.indices.contains(place.section), sections[place.section].rows.indices.contains(place.row)
    else { return nil }
    return sections[place.section].rows[place.row]
  }

  override func numberOfSections(in tableView: UITableView) -> Int { sections.count }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections.indices.contains(section) ? sections[section].rows.count : 0
  }
  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    sections.indices.contains(section) ? sections[section].title : nil
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    switch row(at: indexPath) {
    case .tab(let tab)?:
      let isChosen = tab === tabs?.chosenTab
      cell.textLabel?.text = tab.title
      cell.textLabel?.textColor = isChosen ? tableView.tintColor : .label
      cell.detailTextLabel?.text = tab.subtitle
      cell.imageView?.image = tab.image?.withRenderingMode(.alwaysTemplate)
      cell.accessibilityIdentifier = tab.accessibilityIdentifier
      cell.accessibilityTraits = isChosen ? [.button, .selected] : .button
    case .action(let action)?:
      cell.textLabel?.text = action.title
      cell.textLabel?.textColor = tableView.tintColor
      cell.imageView?.image = action.image?.withRenderingMode(.alwaysTemplate)
    case .content(let content)?: cell.contentConfiguration = content
    case nil: break
    }
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: false)
    switch row(at: indexPath) {
    case .tab(let tab)?: if tab.item.isEnabled { tabs?.chooseInSidebar(tab) }
    case .action(let action)?: if let tabs { action.perform(from: tabs) }
    default: break
    }
  }
}
