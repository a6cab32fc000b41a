import ScrollworkUIKit

/// The state of a navigation stack, and the controller that shows it.
///
/// The pages above the root are those of the path's values, in order, and those that views request (a link with a
/// destination, `navigationDestination(isPresented:)`), each above the page that was on top at that time.
@MainActor
final class NavigationModel {
  @MainActor private final class Entry {
    enum Origin { case value(AnyHashable), view(ObjectIdentifier, key: AnyHashable, onPop: @MainActor () -> Void) }
    var origin: Origin
    let page: UIHostingController<AnyView>

    init(_ origin: Origin, _ view: AnyView) {
      self.origin = origin
      page = UIHostingController(rootView: view)
    }

    var value: AnyHashable? { if case .value(let value) = origin { value } else { nil } }
    func isFrom(_ source: ObjectIdentifier) -> Bool { if case .view(source, _, _) = origin { true } else { false } }
  }

  private struct Destination {
    weak var registrar: RenderNode?
    let make: (AnyHashable) -> AnyView?
  }

  private(set) lazy var link = NavigationModelLink(self)
  private(set) lazy var controller: UINavigationController = {
    let made = UINavigationController()
    made.navigationBar.prefersLargeTitles = true
    made.hidesEmptyBar = true
    made.onPop = { [weak self] in self?.didPop($0) }
    return made
  }()
  private lazy var root = UIHostingController(rootView: AnyView(EmptyView()))
  private var entries: [Entry] = []
  private var destinations: [ObjectIdentifier: Destination] = [:]
  private var path: PathAccess?
  private var isApplying = false
  /// Values of the previous version whose pages are not known yet.
  private var awaited: [AnyHashable] = []
  private var reported: Set<ObjectIdentifier> = []

  nonisolated init() {}

  // MARK: What the app says

  /// Updates after the stack's body was evaluated.
  func update(root view: AnyView, path: PathAccess?, animated: Bool) {
    root.rootView = view
    self.path = path
    if let path { show(path.values, animated: animated) } else { apply(animated: animated) }
  }

  /// Updates after the body of a split view was evaluated; the path, if any, is that of a stack in a column.
  func update(root view: AnyView, animated: Bool) { update(root: view, path: path, animated: animated) }

  /// A stack on one of the pages puts its pages on this one.
  func adopt(_ path: PathAccess) {
    self.path = path
    show(path.values, animated: true)
  }

  /// Returns the page for a value; nil if no page declares it.
  func page(for value: AnyHashable) -> AnyView? { view(for: value) }

  /// Registers how a page shows values of a type.
  func register<D: Hashable>(_: D.Type, by render: RenderNode, make: @escaping (D) -> AnyView) {
    let type = ObjectIdentifier(D.self)
    let isNew = destinations[type] == nil
    destinations[type] = Destination(registrar: render) { value in (value.base as? D).map(make) }
    for entry in entries {
      if let value = entry.value, type == ObjectIdentifier(Swift.type(of: value.base)), let view = self.view(for: value)
      {
        entry.page.rootView = view
      }
    }
    if isNew, path == nil, !awaited.isEmpty {
      render.runtime.enqueueCallback { [weak self] in self?.showAwaited() }
    }
    guard isNew, let path, path.values != entries.compactMap(\.value) else { return }
    render.runtime.enqueueCallback { [weak self] in
      if let self, let path = self.path { self.show(path.values, animated: false) }
    }
  }

  private func view(for value: AnyHashable) -> AnyView? {
    destinations[ObjectIdentifier(type(of: value.base))]?.make(value)
  }

  /// Pushes a link's value.
  func push(_ value: AnyHashable) {
    guard view(for: value) != nil else { return reportMissing(value) }
    if let path { path.set(path.values + [value]) } else { show(entries.compactMap(\.value) + [value], animated: true) }
  }

  private func reportMissing(_ value: AnyHashable) {
    guard reported.insert(ObjectIdentifier(type(of: value.base))).inserted else { return }
    let type = TypeName.of(Swift.type(of: value.base))
    Report.warning("No page of the navigation stack has a navigationDestination(for: \(type).self); nothing is shown.")
  }

