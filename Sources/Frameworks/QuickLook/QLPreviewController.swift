import Foundation
import ScrollworkUIKit

/// The data source of a preview.
@MainActor @preconcurrency
public protocol QLPreviewControllerDataSource: AnyObject {
  /// Returns the number of files.
  func numberOfPreviewItems(in controller: QLPreviewController) -> Int
  /// Returns a file.
  func previewController(_ controller: QLPreviewController, previewItemAt index: Int) -> any QLPreviewItem
}

/// How a file can be edited in a preview.
public enum QLPreviewItemEditingMode: Int, Sendable {
  /// Not at all.
  case disabled = 0
  /// The file itself.
  case updateContents = 1
  /// A copy of it.
  case createCopy = 2
}

/// The delegate of a preview.
@MainActor @preconcurrency
public protocol QLPreviewControllerDelegate: NSObjectProtocol {
  /// The controller is about to be dismissed.
  func previewControllerWillDismiss(_ controller: QLPreviewController)
  /// The controller was dismissed.
  func previewControllerDidDismiss(_ controller: QLPreviewController)
  /// Returns how a file can be edited. Caveat: there is no editing.
  func previewController(
    _ controller: QLPreviewController, editingModeFor previewItem: any QLPreviewItem
  ) -> QLPreviewItemEditingMode
}

extension QLPreviewControllerDelegate {
  /// Does nothing.
  public func previewControllerWillDismiss(_ controller: QLPreviewController) {}
  /// Does nothing.
  public func previewControllerDidDismiss(_ controller: QLPreviewController) {}
  /// Returns that it cannot be edited.
  public func previewController(
    _ controller: QLPreviewController, editingModeFor previewItem: any QLPreviewItem
  ) -> QLPreviewItemEditingMode {
    .disabled
  }
}

/// Previews files: images and text directly, all others as a card with name, kind and size.
@MainActor @preconcurrency
open class QLPreviewController: UIViewController {
  private var preview: FilePreviewController?
  private var index = 0

  /// Creates a controller without files.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Returns whether a file can be previewed as more than a card.
  open class func canPreview(_ item: any QLPreviewItem) -> Bool {
    item.previewItemURL.map { FilePreviewController.shows($0) } ?? false
  }

  /// The data source.
  open weak var dataSource: (any QLPreviewControllerDataSource)? { didSet { reloadData() } }
  /// The delegate.
  open weak var delegate: (any QLPreviewControllerDelegate)?

  /// The index of the current file.
  open var currentPreviewItemIndex: Int {
    get { preview?.index ?? index }
    set {
      index = newValue
      preview?.index = newValue
    }
  }

  /// The current file; nil if there is none.
  open var currentPreviewItem: (any QLPreviewItem)? {
    guard let dataSource, (0..<dataSource.numberOfPreviewItems(in: self)).contains(currentPreviewItemIndex) else {
      return nil
    }
    return dataSource.previewController(self, previewItemAt: currentPreviewItemIndex)
  }

  /// Reloads all files.
  open func reloadData() { preview?.items = items }
  /// Refreshes the current file.
  open func refreshCurrentPreviewItem() { reloadData() }

  private var items: [FilePreviewController.Item] {
    guard let dataSource else { return [] }
    return (0..<max(dataSource.numberOfPreviewItems(in: self), 0)).map { index in
      let item = dataSource.previewController(self, previewItemAt: index)
      return FilePreviewController.Item(item.previewItemURL, title: item.previewItemTitle)
    }
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard preview == nil else { return }
    let made = FilePreviewController(items, index: index)
    // There is no bar around it only if the controller itself is presented.
    if parent == nil, presentingViewController != nil {
      made.onDone = { [weak self] in self?.dismiss(animated: true) }
    }
    preview = made
    addChild(made)
    made.view.frame = view.bounds
    made.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(made.view)
    made.didMove(toParent: self)
  }

  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    if isBeingDismissed { delegate?.previewControllerWillDismiss(self) }
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isBeingDismissed { delegate?.previewControllerDidDismiss(self) }
  }
}
