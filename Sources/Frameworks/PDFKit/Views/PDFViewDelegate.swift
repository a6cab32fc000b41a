import Foundation
import ScrollworkUIKit

/// The delegate of a view.
@MainActor @preconcurrency
public protocol PDFViewDelegate: NSObjectProtocol {
  /// A link to a URL was tapped. Without an implementation, the system opens the URL.
  func pdfViewWillClick(onLink sender: PDFView, with url: URL)
  /// Returns the parent view controller. Caveat: it is not called.
  func pdfViewParentViewController() -> UIViewController
  /// A link asks for a string to find.
  func pdfViewPerformFind(_ sender: PDFView)
  /// A link asks for the number of a page.
  func pdfViewPerformGo(toPage sender: PDFView)
  /// A link goes to a page of another file.
  func pdfViewOpenPDF(_ sender: PDFView, forRemoteGoToAction action: PDFActionRemoteGoTo)
}

extension PDFViewDelegate {
  /// Opens the URL with the system.
  public func pdfViewWillClick(onLink sender: PDFView, with url: URL) { UIApplication.shared.open(url) }
  /// Returns an empty controller.
  public func pdfViewParentViewController() -> UIViewController { UIViewController() }
  /// Does nothing.
  public func pdfViewPerformFind(_ sender: PDFView) {}
  /// Does nothing.
  public func pdfViewPerformGo(toPage sender: PDFView) {}
  /// Does nothing.
  public func pdfViewOpenPDF(_ sender: PDFView, forRemoteGoToAction action: PDFActionRemoteGoTo) {}
}

extension Notification.Name {
  /// The document of a view changed.
  public static let PDFViewDocumentChanged = Notification.Name("PDFViewChangedDocument")
  /// The history of a view changed.
  public static let PDFViewChangedHistory = Notification.Name("PDFViewChangedHistory")
  /// The current page of a view changed.
  public static let PDFViewPageChanged = Notification.Name("PDFViewChangedPage")
  /// The scale of a view changed.
  public static let PDFViewScaleChanged = Notification.Name("PDFViewScaleChanged")
  /// An annotation was tapped; it is under "PDFAnnotationHit".
  public static let PDFViewAnnotationHit = Notification.Name("PDFViewAnnotationHit")
  /// The action of an annotation is about to be performed; it is under "PDFAnnotationHit".
  public static let PDFViewAnnotationWillHit = Notification.Name("PDFViewAnnotationWillHit")
  /// Copying the selection of a view is not permitted.
  public static let PDFViewCopyPermission = Notification.Name("PDFViewCopyPermission")
  /// Printing a document is not permitted. Caveat: nothing prints.
  public static let PDFViewPrintPermission = Notification.Name("PDFViewPrintPermission")
  /// The selection of a view changed.
  public static let PDFViewSelectionChanged = Notification.Name("PDFViewChangedSelection")
  /// The display mode of a view changed.
  public static let PDFViewDisplayModeChanged = Notification.Name("PDFViewDisplayModeChanged")
  /// The display box of a view changed.
  public static let PDFViewDisplayBoxChanged = Notification.Name("PDFViewDisplayBoxChanged")
  /// The visible pages of a view changed.
  public static let PDFViewVisiblePagesChanged = Notification.Name("PDFViewVisiblePagesChanged")
}
