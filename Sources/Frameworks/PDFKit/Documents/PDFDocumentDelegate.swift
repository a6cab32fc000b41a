import Foundation

/// The delegate of a document, which also decides the classes of its parts.
public protocol PDFDocumentDelegate: NSObjectProtocol {
  /// The document was unlocked.
  func documentDidUnlock(_ notification: Notification)
  /// A search began.
  func documentDidBeginDocumentFind(_ notification: Notification)
  /// A search ended.
  func documentDidEndDocumentFind(_ notification: Notification)
  /// The search of a page began; its index is under "PDFDocumentPageIndex".
  func documentDidBeginPageFind(_ notification: Notification)
  /// The search of a page ended; its index is under "PDFDocumentPageIndex".
  func documentDidEndPageFind(_ notification: Notification)
  /// A match was found; it is under "PDFDocumentFoundSelection".
  func documentDidFindMatch(_ notification: Notification)
  /// A match was found.
  func didMatchString(_ instance: PDFSelection)
  /// Returns the class of pages: a subclass of `PDFPage`. It is requested when a page is first accessed.
  func classForPage() -> AnyClass
  /// Returns the class of annotations of a type: a subclass of `PDFAnnotation`. Caveat: it is not called.
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
  /// Returns `PDFPage`.
  public func classForPage() -> AnyClass { PDFPage.self }
  /// Returns `PDFAnnotation`.
  public func `class`(forAnnotationType annotationType: String) -> AnyClass { PDFAnnotation.self }
}

extension Notification.Name {
  /// The document was unlocked.
  public static let PDFDocumentDidUnlock = Notification.Name("PDFDocumentDidUnlock")
  /// A search began.
  public static let PDFDocumentDidBeginFind = Notification.Name("PDFDidBeginFind")
  /// A search ended.
  public static let PDFDocumentDidEndFind = Notification.Name("PDFDidEndFind")
  /// The search of a page began.
  public static let PDFDocumentDidBeginPageFind = Notification.Name("PDFDidBeginPageFind")
  /// The search of a page ended.
  public static let PDFDocumentDidEndPageFind = Notification.Name("PDFDidEndPageFind")
  /// A match was found; it is under "PDFDocumentFoundSelection".
  public static let PDFDocumentDidFindMatch = Notification.Name("PDFDidFindMatch")
  /// A document is about to be written.
  public static let PDFDocumentDidBeginWrite = Notification.Name("PDFDidBeginWrite")
  /// A document was written.
  public static let PDFDocumentDidEndWrite = Notification.Name("PDFDidEndWrite")
}
