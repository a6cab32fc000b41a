import Foundation

/// Decides where a file is previewed, and hears of it.
@MainActor @preconcurrency
public protocol UIDocumentInteractionControllerDelegate: NSObjectProtocol {
  /// What previews are presented from; a navigation controller gets them on top. Without an answer there is no preview.
  func documentInteractionControllerViewControllerForPreview(_ controller: UIDocumentInteractionController)
    -> UIViewController
  /// A preview comes.
  func documentInteractionControllerWillBeginPreview(_ controller: UIDocumentInteractionController)
  /// A preview has gone.
  func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController)
  /// What can be done with the file comes.
  func documentInteractionControllerWillPresentOptionsMenu(_ controller: UIDocumentInteractionController)
  /// What can be done with the file has gone.
  func documentInteractionControllerDidDismissOptionsMenu(_ controller: UIDocumentInteractionController)
}

extension UIDocumentInteractionControllerDelegate {
  /// A controller that is on no screen, so that there is no preview.
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

/// Previews a file, and offers what can be done with it.
@MainActor @preconcurrency
open class UIDocumentInteractionController: NSObject {
  /// Decides where the file is previewed, and hears of it.
  open weak var delegate: (any UIDocumentInteractionControllerDelegate)?
  /// The file. Name and kind are told by it from then on.
  open var url: URL? { didSet { readNameAndKind() } }
  /// The file's kind: a uniform type as a text.
  open var uti: String?
  /// What the file is called.
  open var name: String? { didSet { if let name { uti = Self.kind(of: URL(filePath: name)) ?? uti } } }
  /// More about the file for the app that opens it. Caveat: there is no other app.
  open var annotation: Any?
  private weak var shown: UIViewController?

  /// For no file yet.
  public override init() {}

  /// For a file.
  public convenience init(url: URL) {
    self.init()
    self.url = url
    // Observers do not run in initializers.
    readNameAndKind()
  }

  private func readNameAndKind() { (name, uti) = (url?.lastPathComponent, Self.kind(of: url)) }

  private static func kind(of url: URL?) -> String? { url.map { FileKind($0).type.identifier } }

  /// Icons for the file's kind, from small to large.
  open var icons: [UIImage] { url.map { file in [64, 320].map { FileKind(file).icon(side: $0) } } ?? [] }

  // MARK: Previews

  /// Shows the file; false if there is none, or the delegate does not say where.
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

  /// Takes the preview away.
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

  /// Offers what can be done with the file, from a place on a view; false if there is no file, or the view is on no screen.
  @discardableResult
  open func presentOptionsMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool {
    presentOptions(in: view.window, animated)
  }

  /// Offers what can be done with the file, from a button on a bar.
  @discardableResult
  open func presentOptionsMenu(from item: UIBarButtonItem, animated: Bool) -> Bool {
    presentOptions(in: UIApplication.shared.keyWindow, animated)
  }

  /// Offers apps that open the file: false, as there is none.
  @discardableResult
  open func presentOpenInMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool { false }

  /// Offers apps that open the file: false, as there is none.
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

  /// Takes the menu away.
  open func dismissMenu(animated: Bool) {
    if let menu = shown as? UIActivityViewController { menu.dismiss(animated: animated) }
  }
}
