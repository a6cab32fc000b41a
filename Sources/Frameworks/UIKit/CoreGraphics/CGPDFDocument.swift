import Foundation
import Rasterizer
import Synchronization

/// A PDF document of Core Graphics.
///
/// Caveat: the dictionaries of a file (`info`, `catalog`) cannot be read.
public final class CGPDFDocument: Hashable, Sendable {
  private let data: Data
  private let opened: Mutex<PDFFile?>

  /// Creates a document from data; nil if it is no PDF.
  public convenience init?(_ provider: CGDataProvider) {
    guard let data = provider.data else { return nil }
    self.init(data)
  }

  /// Creates a document from a file; nil if there is none, or no PDF.
  public convenience init?(_ url: CFURL) {
    guard let data = try? Data(contentsOf: url as URL) else { return nil }
    self.init(data)
  }

  private init?(_ data: Data) {
    self.data = data
    do {
      opened = Mutex(try PDFFile(data))
    } catch {
      guard error == .locked else { return nil }
      opened = Mutex(nil)
    }
  }

  var file: PDFFile? { opened.withLock { $0 } }

  /// The number of pages; 0 while the document is locked.
  public var numberOfPages: Int { file?.pageCount ?? 0 }

  /// Returns a page, counted from 1; nil if there is none.
  public func page(at pageNumber: Int) -> CGPDFPage? {
    guard (1...max(1, numberOfPages)).contains(pageNumber), let file else { return nil }
    return CGPDFPage(self, file, number: pageNumber)
  }

  /// Whether the content is encrypted, with or without a password.
  public var isEncrypted: Bool { PDFFile.isEncrypted(data) }
  /// Whether the content can be read.
  public var isUnlocked: Bool { file != nil }

  /// Unlocks the document; returns false if the password is wrong.
  public func unlockWithPassword(_ password: UnsafePointer<CChar>) -> Bool {
    if isUnlocked { return true }
    guard let file = try? PDFFile(data, password: String(cString: password)) else { return false }
    opened.withLock { $0 = file }
    return true
  }

  /// Whether the author allows printing.
  public var allowsPrinting: Bool { file?.permissions.contains(.printing) ?? false }
  /// Whether the author allows copying.
  public var allowsCopying: Bool { file?.permissions.contains(.copying) ?? false }

  /// Writes the PDF version: 1 and 4.
  public func getVersion(majorVersion: UnsafeMutablePointer<Int32>, minorVersion: UnsafeMutablePointer<Int32>) {
    let version = file?.version ?? (major: 1, minor: 0)
    (majorVersion.pointee, minorVersion.pointee) = (Int32(version.major), Int32(version.minor))
  }

  public static func == (a: CGPDFDocument, b: CGPDFDocument) -> Bool { a === b }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A box of a page.
public enum CGPDFBox: Int32, Sendable {
  /// The whole paper.
  case mediaBox = 0
  /// The displayed area.
  case cropBox = 1
  /// The printed area, including the bleed.
  case bleedBox = 2
  /// The trimmed page.
  case trimBox = 3
  /// The area that matters to the author.
  case artBox = 4
}
