import Foundation
import Rasterizer

/// The recorded pages of a PDF.
final class PDFRecording {
  /// The destination of the file.
  enum Target {
    case memory(NSMutableData)
    case file(URL)
  }

  private let target: Target
  private(set) var pages: [PDFPageContent] = []
  /// The current page.
  var page = PDFPageContent(size: .zero)
  /// The bounds of the page as requested by the app.
  private(set) var bounds: CGRect
  private(set) var isInPage = false
  private var isWritten = false
  private let information: PDFFile.Information

  /// - Parameters:
  ///   - bounds: the default page.
  ///   - description: title, author and so on, under Core Graphics' keys.
  init(_ target: Target, bounds: CGRect, description: [AnyHashable: Any]?) {
    (self.target, self.bounds, defaultBounds) = (target, bounds, bounds)
    var information = PDFFile.Information()
    information.title = description?[kCGPDFContextTitle] as? String
    information.author = description?[kCGPDFContextAuthor] as? String
    information.subject = description?[kCGPDFContextSubject] as? String
    information.creator = description?[kCGPDFContextCreator] as? String
    switch description?[kCGPDFContextKeywords] {
    case let words as [String]: information.keywords = words.joined(separator: ", ")
    case let words: information.keywords = words as? String
    }
    self.information = information
  }

  private let defaultBounds: CGRect

  /// Begins a page and ends the previous one.
  /// - Parameters:
  ///   - bounds: nil for the default page.
  ///   - isUpwards: whether y points upwards.
  func begin(_ bounds: CGRect?, in context: CGContext, isUpwards: Bool) {
    end(in: context)
    self.bounds = (bounds ?? defaultBounds).standardized
    page = PDFPageContent(size: self.bounds.size)
    isInPage = true
    context.beginPage(size: self.bounds.size)
    if isUpwards {
      context.translateBy(x: 0, y: self.bounds.height)
      context.scaleBy(x: 1, y: -1)
    }
    context.translateBy(x: -self.bounds.minX, y: -self.bounds.minY)
  }

  /// The transform from paper coordinates, y upwards, to drawing coordinates, y downwards from the upper left corner.
  var toDrawn: CGAffineTransform {
    CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: -bounds.minX, ty: bounds.maxY)
  }

  /// Ends the current page, if any.
  func end(in context: CGContext) {
    guard isInPage else { return }
    isInPage = false
    page.parts = context.parts
    pages.append(page)
    context.beginPage(size: bounds.size)
  }

  /// Returns the file and writes it to its target.
  @discardableResult
  func finish(_ context: CGContext) -> Data {
    end(in: context)
    guard !isWritten else { return Data() }
    isWritten = true
    let (pages, information) = (pages, information)
    let data = OnMain.run { PDFWriter.file(pages, information: information) }
    self.pages = []
    switch target {
    case .memory(let memory): memory.append(data)
    case .file(let url): failure = Result { try data.write(to: url) }.failure
    }
    return data
  }

  /// The error of writing the file.
  private(set) var failure: (any Error)?
}

extension Result {
  fileprivate var failure: Failure? { if case .failure(let failure) = self { failure } else { nil } }
}
