import CGdkPixbuf
import CPango
import Foundation

/// The text of a page, and where it is.
public struct PDFPageText: Sendable {
  /// All of it, lines apart.
  public let string: String
  /// Where each UTF-16 unit is; in points from the upper left corner of the page as it is turned, y downwards. A line's end is empty.
  public let places: [CGRect]

  /// No text.
  public static let none = PDFPageText(string: "", places: [])
}

extension PDFFile {
  /// The text of a page.
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

  /// What a document says of itself.
  public struct Information: Sendable, Equatable {
    /// What it is called.
    public var title: String?
    /// Who wrote it.
    public var author: String?
    /// What it is about.
    public var subject: String?
    /// Apart by commas, as a rule.
    public var keywords: String?
    /// What it was written with.
    public var creator: String?
    /// What made a PDF of it.
    public var producer: String?
    /// When it was made.
    public var created: Date?
    /// When it was changed.
    public var modified: Date?

    /// Nothing.
    public init() {}
  }

  /// What the document says of itself.
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

  /// Which PDF it is: 1.4.
  public var version: (major: Int, minor: Int) {
    withDocument { document in
      var (major, minor) = (UInt32(0), UInt32(0))
      poppler.version(document, &major, &minor)
      return (Int(major), Int(minor))
    }
  }

  /// What its author allows.
  public struct Permissions: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Print it so that it cannot be copied from paper.
    public static let printing = Permissions(rawValue: 1)
    /// Change it.
    public static let changes = Permissions(rawValue: 1 << 1)
    /// Copy parts of it.
    public static let copying = Permissions(rawValue: 1 << 2)
    /// Add annotations.
    public static let commenting = Permissions(rawValue: 1 << 3)
    /// Fill its forms.
    public static let filling = Permissions(rawValue: 1 << 4)
    /// Have it read aloud.
    public static let accessibility = Permissions(rawValue: 1 << 5)
    /// Add, remove and turn pages.
    public static let assembly = Permissions(rawValue: 1 << 6)
    /// Print it.
    public static let printingInHighQuality = Permissions(rawValue: 1 << 7)
    /// Everything.
    public static let all = Permissions(rawValue: 0xFF)
  }

  /// What its author allows.
  public var permissions: Permissions { withDocument { Permissions(rawValue: poppler.permissions($0)) } }

  /// Whether a file's content is encrypted, with a password or without one. The dictionary that says so never is.
  public static func isEncrypted(_ data: Data) -> Bool {
    data.range(of: Data("/Encrypt".utf8), options: .backwards) != nil
  }
}
