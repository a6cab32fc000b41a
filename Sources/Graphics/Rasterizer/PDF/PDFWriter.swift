import CPango
import DisplayList
import Foundation

/// A page of another file that is drawn in place of a picture.
public struct PDFStamp: Sendable {
  /// The file with the page.
  public var file: PDFFile
  /// The page, counted from 0.
  public var page: Int
  /// False to leave out all annotations except form fields.
  public var hasAnnotations: Bool

  /// Creates a stamp of a page.
  public init(_ file: PDFFile, page: Int, hasAnnotations: Bool = true) {
    (self.file, self.page, self.hasAnnotations) = (file, page, hasAnnotations)
  }
}

/// A page to write.
public struct PDFPageContent: Sendable {
  /// A link to another place.
  public enum Link: Sendable {
    case url(String)
    /// A named place.
    case name(String)
    /// A point of a page, counted from 0, relative to its upper left corner.
    case page(Int, CGPoint)
  }

  /// The size in points.
  public var size: CGSize
  /// The content, y downwards.
  public var parts: [DrawnPart] = []
  /// Pages of other files that replace pictures, by the pictures' ids.
  public var stamps: [UInt64: PDFStamp] = [:]
  /// The links and their areas, y downwards.
  public var links: [(area: CGRect, link: Link)] = []
  /// Places that links may name, y downwards.
  public var names: [(name: String, point: CGPoint)] = []

  /// Creates an empty page.
  public init(size: CGSize) { self.size = size }
}

/// Writes PDF files.
public enum PDFWriter {
  /// An entry of the outline to write.
  public struct Entry: Sendable {
    /// The title.
    public var title: String
    /// The page, counted from 0.
    public var page: Int
    /// The point, from the page's upper left corner, y downwards.
    public var point: CGPoint
    /// Whether the entries below are shown.
    public var isOpen: Bool
    /// The entries below.
    public var children: [Entry]

    /// Creates an entry that leads to a place.
    public init(title: String, page: Int, point: CGPoint, isOpen: Bool, children: [Entry]) {
      (self.title, self.page, self.point, self.isOpen, self.children) = (title, page, point, isOpen, children)
    }
  }

  private final class Output {
    var data = Data()
  }

  /// Returns the file; empty if it cannot be written. Pages of other files are read one after the other.
  /// - Parameters:
  ///   - pages: from first to last.
  ///   - labels: the pages' labels; nil for their numbers.
  @MainActor
  public static func file(
    _ pages: [PDFPageContent], information: PDFFile.Information = .init(), outline: [Entry] = [],
    labels: [String?] = []
  ) -> Data {
    let output = Output()
    let write: cairo_write_func_t = { closure, bytes, count in
      guard let closure, let bytes else { return CAIRO_STATUS_WRITE_ERROR }
      Unmanaged<Output>.fromOpaque(closure).takeUnretainedValue().data.append(bytes, count: Int(count))
      return CAIRO_STATUS_SUCCESS
    }
    let first = pages.first?.size ?? .zero
    guard
      let surface = cairo_pdf_surface_create_for_stream(
        write, Unmanaged.passUnretained(output).toOpaque(), Double(first.width), Double(first.height))
    else { return Data() }
    defer { cairo_surface_destroy(surface) }
    describe(information, surface)
    let canvas = Canvas(surface)
    let pages = named(pages)
    let names = Set(pages.flatMap { $0.names.map(\.name) })
    for (index, page) in pages.enumerated() {
      cairo_pdf_surface_set_size(surface, Double(page.size.width), Double(page.size.height))
      if labels.indices.contains(index), let label = labels[index] {
        cairo_pdf_surface_set_page_label(surface, label)
      }
      canvas.saved {
        let painter = PDFPainter(canvas, stamps: page.stamps)
        for part in page.parts { painter.draw(part.fragment) }
      }
      mark(page, names, on: canvas.context)
      cairo_surface_show_page(surface)
    }
    for entry in outline { add(entry, below: 0, pageCount: pages.count, surface) }
    cairo_surface_finish(surface)
    let isWritten = cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS
    return withExtendedLifetime(output) { isWritten ? output.data : Data() }
  }

  private static func describe(_ information: PDFFile.Information, _ surface: OpaquePointer) {
    func set(_ kind: cairo_pdf_metadata_t, _ text: String?) {
      if let text { cairo_pdf_surface_set_metadata(surface, kind, text) }
    }
    set(CAIRO_PDF_METADATA_TITLE, information.title)
    set(CAIRO_PDF_METADATA_AUTHOR, information.author)
    set(CAIRO_PDF_METADATA_SUBJECT, information.subject)
    set(CAIRO_PDF_METADATA_KEYWORDS, information.keywords)
    set(CAIRO_PDF_METADATA_CREATOR, information.creator)
    set(CAIRO_PDF_METADATA_CREATE_DATE, (information.created ?? Date()).formatted(.iso8601))
    set(CAIRO_PDF_METADATA_MOD_DATE, information.modified.map { $0.formatted(.iso8601) })
  }

  /// Names the places that links lead to: Cairo 1.16 forgets links to later pages, but not to names.
  private static func named(_ pages: [PDFPageContent]) -> [PDFPageContent] {
    var pages = pages
    for index in pages.indices {
      for link in pages[index].links.indices {
        guard case .page(let page, let point) = pages[index].links[link].link, pages.indices.contains(page) else {
          continue
        }
        let name = "scrollwork.\(index).\(link)"
        pages[page].names.append((name, point))
        pages[index].links[link].link = .name(name)
      }
    }
    return pages
  }

  /// Records the links and names. A link without a target is left out: Cairo would not write the file.
  private static func mark(_ page: PDFPageContent, _ names: Set<String>, on context: OpaquePointer) {
    for (name, point) in page.names {
      cairo_tag_begin(context, CAIRO_TAG_DEST, "name=\(quoted(name)) x=\(number(point.x)) y=\(number(point.y))")
      cairo_tag_end(context, CAIRO_TAG_DEST)
    }
    for (area, link) in page.links {
      let place = [area.minX, area.minY, area.width, area.height].map(number).joined(separator: " ")
      let target: String
      switch link {
      case .url(let url): target = "uri=\(quoted(url))"
      case .name(let name):
        guard names.contains(name) else { continue }
        target = "dest=\(quoted(name))"
      case .page: continue
      }
      cairo_tag_begin(context, CAIRO_TAG_LINK, "rect=[\(place)] \(target)")
      cairo_tag_end(context, CAIRO_TAG_LINK)
    }
  }

  private static func add(_ entry: Entry, below parent: Int32, pageCount: Int, _ surface: OpaquePointer) {
    let page = min(max(0, entry.page), max(0, pageCount - 1))
    let flags = entry.isOpen ? CAIRO_PDF_OUTLINE_FLAG_OPEN : cairo_pdf_outline_flags_t(rawValue: 0)
    let id = cairo_pdf_surface_add_outline(surface, parent, entry.title, attributes(page, entry.point), flags)
    for child in entry.children { add(child, below: id, pageCount: pageCount, surface) }
  }

  private static func attributes(_ page: Int, _ point: CGPoint) -> String {
    "page=\(page + 1) pos=[\(number(point.x)) \(number(point.y))]"
  }

  /// Returns a number in the syntax of Cairo's attributes, which have no exponents.
  private static func number(_ value: CGFloat) -> String {
    value.isFinite ? String(format: "%.3f", Double(value)) : "0"
  }

  private static func quoted(_ text: String) -> String {
    "'\(text.replacing("\\", with: "\\\\").replacing("'", with: "\\'"))'"
  }
}
