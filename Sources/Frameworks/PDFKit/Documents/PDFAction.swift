import Foundation
import Rasterizer

/// What a link or a line of an outline does.
open class PDFAction: NSObject, NSCopying {
  /// The name of its kind in a PDF: "GoTo".
  public let type: String

  init(type: String) { self.type = type }

  /// The same action.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// What a file says; nil for nothing that is known here.
  static func made(_ target: PDFFile.Target, in document: PDFDocument?) -> PDFAction? {
    switch target {
    case .place(let place):
      return document.flatMap { PDFDestination(place, in: $0) }.map { PDFActionGoTo(destination: $0) }
    case .url(let text): return URL(string: text).map { PDFActionURL(url: $0) }
    case .named(let name): return PDFActionNamed.named(name).map { PDFActionNamed(name: $0) }
    case .file(let path, let place):
      return PDFActionRemoteGoTo(
        pageIndex: place?.page ?? 0, at: CGPoint(x: place?.left ?? 0, y: place?.top ?? 0),
        fileURL: URL(fileURLWithPath: path))
    case .nothing: return nil
    }
  }
}

/// Leads to a place in the document.
open class PDFActionGoTo: PDFAction {
  /// Where.
  open var destination: PDFDestination
  /// Leads to a place.
  public init(destination: PDFDestination) {
    self.destination = destination
    super.init(type: "GoTo")
  }
}

/// Opens an address.
open class PDFActionURL: PDFAction {
  /// Which; nil for none.
  open var url: URL?
  /// Opens an address.
  public init(url: URL) {
    self.url = url
    super.init(type: "URI")
  }
}

/// Leads to a page of another file.
open class PDFActionRemoteGoTo: PDFAction {
  /// Counted from 0.
  open var pageIndex: Int
  /// A point of the page.
  open var point: CGPoint
  /// The file.
  open var url: URL
  /// Leads to a page of another file.
  public init(pageIndex: Int, at point: CGPoint, fileURL url: URL) {
    (self.pageIndex, self.point, self.url) = (pageIndex, point, url)
    super.init(type: "GoToR")
  }
}

/// What a viewer can do.
public enum PDFActionNamedName: Int, Sendable {
  /// Nothing.
  case none = 0
  /// Shows the next page.
  case nextPage = 1
  /// Shows the page before.
  case previousPage = 2
  /// Shows the first page.
  case firstPage = 3
  /// Shows the last page.
  case lastPage = 4
  /// Returns to where the person was.
  case goBack = 5
  /// Returns from there.
  case goForward = 6
  /// Asks for a page.
  case goToPage = 7
  /// Asks for a text to be found.
  case find = 8
  /// Prints.
  case print = 9
  /// Enlarges.
  case zoomIn = 10
  /// Reduces.
  case zoomOut = 11
}

/// Does something that a viewer can do.
open class PDFActionNamed: PDFAction {
  /// What.
  open var name: PDFActionNamedName
  /// Does something that a viewer can do.
  public init(name: PDFActionNamedName) {
    self.name = name
    super.init(type: "Named")
  }

  /// By the name in a PDF.
  static func named(_ name: String) -> PDFActionNamedName? {
    let names: [String: PDFActionNamedName] = [
      "NextPage": .nextPage, "PrevPage": .previousPage, "FirstPage": .firstPage, "LastPage": .lastPage,
      "GoBack": .goBack, "GoForward": .goForward, "GoToPage": .goToPage, "Find": .find, "Print": .print,
      "ZoomIn": .zoomIn, "ZoomOut": .zoomOut,
    ]
    return names[name]
  }
}