  /// Shows the page that a view requests; nil removes it.
  func present(
    _ page: (key: AnyHashable, view: AnyView)?, for source: ObjectIdentifier, animated: Bool = true,
    onPop: @escaping @MainActor () -> Void
  ) {
    let index = entries.firstIndex { $0.isFrom(source) }
    switch (page, index) {
    case (let page?, let index?):
      entries[index].origin = .view(source, key: page.key, onPop: onPop)
      entries[index].page.rootView = page.view
    case (let page?, nil):
      entries.append(Entry(.view(source, key: page.key, onPop: onPop), page.view))
      apply(animated: animated)
    case (nil, let index?):
      let above = entries[index...]
      entries.removeSubrange(index...)
      for entry in above.dropFirst() { tell(entry) }
      apply(animated: true)
      tellPath()
    case (nil, nil): break
    }
  }

  func isPresenting(for source: ObjectIdentifier) -> Bool { entries.contains { $0.isFrom(source) } }

  // MARK: The stack

  /// Updates the pages to match a path. Pages of views stay as long as the values below them do.
  private func show(_ values: [AnyHashable], animated: Bool) {
    let known = entries.compactMap(\.value)
    if known != values {
      let kept = zip(known, values).prefix { $0 == $1 }.count
      if kept < known.count {
        let places = entries.indices.filter { entries[$0].value != nil }
        let gone = entries[places[kept]...]
        entries.removeSubrange(places[kept]...)
        for entry in gone { tell(entry) }
      }
      for value in values[kept...] {
        guard let view = view(for: value) else {
          if controller.isViewLoaded, !destinations.isEmpty { reportMissing(value) }
          break
        }
        entries.append(Entry(.value(value), view))
      }
    }
    apply(animated: animated)
  }

  private func apply(animated: Bool) {
    let pages = [root] + entries.map(\.page)
    guard
      controller.viewControllers.count != pages.count
        || zip(controller.viewControllers, pages).contains(where: { $0 !== $1 })
    else { return }
    isApplying = true
    controller.setViewControllers(pages, animated: animated)
    isApplying = false
    showBar()
  }

  /// Shows the bar unless the top page hides it.
  private func showBar() {
    guard let top = controller.topViewController else { return }
    controller.setNavigationBarHidden(PageBar.of(top).hidesBar ?? false, animated: true)
  }

  private func tell(_ entry: Entry) {
    if case .view(_, _, let onPop) = entry.origin { onPop() }
  }

  private func tellPath() {
    let values = entries.compactMap(\.value)
    if let path, path.values != values { path.set(values) }
  }

  /// Handles pages that the user left.
  private func didPop(_ pages: [UIViewController]) {
    guard !isApplying else { return }
    let gone = entries.filter { entry in pages.contains { $0 === entry.page } }
    entries.removeAll { entry in pages.contains { $0 === entry.page } }
    for entry in gone { tell(entry) }
    tellPath()
    showBar()
  }
}

extension NavigationModel: Keepsake {
  /// The values of a stack that manages its own path.
  var kept: Any? { path == nil ? entries.compactMap(\.value) : nil }

  func take(_ kept: Any, by transfer: ValueTransfer) {
    for value in kept as? [AnyHashable] ?? [] {
      guard let value = try? transfer.element(value) else { return }
      awaited.append(value)
    }
  }

  /// Shows the values whose pages are known; those pages may declare more.
  private func showAwaited() {
    let known = awaited.prefix { view(for: $0) != nil }
    awaited.removeFirst(known.count)
    show(entries.compactMap(\.value) + known, animated: false)
  }
}

/// Refers to a navigation stack in the environment of its pages. The stack retains the pages, so this reference is
/// weak.
@MainActor
final class NavigationModelLink {
  private(set) weak var model: NavigationModel?
  init(_ model: NavigationModel) { self.model = model }
}

private struct NavigationModelKey: EnvironmentKey { static var defaultValue: NavigationModelLink? { nil } }

extension EnvironmentValues {
  /// A link to the enclosing navigation stack.
  var navigationLink: NavigationModelLink? {
    get { self[NavigationModelKey.self] }
    set { self[NavigationModelKey.self] = newValue }
  }

  /// The enclosing navigation stack.
  @MainActor var navigationModel: NavigationModel? { navigationLink?.model }
}
