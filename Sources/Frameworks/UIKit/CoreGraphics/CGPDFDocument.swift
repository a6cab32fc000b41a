import Foundation
import Rasterizer
import Synchronization

/// A PDF file as Core Graphics knows it.
///
/// Caveat: the dictionaries of a file (`info`, `catalog`) cannot be read.
public final class CGPDFDocument: Hashable, Sendable {
  private let data: Data
  private let opened: Mutex<PDFFile?>

  /// A file that is in memory; nil for what is no PDF.
  public convenience init?(_ provider: CGDataProvider) {
    guard let data = provider.data else { return nil }
    self.init(data)
  }

  /// A file; nil if there is none, or no PDF.
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

  /// How many pages there are; 0 while a password is wanted.
  public var numberOfPages: Int { file?.pageCount ?? 0 }

  /// A page, counted from 1; nil if there is none.
  public func page(at pageNumber: Int) -> CGPDFPage? {
    guard (1...max(1, numberOfPages)).contains(pageNumber), let file else { return nil }
    return CGPDFPage(self, file, number: pageNumber)
  }

  /// The content is encrypted, with a password or without one.
  public var isEncrypted: Bool { PDFFile.isEncrypted(data) }
  /// The content can be read.
  public var isUnlocked: Bool { file != nil }

  /// Opens a file that wants a password; false if it is another one.
  public func unlockWithPassword(_ password: UnsafePointer<CChar>) -> Bool {
    if isUnlocked { return true }
    guard let file = try? PDFFile(data, password: String(cString: password)) else { return false }
    opened.withLock { $0 = file }
    return true
  }

  /// The author lets the file be printed.
  public var allowsPrinting: Bool { file?.permissions.contains(.printing) ?? false }
  /// The author lets parts of the file be copied.
  public var allowsCopying: Bool { file?.permissions.contains(.copying) ?? false }

  /// Which PDF it is: 1 and 4.
  public func getVersion(majorVersion: UnsafeMutablePointer<Int32>, minorVersion: UnsafeMutablePointer<Int32>) {
    let version = file?.version ?? (major: 1, minor: 0)
    (majorVersion.pointee, minorVersion.pointee) = (Int32(version.major), Int32(version.minor))
  }

  public static func == (a: CGPDFDocument, b: CGPDFDocument) -> Bool { a === b }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A part of a page.
public enum CGPDFBox: Int32, Sendable {
  /// The paper.
  case mediaBox = 0
  /// What is shown.
  case cropBox = 1
  /// What is printed, with what is cut off.
  case bleedBox = 2
  /// What is left of the paper.
  case trimBox = 3
  /// What matters to the author.
  case artBox = 4
}
