import Foundation
import Rasterizer

/// The action of a link or an outline item.
open class PDFAction: NSObject, NSCopying {
  /// The type in a PDF, such as "GoTo".
  public let type: String

  init(type: String) { self.type = type }

  /// Returns a copy.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns the action in a file; nil if it is not supported.
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

/// Goes to a destination in the document.
open class PDFActionGoTo: PDFAction {
  /// The destination.
  open var destination: PDFDestination
  /// Creates an action with a destination.
  public init(destination: PDFDestination) {
    self.destination = destination
    super.init(type: "GoTo")
  }
}

/// Opens a URL.
open class PDFActionURL: PDFAction {
  /// The URL; nil if there is none.
  open var url: URL?
  /// Creates an action with a URL.
  public init(url: URL) {
    self.url = url
    super.init(type: "URI")
  }
}

/// Goes to a page of another file.
open class PDFActionRemoteGoTo: PDFAction {
  /// The page index, from 0.
  open var pageIndex: Int
  /// A point on the page.
  open var point: CGPoint
  /// The file.
  open var url: URL
  /// Creates an action with a page of another file.
  public init(pageIndex: Int, at point: CGPoint, fileURL url: URL) {
    (self.pageIndex, self.point, self.url) = (pageIndex, point, url)
    super.init(type: "GoToR")
  }
}

/// A named action of a viewer.
public enum PDFActionNamedName: Int, Sendable {
  /// Nothing.
  case none = 0
  /// Shows the next page.
  case nextPage = 1
  /// Shows the previous page.
  case previousPage = 2
  /// Shows the first page.
  case firstPage = 3
  /// Shows the last page.
  case lastPage = 4
  /// Goes back in the history.
  case goBack = 5
  /// Goes forward in the history.
  case goForward = 6
  /// Asks for a page.
  case goToPage = 7
  /// Asks for a string to find.
  case find = 8
  /// Prints.
  case print = 9
  /// Zooms in.
  case zoomIn = 10
  /// Zooms out.
  case zoomOut = 11
}

/// Performs a named action of a viewer.
open class PDFActionNamed: PDFAction {
  /// The name.
  open var name: PDFActionNamedName
  /// Creates an action with a name.
  public init(name: PDFActionNamedName) {
    self.name = name
    super.init(type: "Named")
  }

  /// Returns the action with a name in a PDF.
  static func named(_ name: String) -> PDFActionNamedName? {
    let names: [String: PDFActionNamedName] = [
      "NextPage": .nextPage, "PrevPage": .previousPage, "FirstPage": .firstPage, "LastPage": .lastPage,
      "GoBack": .goBack, "GoForward": .goForward, "GoToPage": .goToPage, "Find": .find, "Print": .print,
      "ZoomIn": .zoomIn, "ZoomOut": .zoomOut,
    ]
    return names[name]
  }
}
