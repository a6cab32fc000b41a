import Foundation
import ScrollworkUIKit

/// Has what is previewed.
@MainActor @preconcurrency
public protocol QLPreviewControllerDataSource: AnyObject {
  /// Returns the number of files.
  func numberOfPreviewItems(in controller: QLPreviewController) -> Int
  /// One of the files.
  func previewController(_ controller: QLPreviewController, previewItemAt index: Int) -> any QLPreviewItem
}

/// How a file may be changed in a preview.
public enum QLPreviewItemEditingMode: Int, Sendable {
  /// Not at all.
  case disabled = 0
  /// The file itself.
  case updateContents = 1
  /// A copy of it.
  case createCopy = 2
}

/// Hears of previews.
@MainActor @preconcurrency
public protocol QLPreviewControllerDelegate: NSObjectProtocol {
  /// The controller is about to go.
  func previewControllerWillDismiss(_ controller: QLPreviewController)
  /// The controller has gone.
  func previewControllerDidDismiss(_ controller: QLPreviewController)
  /// Returns how a file may be changed. Caveat: there is no editing.
  func previewController(
    _ controller: QLPreviewController, editingModeFor previewItem: any QLPreviewItem
  ) -> QLPreviewItemEditingMode
}

extension QLPreviewControllerDelegate {
  /// Does nothing.
  public func previewControllerWillDismiss(_ controller: QLPreviewController) {}
  /// Does nothing.
  public func previewControllerDidDismiss(_ controller: QLPreviewController) {}
  /// Not at all.
  public func previewController(
    _ controller: QLPreviewController, editingModeFor previewItem: any QLPreviewItem
  ) -> QLPreviewItemEditingMode {
    .disabled
  }
}

/// Previews files: images and strings as they are, all others as a card with name, kind and size.
@MainActor @preconcurrency
open class QLPreviewController: UIViewController {
  private var preview: FilePreviewController?
  private var index = 0

  /// Creates a controller without files.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Returns whether a file can be shown as more than a card.
  open class func canPreview(_ item: any QLPreviewItem) -> Bool {
    item.previewItemURL.map { FilePreviewController.shows($0) } ?? false
  }

  /// Has the files.
  open weak var dataSource: (any QLPreviewControllerDataSource)? { didSet { reloadData() } }
  /// Hears of what happens.
  open weak var delegate: (any QLPreviewControllerDelegate)?

  /// Which file is shown.
  open var currentPreviewItemIndex: Int {
    get { preview?.index ?? index }
    set {
      index = newValue
      preview?.index = newValue
    }
  }

  /// The file that is shown; nil if there is none.
  open var currentPreviewItem: (any QLPreviewItem)? {
    guard let dataSource, (0..<dataSource.numberOfPreviewItems(in: self)).contains(currentPreviewItemIndex) else {
      return nil
    }
    return dataSource.previewController(self, previewItemAt: currentPreviewItemIndex)
  }

  /// Asks the source for all files again.
  open func reloadData() { preview?.items = items }
  /// Shows the file anew.
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
    // Only where the controller itself is presented there is no bar around it.
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
