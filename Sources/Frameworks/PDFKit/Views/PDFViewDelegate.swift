import Foundation
import ScrollworkUIKit

/// Hears of what the person does in a view.
@MainActor @preconcurrency
public protocol PDFViewDelegate: NSObjectProtocol {
  /// A link to an address was tapped. Unless somebody hears of it, the system opens the address.
  func pdfViewWillClick(onLink sender: PDFView, with url: URL)
  /// The controller that the view is in. Caveat: it is not asked for.
  func pdfViewParentViewController() -> UIViewController
  /// A link asks for a text to be found.
  func pdfViewPerformFind(_ sender: PDFView)
  /// A link asks for the number of a page.
  func pdfViewPerformGo(toPage sender: PDFView)
  /// A link leads to a page of another file.
  func pdfViewOpenPDF(_ sender: PDFView, forRemoteGoToAction action: PDFActionRemoteGoTo)
}

extension PDFViewDelegate {
  /// The system opens the address.
  public func pdfViewWillClick(onLink sender: PDFView, with url: URL) { UIApplication.shared.open(url) }
  /// An empty controller.
  public func pdfViewParentViewController() -> UIViewController { UIViewController() }
  /// Does nothing.
  public func pdfViewPerformFind(_ sender: PDFView) {}
  /// Does nothing.
  public func pdfViewPerformGo(toPage sender: PDFView) {}
  /// Does nothing.
  public func pdfViewOpenPDF(_ sender: PDFView, forRemoteGoToAction action: PDFActionRemoteGoTo) {}
}

extension Notification.Name {
  /// A view shows another document.
  public static let PDFViewDocumentChanged = Notification.Name("PDFViewChangedDocument")
  /// Where a view can go back to is something else.
  public static let PDFViewChangedHistory = Notification.Name("PDFViewChangedHistory")
  /// The current page of a view is another one.
  public static let PDFViewPageChanged = Notification.Name("PDFViewChangedPage")
  /// Pages of a view are larger or smaller.
  public static let PDFViewScaleChanged = Notification.Name("PDFViewScaleChanged")
  /// An annotation was tapped; it is under "PDFAnnotationHit".
  public static let PDFViewAnnotationHit = Notification.Name("PDFViewAnnotationHit")
  /// An annotation is about to do what a tap on it does; it is under "PDFAnnotationHit".
  public static let PDFViewAnnotationWillHit = Notification.Name("PDFViewAnnotationWillHit")
  /// What is selected in a view must not be copied.
  public static let PDFViewCopyPermission = Notification.Name("PDFViewCopyPermission")
  /// A document must not be printed. Caveat: nothing prints.
  public static let PDFViewPrintPermission = Notification.Name("PDFViewPrintPermission")
  /// Other text is selected in a view.
  public static let PDFViewSelectionChanged = Notification.Name("PDFViewChangedSelection")
  /// A view shows pages in another way.
  public static let PDFViewDisplayModeChanged = Notification.Name("PDFViewDisplayModeChanged")
  /// A view shows other parts of pages.
  public static let PDFViewDisplayBoxChanged = Notification.Name("PDFViewDisplayBoxChanged")
  /// Other pages of a view can be seen.
  public static let PDFViewVisiblePagesChanged = Notification.Name("PDFViewVisiblePagesChanged")
}
