import Foundation

extension UIViewController {
  /// Applies Interface Builder's settings of the controller itself; its view is loaded on demand.
  final func decode(_ element: _NibElement, from coder: _NibCoder) {
    let graph = coder.graph
    if let id = element.id { graph.know(self, as: id) }
    if let scene = graph.scene, scene.element === element {
      self.scene = scene
      scene.controller = self
    }
    if let title = graph.localized(element, "title") { self.title = title }
    restorationIdentifier =
      element.bool("useStoryboardIdentifierAsRestorationIdentifier") == true
      ? element["storyboardIdentifier"] : element["restorationIdentifier"]
    take(\.automaticallyAdjustsScrollViewInsets, element.bool("automaticallyAdjustsScrollViewInsets"))
    take(\.hidesBottomBarWhenPushed, element.bool("hidesBottomBarWhenPushed"))
    take(\.definesPresentationContext, element.bool("definesPresentationContext"))
    take(\.extendedLayoutIncludesOpaqueBars, element.bool("extendedLayoutIncludesOpaqueBars"))
    take(\.isModalInPresentation, element.bool("modalInPresentation"))
    take(\.modalPresentationStyle, NibSegue.style(named: element["modalPresentationStyle"]))
    take(\.modalTransitionStyle, NibSegue.transition(named: element["modalTransitionStyle"]))
    if let edges = element.value(for: "edgesForExtendedLayout") ?? element.child("extendedEdge") {
      edgesForExtendedLayout = UIRectEdge(edges)
    }
    if let size = element.size("preferredContentSize") { preferredContentSize = size }
    decodeItems(element, in: graph)
    decodeContainer(element, in: graph)
  }

  private func take<Value>(_ path: ReferenceWritableKeyPath<UIViewController, Value>, _ value: Value?) {
    if let value { self[keyPath: path] = value }
  }

  private func decodeItems(_ element: _NibElement, in graph: NibGraph) {
    if let item = element.value(for: "navigationItem") { navigationItem.decode(item, in: graph) }
    if let item = element.value(for: "tabBarItem") { tabBarItem = graph.make(item) as? UITabBarItem }
    let items = (element.child("toolbarItems")?.children ?? []).compactMap { graph.make($0) as? UIBarButtonItem }
    if !items.isEmpty { toolbarItems = items }
  }

  private func decodeContainer(_ element: _NibElement, in graph: NibGraph) {
    func take(_ key: String, _ bar: @autoclosure () -> UIView?) {
      if let said = element.value(for: key) { bar()?.decodeKnown(said, from: _NibCoder(said, in: graph)) }
    }
    switch self {
    case let stack as UINavigationController:
      take("navigationBar", stack.navigationBar)
      take("toolbar", stack.toolbar)
      if element.bool("navigationBarHidden") == true { stack.isNavigationBarHidden = true }
      if element.bool("toolbarHidden") == false { stack.isToolbarHidden = false }
      if element.bool("hidesBarsOnSwipe") == true { stack.hidesBarsOnSwipe = true }
      if element.bool("hidesBarsOnTap") == true { stack.hidesBarsOnTap = true }
    case let tabs as UITabBarController: take("tabBar", tabs.tabBar)
    case let table as UITableViewController:
      table.clearsSelectionOnViewWillAppear = element.bool("clearsSelectionOnViewWillAppear") ?? true
    case let collection as UICollectionViewController:
      collection.clearsSelectionOnViewWillAppear = element.bool("clearsSelectionOnViewWillAppear") ?? true
    default: break
    }
  }

  // MARK: The view

  /// Loads the view from the controller's storyboard or nib; returns false if there is none.
  final func loadNib() -> Bool {
    if let scene { return scene.loadView(of: self) }
    guard let document = nib else { return false }
    UINib(document).instantiate(withOwner: self)
    if viewIfLoaded != nil { return true }
    NibReport.say(
      "\(type(of: self)) loaded the \"\(document.name)\" nib but the view outlet was not set: connect File's Owner with the view."
    )
    return false
  }

  /// The nib that was specified, or one named like the class, with or without "Controller" at the end.
  private var nib: NibDocument? {
    let bundle = nibBundle ?? .main
    if let nibName {
      if let found = NibDocument.named(nibName, type: "nib", in: bundle) { return found }
      NibReport.say("Could not load NIB in bundle: '\(bundle.bundlePath)' with name '\(nibName)'.")
      return nil
    }
    let kind = type(of: self)
    guard kind != UIViewController.self, !Self.withoutNib.contains(ObjectIdentifier(kind)) else { return nil }
    let name = "\(kind)"
    let short = name.hasSuffix("Controller") ? String(name.dropLast("Controller".count)) : nil
    let found = [short, name].compactMap(\.self).lazy.compactMap { NibDocument.named($0, type: "nib", in: bundle) }
      .first
    if found == nil { Self.withoutNib.insert(ObjectIdentifier(kind)) }
    return found
  }
  /// Classes without a nib in the app's bundle.
  private static var withoutNib: Set<ObjectIdentifier> = []

  // MARK: Segues

  /// The storyboard of the controller; nil if it was created otherwise.
  public var storyboard: UIStoryboard? { scene?.storyboard }
}

extension UIRectEdge {
  /// `<extendedEdge key="edgesForExtendedLayout" top="YES"/>`.
  fileprivate init(_ element: _NibElement) {
    let edges: [(String, UIRectEdge)] = [("top", .top), ("left", .left), ("bottom", .bottom), ("right", .right)]
    self = edges.reduce(into: []) { all, edge in if element.bool(edge.0) == true { all.insert(edge.1) } }
  }
}

extension UINavigationItem {
  final func decode(_ element: _NibElement, in graph: NibGraph) {
    graph.keep(self, from: element)
    if let title = graph.text(element, "title") { self.title = title }
    if let prompt = graph.text(element, "prompt") { self.prompt = prompt }
    if let title = graph.text(element, "backButtonTitle") { backButtonTitle = title }
    if let subtitle = graph.text(element, "subtitle") { self.subtitle = subtitle }
    let modes: [String: LargeTitleDisplayMode] = ["always": .always, "never": .never, "automatic": .automatic]
    if let mode = element.choice("largeTitleDisplayMode", modes) { largeTitleDisplayMode = mode }
    let displays: [String: BackButtonDisplayMode] = ["generic": .generic, "minimal": .minimal]
    if let mode = element.choice("backButtonDisplayMode", displays) { backButtonDisplayMode = mode }
    let styles: [String: ItemStyle] = ["navigator": .navigator, "browser": .browser, "editor": .editor]
    if let style = element.choice("style", styles) { self.style = style }
    if element.bool("hidesBackButton") == true { hidesBackButton = true }
    if element.bool("leftItemsSupplementBackButton") == true { leftItemsSupplementBackButton = true }
    titleView = element.value(for: "titleView").flatMap(graph.make) as? UIView
    backBarButtonItem = element.value(for: "backBarButtonItem").flatMap(graph.make) as? UIBarButtonItem
    leftBarButtonItems = items(element, "leftBarButtonItem", in: graph)
    rightBarButtonItems = items(element, "rightBarButtonItem", in: graph)
  }

  /// A single item is written as a value, several as a list.
  private func items(_ element: _NibElement, _ key: String, in graph: NibGraph) -> [UIBarButtonItem]? {
    let listed = element.child("\(key)s")?.children ?? element.value(for: key).map { [$0] }
    return listed?.compactMap { graph.make($0) as? UIBarButtonItem }
  }
}
