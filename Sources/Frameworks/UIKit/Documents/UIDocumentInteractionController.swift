import Foundation

/// A delegate that decides where a file is previewed and is notified of events.
@MainActor @preconcurrency
public protocol UIDocumentInteractionControllerDelegate: NSObjectProtocol {
  /// Returns the controller that presents previews; a navigation controller pushes them. Without an answer there is no
  /// preview.
  func documentInteractionControllerViewControllerForPreview(_ controller: UIDocumentInteractionController)
    -> UIViewController
  /// Called before a preview appears.
  func documentInteractionControllerWillBeginPreview(_ controller: UIDocumentInteractionController)
  /// Called after a preview disappears.
  func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController)
  /// Called before the options menu appears.
  func documentInteractionControllerWillPresentOptionsMenu(_ controller: UIDocumentInteractionController)
  /// Called after the options menu disappears.
  func documentInteractionControllerDidDismissOptionsMenu(_ controller: UIDocumentInteractionController)
}

extension UIDocumentInteractionControllerDelegate {
  /// Returns a controller that is not on a screen, so that there is no preview.
  public func documentInteractionControllerViewControllerForPreview(_ controller: UIDocumentInteractionController)
    -> UIViewController
  {
    UIViewController()
  }
  /// Does nothing.
  public func documentInteractionControllerWillBeginPreview(_ controller: UIDocumentInteractionController) {}
  /// Does nothing.
  public func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController) {}
  /// Does nothing.
  public func documentInteractionControllerWillPresentOptionsMenu(_ controller: UIDocumentInteractionController) {}
  /// Does nothing.
  public func documentInteractionControllerDidDismissOptionsMenu(_ controller: UIDocumentInteractionController) {}
}

/// A controller that previews a file and offers actions for it.
@MainActor @preconcurrency
open class UIDocumentInteractionController: NSObject {
  /// The delegate, which decides where the file is previewed and is notified of events.
  open weak var delegate: (any UIDocumentInteractionControllerDelegate)?
  /// The file's URL. Setting it updates name and type.
  open var url: URL? { didSet { readNameAndKind() } }
  /// The file's uniform type identifier.
  open var uti: String?
  /// The name of the file.
  open var name: String? { didSet { if let name { uti = Self.kind(of: URL(filePath: name)) ?? uti } } }
  /// Additional data for the app that opens the file. Caveat: there is no other app.
  open var annotation: Any?
  private weak var shown: UIViewController?

  /// Creates a controller without a file.
  public override init() {}

  /// Creates a controller for a file.
  public convenience init(url: URL) {
    self.init()
    self.url = url
    // Property observers do not run in initializers.
    readNameAndKind()
  }

  private func readNameAndKind() { (name, uti) = (url?.lastPathComponent, Self.kind(of: url)) }

  private static func kind(of url: URL?) -> String? { url.map { FileKind($0).type.identifier } }

  /// The icons for the file's type, from small to large.
  open var icons: [UIImage] { url.map { file in [64, 320].map { FileKind(file).icon(side: $0) } } ?? [] }

  // MARK: Previews

  /// Shows a preview; returns false if there is no file or the delegate provides no controller.
  @discardableResult
  open func presentPreview(animated: Bool) -> Bool {
    guard let url, let host = delegate?.documentInteractionControllerViewControllerForPreview(self),
      host.viewIfLoaded?.window != nil
    else { return false }
    let preview = FilePreviewController([FilePreviewController.Item(url, title: name)])
    shown = preview
    delegate?.documentInteractionControllerWillBeginPreview(self)
    if let navigation = host as? UINavigationController {
      navigation.pushViewController(preview, animated: animated)
      return true
    }
    preview.modalPresentationStyle = .fullScreen
    preview.onDone = { [weak preview] in preview?.dismiss(animated: true) }
    preview.presentation.whenGone.append { [weak self] in
      if let self { delegate?.documentInteractionControllerDidEndPreview(self) }
    }
    host.present(preview, animated: animated)
    return true
  }

  /// Dismisses the preview.
  open func dismissPreview(animated: Bool) {
    guard let preview = shown as? FilePreviewController else { return }
    if preview.onDone == nil, let navigation = preview.navigationController {
      navigation.popViewController(animated: animated)
      delegate?.documentInteractionControllerDidEndPreview(self)
    } else {
      preview.dismiss(animated: animated)
    }
  }

  // MARK: Menus

  /// Shows the options menu at a rectangle of a view; returns false without a file, or if the view is not on a screen.
  @discardableResult
  open func presentOptionsMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool {
    presentOptions(in: view.window, animated)
  }

  /// Shows the options menu at a bar button.
  @discardableResult
  open func presentOptionsMenu(from item: UIBarButtonItem, animated: Bool) -> Bool {
    presentOptions(in: UIApplication.shared.keyWindow, animated)
  }

  /// Offers apps that open the file; returns false, as there are none.
  @discardableResult
  open func presentOpenInMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool { false }

  /// Offers apps that open the file; returns false, as there are none.
  @discardableResult
  open func presentOpenInMenu(from item: UIBarButtonItem, animated: Bool) -> Bool { false }

  private func presentOptions(in window: UIWindow?, _ animated: Bool) -> Bool {
    guard let url, var host = window?.rootViewController else { return false }
    while let above = host.presentedViewController { host = above }
    let menu = UIActivityViewController(activityItems: [url])
    menu.completionWithItemsHandler = { [weak self] _, _, _, _ in
      MainActor.assumeIsolated {
        if let self { self.delegate?.documentInteractionControllerDidDismissOptionsMenu(self) }
      }
    }
    shown = menu
    delegate?.documentInteractionControllerWillPresentOptionsMenu(self)
    host.present(menu, animated: animated)
    return true
  }

  /// Dismisses the menu.
  open func dismissMenu(animated: Bool) {
    if let menu = shown as? UIActivityViewController { menu.dismiss(animated: animated) }
  }
}
