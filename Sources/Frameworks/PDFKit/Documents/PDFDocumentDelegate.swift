import Foundation

/// Hears of what happens to a document, and decides of which classes its parts are.
public protocol PDFDocumentDelegate: NSObjectProtocol {
  /// A password was right.
  func documentDidUnlock(_ notification: Notification)
  /// A search begins.
  func documentDidBeginDocumentFind(_ notification: Notification)
  /// A search is over.
  func documentDidEndDocumentFind(_ notification: Notification)
  /// A page is searched; its index is under "PDFDocumentPageIndex".
  func documentDidBeginPageFind(_ notification: Notification)
  /// A page was searched; its index is under "PDFDocumentPageIndex".
  func documentDidEndPageFind(_ notification: Notification)
  /// Something was found; it is under "PDFDocumentFoundSelection".
  func documentDidFindMatch(_ notification: Notification)
  /// Something was found.
  func didMatchString(_ instance: PDFSelection)
  /// The class of pages: one below `PDFPage`. It is asked for when a page is first wanted.
  func classForPage() -> AnyClass
  /// The class of annotations of a kind: one below `PDFAnnotation`. Caveat: it is not asked for.
  func `class`(forAnnotationType annotationType: String) -> AnyClass
}

extension PDFDocumentDelegate {
  /// Does nothing.
  public func documentDidUnlock(_ notification: Notification) {}
  /// Does nothing.
  public func documentDidBeginDocumentFind(_ notification: Notification) {}
  /// Does nothing.
  public func documentDidEndDocumentFind(_ notification: Notification) {}
  /// Does nothing.
  public func documentDidBeginPageFind(_ notification: Notification) {}
  /// Does nothing.
  public func documentDidEndPageFind(_ notification: Notification) {}
  /// Does nothing.
  public func documentDidFindMatch(_ notification: Notification) {}
  /// Does nothing.
  public func didMatchString(_ instance: PDFSelection) {}
  /// `PDFPage`.
  public func classForPage() -> AnyClass { PDFPage.self }
  /// `PDFAnnotation`.
  public func `class`(forAnnotationType annotationType: String) -> AnyClass { PDFAnnotation.self }
}

extension Notification.Name {
  /// A password was right.
  public static let PDFDocumentDidUnlock = Notification.Name("PDFDocumentDidUnlock")
  /// A search begins.
  public static let PDFDocumentDidBeginFind = Notification.Name("PDFDidBeginFind")
  /// A search is over.
  public static let PDFDocumentDidEndFind = Notification.Name("PDFDidEndFind")
  /// A page is searched.
  public static let PDFDocumentDidBeginPageFind = Notification.Name("PDFDidBeginPageFind")
  /// A page was searched.
  public static let PDFDocumentDidEndPageFind = Notification.Name("PDFDidEndPageFind")
  /// Something was found; it is under "PDFDocumentFoundSelection".
  public static let PDFDocumentDidFindMatch = Notification.Name("PDFDidFindMatch")
  /// A document is written.
  public static let PDFDocumentDidBeginWrite = Notification.Name("PDFDidBeginWrite")
  /// A document was written.
  public static let PDFDocumentDidEndWrite = Notification.Name("PDFDidEndWrite")
}
