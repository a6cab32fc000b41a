import Foundation

/// A controller that previews files on swipeable pages, under a bar with the file's name.
@MainActor
package final class FilePreviewController: UIViewController {
  /// A file with an optional title.
  package struct Item {
    package let file: URL?
    package let title: String?
    package init(_ file: URL?, title: String? = nil) { (self.file, self.title) = (file, title) }
    package var name: String { title ?? file?.lastPathComponent ?? "" }
  }

  /// Returns whether a file is displayed as more than a card.
  package static func shows(_ file: URL) -> Bool {
    let kind = FileKind(file)
    return kind.type.conforms(to: .image) || kind.isText
  }

  /// The files.
  package var items: [Item] { didSet { if isViewLoaded { show() } } }
  /// The index of the displayed file.
  package var index: Int { didSet { if isViewLoaded, index != oldValue, !isLeafing { show() } } }
  /// Called when the person changes the page.
  package var onLeaf: (@MainActor (Int) -> Void)?
  /// The action of the button on the controller's own bar; without it there is no such bar.
  package var onDone: (@MainActor () -> Void)?
  private let pages = FilePages(transitionStyle: .scroll, navigationOrientation: .horizontal)
  private var isLeafing = false

  package init(_ items: [Item], index: Int = 0) {
    self.items = items
    self.index = index
    super.init(nibName: nil, bundle: nil)
    pages.dataSource = self
    pages.delegate = self
  }

  package required init?(coder: NSCoder) { nil }

  /// The navigation item with title and buttons.
  private var bar: UINavigationItem { onDone == nil ? (parent ?? self).navigationItem : pages.navigationItem }

  package override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let shown = onDone == nil ? pages : UINavigationController(rootViewController: pages)
    addChild(shown)
    shown.view.frame = view.bounds
    shown.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(shown.view)
    shown.didMove(toParent: self)
    if onDone != nil {
      bar.leftBarButtonItem = UIBarButtonItem(
        systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.onDone?() })
    }
    show()
  }

  package override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    if isViewLoaded { showTitle() }
  }

  private func page(_ index: Int) -> UIViewController? {
    guard items.indices.contains(index) else { return nil }
    return FilePreviewPage(index: index, file: items[index].file, name: items[index].name)
  }

  private func show() {
    let shown = page(index) ?? FilePreviewPage(index: index, file: nil, name: "")
    pages.setViewControllers([shown], direction: .forward, animated: false, completion: nil)
    showTitle()
  }

  private func showTitle() {
    guard items.indices.contains(index) else { return }
    bar.title = items[index].name
    guard let file = items[index].file else { return bar.rightBarButtonItem = nil }
    bar.rightBarButtonItem = UIBarButtonItem(
      systemItem: .action,
      primaryAction: UIAction { [weak self] _ in
        self?.present(UIActivityViewController(activityItems: [file]), animated: true)
      })
  }
}

extension FilePreviewController: UIPageViewControllerDataSource, UIPageViewControllerDelegate {
  package func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController? {
    (viewController as? FilePreviewPage).flatMap { page($0.index - 1) }
  }

  package func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? {
    (viewController as? FilePreviewPage).flatMap { page($0.index + 1) }
  }

  package func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {
    guard completed, let shown = pageViewController.viewControllers?.first as? FilePreviewPage else { return }
    isLeafing = true
    index = shown.index
    isLeafing = false
    showTitle()
    onLeaf?(index)
  }
}

/// The page view controller of the files, whose pages receive the insets of its bars.
@MainActor
private final class FilePages: UIPageViewController {
  override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    for page in viewControllers ?? [] { page.viewIfLoaded?.setNeedsLayout() }
  }
}
