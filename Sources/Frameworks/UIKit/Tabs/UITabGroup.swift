import Foundation

/// A tab with tabs in it. A sidebar lists them; the bar shows only the group.
@available(iOS 18.0, *)
@MainActor @preconcurrency
open class UITabGroup: UITab {
  /// How a sidebar shows a group.
  public enum SidebarAppearance: UInt, Sendable {
    /// A section for a group that is in no other, otherwise a row above its children.
    case automatic = 0
    /// Only the children, beside the group's siblings.
    case inline
    /// A section.
    case rootSection
  }

  /// Creates a group with children. The closure creates the group's own controller when it is first needed.
  public init(
    title: String, image: UIImage?, identifier: String, children: [UITab] = [],
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    self.children = children
    super.init(title: title, image: image, identifier: identifier, viewControllerProvider: viewControllerProvider)
    for child in children { child.parent = self }
  }

  /// Creates a group without children.
  public override convenience init(
    title: String, image: UIImage?, identifier: String, viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    self.init(
      title: title, image: image, identifier: identifier, children: [], viewControllerProvider: viewControllerProvider)
  }

  // MARK: Children

  /// The tabs in the group.
  open var children: [UITab] {
    didSet {
      for gone in oldValue where gone.parent === self && !children.contains(gone) { gone.parent = nil }
      for child in children { child.parent = self }
      if let chosen, !children.contains(chosen) { selectedChild = nil }
      tabBarController?.reloadSidebar()
    }
  }
  /// The identifiers of the children in the order of the sidebar. Children that it does not name follow.
  open var displayOrderIdentifiers: [String] = [] { didSet { tabBarController?.reloadSidebar() } }
  /// Whether people may reorder the children. Caveat: it has no effect.
  open var allowsReordering = false
  /// The children in the order of the sidebar.
  open var displayOrder: [UITab] {
    let named = displayOrderIdentifiers.compactMap { name in children.first { $0.identifier == name } }
    return named + children.filter { !named.contains($0) }
  }

  /// Returns the child, or the descendant, with an identifier; nil for none.
  open func tab(forIdentifier identifier: String) -> UITab? {
    children.tab(forIdentifier: identifier)
  }

  private var chosen: UITab?
  /// The selected child; nil for none. Others than `children` are ignored.
  open var selectedChild: UITab? {
    get { chosen }
    set {
      guard newValue !== chosen, newValue.map(children.contains) ?? true else { return }
      chosen = newValue
      tabBarController?.selectionDidChange(in: root)
    }
  }
  /// The identifier of the child that is selected if there must be one; nil for the first.
  open var defaultChildIdentifier: String?
  private var defaultChild: UITab? {
    displayOrder.first { $0.identifier == defaultChildIdentifier } ?? displayOrder.first { !$0.isHidden }
  }

  // MARK: What is shown

  /// The navigation controller that shows the group's controller, if it has one, and those of the selected tabs in it.
  /// The outermost group with one is decisive.
  open var managingNavigationController: UINavigationController? {
    didSet {
      guard managingNavigationController !== oldValue else { return }
      oldValue?.onPop = nil
      managingNavigationController?.onPop = { [weak self] in self?.didPop($0) }
      tabBarController?.selectionDidChange(in: root)
    }
  }

  /// Without a navigation controller: the selected child's controller, then the group's own, then that of the default
  /// child (a guess).
  override var shownController: UIViewController? {
    if let managingNavigationController {
      arrange(managingNavigationController)
      return managingNavigationController
    }
    return selectedChild?.shownController ?? viewController ?? defaultChild?.shownController
  }

  private var isArranging = false
  /// The pages of the selected tabs; what is above them was pushed by the app.
  private var arranged: [UIViewController] = []
  private var arrangedLeaf: UITab?

  /// The group and the selected tabs in it. Something is selected if there is nothing else to show.
  private func selectedPath() -> [UITab] {
    var path: [UITab] = [self]
    while let group = path.last as? UITabGroup {
      if group.chosen == nil, !path.contains(where: { $0.viewController != nil }) { group.chosen = group.defaultChild }
      guard let child = group.chosen else { break }
      path.append(child)
    }
    return path
  }

  private func arrange(_ navigation: UINavigationController) {
    let path = selectedPath()
    let old = navigation.viewControllers
    let isSame = arrangedLeaf === path.last && old.starts(with: arranged, by: ===)
    let pushed = isSame ? Array(old.dropFirst(arranged.count)) : []
    var (new, own): ([UIViewController], [UIViewController]) = ([], [])
    for tab in path {
      let page = [tab.viewController].compactMap { $0 }
      let proposed = tab === path.last ? page + pushed : page
      let shown =
        tabBarController.flatMap { controller in
          controller.delegate?.tabBarController(
            controller, displayedViewControllersFor: tab, proposedViewControllers: proposed)
        } ?? proposed
      new += shown
      own += shown.filter { page in !pushed.contains { $0 === page } }
    }
    (arranged, arrangedLeaf) = (own, path.last)
    guard !new.isEmpty, !new.elementsEqual(old, by: ===) else { return }
    isArranging = true
    navigation.setViewControllers(new, animated: !old.isEmpty && UIView.areAnimationsEnabled)
    isArranging = false
  }

  /// Deselects the tabs whose pages left the stack, such as by the back button: a guess.
  private func didPop(_ gone: [UIViewController]) {
    guard !isArranging, managingNavigationController?.viewControllers.isEmpty == false else { return }
    var tab = selectedLeaf
    while tab !== self, let page = tab.viewController, gone.contains(where: { $0 === page }), let group = tab.parent {
      group.chosen = nil
      tab = group
    }
    arranged.removeAll { page in gone.contains { $0 === page } }
    arrangedLeaf = selectedLeaf
    tabBarController?.reloadSidebar()
  }

  // MARK: The sidebar

  /// Actions below the children in a sidebar.
  open var sidebarActions: [UIAction] = [] { didSet { tabBarController?.reloadSidebar() } }
  /// How a sidebar shows the group. Caveat: groups in groups are shown as `inline`, whatever this says.
  open var sidebarAppearance = SidebarAppearance.automatic { didSet { tabBarController?.reloadSidebar() } }
}

@available(iOS 18.0, *)
@MainActor
extension [UITab] {
  /// Returns the tab, or the descendant of a group, with an identifier; nil for none.
  func tab(forIdentifier identifier: String) -> UITab? {
    for tab in self {
      if tab.identifier == identifier { return tab }
      if let found = (tab as? UITabGroup)?.tab(forIdentifier: identifier) { return found }
    }
    return nil
  }
}
