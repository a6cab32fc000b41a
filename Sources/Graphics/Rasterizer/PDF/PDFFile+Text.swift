import CGdkPixbuf
import CPango
import Foundation

/// The text of a page, with positions.
public struct PDFPageText: Sendable {
  /// The whole text, with line breaks.
  public let string: String
  /// The rectangle of each UTF-16 unit, in points from the upper left corner of the rotated page, y downwards. A line's
  /// end is empty.
  public let places: [CGRect]

  /// An empty text.
  public static let none = PDFPageText(string: "", places: [])
}

extension PDFFile {
  /// Returns the text of a page.
  public func text(of page: Int) -> PDFPageText {
    withPage(page) { held -> PDFPageText? in
      guard let string = poppler.taken(poppler.text(held)), !string.isEmpty else { return nil }
      var (rectangles, count) = (UnsafeMutableRawPointer?.none, UInt32(0))
      guard poppler.textLayout(held, &rectangles, &count) != 0, let rectangles else { return nil }
      defer { g_free(rectangles) }
      let found = rectangles.assumingMemoryBound(to: Poppler.Rectangle.self)
      var places: [CGRect] = []
      places.reserveCapacity(string.utf16.count)
      for (index, scalar) in string.unicodeScalars.enumerated() {
        let place = index < count ? found[index].rect : .zero
        for _ in 0..<(scalar.value > 0xFFFF ? 2 : 1) { places.append(place) }
      }
      return PDFPageText(string: string, places: places)
    } ?? .none
  }

  // MARK: Information

  /// A document's information.
  public struct Information: Sendable, Equatable {
    /// The title.
    public var title: String?
    /// The author.
    public var author: String?
    /// The subject.
    public var subject: String?
    /// The keywords, usually separated by commas.
    public var keywords: String?
    /// The program that it was written with.
    public var creator: String?
    /// The program that converted it to PDF.
    public var producer: String?
    /// The creation date.
    public var created: Date?
    /// The modification date.
    public var modified: Date?

    /// Creates empty information.
    public init() {}
  }

  /// The document's information.
  public var information: Information {
    withDocument { document in
      func words(_ ask: (OpaquePointer) -> Poppler.Words?) -> String? { poppler.taken(ask(document)) }
      func date(_ ask: (OpaquePointer) -> Int) -> Date? {
        let seconds = ask(document)
        return seconds > 0 ? Date(timeIntervalSince1970: TimeInterval(seconds)) : nil
      }
      var found = Information()
      found.title = words(poppler.title)
      found.author = words(poppler.author)
      found.subject = words(poppler.subject)
      found.keywords = words(poppler.keywords)
      found.creator = words(poppler.creator)
      found.producer = words(poppler.producer)
      found.created = date(poppler.created)
      found.modified = date(poppler.modified)
      return found
    }
  }

  /// The PDF version: 1.4.
  public var version: (major: Int, minor: Int) {
    withDocument { document in
      var (major, minor) = (UInt32(0), UInt32(0))
      poppler.version(document, &major, &minor)
      return (Int(major), Int(minor))
    }
  }

  /// The permissions that its author grants.
  public struct Permissions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Printing in a low quality that cannot be copied from paper.
    public static let printing = Permissions(rawValue: 1)
    /// Changing the document.
    public static let changes = Permissions(rawValue: 1 << 1)
    /// Copying parts of it.
    public static let copying = Permissions(rawValue: 1 << 2)
    /// Adding annotations.
    public static let commenting = Permissions(rawValue: 1 << 3)
    /// Filling its forms.
    public static let filling = Permissions(rawValue: 1 << 4)
    /// Reading it aloud.
    public static let accessibility = Permissions(rawValue: 1 << 5)
    /// Adding, removing and rotating pages.
    public static let assembly = Permissions(rawValue: 1 << 6)
    /// Printing.
    public static let printingInHighQuality = Permissions(rawValue: 1 << 7)
    /// All permissions.
    public static let all = Permissions(rawValue: 0xFF)
  }

  /// The permissions that its author grants.
  public var permissions: Permissions { withDocument { Permissions(rawValue: poppler.permissions($0)) } }

  /// Returns whether a file's content is encrypted, with or without a password. The dictionary that says so never is.
  public static func isEncrypted(_ data: Data) -> Bool {
    data.range(of: Data("/Encrypt".utf8), options: .backwards) != nil
  }
}
